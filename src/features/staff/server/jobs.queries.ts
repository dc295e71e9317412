import type { Db } from '#server/database/connect.ts'
import type { Assignee } from '../assignee.rules.ts'

export interface JobFilter {
  name: string
  assignee: Assignee
}

function assignedTo(sql: Db, accountId: Assignee) {
  if (accountId === undefined) return sql``
  return accountId === null
    ? sql`and not exists (select from staff_assignment s where s.kind = 'job' and s.subject = failed_job_id::text)`
    : sql`and failed_job_id::text in (select subject from staff_assignment where kind = 'job' and account_id = ${accountId})`
}

const matching = (sql: Db, { name, assignee }: JobFilter) => sql`
  ${name === '' ? sql`true` : sql`name = ${name}`} ${assignedTo(sql, assignee)}`

export const listFailedJobs = (sql: Db, filter: JobFilter, limit: number, offset: number) => sql<
  { failedJobId: string; name: string; error: string; recipient: string; attempts: number; failedAt: Date }[]
>`
  select failed_job_id "failedJobId", name, error, coalesce(payload->>'to', '') recipient, attempts, failed_at "failedAt"
  from failed_job where ${matching(sql, filter)} order by failed_at desc, failed_job_id desc limit ${limit} offset ${offset}`

export const countFailedJobs = (sql: Db, filter: JobFilter) => sql<{ count: number }[]>`
  select count(*)::int count from failed_job where ${matching(sql, filter)}`

export const listJobNames = (sql: Db) => sql<{ name: string; count: number }[]>`
  select name, count(*)::int count from failed_job group by 1 order by 1`
