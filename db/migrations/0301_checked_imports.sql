-- Imports that wait for somebody leave the queue when they are marked as checked; a scheduled one also when the next list came.
alter table supply_import add column checked_at timestamptz;
update supply_import i set checked_at = now() where status in ('staged', 'failed') and exists (
  select from supply_import later
  where later.source_id = i.source_id and later.kind = i.kind and later.import_id > i.import_id);
