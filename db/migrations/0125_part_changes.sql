-- Changes that staff make to parts, with what was there before: the history of a part, and the way back.
create table goods_bulk_change (
  bulk_id integer generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  who text not null,
  -- What was chosen, in words: "Murata, Capacitors".
  scope text not null,
  percent numeric(8, 2) not null,
  part_count integer not null default 0,
  undone_at timestamptz,
  -- Parts that had changed since and were left as they are.
  kept_count integer not null default 0
);

create table goods_change (
  change_id bigint generated always as identity primary key,
  goods_id integer not null references goods on delete cascade,
  bulk_id integer references goods_bulk_change,
  at timestamptz not null default clock_timestamp(),
  who text not null,
  -- Columns of goods that changed; trade data under "trade"; "parameters" is for people to read.
  before jsonb not null,
  after jsonb not null,
  -- The change that this one takes back.
  undoes bigint references goods_change
);
create index goods_change_goods on goods_change (goods_id, change_id desc);
create index goods_change_bulk on goods_change (bulk_id) where bulk_id is not null;
create unique index goods_change_undoes on goods_change (undoes) where undoes is not null;

-- All prices of a part changed by a factor, with four decimals, half up. No price becomes nothing, none appears.
create function scale_prices(prices numeric[], factor numeric) returns numeric[] language sql immutable parallel safe
  return (select coalesce(array_agg(case when price > 0 then greatest(round(price * factor, 4), 0.0001) else price end order by place), '{}')
    from unnest(prices) with ordinality one (price, place));

-- What of a part staff edit, as one text: another version means that somebody changed it meanwhile. Sales do not count.
create function part_version(part goods, trade goods_trade) returns text language sql stable parallel safe
  return md5((to_jsonb(part) - '{stock,in_stock,stock_digits,sales,popularity,edited_at,lowest_price,highest_price}'::text[])::text
    || coalesce(to_jsonb(trade) - 'warehouses', '{}')::text);
