import type { Identity } from '../../../server/api/implement.ts'
import { inTransaction, type Sql, type Tx } from '../../../server/database/connect.ts'
import { AppError } from '../../../shared/app-error.ts'
import type { OrderSettings } from '../../orders/server/order-settings.ts'
import { placeOrder } from '../../orders/server/place-order.service.ts'
import { isOver } from '../rfq-status.rules.ts'
import { assertMayHappen } from './quote.service.ts'
import * as queries from './rfq.queries.ts'
import { lockEnquiryFor } from './rfq.service.ts'

export interface Acceptance {
  enquiryNo: string
  lineIds: number[]
  addressId: number
  billAddressId?: number | undefined
  expressId: number
  poNumber: string
  remark: string
  payMethod: 'online' | 'transfer'
}

/** The chosen lines become an order at the price and quantity that were agreed, each of them once. */
export function acceptQuoteAs(
  sql: Sql | Tx,
  buyer: Identity,
  { enquiryNo, lineIds, ...wish }: Acceptance,
  settings: OrderSettings,
): Promise<{ orderNo: string }> {
  return inTransaction(sql, async (tx) => {
    const row = await lockEnquiryFor(tx, enquiryNo, buyer)
    if (row.accountId !== buyer.accountId) throw new AppError('not_found', 'There is no such enquiry.')
    assertMayHappen('accept', row)
    if (!row.validUntil || isOver(row.validUntil, new Date()))
      throw new AppError('quote_over', 'This quotation is over. Please write to us: we quote again.')
    const chosen = choose(await queries.listLines(tx, row.enquiryId), lineIds)
    const lines = chosen.map(({ goodsId, count, price, leadWeeks }) => ({
      goodsId,
      count,
      agreedPrice: price,
      // What has to be procured first is not taken from the shelf.
      procured: leadWeeks > 0,
    }))
    const { orderNo } = await placeOrder(tx, buyer.accountId, { ...wish, lines, source: 'quote' }, settings)
    await queries.setOrderNo(tx, lineIds, orderNo)
    await queries.setStatus(tx, row.enquiryId, 'accepted')
    return { orderNo }
  })
}

function choose(rows: queries.LineRow[], lineIds: number[]) {
  const byId = new Map(rows.map((row) => [row.lineId, row]))
  if (new Set(lineIds).size < lineIds.length) throw new AppError('invalid_input', 'Each line is accepted once.')
  return lineIds.map((lineId) => {
    const row = byId.get(lineId)
    if (!row) throw new AppError('not_found', 'This line is not of this enquiry.')
    if (row.orderNo) throw new AppError('wrong_status', `${row.goodsModel} is ordered already, with ${row.orderNo}.`)
    if (row.quotePrice === null || row.quoteCount === null || row.quoteGoodsId === null)
      throw new AppError('not_for_sale', `${row.goodsModel} has not been offered.`)
    return { goodsId: row.quoteGoodsId, count: row.quoteCount, price: row.quotePrice, leadWeeks: row.leadWeeks ?? 0 }
  })
}
