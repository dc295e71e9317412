-- What happens at the provider after a payment: disputes, refunds made there, and refunds that failed.
alter table payment
  add column dispute text,
  add column dispute_id text; -- what the provider calls it
alter table payment add constraint payment_dispute_check check (dispute in ('open', 'won', 'lost')) not valid;
alter table payment_event
  add column refund_no text,
  add column reference text; -- the provider's number of the refund or dispute
alter table refund drop constraint refund_state_check;
alter table refund add constraint refund_state_check check (state in ('pending', 'done', 'failed')) not valid;

-- A refund that failed was none: its figures are taken back on the same day.
create or replace function note_refund_figures() returns trigger language plpgsql as $$
declare
  factor integer := case when new.state = 'failed' then -1 else 1 end;
begin
  if not exists (select from payment p where p.payment_id = new.payment_id and p.state <> 'paid') then
    insert into figure_entry (kind, order_id, at, amount, tax_amount)
    values ('refund', new.order_id, new.created_at, factor * new.amount, factor * new.tax_amount);
  end if;
  return null;
end $$;
create trigger note_failed_refund after update of state on refund for each row
  when (old.state is distinct from new.state and 'failed' in (old.state, new.state))
  execute function note_refund_figures();
create or replace view figure_source as
  select 'placed' kind, order_id, created_at at, 0::numeric amount, 0::numeric tax_amount from orders
  union all select 'closed', order_id, created_at, 0, 0 from orders where status = 7
  union all select 'paid', order_id, coalesce(on_account_at, paid_at), 0, 0 from orders
    where on_account_at is not null or paid_at is not null
  union all select 'refund', r.order_id, r.created_at, r.amount, r.tax_amount
    from refund r left join payment p using (payment_id)
    where r.state <> 'failed' and (p.state is null or p.state = 'paid');
