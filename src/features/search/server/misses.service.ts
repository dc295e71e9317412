import type { Sql, Tx } from '#server/database/connect.ts'
import * as queries from './misses.queries.ts'

/** Searches of today that found nothing. */
export async function readMissQueue(sql: Sql | Tx) {
  const [row] = await queries.countMissesToday(sql)
  return { count: row?.count ?? 0, oldestAt: null, oldest: '' }
}

export const listMisses = (sql: Sql | Tx, limit: number) => queries.listMisses(sql, limit)
