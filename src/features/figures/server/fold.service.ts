import { saveHotGoods } from '#features/catalog/server/catalog.service.ts'
import { type Db, inTransaction, type Sql, type Tx } from '#server/database/connect.ts'
import { type JobHandler, recurring } from '#server/jobs/job.ts'
import { goodsIdsOf } from '#shared/ids.ts'
import { saveAbandonedCarts } from './carts.queries.ts'
import { foldCosts } from './cost-fold.queries.ts'
import { foldEntries, lockFigures } from './fold.queries.ts'
import { listHotGoods } from './hot-goods.queries.ts'
import { countQuoteDays, takeMarks } from './quote-days.queries.ts'
import { lockSources, repairSummary } from './repair.queries.ts'
import { foldSearches } from './search-days.queries.ts'
import { saveStock } from './stock.queries.ts'

const BATCH_SIZE = 5000
const EVERY_MINUTE = '* * * * *'
const EVERY_TEN_MINUTES = '*/10 * * * *'
const HOURLY = '41 * * * *'

/** A batch of everything that has happened. Returns whether there may be more. */
async function foldBatch(tx: Tx): Promise<boolean> {
  const [entries] = await foldEntries(tx, BATCH_SIZE)
  const [costs] = await foldCosts(tx, BATCH_SIZE)
  const marks = await takeMarks(tx, BATCH_SIZE)
  if (marks.days.length > 0) await countQuoteDays(tx, marks.days)
  return [entries?.count, costs?.count, marks.count].some((count) => count === BATCH_SIZE)
}

/** Locked: concurrent folds would wait for each other's rows in different orders. */
const whileLocked = <T>(sql: Db, work: (tx: Tx) => Promise<T>): Promise<T> =>
  inTransaction(sql, async (tx) => {
    await lockFigures(tx)
    return work(tx)
  })

/** Adds everything that has happened since to the summaries. */
export async function foldAll(sql: Db): Promise<void> {
  while (await whileLocked(sql, foldBatch));
  await whileLocked(sql, foldSearches)
}

/** Adds up the carts that were abandoned. */
export const sumCarts = (sql: Db): Promise<void> => whileLocked(sql, saveAbandonedCarts)

/** Adds up the stock at cost. */
export const sumStock = (sql: Db): Promise<void> => whileLocked(sql, saveStock)

/** Lets the list of hot models follow what is ordered and looked at. */
export const chooseHotGoods = (sql: Db): Promise<void> =>
  inTransaction(sql, async (tx) => saveHotGoods(tx, goodsIdsOf(await listHotGoods(tx))))

/** Every minute, so that opening the figures is fast. */
export const figureJobs: JobHandler[] = [
  recurring('figures.fold', EVERY_MINUTE, ({ sql }) => foldAll(sql)),
  recurring('figures.carts', EVERY_TEN_MINUTES, ({ sql }) => sumCarts(sql)),
  recurring('figures.stock', HOURLY, ({ sql }) => sumStock(sql)),
  recurring('figures.hot-goods', HOURLY, ({ sql }) => chooseHotGoods(sql)),
]

export interface Repaired {
  what: string
  rows: number
}

/** Rebuilds the summaries from the orders, quotes and searches, and returns the number of wrong rows. */
export function repairFigures(sql: Sql): Promise<Repaired[]> {
  return sql.begin(
    async (tx) => {
      await lockFigures(tx)
      // Locked: nothing may be written while entries are replaced by sums.
      await lockSources(tx)
      while (await foldBatch(tx));
      return [
        { what: 'figures by day', rows: await repairSummary(tx, 'figure_day') },
        {
          what: 'figures by manufacturer, category and customer',
          rows: await repairSummary(tx, 'figure_period'),
        },
        { what: 'figures of quotes', rows: await repairSummary(tx, 'figure_quote') },
        { what: 'figures of searches without a result', rows: await repairSummary(tx, 'figure_search_day') },
      ]
    },
    { unlimited: true },
  )
}
