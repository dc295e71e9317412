-- The owner of an account says that another address is theirs, too. The account keeps the old one until the link that
-- was mailed to the new one is opened. One wish at a time: a later one takes the place of the one before.
create table email_change (
  account_id integer primary key references account on delete cascade,
  email text not null,
  email_key text not null,
  token_hash bytea unique, -- absent until the mail is written
  expires_at timestamptz not null
);
create index email_change_expires_at on email_change (expires_at);
