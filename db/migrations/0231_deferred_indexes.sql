-- Indexes of goods that a large first import has dropped and builds again at its end. Kept here from the moment they are dropped, so
-- that a process that is killed in between loses none: the next start, import or reindex builds what is listed.
create table deferred_index (
  index_name text primary key,
  definition text not null,
  deferred_at timestamptz not null default clock_timestamp()
);
