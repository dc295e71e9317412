-- A request is answered line by line: how many pieces are accepted, back in the stock, and refunded.
alter table after_sale_line
  add column accepted_count integer, -- null: open, or answered by the version before this one, for all pieces
  add column restocked_count integer not null default 0,
  add column refunded_count integer not null default 0;

-- What was answered before was answered for all pieces of a request.
update after_sale_line r set accepted_count = case a.state when 'agreed' then r.count else 0 end,
  restocked_count = case when a.restocked then r.count else 0 end,
  refunded_count = case when a.state = 'agreed' and a.wish = 'refund' then least(r.count, l.refunded_count) else 0 end
from after_sale a, order_line l
where a.after_sale_id = r.after_sale_id and l.line_id = r.line_id and a.state <> 'open';

alter table after_sale_line
  add check (accepted_count between 0 and count) not valid,
  add check (restocked_count between 0 and coalesce(accepted_count, count)) not valid,
  add check (refunded_count between 0 and coalesce(accepted_count, count)) not valid;

-- Pieces of an order line that requests have taken: asked for in an open one, accepted in an answered one.
create function returned_pieces(line integer) returns integer language sql stable as $$
  select coalesce(sum(case a.state when 'refused' then 0 when 'open' then r.count else coalesce(r.accepted_count, r.count) end), 0)::int
  from after_sale_line r join after_sale a using (after_sale_id) where r.line_id = line
$$;

-- The order is locked while requests are written; this holds for every writer.
create function check_returned_pieces() returns trigger language plpgsql as $$
begin
  if returned_pieces(new.line_id) > (select count from order_line where line_id = new.line_id) then
    raise exception 'more pieces of line % are returned than were ordered', new.line_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger check_returned_pieces after insert or update on after_sale_line
  for each row execute function check_returned_pieces();

-- Several requests one after the other, until all pieces are used up.
alter table orders drop constraint orders_came_from_check;
alter table orders add constraint orders_came_from_check check (came_from in (2, 3, 4, 6)) not valid;
insert into order_transition values (6, 'applyAfterSale', 'buyer', 5), (5, 'refuseAfterSale', 'staff', 6);
