import type { Db } from '../database/connect.ts'

export const countFailedJobs = (sql: Db) => sql<{ count: number; oldestAt: Date | null; oldest: string | null }[]>`
  select count(*)::int count, min(failed_at) "oldestAt", (array_agg(name order by failed_at))[1] oldest
  from job where failed_at is not null`

/** Jobs that were given up, for a person to see. */
export async function readFailedJobs(sql: Db) {
  const [row] = await countFailedJobs(sql)
  return { count: row?.count ?? 0, oldestAt: row?.oldestAt ?? null, oldest: row?.oldest ?? '' }
}

export const listFailedJobs = (sql: Db, limit: number) => sql<{ name: string; error: string; failedAt: Date }[]>`
  select name, coalesce(last_error, '') error, failed_at "failedAt" from job
  where failed_at is not null order by failed_at desc limit ${limit}`
