-- Logins whose password is published, because the store is a demo. They open the store only while it is one.
create table demo_login (
  account_id integer primary key references account (account_id) on delete cascade,
  position integer not null,
  password text not null,
  open boolean not null default true
);

insert into demo_login (account_id, position, password)
select account_id, position, password
from account
join (values ('demo@ohmstead.example', 1, 'Demo-1234'), ('staff@ohmstead.example', 2, 'Staff-1234'))
  as published (email, position, password) on published.email = account.email;

-- At most one row, written when all demo data is in.
create table demo_seed (
  one_row boolean primary key default true check (one_row),
  seeded_at timestamptz not null default now()
);
