import { explainLimit } from '#features/orders/approvals/order-limit.rules.ts'
import { idOfSpecialPart, type WantedLine } from '#features/orders/order-draft.rules.ts'
import { previewLines, type Sending } from '#features/orders/server/checkout.service.ts'
import type { OrderSettings } from '#features/orders/server/order-settings.ts'
import { type PlaceOrderInput, placeOrder } from '#features/orders/server/place-order.service.ts'
import type { Identity } from '#server/api/implement.ts'
import { type Db, inTransaction } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'
import { type Decimal, trimDecimal } from '#shared/decimal.ts'
import type { Currency } from '#shared/money/currency-signs.ts'
import { isOver } from '../rfq-status.rules.ts'
import { tiersOf } from './enquiry-rows.ts'
import { assertMayHappen } from './quote.service.ts'
import * as queries from './rfq.queries.ts'
import { findEnquiryFor, lockEnquiryFor } from './rfq.service.ts'

interface Chosen {
  enquiryNo: string
  lineIds: number[]
}

export interface Acceptance extends Chosen, Omit<PlaceOrderInput, 'lines' | 'seenTotal' | 'source'> {
  totalAmount?: Decimal | undefined
}

/** The chosen lines become an order at the price and quantity that were agreed, each of them once. */
export function acceptQuoteAs(
  sql: Db,
  buyer: Identity,
  { enquiryNo, lineIds, totalAmount, ...input }: Acceptance,
  settings: OrderSettings,
): Promise<{ orderNo: string }> {
  return inTransaction(sql, async (tx) => {
    const row = await lockEnquiryFor(tx, enquiryNo, buyer)
    const lines = await agreedLines(tx, row, buyer, lineIds)
    const order = { ...input, lines, seenTotal: totalAmount, source: 'quote' as const }
    const { orderNo } = await placeOrder(tx, buyer, order, settings)
    await queries.setOrderNo(tx, lineIds, orderNo)
    await queries.setStatus(tx, row.enquiryId, 'accepted')
    return { orderNo }
  })
}

/** One of the quantities that were quoted, at its price, as long as the line is not ordered. */
export function chooseQuantityAs(
  sql: Db,
  buyer: Identity,
  { enquiryNo, lineId, count }: { enquiryNo: string; lineId: number; count: number },
): Promise<void> {
  return inTransaction(sql, async (tx) => {
    const row = await lockEnquiryFor(tx, enquiryNo, buyer)
    if (row.accountId !== buyer.customerId) throw new AppError('not_found', 'There is no such RFQ.')
    const line = (await queries.listLines(tx, row.enquiryId)).find((one) => one.lineId === lineId)
    if (!line) throw new AppError('not_found', 'This line does not belong to this RFQ.')
    if (line.orderNo)
      throw new AppError('wrong_status', `${line.goodsModel} has already been ordered with ${line.orderNo}.`)
    const tier = tiersOf(line).find((one) => one.count === count)
    if (!tier) throw new AppError('invalid_input', `${line.goodsModel} was not quoted for ${count} pieces.`)
    await queries.chooseQuantity(tx, lineId, tier)
  })
}

/** The same as accepting, but nothing is locked and nothing is changed. */
export async function previewQuoteFor(sql: Db, buyer: Identity, { enquiryNo, lineIds, ...sending }: Chosen & Sending) {
  const row = await findEnquiryFor(sql, enquiryNo, buyer)
  const { aboveLimit, ...preview } = await previewLines(
    sql,
    buyer,
    await agreedLines(sql, row, buyer, lineIds),
    sending,
  )
  if (aboveLimit) preview.problems.push(explainLimit(aboveLimit, 'quote'))
  return preview
}

async function agreedLines(
  sql: Db,
  row: queries.EnquiryRow,
  buyer: Identity,
  lineIds: number[],
): Promise<WantedLine[]> {
  if (row.accountId !== buyer.customerId) throw new AppError('not_found', 'There is no such RFQ.')
  assertMayHappen('accept', row)
  if (!row.validUntil || !row.currency || isOver(row.validUntil, new Date()))
    throw new AppError('quote_over', 'This quote has expired. Please ask us for a new one.')
  return choose(await queries.listLines(sql, row.enquiryId), lineIds, row.currency)
}

function choose(rows: queries.LineRow[], lineIds: number[], currency: Currency): WantedLine[] {
  const byId = new Map(rows.map((row) => [row.lineId, row]))
  if (new Set(lineIds).size < lineIds.length) throw new AppError('invalid_input', 'Each line is accepted once.')
  return lineIds.map((lineId) => {
    const row = byId.get(lineId)
    if (!row) throw new AppError('not_found', 'This line does not belong to this RFQ.')
    if (row.orderNo)
      throw new AppError('wrong_status', `${row.goodsModel} has already been ordered with ${row.orderNo}.`)
    if (row.quotePrice === null || row.quoteCount === null)
      throw new AppError('not_for_sale', `${row.goodsModel} has not been offered.`)
    return {
      goodsId: row.quoteGoodsId ?? idOfSpecialPart(row.lineId),
      ...(row.quoteGoodsId === null && {
        special: { goodsModel: row.quoteModel ?? row.goodsModel, brandName: row.quoteBrand ?? row.brandName, currency },
      }),
      count: row.quoteCount,
      labels: { ownNumber: row.ownNumber, customerRef: row.customerRef },
      packing: row.quotePacking,
      agreedPrice: trimDecimal(row.quotePrice),
      // Lines that are procured do not reduce the stock.
      procured: (row.leadWeeks ?? 0) > 0 || row.quoteGoodsId === null,
    }
  })
}
