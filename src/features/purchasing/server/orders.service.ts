import { recordCatalogChange } from '#features/catalog/server/catalog.service.ts'
import { type Db, inTransaction, type Tx } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'
import { fixed, multiply, sum } from '#shared/decimal.ts'
import { offsetOf, type PageChoice } from '#shared/paging.ts'
import { drawLetters } from '#shared/text/readable-number.ts'
import { isUnderWay, MAX_LINES, PURCHASE_STATUS_NAMES, statusOf } from '../purchasing.rules.ts'
import type { PurchaseDetail, PurchaseLine } from '../staff-purchasing.contract.ts'
import * as queries from './orders.queries.ts'
import { listParts } from './parts.queries.ts'
import { findLines } from './parts.service.ts'
import { listReceiptsOf } from './receipts-reading.service.ts'
import { getSupplier } from './suppliers.service.ts'

/** Such as PO-261118-7K2M9QXD. */
export const generateNumber = (kind: 'PO' | 'GR', day = new Date()): string =>
  `${kind}-${day.toISOString().slice(2, 10).replaceAll('-', '')}-${drawLetters()}`

export async function listOrders(
  sql: Db,
  { pageNumber, pageSize, ...filter }: queries.OrderFilter & PageChoice,
  maySeeCosts: boolean,
) {
  const [list, [counted]] = await Promise.all([
    queries.listOrders(sql, filter, pageSize, offsetOf({ pageNumber, pageSize })),
    queries.countOrders(sql, filter),
  ])
  return {
    list: list.map(({ amount, createdAt, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
      ...(maySeeCosts && { amount }),
    })),
    totalCount: counted?.count ?? 0,
  }
}

const NOT_FOUND = 'There is no such purchase order.'

export async function getOrderRow(sql: Db, purchaseNo: string): Promise<queries.OrderRow> {
  const [order] = await queries.findOrder(sql, purchaseNo)
  if (!order) throw new AppError('not_found', NOT_FOUND)
  return order
}

export async function getOrder(sql: Db, purchaseNo: string, maySeeCosts: boolean): Promise<PurchaseDetail> {
  const { purchaseOrderId, supplierId, createdAt, sentAt, ...order } = await getOrderRow(sql, purchaseNo)
  const [supplier, rows, receipts] = await Promise.all([
    getSupplier(sql, supplierId),
    queries.listLines(sql, purchaseOrderId),
    listReceiptsOf(sql, purchaseOrderId),
  ])
  const facts = await queries.listLineFacts(sql, [...new Set(rows.flatMap(({ goodsId }) => goodsId ?? []))])
  const lines = rows.map(({ unitCost, ...row }): PurchaseLine => {
    const own = facts.find(({ goodsId }) => goodsId === row.goodsId)
    const { backorderedCount = 0, warehouses = [] } = own ?? {}
    return { ...row, backorderedCount, warehouses, ...(maySeeCosts && { unitCost }) }
  })
  return {
    ...order,
    supplier,
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    lines,
    receipts,
    ...(maySeeCosts && { amount: totalOf(rows) }),
  }
}

export const totalOf = (lines: readonly Pick<queries.LineRow, 'unitCost' | 'count'>[]): string =>
  fixed(sum(lines.map(({ unitCost, count }) => multiply(unitCost, count))))

/** Locked until the change is written. Refuses a version that is not the newest. */
export async function lockOrder(tx: Tx, purchaseNo: string, version: number): Promise<queries.OrderRow> {
  const [order] = await queries.lockOrder(tx, purchaseNo)
  if (!order) throw new AppError('not_found', NOT_FOUND)
  if (order.version !== version)
    throw new AppError('changed_meanwhile', 'This purchase order has changed since you opened it. Nothing was saved.')
  return order
}

async function lockDraft(tx: Tx, purchaseNo: string, version: number): Promise<queries.OrderRow> {
  const order = await lockOrder(tx, purchaseNo, version)
  if (order.status !== 'draft') throw wrongStatus(order)
  return order
}

export const wrongStatus = ({ purchaseNo, status }: Pick<queries.OrderRow, 'purchaseNo' | 'status'>) =>
  new AppError('wrong_status', `${purchaseNo}: not possible any more. Its status is ${PURCHASE_STATUS_NAMES[status]}.`)

/** The new status, by what the lines say. */
export async function settleStatus(tx: Tx, purchaseOrderId: number): Promise<{ version: number }> {
  return setStatus(tx, purchaseOrderId, statusOf(await queries.listLines(tx, purchaseOrderId)))
}

async function setStatus(tx: Tx, purchaseOrderId: number, status: queries.OrderRow['status']) {
  const [saved] = await queries.updateStatus(tx, purchaseOrderId, status)
  if (!saved) throw new Error('the purchase order was not saved')
  return saved
}

interface LineInput {
  goodsId: number
  count: number
  unitCost?: string | undefined
  expectedOn?: string | null
}

