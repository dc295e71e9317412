-- Parts a buyer wants to find again.
create table favourite (
  account_id integer not null references account on delete cascade,
  goods_id integer not null references goods on delete cascade,
  created_at timestamptz not null default now(),
  primary key (account_id, goods_id)
);
create index favourite_newest on favourite (account_id, created_at desc, goods_id desc);
-- For goods that leave the catalogue.
create index favourite_goods on favourite (goods_id);
