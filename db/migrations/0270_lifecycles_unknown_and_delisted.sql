-- Unknown: no list has named a lifecycle. No longer in range: a full list no longer has the part, which says nothing about the
-- manufacturer. Parts in the store keep theirs: a given "Active" cannot be told from the default.
insert into lifecycle (lifecycle_name, position)
  select lifecycle_name, last + place
  from (select max(position) last from lifecycle) known, (values ('No longer in range', 1), ('Unknown', 2)) one (lifecycle_name, place)
  on conflict do nothing;
alter table goods alter column lifecycle set default 'Unknown';
