-- Runs of backups, of their verifications and of restores. It is not part of a backup; a restore writes the first rows.
create table backup_run (
  backup_run_id integer generated always as identity primary key,
  kind text not null check (kind in ('backup', 'verification', 'restore')),
  started_at timestamptz not null default now(),
  ended_at timestamptz, -- null: it runs, or was killed; the one that runs holds a lock
  error text, -- null: good
  backup_at timestamptz, -- the moment whose state is in the backup
  bytes bigint,
  row_count bigint,
  is_encrypted boolean,
  places text[] not null default '{}' -- where it is, until it is deleted there
);
