-- Carts without additions for a day, by currency: worked out every ten minutes, since adding up the lines of 20,000
-- carts takes longer than everything else that the figures show.
create table figure_carts (
  currency text primary key,
  cart_count int not null,
  amount numeric not null,
  -- The most valuable ones: account_id, line_count, amount, last_on.
  largest jsonb not null,
  at timestamptz not null default now()
);
