import { saveReorderPoint } from '#features/supply/server/parts/reorder-point.service.ts'
import { type Db, inTransaction } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'
import type { PartPurchasing } from '../staff-reorder.contract.ts'
import { getUsualReorder } from './low-stock.service.ts'
import { listOnOrder } from './orders.queries.ts'
import { listBackordered } from './parts.queries.ts'
import * as queries from './reorder.queries.ts'

const SHOWN = 20

async function getReorder(sql: Db, goodsId: number): Promise<queries.ReorderRow> {
  const row = await queries.findReorder(sql, goodsId)
  if (!row) throw new AppError('not_found', 'This part is not in the catalogue.')
  return row
}

export async function getPartPurchasing(sql: Db, goodsId: number): Promise<PartPurchasing> {
  const { version, reorderPoint, reorderQuantity } = await getReorder(sql, goodsId)
  const [usual, onOrder, waiting] = await Promise.all([
    getUsualReorder(sql),
    listOnOrder(sql, goodsId, SHOWN),
    listBackordered(sql, [goodsId]),
  ])
  const backorderedCount = waiting.reduce((sum, { count }) => sum + count, 0)
  return { version, reorderPoint, reorderQuantity, usual, backorderedCount, onOrder: [...onOrder] }
}

export function saveReorder(sql: Db, given: queries.ReorderRow): Promise<{ version: number }> {
  return inTransaction(sql, async (tx) => {
    await getReorder(tx, given.goodsId)
    const saved = await saveReorderPoint(tx, given)
    if (!saved)
      throw new AppError('changed_meanwhile', 'The reorder point has changed since you opened it. Nothing was saved.')
    return saved
  })
}

export const snapshotReorder = (sql: Db, goodsId: number) => queries.findReorder(sql, goodsId)
