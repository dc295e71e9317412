-- What a buyer looked at last, a hundred of each kind at most.
-- No reference to goods or category: it would lock a row that everybody reads, at every page a buyer opens. What has
-- left the catalogue is left out when the history is read.
-- No index on seen_at: sorting a hundred rows costs nothing, and seeing a part again then touches no index.
create table browsing (
  account_id integer not null references account on delete cascade,
  kind text not null check (kind in ('goods', 'category')),
  item_id integer not null,
  seen_at timestamptz not null,
  primary key (account_id, kind, item_id)
) with (fillfactor = 80);
