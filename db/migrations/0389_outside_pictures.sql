-- Pictures of other hosts, from when they are first shown: none is written by an import. The file is in the file store.
create table outside_picture (
  picture_id text primary key, -- hash of the address
  address text not null,
  host text not null,
  state text not null default 'waiting' check (state in ('waiting', 'kept', 'failed')),
  bytes integer not null default 0,
  problem text not null default '',
  since timestamptz not null default now() -- of the state
);
create index outside_picture_waiting on outside_picture (since) where state = 'waiting';
create index outside_picture_kept on outside_picture (since) include (bytes) where state = 'kept';
create index outside_picture_failed on outside_picture (since) where state = 'failed';
