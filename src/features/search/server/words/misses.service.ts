import type { Db } from '#server/database/connect.ts'
import * as queries from './misses.queries.ts'

/** Searches of today that found nothing. */
export async function readMissQueue(sql: Db) {
  const [row] = await queries.countMissesToday(sql)
  return { count: row?.count ?? 0, oldestAt: null, oldest: '' }
}

export const listMisses = (sql: Db, limit: number) => queries.listMisses(sql, limit)
