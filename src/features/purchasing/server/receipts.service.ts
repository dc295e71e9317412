import { recordCatalogChange } from '#features/catalog/server/catalog.service.ts'
import { listRates } from '#features/catalog/server/rates.service.ts'
import { requestNotices } from '#features/stock-notice/server/stock-notice.service.ts'
import { changeStock, lockStock, type StockChange } from '#features/supply/server/parts/received.service.ts'
import { type Db, inTransaction, type Tx } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'
import { isPositive } from '#shared/decimal.ts'
import { averageCost, type Cost, type Rates } from '../cost.rules.ts'
import { findReceiptProblem, isUnderWay, shareOut } from '../purchasing.rules.ts'
import { addToWarehouse } from '../receipt.rules.ts'
import { listLines } from './orders.queries.ts'
import { generateNumber, lockOrder, settleStatus, wrongStatus } from './orders.service.ts'
import * as parts from './parts.queries.ts'
import { findLines } from './parts.service.ts'
import * as queries from './receipts.queries.ts'

interface ArrivedLine {
  lineId: number | null
  goodsId: number
  openCount: number
  count: number
  refusedCount: number
  refusedReason: string
  /** Undefined: not known, the cost of the part stays. */
  cost: Cost | undefined
}

interface Arrival {
  purchaseOrderId: number | null
  purchaseNo: string | undefined
  warehouse: string
  note: string
  lines: ArrivedLine[]
}

interface OrderReceipt {
  purchaseNo: string
  version: number
  warehouse: string
  note: string
  mayBeMore: boolean
  lines: ReadonlyArray<{ lineId: number; count: number; refusedCount: number; refusedReason: string }>
}

/**
 * Receives goods of a purchase order. The order is locked first and its version checked: two clerks who receive the same
 * line do it one after the other, and the second is told that the order has changed.
 */
export function receiveGoods(sql: Db, input: OrderReceipt, who: string): Promise<{ receiptNo: string }> {
  return inTransaction(sql, async (tx) => {
    const order = await lockOrder(tx, input.purchaseNo, input.version)
    if (!isUnderWay(order.status)) throw wrongStatus(order)
    const known = new Map((await listLines(tx, order.purchaseOrderId)).map((line) => [line.lineId, line]))
    const given = input.lines.map((line) => {
      const found = known.get(line.lineId)
      if (!found) throw new AppError('not_found', 'This line does not belong to the purchase order.')
      return { ...found, ...line, ordered: found.count }
    })
    if (new Set(given.map(({ lineId }) => lineId)).size < given.length)
      throw new AppError('invalid_input', 'Each line is received once.')
    const problem = findReceiptProblem(given, input.mayBeMore)
    if (problem) throw new AppError(problem.reason, problem.message)
    const lines = given
      .filter(({ count, refusedCount }) => count + refusedCount > 0)
      .map(({ goodsId, unitCost, model, ...line }): ArrivedLine => {
        if (goodsId === null) throw new AppError('not_found', `${model} is no longer in the catalogue.`)
        // A line whose cost was not entered says nothing about it.
        const cost = isPositive(unitCost) ? { cost: unitCost, currency: order.currency } : undefined
        return { ...line, goodsId, cost }
      })
    const { purchaseOrderId, purchaseNo } = order
    const { receiptNo } = await receive(tx, { ...input, purchaseOrderId, purchaseNo, lines }, who)
    await settleStatus(tx, purchaseOrderId)
    return { receiptNo }
  })
}

/** Goods that came without a purchase order, as a list of numbers. Costs count only from staff who see them. */
export function receiveParts(
  sql: Db,
  { warehouse, note, text }: { warehouse: string; note: string; text: string },
  { who, maySeeCosts }: { who: string; maySeeCosts: boolean },
): Promise<{ receiptNo: string }> {
  return inTransaction(sql, async (tx) => {
    const found = await findLines(tx, text)
    const currencies = new Map(
      (
        await parts.listParts(
          tx,
          found.map(({ goodsId }) => goodsId),
        )
      ).map((part) => [part.goodsId, part.currency]),
    )
    const lines = found.map(({ goodsId, count, unitCost }): ArrivedLine => {
      const cost =
        maySeeCosts && unitCost && isPositive(unitCost)
          ? { cost: unitCost, currency: currencies.get(goodsId) ?? '' }
          : undefined
      return { lineId: null, goodsId, openCount: 0, count, refusedCount: 0, refusedReason: '', cost }
    })
    return receive(tx, { purchaseOrderId: null, purchaseNo: undefined, warehouse, note, lines }, who)
  })
}

