import { recordCatalogChange } from '#features/catalog/server/catalog.service.ts'
import { changeStock, lockStock, type StockChange } from '#features/supply/server/parts/received.service.ts'
import { type Db, inTransaction, type Tx } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'
import { compare } from '#shared/decimal.ts'
import type { Cost } from '../cost.rules.ts'
import { takeFromWarehouse } from '../receipt.rules.ts'
import { lockOrder } from './orders.queries.ts'
import { settleStatus } from './orders.service.ts'
import { listStock, type StockNow } from './parts.queries.ts'
import * as queries from './receipts.queries.ts'

/** Undoes a receipt as a whole, while none of its pieces is sold or picked. */
export function undoReceipt(sql: Db, receiptNo: string, who: string): Promise<Record<string, never>> {
  return inTransaction(sql, async (tx) => {
    const [receipt] = await queries.findReceipt(tx, receiptNo)
    if (!receipt) throw new AppError('not_found', 'There is no such goods receipt.')
    const { receiptId, purchaseOrderId, purchaseNo } = receipt
    // The same order of locks as when goods are received: the purchase order, then the parts.
    if (purchaseNo) await lockOrder(tx, purchaseNo)
    if (!(await queries.markUndone(tx, receiptId, who)))
      throw new AppError('wrong_status', 'This goods receipt has been undone already.')
    const lines = await queries.listUndoLines(tx, receiptId)
    const picked = lines.find(({ pickedFor }) => pickedFor !== null)
    if (picked)
      throw new AppError(
        'wrong_status',
        `${picked.model}: pieces are picked for order ${picked.pickedFor}. Nothing was undone.`,
      )
    await queries.deleteShares(tx, receiptId)
    await changeStock(tx, who, `Undone: goods receipt ${receiptNo}`, await changesBack(tx, receipt, lines))
    await queries.addReceived(
      tx,
      lines.flatMap(({ lineId, count, closedCount }) =>
        lineId === null ? [] : [{ lineId, count: -count, closedCount: -closedCount }],
      ),
    )
    if (purchaseOrderId !== null) await settleStatus(tx, purchaseOrderId)
    await recordCatalogChange(tx)
    return {}
  })
}

async function changesBack(
  tx: Tx,
  { warehouse }: queries.ReceiptRow,
  lines: readonly queries.UndoLine[],
): Promise<StockChange[]> {
  const goodsIds = [...new Set(lines.flatMap(({ goodsId }) => goodsId ?? []))]
  await lockStock(tx, goodsIds)
  const stock = await listStock(tx, goodsIds)
  return stock.map((part) => {
    const own = lines.filter(({ goodsId }) => goodsId === part.goodsId)
    const freed = own.reduce((sum, { freedCount }) => sum + freedCount, 0)
    const count = own.reduce((sum, line) => sum + line.count, 0)
    if (part.stock < freed)
      throw new AppError(
        'above_stock',
        `${part.model}: only ${part.stock} of ${freed} pieces are still free. Nothing was undone.`,
      )
    const cost = costBack(part, own[0])
    return {
      goodsId: part.goodsId,
      added: -freed,
      warehouses: takeFromWarehouse(part.warehouses ?? {}, warehouse, count),
      ...(cost !== undefined && { cost }),
    }
  })
}

/** What it cost before, unless the cost has changed since; undefined leaves it. */
function costBack(part: StockNow, line: queries.UndoLine | undefined): Cost | null | undefined {
  const after = line?.costAfter
  if (!after || part.cost === null || part.costCurrency !== after.currency) return undefined
  return compare(part.cost, after.cost) === 0 ? line.costBefore : undefined
}
