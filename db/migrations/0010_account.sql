-- What an account knows about its owner. Every row of account is a person who has opened the link in our mail.
alter table account
  add column company text not null default '',
  add column job_title text not null default '',
  add column phone text not null default '',
  add column website text not null default '',
  add column tax_number text not null default '',
  add column country_id integer, -- of the address feature
  add column mail_offers boolean not null default false,
  add column mail_reminders boolean not null default true,
  add column mail_new_device boolean not null default true,
  add column password_changed_at timestamptz not null default now();

-- A session is a device its owner can recognise and sign out.
alter table account_session
  add column session_id integer generated always as identity unique,
  add column device text not null default '',
  add column network text not null default '',
  add column last_used_at timestamptz not null default now();

-- Devices an account has been used on, so that only a new one is worth a mail.
create table account_device (
  account_id integer not null references account on delete cascade,
  device text not null,
  network text not null,
  first_seen_at timestamptz not null default now(),
  primary key (account_id, device, network)
);

-- Somebody says this address is theirs. Each attempt keeps its own password: the mailed link that is opened decides
-- which one becomes the account, so nobody can slip a password under somebody else's address.
create table registration (
  registration_id integer generated always as identity primary key,
  token_hash bytea unique, -- absent until the mail is written
  email text not null,
  email_key text not null,
  password_hash text not null,
  full_name text not null,
  company text not null,
  country_id integer not null,
  mail_offers boolean not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index registration_email on registration (email_key, created_at desc);
create index registration_expires_at on registration (expires_at);

-- Mailed links that set a new password: deleted when used.
create table password_link (
  token_hash bytea primary key,
  account_id integer not null references account on delete cascade,
  expires_at timestamptz not null
);
create index password_link_account on password_link (account_id);

-- What is written on invoices; orders refer to it.
create table invoice_title (
  invoice_title_id integer generated always as identity primary key,
  account_id integer not null references account on delete cascade,
  title text not null,
  tax_number text not null,
  address text not null,
  phone text not null,
  bank_name text not null,
  bank_account text not null,
  is_default boolean not null,
  created_at timestamptz not null default now()
);
create index invoice_title_account on invoice_title (account_id);
create unique index invoice_title_default on invoice_title (account_id) where is_default;

-- Riddles for people: deleted when answered, right or wrong.
create table captcha (
  captcha_id text primary key,
  answer_hash bytea not null,
  expires_at timestamptz not null
);
create index captcha_expires_at on captcha (expires_at);

-- Files that people sent. The bytes are in the file store under the same id.
create table resource (
  resource_id text primary key,
  account_id integer references account on delete set null, -- absent: sent by a visitor
  kind text not null check (kind in ('avatar', 'proof', 'aftersale', 'attachment')),
  content_type text not null,
  size integer not null,
  file_name text not null, -- as the sender calls it; shown, never used as a path
  claimed_at timestamptz, -- absent: nothing refers to it yet, and it is thrown away after a day
  created_at timestamptz not null default now()
);
create index resource_account on resource (account_id);
