-- Work to be done soon, later, or again: added in the transaction that makes it necessary, so it is never lost and
-- never done for something that did not happen. Done jobs are deleted; those given up stay for a person to see.
create table job (
  job_id bigint generated always as identity primary key,
  name text not null,
  payload jsonb not null,
  key text, -- at most one waiting job of this name has it
  run_at timestamptz not null default now(),
  attempts smallint not null default 0,
  last_error text,
  failed_at timestamptz,
  created_at timestamptz not null default now()
) with (fillfactor = 70);
create index job_due on job (run_at) where failed_at is null;
create unique index job_key on job (name, key) where key is not null and failed_at is null;
