-- What a piece costs the shop, in the currency of the part's prices. Entered by staff; unknown parts are not here.
create table goods_cost (
  goods_id integer primary key references goods on delete cascade,
  unit_cost numeric(18, 6) not null check (unit_cost >= 0),
  who text not null,
  at timestamptz not null default clock_timestamp()
);

-- An order line keeps what figures need of its part as it was then.
alter table order_line
  add column category_id integer,
  add column unit_cost numeric(18, 6); -- null: not known when it was ordered
update order_line l set category_id = g.category_id from goods g where g.goods_id = l.goods_id;

create function remember_line_facts() returns trigger language plpgsql as $$
begin
  select g.category_id, c.unit_cost into new.category_id, new.unit_cost
  from goods g left join goods_cost c using (goods_id) where g.goods_id = new.goods_id;
  return new;
end $$;
create trigger remember_line_facts before insert on order_line for each row execute function remember_line_facts();

-- What has happened to the money of orders and is not in the summaries yet. Written with the order itself, taken out
-- by whoever folds: no payment waits for the row of its day.
create table figure_entry (
  entry_id bigint generated always as identity primary key,
  kind text not null check (kind in ('placed', 'closed', 'paid', 'refund')),
  order_id integer not null,
  at timestamptz not null, -- of a refund; otherwise the order says when
  amount numeric(18, 4) not null default 0,
  tax_amount numeric(18, 4) not null default 0
);

create table figure_day (
  day date not null, -- UTC
  currency text not null,
  placed_count bigint not null,
  placed_amount numeric not null,
  closed_count bigint not null, -- of the orders placed on this day
  closed_amount numeric not null,
  paid_count bigint not null,
  goods_amount numeric not null,
  freight_amount numeric not null,
  tax_amount numeric not null,
  refund_count bigint not null,
  refunded_amount numeric not null,
  refunded_tax_amount numeric not null,
  primary key (day, currency)
);

-- Sums of a month ('2026-11') or a year ('2026') for one manufacturer, category or customer: the largest ones are the
-- first rows of an index, however many orders there are.
create table figure_period (
  period text collate "C" not null,
  kind text not null check (kind in ('maker', 'category', 'customer')),
  currency text not null,
  key text not null,
  order_count bigint not null,
  piece_count numeric not null,
  amount numeric not null,
  costed_amount numeric not null, -- the part of `amount` whose cost is known
  cost numeric not null,
  refunded_amount numeric not null,
  primary key (period, kind, currency, key)
);
create index figure_period_largest on figure_period (period, kind, currency, amount desc, key);

create function note_order_figures() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into figure_entry (kind, order_id, at) values ('placed', new.order_id, new.created_at);
    return null;
  end if;
  if old.paid_at is null and new.paid_at is not null then
    insert into figure_entry (kind, order_id, at) values ('paid', new.order_id, new.paid_at);
  end if;
  if old.status <> 7 and new.status = 7 then
    insert into figure_entry (kind, order_id, at) values ('closed', new.order_id, new.created_at);
  end if;
  return null;
end $$;
create trigger note_new_order after insert on orders for each row execute function note_order_figures();
create trigger note_order_change after update of status, paid_at on orders for each row
  when (old.status is distinct from new.status or old.paid_at is distinct from new.paid_at)
  execute function note_order_figures();

-- Money that came too late was never a sale; giving it back is no refund of one.
create function note_refund_figures() returns trigger language plpgsql as $$
begin
  if not exists (select from payment p where p.payment_id = new.payment_id and p.state <> 'paid') then
    insert into figure_entry (kind, order_id, at, amount, tax_amount)
    values ('refund', new.order_id, new.created_at, new.amount, new.tax_amount);
  end if;
  return null;
end $$;
create trigger note_refund after insert on refund for each row execute function note_refund_figures();

-- Everything there ever was, as entries.
create view figure_source as
  select 'placed' kind, order_id, created_at at, 0::numeric amount, 0::numeric tax_amount from orders
  union all select 'closed', order_id, created_at, 0, 0 from orders where status = 7
  union all select 'paid', order_id, paid_at, 0, 0 from orders where paid_at is not null
  union all select 'refund', r.order_id, r.created_at, r.amount, r.tax_amount
    from refund r left join payment p using (payment_id) where p.state is null or p.state = 'paid';
insert into figure_entry (kind, order_id, at, amount, tax_amount) select * from figure_source;

-- Lists behind the figures.
create index orders_paid on orders (paid_at) where paid_at is not null;
create index orders_created on orders (created_at);
create index enquiry_created on enquiry (created_at);
