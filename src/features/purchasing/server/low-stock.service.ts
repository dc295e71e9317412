import { getShop } from '#features/shop/server/shop.service.ts'
import type { Db } from '#server/database/connect.ts'
import { offsetOf, type PageChoice } from '#shared/paging.ts'
import { availableOf, suggestCount } from '../purchasing.rules.ts'
import * as queries from './low-stock.queries.ts'

/** Counting stops here. */
const MAX_COUNTED = 1000
const ALL: queries.LowStockFilter = { level: 'all', assignee: undefined }

/** Reorder point and quantity of parts without their own. */
export async function getUsualReorder(sql: Db): Promise<queries.UsualReorder> {
  const { reorderPoint, reorderQuantity } = (await getShop(sql)).settings
  return { reorderPoint, reorderQuantity }
}

export async function countLowStock(sql: Db) {
  const { reorderPoint } = await getUsualReorder(sql)
  const [row] = await queries.countLowStock(sql, MAX_COUNTED + 1, ALL, reorderPoint)
  const count = row?.count ?? 0
  return { count: Math.min(count, MAX_COUNTED), isLowerBound: count > MAX_COUNTED, oldestAt: null, oldest: '' }
}

/** The most urgent, for the first page. */
export const listLowStock = async (sql: Db, limit: number) =>
  queries.listLowStock(sql, ALL, await getUsualReorder(sql), limit, 0)

export async function listLowStockPage(sql: Db, { level, assignee, ...page }: queries.LowStockFilter & PageChoice) {
  const filter = { level, assignee }
  const usual = await getUsualReorder(sql)
  const [rows, [counted]] = await Promise.all([
    queries.listLowStock(sql, filter, usual, page.pageSize, offsetOf(page)),
    queries.countLowStock(sql, MAX_COUNTED, filter, usual.reorderPoint),
  ])
  const list = rows.map(({ pack, reorderQuantity, ...row }) => {
    const available = availableOf(row.stock, row.onOrder, row.backordered)
    return { ...row, toOrder: suggestCount({ available, reorderPoint: row.reorderPoint, reorderQuantity, pack }) }
  })
  return { list, totalCount: counted?.count ?? 0 }
}
