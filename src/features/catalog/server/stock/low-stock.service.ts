import type { Db } from '#server/database/connect.ts'
import { offsetOf } from '#shared/paging.ts'
import * as queries from './low-stock.queries.ts'

/** Counting stops here. */
const MAX_COUNTED = 1000

export async function countLowStock(sql: Db) {
  const [row] = await queries.countLowStock(sql, MAX_COUNTED + 1)
  const count = row?.count ?? 0
  return { count: Math.min(count, MAX_COUNTED), isLowerBound: count > MAX_COUNTED, oldestAt: null, oldest: '' }
}

export const listLowStock = (sql: Db, limit: number) => queries.listLowStock(sql, limit)

export async function listLowStockPage(
  sql: Db,
  { level, assignee, ...page }: queries.LowStockFilter & { pageNumber: number; pageSize: number },
) {
  const filter = { level, assignee }
  const [list, [counted]] = await Promise.all([
    queries.listLowStockPage(sql, filter, page.pageSize, offsetOf(page)),
    queries.countLowStock(sql, MAX_COUNTED, filter),
  ])
  return { list: [...list], totalCount: counted?.count ?? 0 }
}
