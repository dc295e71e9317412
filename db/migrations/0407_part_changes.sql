-- What has changed of parts, for the index of parts that each process keeps. Rows older than an hour are removed.
create table part_change (
  change_id bigint generated always as identity primary key,
  -- Numbers are given before a transaction is seen, so a reader goes by what its last snapshot did not show.
  transaction xid8 not null default pg_current_xact_id(),
  changed_at timestamptz not null default now(),
  -- Null: anything may have changed, and the index is built again.
  goods_ids integer[]
);
create index part_change_transaction on part_change (transaction);
create index part_change_changed_at on part_change (changed_at);

-- With more parts in one statement reading all of them once is less work.
create function note_changed_parts() returns trigger language plpgsql as $$
begin
  insert into part_change (goods_ids)
    select case when count(*) <= 50000 then array_agg(goods_id) end from changed having count(*) > 0;
  return null;
end $$;
create trigger note_new_parts after insert on goods referencing new table as changed
  for each statement execute function note_changed_parts();
create trigger note_changed_parts after update on goods referencing new table as changed
  for each statement execute function note_changed_parts();
create trigger note_removed_parts after delete on goods referencing old table as changed
  for each statement execute function note_changed_parts();

-- Prices are compared by the rates.
create function note_all_parts() returns trigger language plpgsql as $$
begin
  insert into part_change (goods_ids) values (null);
  return null;
end $$;
create trigger note_changed_rates after insert or update or delete on currency_rate
  for each statement execute function note_all_parts();
