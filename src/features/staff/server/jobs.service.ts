import type { Db } from '#server/database/connect.ts'
import { offsetOf } from '#shared/paging.ts'
import * as queries from './jobs.queries.ts'

export async function listFailedJobs(
  sql: Db,
  { name, assignee, ...page }: queries.JobFilter & { pageNumber: number; pageSize: number },
) {
  const filter = { name, assignee }
  const [rows, [counted], names] = await Promise.all([
    queries.listFailedJobs(sql, filter, page.pageSize, offsetOf(page)),
    queries.countFailedJobs(sql, filter),
    queries.listJobNames(sql),
  ])
  return {
    list: rows.map((row) => ({ ...row, failedJobId: Number(row.failedJobId), failedAt: row.failedAt.toISOString() })),
    totalCount: counted?.count ?? 0,
    names: [...names],
  }
}
