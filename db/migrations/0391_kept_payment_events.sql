-- Every signed event is kept first; its effect is taken in a transaction of its own.
-- received → done (a payment has it), ignored (no money of this store) or unassigned (money without an order).
-- The version before takes the effect in the transaction that writes the row.
alter table payment_event
  add column state text not null default 'done',
  add column outcome text,
  add column order_no text,
  add column amount numeric(18, 2),
  add column currency text,
  add column provider_session text,
  add column provider_payment text,
  add column message text,
  add column taken_at timestamptz;
alter table payment_event add constraint payment_event_state_check
  check (state in ('received', 'done', 'ignored', 'unassigned')) not valid;

-- Money of which the database has no order, e.g. after a restore: staff assign it or give it back.
create table unassigned_payment (
  payment_no text primary key,
  method text not null,
  event_id text not null, -- of `payment_event`
  order_no text not null, -- as the provider names it
  amount numeric(18, 2) not null check (amount > 0),
  currency text not null,
  provider_payment text,
  state text not null default 'open' check (state in ('open', 'assigned', 'refunding', 'refunded')),
  refund_no text unique,
  provider_refund text,
  note text not null default '',
  received_at timestamptz not null default now(),
  decided_at timestamptz
);
create index unassigned_payment_open on unassigned_payment (received_at) where state = 'open';
