import type { Db } from '#server/database/connect.ts'
import type { Assignee } from '../assignee.rules.ts'
import { assignedTo } from './assigned-to.service.ts'

export interface JobFilter {
  name: string
  assignee: Assignee
}

const matching = (sql: Db, { name, assignee }: JobFilter) => sql`
  ${name === '' ? sql`true` : sql`name = ${name}`} and ${assignedTo(sql, 'job', sql`failed_job_id::text`, assignee)}`

export const listFailedJobs = (sql: Db, filter: JobFilter, limit: number, offset: number) => sql<
  { failedJobId: string; name: string; error: string; recipient: string; attempts: number; failedAt: Date }[]
>`
  select failed_job_id "failedJobId", name, error, coalesce(payload->>'to', '') recipient, attempts, failed_at "failedAt"
  from failed_job where ${matching(sql, filter)} order by failed_at desc, failed_job_id desc limit ${limit} offset ${offset}`

export const countFailedJobs = (sql: Db, filter: JobFilter) => sql<{ count: number }[]>`
  select count(*)::int count from failed_job where ${matching(sql, filter)}`

export const listJobNames = (sql: Db) => sql<{ name: string; count: number }[]>`
  select name, count(*)::int count from failed_job group by 1 order by 1`
