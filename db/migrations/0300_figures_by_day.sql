-- Margin by day and customer. Costs have entries of their own: processes of the version before take out those of
-- figure_entry and do not know the new columns.
alter table figure_day
  add column costed_amount numeric not null default 0, -- the part of `goods_amount` whose cost is known
  add column cost numeric not null default 0;
create table figure_cost_entry (
  entry_id bigint generated always as identity primary key,
  order_id integer not null -- paid
);

-- Otherwise a payment could fall between the function of before and the orders counted below.
lock table orders in share row exclusive mode;
create or replace function note_order_figures() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into figure_entry (kind, order_id, at) values ('placed', new.order_id, new.created_at);
    return null;
  end if;
  if old.paid_at is null and new.paid_at is not null then
    insert into figure_entry (kind, order_id, at) values ('paid', new.order_id, new.paid_at);
    insert into figure_cost_entry (order_id) values (new.order_id);
  end if;
  if old.status <> 7 and new.status = 7 then
    insert into figure_entry (kind, order_id, at) values ('closed', new.order_id, new.created_at);
  end if;
  return null;
end $$;
insert into figure_cost_entry (order_id) select order_id from orders where paid_at is not null;

-- Searches without a result by day. The newest days are counted again whenever somebody looks.
create table figure_search_day (
  day date primary key,
  query_count integer not null,
  times integer not null
);

-- Abandoned carts one by one, and what is in them by manufacturer and category. Worked out with figure_carts, whose column
-- `largest` is for the version before.
create table figure_cart (
  currency text not null,
  account_id integer not null references account on delete cascade,
  line_count integer not null,
  amount numeric not null,
  last_on date not null, -- UTC
  primary key (currency, account_id)
);
create index figure_cart_account on figure_cart (account_id);
create index figure_cart_largest on figure_cart (currency, amount desc, account_id);
create table figure_cart_group (
  currency text not null,
  kind text not null check (kind in ('maker', 'category')),
  key text not null,
  cart_count integer not null,
  amount numeric not null,
  primary key (currency, kind, key)
);

-- Stock at cost, as figure_stock: of each manufacturer and category, and as it was on each day.
create table figure_stock_group (
  currency text not null,
  kind text not null check (kind in ('maker', 'category')),
  key text not null,
  value numeric not null,
  primary key (currency, kind, key)
);
create table figure_stock_day (
  day date not null, -- UTC
  currency text not null,
  value numeric not null,
  primary key (day, currency)
);
