-- Which folder holds the files of this store, by a marker in it: a process that sees another folder would not find
-- what others have been sent. Absent while files are in a bucket or the database is the embedded one.
create table file_folder (
  only_row boolean primary key default true check (only_row),
  marker uuid not null,
  host text not null, -- that has noted it
  noted_at timestamptz not null default now()
);
