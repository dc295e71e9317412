import { type Db, inTransaction } from '#server/database/connect.ts'
import { type JobHandler, recurring } from '#server/jobs/job.ts'
import { writeStockEvents } from './stock-events.queries.ts'

const EVERY_MINUTE = '* * * * *'
const BATCH_SIZE = 20_000
/** About 100 kB of JSON. */
const PARTS_PER_EVENT = 1000

/** Tells of everything that was noted so far. */
export async function emitStockEvents(sql: Db, partsPerEvent = PARTS_PER_EVENT): Promise<void> {
  for (;;) {
    const [row] = await inTransaction(sql, (tx) => writeStockEvents(tx, BATCH_SIZE, partsPerEvent))
    if ((row?.count ?? 0) < BATCH_SIZE) return
  }
}

/** However often a part is sold within a minute, it is reported once. */
export const stockEventsHandler: JobHandler = recurring('webhook.stock', EVERY_MINUTE, ({ sql }) =>
  emitStockEvents(sql),
)
