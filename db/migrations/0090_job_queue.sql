-- Jobs are in the tables of graphile-worker, which are made before these files run (src/app/migrations.ts).

create table failed_job (
  failed_job_id bigint generated always as identity primary key,
  job_id bigint unique,
  name text not null,
  payload jsonb not null,
  key text,
  attempts int not null,
  error text not null,
  failed_at timestamptz not null default now()
);
create index failed_job_time on failed_job (failed_at);

-- Processes that do jobs, and when they were last heard of.
create table job_worker (
  worker_id text primary key,
  seen_at timestamptz not null
);

insert into failed_job (name, payload, key, attempts, error, failed_at)
select name, payload, name || ':' || key, attempts, coalesce(last_error, ''), failed_at
from job where failed_at is not null;

select graphile_worker.add_job(
  name,
  (case when name = 'mail' then payload || jsonb_build_object('messageId', gen_random_uuid()) else payload end)::json,
  run_at => run_at, max_attempts => 32767, job_key => name || ':' || key)
from job where failed_at is null order by job_id;

delete from job;

-- Processes of the version before, which run on while the new ones start, add their jobs here.
create function forward_job() returns trigger language plpgsql as $$
begin
  perform graphile_worker.add_job(
    new.name,
    (case when new.name = 'mail' then new.payload || jsonb_build_object('messageId', gen_random_uuid()) else new.payload end)::json,
    run_at => new.run_at, max_attempts => 32767, job_key => new.name || ':' || new.key,
    job_key_mode => 'preserve_run_at');
  return null;
end $$;
create trigger forward_job before insert on job for each row execute function forward_job();
