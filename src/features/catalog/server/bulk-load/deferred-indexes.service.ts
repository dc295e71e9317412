import { inTransaction, type Sql, type Tx } from '#server/database/connect.ts'
import { codeOf } from '#server/database/database-errors.ts'
import * as queries from './deferred-indexes.queries.ts'

/** Less is not worth it: the indexes of a small store are built in a second or two, or kept up in that time. */
const MIN_NEW_GOODS = 20_000
/** A store has hardly anything when an import brings so many times what is there. */
const MIN_RATIO = 20
const LOCK_NOT_AVAILABLE = '55P03'

/**
 * Whether an import of so many new parts is faster without secondary indexes. Never in an open store that has goods: its
 * searches would read whole tables.
 */
export async function isWorthDeferring(sql: Sql, newCount: number, isOpen: boolean): Promise<boolean> {
  if (newCount < MIN_NEW_GOODS) return false
  const most = isOpen ? 0 : Math.floor(newCount / MIN_RATIO)
  return (await queries.countGoodsUpTo(sql, most + 1)) <= most
}

/** Drops the secondary indexes of goods and notes them, in one short transaction. If goods are being read for longer, the indexes stay. */
export async function deferIndexes(sql: Sql): Promise<void> {
  const defer = async (tx: Tx) => {
    await tx`set local lock_timeout = '5s'`
    await tx`lock table goods in access exclusive mode`
    for (const index of await queries.listSecondaryIndexes(tx)) {
      await queries.deferIndex(tx, index)
      await tx`drop index ${tx(index.name)}`
    }
  }
  await inTransaction(sql, defer).catch((error: unknown) => {
    if (codeOf(error) !== LOCK_NOT_AVAILABLE) throw error
  })
}

export const hasDeferredIndexes = async (sql: Sql): Promise<boolean> => (await queries.listDeferred(sql)).length > 0

/**
 * Builds the deferred indexes, each in a statement of its own: goods are read meanwhile, and written between two of them. Killed at
 * any moment, it continues with those that are missing when it is called again.
 */
export async function buildDeferredIndexes(
  sql: Sql,
  onIndex: (done: number, total: number) => void = () => {},
): Promise<number> {
  const deferred = await queries.listDeferred(sql)
  if (deferred.length === 0) return 0
  onIndex(0, deferred.length)
  const connection = await sql.reserve({ unlimited: true })
  try {
    await connection`set maintenance_work_mem = '512MB'`
    for (const [i, { name, definition }] of deferred.entries()) {
      // CONCURRENTLY would wait for every open transaction, also for the one that holds the import lock.
      if (!(await queries.isBuilt(sql, name))) await connection.unsafe(definition)
      await queries.deleteDeferred(sql, name)
      onIndex(i + 1, deferred.length)
    }
  } finally {
    connection.release()
  }
  return deferred.length
}
