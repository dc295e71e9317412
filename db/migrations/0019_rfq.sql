-- Somebody asks for prices; the shop answers line by line; what is accepted becomes an order.
create table enquiry (
  enquiry_id integer generated always as identity primary key,
  enquiry_no text not null unique,
  draft_id uuid not null unique, -- drawn by the browser: sent twice, it is one enquiry
  account_id integer references account on delete set null,
  status text not null default 'received'
    check (status in ('received', 'in_work', 'quoted', 'accepted', 'declined', 'expired')),
  contact_name text not null,
  email text not null,
  company text not null,
  country_id integer references country,
  phone text not null,
  remark text not null,
  -- The answer
  currency text check (currency in ('USD', 'CNY')),
  valid_until timestamptz,
  quoted_at timestamptz,
  quote_note text not null default '',
  created_at timestamptz not null default now(),
  check (status not in ('quoted', 'accepted', 'expired') or (valid_until is not null and currency is not null))
) with (fillfactor = 85);
create index enquiry_account on enquiry (account_id, enquiry_id desc);
create index enquiry_status on enquiry (status, enquiry_id desc);

create table enquiry_line (
  line_id integer generated always as identity primary key,
  enquiry_id integer not null references enquiry on delete cascade,
  position integer not null,
  goods_model text not null,
  brand_name text not null,
  count integer not null check (count > 0),
  target_price numeric(18, 6) check (target_price >= 0),
  delivery_date date,
  remark text not null,
  goods_id integer references goods on delete set null, -- what it was recognised as
  -- The answer to this line: another part than the one asked for is an alternative.
  quote_goods_id integer references goods on delete set null,
  quote_price numeric(18, 6) check (quote_price > 0),
  quote_count integer check (quote_count > 0),
  lead_weeks smallint check (lead_weeks between 0 and 520),
  quote_note text not null default '',
  order_no text, -- accepted with this order, once
  unique (enquiry_id, position),
  check ((quote_price is null) = (quote_count is null)),
  check (order_no is null or quote_price is not null)
);
create index enquiry_line_goods on enquiry_line (goods_id) where goods_id is not null;
create index enquiry_line_quote_goods on enquiry_line (quote_goods_id) where quote_goods_id is not null;

create table enquiry_message (
  message_id integer generated always as identity primary key,
  enquiry_id integer not null references enquiry on delete cascade,
  at timestamptz not null default clock_timestamp(),
  who text not null check (who in ('buyer', 'staff')),
  account_id integer references account on delete set null,
  text text not null
);
create index enquiry_message_of on enquiry_message (enquiry_id, message_id);

create table enquiry_attachment (
  enquiry_id integer not null references enquiry on delete cascade,
  resource_id text not null,
  file_name text not null,
  primary key (enquiry_id, resource_id)
);
