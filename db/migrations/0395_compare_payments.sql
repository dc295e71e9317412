-- What moved on the shop's balance at a payment provider, as the provider lists it. Compared with our payments and refunds.
create table provider_movement (
  method text not null,
  movement_no text not null, -- of the provider
  kind text not null check (kind in ('payment', 'refund', 'dispute', 'fee', 'payout', 'other')),
  at timestamptz not null,
  amount numeric(18, 2) not null, -- what comes in is positive; in the currency that the customer paid
  currency text not null,
  fee numeric(18, 2) not null default 0, -- what the provider keeps of it, in the currency of the balance
  fee_currency text not null default '',
  provider_payment text,
  reference text, -- the provider's number of the refund, dispute or payout
  payment_no text not null default '', -- ours, as the provider knows them
  order_no text not null default '',
  refund_no text not null default '',
  primary key (method, movement_no)
);
create index provider_movement_at on provider_movement (method, at);
create index provider_movement_payment on provider_movement (provider_payment) where provider_payment is not null;
create index provider_movement_payment_no on provider_movement (payment_no) where payment_no <> '';

-- A day, in UTC, of a provider.
create table payment_comparison (
  method text not null,
  day date not null,
  compared_at timestamptz not null default now(),
  sums jsonb not null, -- of the provider: [{ kind, currency, count, amount }]
  primary key (method, day)
);

-- One for each payment, refund or dispute that the provider and this store do not know alike.
create table payment_difference (
  difference_id integer generated always as identity primary key,
  method text not null,
  kind text not null check (kind in ('payment', 'refund', 'dispute')),
  number text not null, -- of the provider, or ours where it has none
  day date not null,
  problem text not null check (problem in ('missingInStore', 'missingAtProvider', 'otherAmount')),
  provider_amount numeric(18, 2) not null,
  provider_currency text not null,
  store_amount numeric(18, 2), -- null: any amount, of a dispute
  store_currency text not null,
  provider_payment text,
  payment_no text not null,
  order_no text not null,
  refund_no text not null,
  movement_no text, -- the newest of it
  state text not null default 'open' check (state in ('open', 'resolved', 'explained')),
  note text not null default '',
  explained_by text,
  found_at timestamptz not null default now(),
  closed_at timestamptz,
  unique (method, kind, number)
);
create index payment_difference_open on payment_difference (day, difference_id) where state = 'open';

-- The balance of the simulated provider.
create table sandbox_movement (
  movement_no text primary key,
  kind text not null,
  at timestamptz not null default now(),
  amount numeric(18, 2) not null,
  currency text not null,
  fee numeric(18, 2) not null default 0,
  provider_payment text,
  reference text,
  payment_no text not null default '',
  order_no text not null default '',
  refund_no text not null default ''
);
create index sandbox_movement_at on sandbox_movement (at);
create index sandbox_movement_payment on sandbox_movement (provider_payment);