/** Lines as they are stored, with the numbers of the parts and the last known costs. */
async function completeLines(tx: Tx, lines: readonly LineInput[], currency: string): Promise<queries.NewLine[]> {
  if (lines.length > MAX_LINES) throw new AppError('invalid_input', `A purchase order has at most ${MAX_LINES} lines.`)
  const parts = new Map(
    (await listParts(tx, [...new Set(lines.map(({ goodsId }) => goodsId))])).map((part) => [part.goodsId, part]),
  )
  return lines.map(({ goodsId, count, unitCost, expectedOn = null }) => {
    const part = parts.get(goodsId)
    if (!part) throw new AppError('not_found', 'A part is no longer in the catalogue. Please remove it.')
    const known = part.costCurrency === currency ? part.cost : null
    const { model, brandName } = part
    return { goodsId, model, brandName, count, unitCost: unitCost ?? known ?? '0', expectedOn }
  })
}

export function createOrder(
  sql: Db,
  { supplierId, lines }: { supplierId: number; lines: readonly LineInput[] },
  who: string,
): Promise<{ purchaseNo: string }> {
  return inTransaction(sql, async (tx) => {
    const { currency } = await getSupplier(tx, supplierId)
    const purchaseNo = generateNumber('PO')
    const [order] = await queries.insertOrder(tx, { purchaseNo, supplierId, currency }, who)
    if (!order) throw new Error('the purchase order was not created')
    await queries.replaceLines(tx, order.purchaseOrderId, await completeLines(tx, lines, currency))
    return { purchaseNo }
  })
}

interface DraftInput {
  purchaseNo: string
  version: number
  supplierId: number
  currency: queries.OrderRow['currency']
  note: string
  lines: readonly LineInput[]
}

export function saveDraft(sql: Db, { purchaseNo, version, lines, ...fields }: DraftInput) {
  return inTransaction(sql, async (tx) => {
    const { purchaseOrderId } = await lockDraft(tx, purchaseNo, version)
    await getSupplier(tx, fields.supplierId)
    await queries.updateDraft(tx, purchaseOrderId, fields)
    await queries.replaceLines(tx, purchaseOrderId, await completeLines(tx, lines, fields.currency))
    return setStatus(tx, purchaseOrderId, 'draft')
  })
}

export function addLines(
  sql: Db,
  { purchaseNo, version, text }: { purchaseNo: string; version: number; text: string },
) {
  return inTransaction(sql, async (tx) => {
    const { purchaseOrderId, currency } = await lockDraft(tx, purchaseNo, version)
    const kept = (await queries.listLines(tx, purchaseOrderId)).flatMap(({ goodsId, ...line }) =>
      goodsId === null ? [] : [{ ...line, goodsId }],
    )
    const lines = await completeLines(tx, [...kept, ...(await findLines(tx, text))], currency)
    await queries.replaceLines(tx, purchaseOrderId, lines)
    return setStatus(tx, purchaseOrderId, 'draft')
  })
}

interface Change {
  purchaseNo: string
  version: number
}

/** From now on its pieces are on order, and buyers may see when they are expected. */
export async function sendOrder(tx: Tx, { purchaseNo, version }: Change): Promise<{ version: number }> {
  const { purchaseOrderId } = await lockDraft(tx, purchaseNo, version)
  const lines = await queries.listLines(tx, purchaseOrderId)
  if (lines.length === 0) throw new AppError('invalid_input', 'This purchase order has no lines.')
  await queries.openLines(tx, purchaseOrderId)
  await recordCatalogChange(tx)
  return setStatus(tx, purchaseOrderId, 'sent')
}

export function changeExpected(
  sql: Db,
  { purchaseNo, version, lines }: Change & { lines: ReadonlyArray<{ lineId: number; expectedOn: string | null }> },
) {
  return inTransaction(sql, async (tx) => {
    const order = await lockOrder(tx, purchaseNo, version)
    if (!isUnderWay(order.status)) throw wrongStatus(order)
    await queries.updateExpected(tx, order.purchaseOrderId, lines)
    await recordCatalogChange(tx)
    return settleStatus(tx, order.purchaseOrderId)
  })
}

/** A draft as a whole, of a sent order what has not come. */
export function cancelOrder(sql: Db, { purchaseNo, version, lineId }: Change & { lineId?: number | undefined }) {
  return inTransaction(sql, async (tx) => {
    const order = await lockOrder(tx, purchaseNo, version)
    const { purchaseOrderId, status } = order
    if (status === 'draft' && lineId === undefined) return setStatus(tx, purchaseOrderId, 'cancelled')
    if (!isUnderWay(status)) throw wrongStatus(order)
    const closed = await queries.closeLines(tx, purchaseOrderId, lineId)
    if (closed.length === 0) throw new AppError('wrong_status', 'Nothing of this line is open.')
    await recordCatalogChange(tx)
    return settleStatus(tx, purchaseOrderId)
  })
}

/** For the audit trail: without costs, which not all of its readers may see. */
export async function snapshotOrder(sql: Db, purchaseNo: string) {
  const [order] = await queries.findOrder(sql, purchaseNo)
  if (!order) return undefined
  const lines = await queries.listLines(sql, order.purchaseOrderId)
  return {
    status: order.status,
    supplierId: order.supplierId,
    currency: order.currency,
    note: order.note,
    lines: lines.map(({ model, count, receivedCount, openCount, expectedOn }) => ({
      model,
      count,
      receivedCount,
      openCount,
      expectedOn,
    })),
  }
}
