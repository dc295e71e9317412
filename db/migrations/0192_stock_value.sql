-- What the stock has cost, by currency: worked out every hour and when costs are entered, since adding it up takes
-- seconds where a million parts have a cost.
create table figure_stock (
  currency text primary key,
  value numeric not null,
  at timestamptz not null default now()
);
