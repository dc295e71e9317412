-- A role may ask for a second factor: without one its people reach only their own security page.
alter table staff_role add column second_factor boolean not null default false;

-- When the person behind a session last proved who they are.
alter table account_session add column confirmed_at timestamptz not null default now();
-- Sessions of staff end after half a day, however much they are used.
update account_session s set expires_at = least(expires_at, now() + interval '12 hours')
from account a where a.account_id = s.account_id and a.role = 'staff';

create table account_totp (
  account_id integer primary key references account on delete cascade,
  secret bytea not null,
  confirmed_at timestamptz, -- absent until the first code was right
  last_step bigint not null default 0 -- a code is good once
);

create table account_passkey (
  passkey_id integer generated always as identity primary key,
  account_id integer not null references account on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index account_passkey_account on account_passkey (account_id);

-- What a passkey has to sign: used up by the first answer.
create table passkey_challenge (
  challenge text primary key,
  account_id integer references account on delete cascade, -- absent: a login
  expires_at timestamptz not null
);
create index passkey_challenge_expires_at on passkey_challenge (expires_at);

-- One-time codes for who has lost the device; deleted when used.
create table account_recovery_code (
  account_id integer not null references account on delete cascade,
  code_hash bytea not null,
  primary key (account_id, code_hash)
);

-- Logins, refunds, roles, exports: who, when, from which network. Accounts by number, so that erasing a person needs no
-- change here; staff also by their address.
create table security_event (
  event_id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  kind text not null,
  account_id integer, -- absent: an address without an account
  who text not null,
  detail text not null,
  address text not null,
  network text not null,
  user_agent text not null
);
create index security_event_kind on security_event (kind, event_id desc);
create index security_event_account on security_event (account_id, event_id desc);
create index security_event_network on security_event (network, event_id desc);
create function refuse_security_event_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.at < now() - interval '400 days' then return old; end if;
  raise exception 'the security log is append-only' using errcode = 'insufficient_privilege';
end $$;
create trigger security_event_stays before update or delete on security_event
  for each row execute function refuse_security_event_change();
create trigger security_event_not_emptied before truncate on security_event
  for each statement execute function refuse_audit_change();
