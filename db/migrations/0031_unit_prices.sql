-- How many units of a currency the shop reckons for one US dollar. Prices of two currencies are compared by it, and pages
-- that do so name it with its day.
create table currency_rate (
  currency text primary key,
  per_usd numeric(18, 6) not null check (per_usd > 0),
  rated_on date not null
);
insert into currency_rate values ('USD', 1, '2026-10-31'), ('CNY', 7.2, '2026-10-31');
alter table goods add constraint goods_currency_fkey foreign key (currency) references currency_rate;

-- What a piece costs in an order of that many: the promotional price where there is one. Below the first tier, which is the
-- smallest order, there is no price.
create function unit_price(counts integer[], prices numeric[], activity_prices numeric[], quantity integer) returns numeric
  language sql immutable parallel safe
  return case when activity_prices[width_bucket(quantity, counts)] > 0
    then activity_prices[width_bucket(quantity, counts)] else prices[width_bucket(quantity, counts)] end;
