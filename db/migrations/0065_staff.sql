-- Roles of the staff, as data: a right is `group.action`; `*` stands for all of either.
create table staff_role (
  role text primary key,
  name text not null,
  description text not null,
  position smallint not null,
  rights text[] not null
);
insert into staff_role values
  ('administrator', 'Administrator', 'Everything, including staff accounts', 1, '{*}'),
  ('sales', 'Sales', 'Orders, payments, quotes, returns and messages', 2,
    '{me.*,today.read,orders.*,payments.*,returns.*,quotes.*,feedback.*,stock.read}'),
  ('warehouse', 'Warehouse', 'Reads orders and returns, ships', 3,
    '{me.*,today.read,orders.read,orders.ship,orders.note,returns.read,stock.read}'),
  ('content', 'Content', 'Messages, texts and searches', 4, '{me.*,today.read,feedback.*,content.*,search.*}'),
  ('read-only', 'Read-only', 'Sees everything, changes nothing', 5, '{me.*,*.read}');

alter table account
  add column staff_role text references staff_role,
  add column disabled_at timestamptz; -- signed out, and cannot sign in
update account set staff_role = 'administrator' where role = 'staff';
alter table account add check ((role = 'staff') = (staff_role is not null));
create index account_staff on account (account_id) where role = 'staff';

-- Who of the staff changed what, from where. Rows are only ever added.
create table staff_audit (
  audit_id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  account_id integer not null, -- no reference: the row outlives the account
  who text not null,
  action text not null,
  subject text not null, -- the number of the order, quote, request …; empty when there is none
  input jsonb not null,
  before jsonb,
  after jsonb,
  address text not null,
  user_agent text not null
);
create index staff_audit_subject on staff_audit (subject, audit_id desc);
create index staff_audit_who on staff_audit (who, audit_id desc);
create index staff_audit_action on staff_audit (action, audit_id desc);
create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit trail is append-only' using errcode = 'insufficient_privilege';
end $$;
create trigger staff_audit_stays before update or delete or truncate on staff_audit
  for each statement execute function refuse_audit_change();

-- One-time links for people who are to join the staff.
create table staff_invitation (
  invitation_id integer generated always as identity primary key,
  token_hash bytea not null unique,
  email text not null,
  email_key text not null unique,
  full_name text not null,
  staff_role text not null references staff_role,
  invited_by text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
