-- Several people who order for one customer. The customer is the account that was there first, its owner; the others are
-- its members. A removed membership stays as a record.
create table customer_member (
  membership_id integer generated always as identity primary key,
  customer_id integer not null references account on delete cascade,
  member_id integer not null references account on delete cascade,
  role text not null check (role in ('administrator', 'buyer', 'viewer')),
  invited_by integer, -- no reference: the row outlives the account
  joined_at timestamptz not null default now(),
  removed_at timestamptz,
  removed_by integer, -- absent: by the shop; no reference: the row outlives the account
  check (customer_id <> member_id)
);
create unique index customer_member_current on customer_member (member_id) where removed_at is null;
create index customer_member_customer on customer_member (customer_id, membership_id);
create index customer_member_member on customer_member (member_id);

-- Mailed links by which people become members: deleted when used.
create table member_invitation (
  invitation_id integer generated always as identity primary key,
  token_hash bytea not null unique,
  customer_id integer not null references account on delete cascade,
  email text not null,
  email_key text not null,
  role text not null check (role in ('administrator', 'buyer', 'viewer')),
  invited_by integer not null references account on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  unique (customer_id, email_key)
);
create index member_invitation_inviter on member_invitation (invited_by);

-- Absent: by the account of the customer itself. No reference: the order is not the owner's because its buyer is gone.
alter table orders add column placed_by integer;
alter table enquiry add column placed_by integer;
