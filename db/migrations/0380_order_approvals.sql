-- Buyers of a team may have a limit for each order; it means nothing for other roles. Larger orders are placed when the
-- owner or an administrator approves.
alter table customer_member
  add column order_limit numeric(18, 4),
  add column order_limit_currency text,
  add check (order_limit >= 0) not valid,
  add check ((order_limit is null) = (order_limit_currency is null)) not valid;
alter table member_invitation
  add column order_limit numeric(18, 4),
  add column order_limit_currency text,
  add check (order_limit >= 0) not valid,
  add check ((order_limit is null) = (order_limit_currency is null)) not valid;

create table order_approval (
  approval_id integer generated always as identity primary key,
  customer_id integer not null references account on delete cascade,
  requested_by integer not null, -- no reference: the row outlives the account
  state text not null default 'pending' check (state in ('pending', 'approved', 'rejected', 'withdrawn')),
  wanted jsonb not null, -- what the order is to be placed with
  lines jsonb not null, -- as they were seen
  currency text not null,
  total_amount numeric(18, 4) not null,
  note text not null,
  requested_at timestamptz not null default now(),
  decided_by integer, -- no reference; absent: withdrawn with the membership
  decided_at timestamptz,
  reason text not null default '',
  order_no text,
  check ((state = 'pending') = (decided_at is null)),
  check ((state = 'approved') = (order_no is not null))
);
create index order_approval_customer on order_approval (customer_id, approval_id desc);
create index order_approval_pending on order_approval (customer_id, requested_by) where state = 'pending';
create index order_approval_requester on order_approval (requested_by);