async function receive(tx: Tx, arrival: Arrival, who: string): Promise<{ receiptNo: string }> {
  const { purchaseOrderId, purchaseNo, warehouse, note } = arrival
  const goodsIds = [...new Set(arrival.lines.map(({ goodsId }) => goodsId))]
  await lockStock(tx, goodsIds)
  // Statements of their own: they see what those have done who held the locks before.
  const [stock, waiting, rates] = [
    await parts.listStock(tx, goodsIds),
    await parts.listBackordered(tx, goodsIds),
    new Map((await listRates(tx)).map(({ currency, perMain }) => [currency as string, perMain])),
  ]
  const receiptNo = generateNumber('GR')
  const [receipt] = await queries.insertReceipt(tx, { receiptNo, purchaseOrderId, warehouse, note }, who)
  if (!receipt) throw new Error('the receipt was not created')
  const changes: StockChange[] = []
  for (const part of stock) {
    assertWarehouse(part, warehouse)
    const lines = arrival.lines.filter(({ goodsId }) => goodsId === part.goodsId)
    const own = waiting.filter(({ goodsId }) => goodsId === part.goodsId)
    changes.push(await receivePart(tx, receipt.receiptId, { part, lines, waiting: own, warehouse, rates }))
  }
  await queries.addReceived(tx, receivedLines(arrival.lines))
  const reference = purchaseNo ? `Goods receipt ${receiptNo} of ${purchaseNo}` : `Goods receipt ${receiptNo}`
  await changeStock(tx, who, reference, changes)
  await recordCatalogChange(tx)
  await requestNotices(tx)
  return { receiptNo }
}

const closedOf = ({ count, openCount }: ArrivedLine) => Math.min(count, openCount)

const receivedLines = (lines: readonly ArrivedLine[]) =>
  lines.flatMap((line) =>
    line.lineId === null ? [] : [{ lineId: line.lineId, count: line.count, closedCount: closedOf(line) }],
  )

function assertWarehouse({ model, warehouses }: parts.StockNow, warehouse: string): void {
  const known = Object.keys(warehouses ?? {})
  if (warehouse === '' && known.length > 0)
    throw new AppError(
      'invalid_input',
      `warehouse: ${model} is kept by warehouse. Please enter one, such as ${known[0]}.`,
    )
}

interface PartArrival {
  part: parts.StockNow
  lines: readonly ArrivedLine[]
  waiting: readonly { lineId: number; count: number }[]
  warehouse: string
  rates: Rates
}

/** Writes the lines of one part, and answers how its stock changes. */
async function receivePart(
  tx: Tx,
  receiptId: number,
  { part, lines, waiting, warehouse, rates }: PartArrival,
): Promise<StockChange> {
  const inHouse = Math.max(0, part.stock) + part.held
  const before =
    part.cost !== null && part.costCurrency !== null ? { cost: part.cost, currency: part.costCurrency } : null
  const bought = lines.flatMap(({ count, cost }) => (cost && count > 0 ? [{ count, cost }] : []))
  const held = { count: inHouse, cost: before ?? undefined, currency: part.currency }
  const after = bought.length > 0 ? averageCost(held, bought, rates) : undefined
  let [left, freed, arrived] = [waiting, 0, 0]
  for (const line of lines) {
    const { shares, rest } = shareOut(line.count, left)
    left = left
      .map((one) => ({ ...one, count: one.count - (shares.find(({ lineId }) => lineId === one.lineId)?.count ?? 0) }))
      .filter(({ count }) => count > 0)
    const { goodsId, model, brandName } = part
    const receiptLineId = await queries.insertReceiptLine(tx, receiptId, {
      ...line,
      goodsId,
      model,
      brandName,
      closedCount: closedOf(line),
      freedCount: rest,
      costBefore: after ? before : null,
      costAfter: after ?? null,
    })
    if (shares.length > 0) await queries.insertShares(tx, receiptLineId, shares)
    freed += rest
    arrived += line.count
  }
  const kept = { warehouses: part.warehouses ?? {}, shipDays: part.shipDays ?? {}, count: inHouse }
  return {
    goodsId: part.goodsId,
    added: freed,
    warehouses: arrived > 0 ? addToWarehouse(kept, warehouse, arrived) : null,
    ...(after && { cost: after }),
  }
}
