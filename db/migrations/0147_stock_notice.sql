-- Who wants to be told when a part is back in stock. One mail, then it is done.
create table stock_notice (
  notice_id integer generated always as identity primary key,
  goods_id integer not null references goods on delete cascade,
  email text not null,
  email_key text not null,
  -- What the links in mails carry.
  secret text not null unique default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
  -- Nothing is sent before the owner of the address has said yes.
  confirmed_at timestamptz,
  notified_at timestamptz,
  created_at timestamptz not null default now(),
  unique (goods_id, email_key)
);
create index stock_notice_open on stock_notice (goods_id) where confirmed_at is not null and notified_at is null;
create index stock_notice_address on stock_notice (email_key);
