import type { Db } from '../database/connect.ts'

/** Our limit is MAX_ATTEMPTS (attempt.ts), with a notification. The queue itself would end them silently. */
const NEVER = 32_767

export interface NewJob {
  name: string
  payload: unknown
  key: string | null
  at?: Date | undefined
  queue?: string | undefined
}

/** All in one call: the function of the queue runs five statements, whether for one job or for many. */
export const addJobs = (db: Db, jobs: readonly NewJob[]) => db<{ id: string }[]>`
  select id from graphile_worker.add_jobs(array(
    select (name, payload, queue, run_at, ${NEVER}, key, null, null)::graphile_worker.job_spec
    from unnest(
      ${jobs.map(({ name }) => name)}::text[], ${jobs.map(({ payload }) => JSON.stringify(payload))}::jsonb[],
      ${jobs.map(({ at }) => at ?? null)}::timestamptz[], ${jobs.map(({ key }) => key)}::text[],
      ${jobs.map(({ queue }) => queue ?? null)}::text[]
    ) job (name, payload, run_at, key, queue)), job_key_preserve_run_at => true)`

/** Waiting jobs of a kind, by a field of their payload. The view of the queue does not show payloads. */
export const deleteWaitingJobs = (db: Db, name: string, field: string, pattern: string) => db`
  delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
  where t.id = j.task_id and t.identifier = ${name} and j.locked_at is null and j.payload->>${field} like ${pattern}`

/** Of mails that wait or have failed, those to an address or with it in their text. */
export const deleteMailsNaming = (db: Db, job: string, pattern: string) => db`
  with waiting as (
    delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
    where t.id = j.task_id and t.identifier = ${job} and j.locked_at is null
      and concat_ws(' ', payload->>'to', payload->>'text', payload->>'html', payload->>'headers') ~* ${pattern})
  delete from failed_job where name = ${job}
    and concat_ws(' ', payload->>'to', payload->>'text', payload->>'html', payload->>'headers') ~* ${pattern}`

/** Of jobs that wait or have failed, those whose payload has these values. */
export const deleteJobsWith = (db: Db, names: readonly string[], payload: object) => db`
  with waiting as (
    delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
    where t.id = j.task_id and t.identifier = any(${names}::text[]) and j.locked_at is null
      and j.payload::jsonb @> ${db.json(payload)})
  delete from failed_job where name = any(${names}::text[]) and payload @> ${db.json(payload)}`

export const insertFailedJob = (
  db: Db,
  failed: { jobId: string; name: string; payload: unknown; key: string | null; attempts: number; error: string },
) => db<{ failedJobId: string }[]>`
  insert into failed_job (job_id, name, payload, key, attempts, error)
  values (${failed.jobId}, ${failed.name}, ${db.json(failed.payload)}, ${failed.key}, ${failed.attempts}, ${failed.error})
  on conflict (job_id) do nothing returning failed_job_id "failedJobId"`

export const deleteFailedJobsNamed = (db: Db, name: string) => db`delete from failed_job where name = ${name}`

/** Returns them, so that they can be added again in the same transaction. */
export const takeFailedJobs = (db: Db, failedJobIds: readonly number[]) => db<
  { failedJobId: string; name: string; payload: unknown; key: string | null }[]
>`
  delete from failed_job where failed_job_id = any(${failedJobIds}::bigint[])
  returning failed_job_id "failedJobId", name, payload, key`

export const countFailedJobs = (db: Db) => db<{ count: number; oldestAt: Date | null; oldest: string | null }[]>`
  select count(*)::int count, min(failed_at) "oldestAt", (array_agg(name order by failed_at))[1] oldest from failed_job`

export const listFailedJobs = (db: Db, limit: number) => db<
  { failedJobId: string; name: string; error: string; recipient: string; attempts: number; failedAt: Date }[]
>`
  select failed_job_id "failedJobId", name, error, coalesce(payload->>'to', '') recipient, attempts,
    failed_at "failedAt"
  from failed_job order by failed_at desc, failed_job_id desc limit ${limit}`

export const deleteOldFailedJobs = (db: Db) => db`delete from failed_job where failed_at < now() - interval '90 days'`

export const keepWorkersAlive = (db: Db, workerIds: readonly string[]) => db`
  insert into job_worker (worker_id, seen_at) select id, now() from unnest(${workerIds}::text[]) id
  on conflict (worker_id) do update set seen_at = excluded.seen_at`

export const deleteWorkers = (db: Db, workerIds: readonly string[]) => db`
  delete from job_worker where worker_id = any(${workerIds}::text[])`

/** Releases jobs of dead workers; the queue itself would wait for four hours. */
export const unlockJobsOfDeadWorkers = (db: Db, silentSeconds: number) => db`
  with dead as (
    select distinct j.locked_by id from graphile_worker.jobs j
    left join job_worker w on w.worker_id = j.locked_by and w.seen_at > now() - make_interval(secs => ${silentSeconds})
    where j.locked_at < now() - make_interval(secs => ${silentSeconds}) and w.worker_id is null)
  select graphile_worker.force_unlock_workers(array_agg(id)) from dead having count(*) > 0`

export const deleteDeadWorkers = (db: Db) => db`delete from job_worker where seen_at < now() - interval '1 day'`

/** The queue's delays grow to six hours; a mail server that is back after a night should not wait for so long. */
export const shortenDelays = (db: Db, maxSeconds: number) => db`
  select graphile_worker.reschedule_jobs(array_agg(id), run_at => now() + make_interval(secs => ${maxSeconds}))
  from graphile_worker.jobs
  where attempts > 0 and locked_at is null and run_at > now() + make_interval(secs => ${maxSeconds})
  having count(*) > 0`

/**
 * How long the oldest due job has been due, and the oldest of those that failed before has been since it was first due. The queue
 * keeps only the time of the next attempt. Each delay before it was a power of e, up to its tenth and to `maxDelaySeconds`.
 */
export const countQueuedJobs = (db: Db, maxDelaySeconds: number) => db<
  { job: string; due: number; scheduled: number; running: number; dueSeconds: number; putOffSeconds: number }[]
>`
  select task_identifier job,
    (count(*) filter (where locked_at is null and run_at <= now()))::int due,
    (count(*) filter (where locked_at is null and run_at > now()))::int scheduled,
    (count(*) filter (where locked_at is not null))::int running,
    coalesce(extract(epoch from now() - min(run_at) filter (where locked_at is null and run_at <= now())), 0)::float8 "dueSeconds",
    coalesce(extract(epoch from now() - min(run_at - make_interval(secs => (
      select sum(least(exp(least(turn, 10)), ${maxDelaySeconds}::float8)) from generate_series(1, failures) turn)
    )) filter (where failures > 0)), 0)::float8 "putOffSeconds"
  from (select *, attempts - (locked_at is not null)::int failures from graphile_worker.jobs) job
  group by task_identifier`

export const countFailedJobsByName = (db: Db) => db<{ job: string; count: number }[]>`
  select name job, count(*)::int count from failed_job group by name`
