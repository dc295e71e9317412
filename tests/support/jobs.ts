import type { Sql } from '#server/database/connect.ts'

export interface WaitingJob {
  jobId: string
  name: string
  payload: Record<string, unknown>
  attempts: number
  error: string | null
  runAt: Date
  isLater: boolean
}

/** Some of the jobs that wait: of one kind, or whose payload has these values. */
export interface JobFilter {
  name?: string
  payload?: Record<string, string>
}

const idsOf = (sql: Sql, { name = '%', payload = {} }: JobFilter) => sql`
  select j.id from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
  where t.identifier like ${name} and j.payload::jsonb @> ${sql.json(payload)}`

/** What waits, oldest first. The queue's own view of its jobs does not show their payloads. */
export const listJobs = (sql: Sql, filter: JobFilter = {}) => sql<WaitingJob[]>`
  select j.id "jobId", t.identifier name, j.payload, j.attempts::int attempts, j.last_error error, j.run_at "runAt",
    j.run_at > now() "isLater"
  from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
  where j.id in (${idsOf(sql, filter)}) order by j.id`

/** As if their time had come, after so many attempts if that is given. */
export const makeDue = (sql: Sql, filter: JobFilter = {}, attempts: number | null = null) => sql`
  update graphile_worker._private_jobs set run_at = now(), attempts = coalesce(${attempts}, attempts),
    locked_at = null, locked_by = null
  where id in (${idsOf(sql, filter)})`

export const clearJobs = (sql: Sql) => sql`truncate graphile_worker._private_jobs, failed_job`
