import { type Db, inTransaction, type Sql } from '#server/database/connect.ts'
import { type JobHandler, recurring } from '#server/jobs/job.ts'
import { deleteAbandonedCarts, insertAbandonedCarts, saveStockValue } from './figures.queries.ts'
import * as queries from './fold.queries.ts'

const BATCH_SIZE = 5000
const EVERY_MINUTE = '* * * * *'
const EVERY_TEN_MINUTES = '*/10 * * * *'
const HOURLY = '41 * * * *'
const LARGEST_CARTS = 15

/** Adds everything that has happened since to the summaries. */
export async function foldAll(sql: Db): Promise<void> {
  for (;;) {
    const folded = await inTransaction(sql, async (tx) => {
      await queries.lockFigures(tx)
      const [row] = await queries.foldEntries(tx, BATCH_SIZE)
      return row?.count ?? 0
    })
    if (folded < BATCH_SIZE) return
  }
}

/** Adds up the carts that were abandoned. */
export const sumCarts = (sql: Db): Promise<void> =>
  inTransaction(sql, async (tx) => {
    await deleteAbandonedCarts(tx)
    await insertAbandonedCarts(tx, LARGEST_CARTS)
  })

/** Every minute, so that opening the figures is fast. */
export const figureJobs: JobHandler[] = [
  recurring('figures.fold', EVERY_MINUTE, ({ sql }) => foldAll(sql)),
  recurring('figures.carts', EVERY_TEN_MINUTES, ({ sql }) => sumCarts(sql)),
  recurring('figures.stock', HOURLY, async ({ sql }) => {
    await saveStockValue(sql)
  }),
]

export interface Repaired {
  what: string
  rows: number
}

/** Rebuilds the summaries from the orders, and returns the number of wrong rows. */
export function repairFigures(sql: Sql): Promise<Repaired[]> {
  return sql.begin(
    async (tx) => {
      await queries.lockFigures(tx)
      // Locked: no order or payment may be written while entries are replaced by sums.
      await queries.lockOrders(tx)
      while (((await queries.foldEntries(tx, BATCH_SIZE))[0]?.count ?? 0) > 0);
      return [
        { what: 'figures by day', rows: await queries.repairSummary(tx, 'figure_day') },
        {
          what: 'figures by manufacturer, category and customer',
          rows: await queries.repairSummary(tx, 'figure_period'),
        },
      ]
    },
    { unlimited: true },
  )
}
