import { inTransaction, type Sql } from '#server/database/connect.ts'
import { type JobHandler, recurring } from '#server/jobs/job.ts'
import * as queries from './status-counts.queries.ts'

const EVERY_MINUTE = '* * * * *'

/** Keeps what a list has to add up short. */
export const foldStatusCounts = (sql: Sql): Promise<void> => inTransaction(sql, queries.foldStatusEntries)

export const statusCountsJob: JobHandler = recurring('orders.counts', EVERY_MINUTE, ({ sql }) => foldStatusCounts(sql))

/** Compares the counts with the orders. */
export const repairOrderCounts = (sql: Sql): Promise<Array<{ what: string; rows: number }>> =>
  inTransaction(
    sql,
    async (tx) => {
      await queries.lockOrders(tx)
      await queries.foldStatusEntries(tx)
      return [{ what: 'orders by status', rows: await queries.repairStatusCounts(tx) }]
    },
    { unlimited: true },
  )
