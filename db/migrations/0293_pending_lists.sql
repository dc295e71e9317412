-- A GIN index collects new entries in a list that every search reads from end to end, by default up to 4 MB. Decision 99.
do $$
declare gin regclass;
begin
  for gin in
    select i.indexrelid::regclass from pg_index i
    join pg_class c on c.oid = i.indexrelid join pg_am am on am.oid = c.relam
    where am.amname = 'gin' and c.relnamespace = current_schema()::regnamespace
  loop
    execute format('alter index %s set (gin_pending_list_limit = 256)', gin);
  end loop;
end $$;
