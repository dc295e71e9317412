-- Customers who may pay after delivery: within so many days, up to a limit in one currency.
create table credit_terms (
  account_id integer primary key references account on delete cascade,
  state text not null check (state in ('active', 'paused', 'withdrawn')),
  days smallint not null check (days between 1 and 120),
  currency text not null,
  credit_limit numeric(18, 4) not null check (credit_limit > 0),
  note text not null, -- for staff
  version integer not null default 1,
  changed_by text not null,
  changed_at timestamptz not null default clock_timestamp()
);

-- An order on account goes to the warehouse when it is placed and is paid later: `paid_at` stays empty until then.
alter table orders drop constraint orders_pay_method_check;
alter table orders add constraint orders_pay_method_check check (pay_method in ('online', 'transfer', 'account')) not valid;
alter table orders
  add column on_account_at timestamptz, -- null: paid before it is shipped
  add column net_days smallint, -- as agreed when it was placed
  add column due_on date; -- known when the last parcel has left; UTC

insert into order_transition values
  (1, 'onAccount', 'buyer', 2),
  (2, 'cancelOnAccount', 'staff', 7);

create or replace function check_order_change() returns trigger language plpgsql as $$
begin
  if new.amount <> old.amount or new.freight_amount <> old.freight_amount or new.tax_amount <> old.tax_amount
    or new.currency <> old.currency or new.order_no <> old.order_no then
    raise exception 'the money of order % does not change', old.order_no using errcode = 'check_violation';
  end if;
  if new.status <> old.status and not exists (
    select from order_transition
    where from_status = old.status and to_status = new.status
      and (action <> 'refuseAfterSale' or new.status = old.came_from)
  ) then
    raise exception 'order % does not go from % to %', old.order_no, old.status, new.status
      using errcode = 'check_violation';
  end if;
  if old.status = 2 and new.status = 7 and (old.on_account_at is null or old.paid_at is not null) then
    raise exception 'order % is paid and cannot be cancelled', old.order_no using errcode = 'check_violation';
  end if;
  return new;
end $$;

-- What is credited before it is paid comes back from no payment.
alter table refund drop constraint refund_check;
alter table refund add constraint refund_source check (payment_id is null or transfer_id is null) not valid;

-- Sales count when an order goes to the warehouse: when it is paid, or placed on account.
create or replace function note_order_figures() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into figure_entry (kind, order_id, at) values ('placed', new.order_id, new.created_at);
    return null;
  end if;
  if coalesce(old.on_account_at, old.paid_at) is null and coalesce(new.on_account_at, new.paid_at) is not null then
    insert into figure_entry (kind, order_id, at)
    values ('paid', new.order_id, coalesce(new.on_account_at, new.paid_at));
    insert into figure_cost_entry (order_id) values (new.order_id);
  end if;
  if old.status <> 7 and new.status = 7 then
    insert into figure_entry (kind, order_id, at) values ('closed', new.order_id, new.created_at);
  end if;
  return null;
end $$;
create or replace view figure_source as
  select 'placed' kind, order_id, created_at at, 0::numeric amount, 0::numeric tax_amount from orders
  union all select 'closed', order_id, created_at, 0, 0 from orders where status = 7
  union all select 'paid', order_id, coalesce(on_account_at, paid_at), 0, 0 from orders
    where on_account_at is not null or paid_at is not null
  union all select 'refund', r.order_id, r.created_at, r.amount, r.tax_amount
    from refund r left join payment p using (payment_id) where p.state is null or p.state = 'paid';

-- Who receives `order.placed` knows whether to wait for `order.paid` before shipping.
create or replace function order_event_data(o anyelement) returns jsonb language sql stable as $$
  select jsonb_build_object('orderNo', o.order_no, 'status', o.status, 'currency', o.currency,
    'amount', trim_scale(o.amount)::text, 'freightAmount', trim_scale(o.freight_amount)::text,
    'taxAmount', trim_scale(o.tax_amount)::text, 'totalAmount', trim_scale(o.total_amount)::text,
    'payMethod', o.pay_method)
$$;

-- Reminders of overdue invoices that were sent: one for each stage.
create table order_reminder (
  order_id integer not null references orders,
  stage smallint not null check (stage > 0),
  sent_at timestamptz not null default now(),
  primary key (order_id, stage)
);
