-- What staff write about a customer; it goes with the account.
create table customer_note (
  note_id integer generated always as identity primary key,
  account_id integer not null references account on delete cascade,
  at timestamptz not null default clock_timestamp(),
  who text not null,
  text text not null
);
create index customer_note_account on customer_note (account_id, note_id desc);

-- What was agreed with a customer, in words; staff see it beside orders and quotes.
create table customer_terms (
  account_id integer primary key references account on delete cascade,
  payment_terms text not null,
  delivery_terms text not null,
  price_terms text not null,
  changed_by text not null,
  changed_at timestamptz not null default clock_timestamp()
);

-- Why an account was locked.
alter table account add column disabled_reason text not null default '';
-- A session that a member of staff opened in the name of a customer.
alter table account_session add column acted_by integer references account on delete cascade;
create index account_session_acted_by on account_session (acted_by) where acted_by is not null;

create index account_customer_search on account
  using gin (lower(email || ' ' || full_name || ' ' || company || ' ' || tax_number) gin_trgm_ops) where role = 'buyer';
create index account_customer on account (account_id desc) where role = 'buyer';

update staff_role set rights = rights || '{customers.read,customers.write,customers.act}', description =
  'Orders, payments, quotes, returns, messages and customers' where role = 'sales';
