-- Prices agreed with customers: a discount on list prices, other discounts by category and manufacturer, and fixed prices of parts.
create table price_list (
  price_list_id integer generated always as identity primary key,
  name text not null check (name <> ''),
  percent numeric(4, 2) not null check (percent >= 0),
  starts_on date, -- in effect on both days and between them; UTC
  ends_on date,
  version integer not null default 1,
  changed_by text not null,
  changed_at timestamptz not null default clock_timestamp(),
  check (ends_on >= starts_on)
);
create unique index price_list_name on price_list (lower(name));

-- A category includes all below it.
create table price_list_discount (
  price_list_id integer not null references price_list on delete cascade,
  category_id integer references category on delete cascade,
  brand_id integer references brand on delete cascade,
  percent numeric(4, 2) not null check (percent >= 0),
  check (category_id is not null or brand_id is not null)
);
create unique index price_list_discount_of on price_list_discount
  (price_list_id, coalesce(category_id, 0), coalesce(brand_id, 0));
create index price_list_discount_category on price_list_discount (category_id);
create index price_list_discount_brand on price_list_discount (brand_id);

-- A price in another currency than that of the part has no effect.
create table price_list_price (
  price_list_id integer not null references price_list on delete cascade,
  goods_id integer not null references goods on delete cascade,
  currency text not null,
  counts integer[] not null,
  prices numeric(18, 4)[] not null,
  primary key (price_list_id, goods_id),
  check (cardinality(counts) between 1 and 20 and cardinality(prices) = cardinality(counts)),
  check (0 < all (counts) and 0 < all (prices))
);
create index price_list_price_goods on price_list_price (goods_id);

-- On the account: a session reads it anyway.
alter table account add column price_list_id integer;
alter table account add constraint account_price_list foreign key (price_list_id) references price_list not valid;

-- What a line was sold under. Null: at the list price, or as quoted.
alter table order_line
  add column list_price numeric(18, 6),
  add column price_list text;
