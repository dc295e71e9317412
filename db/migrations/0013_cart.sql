-- What buyers are about to order.
create table cart_line (
  account_id integer not null references account on delete cascade,
  goods_id integer not null references goods on delete cascade,
  count integer not null check (count > 0),
  -- What a piece cost when the quantity was last set, so that a change since then can be pointed out.
  unit_price numeric(18, 6) not null,
  -- The order in which parts came in; adding to a line leaves it where it is.
  place bigint generated always as identity,
  created_at timestamptz not null default now(),
  primary key (account_id, goods_id)
);
create index cart_line_newest on cart_line (account_id, place desc);
-- For goods that leave the catalogue.
create index cart_line_goods on cart_line (goods_id);

-- Buy Now: one part on its way to the checkout, beside the cart.
create table fast_line (
  fast_id uuid primary key default gen_random_uuid(),
  account_id integer not null references account on delete cascade,
  goods_id integer not null references goods on delete cascade,
  count integer not null check (count > 0),
  unit_price numeric(18, 6) not null,
  created_at timestamptz not null default now()
);
create index fast_line_newest on fast_line (account_id, created_at desc);
create index fast_line_goods on fast_line (goods_id);
