-- Tax by country and kind of customer. No row: no tax.
create table tax_rule (
  rule_id integer generated always as identity primary key,
  country_code text references country (country_code), -- null: every country without a rule of its own
  customer_kind text not null check (customer_kind in ('all', 'business')), -- business: a company with a VAT number
  name text not null,
  rate numeric(6, 3) not null check (rate between 0 and 100),
  reverse_charge boolean not null default false,
  note text not null default '', -- printed on the invoice
  check (not reverse_charge or (rate = 0 and customer_kind = 'business')),
  unique nulls not distinct (country_code, customer_kind)
);

-- All rules as one text: another one means that somebody changed them meanwhile.
create function tax_version() returns text language sql stable parallel safe as $$
  select md5(coalesce(string_agg(r::text, ';' order by rule_id), '')) from tax_rule r
$$;

-- What was agreed stays with the order, as its prices do.
alter table orders
  add column tax_amount numeric(18, 4) not null default 0 check (tax_amount >= 0),
  add column refunded_tax_amount numeric(18, 4) not null default 0 check (refunded_tax_amount between 0 and tax_amount),
  add column tax jsonb; -- name, rate, reverseCharge, note, vatNumber; null: no rule applied
-- Dropped and added: PostgreSQL 15 and 16 cannot change the expression of a column.
alter table orders drop column total_amount;
alter table orders
  add column total_amount numeric(18, 4) not null generated always as (amount + freight_amount + tax_amount) stored;

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
  return new;
end $$;

alter table refund add column tax_amount numeric(18, 4) not null default 0 check (tax_amount between 0 and amount);
