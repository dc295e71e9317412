import { type Db, inTransaction } from '../database/connect.ts'
import * as queries from './statements.ts'

/** Jobs that failed finally. */
export async function readFailedJobs(db: Db) {
  const [row] = await queries.countFailedJobs(db)
  return { count: row?.count ?? 0, oldestAt: row?.oldestAt ?? null, oldest: row?.oldest ?? '' }
}

export interface FailedJob {
  failedJobId: number
  name: string
  error: string
  /** Whom the mail was for; empty for other jobs. */
  recipient: string
  attempts: number
  failedAt: Date
}

export const listFailedJobs = async (db: Db, limit: number): Promise<FailedJob[]> =>
  (await queries.listFailedJobs(db, limit)).map((row) => ({ ...row, failedJobId: Number(row.failedJobId) }))

/** Enqueues them again as new jobs, due now. Those that were retried meanwhile are skipped. */
export function retryFailedJobs(db: Db, failedJobIds: readonly number[]): Promise<number> {
  return inTransaction(db, async (tx) => {
    const taken = await queries.takeFailedJobs(tx, failedJobIds)
    // One by one: several may have the same key.
    for (const { name, payload, key } of taken) await queries.addJobs(tx, [{ name, payload, key }])
    return taken.length
  })
}

/** A person has had time to look at them, and mails have names and addresses in them. */
export const deleteFailedJobs = (db: Db) => queries.deleteOldFailedJobs(db)
