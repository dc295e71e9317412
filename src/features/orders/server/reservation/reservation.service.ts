import type { Actor } from '#server/api/implement.ts'
import type { Db, Tx } from '#server/database/connect.ts'
import type { Decimal } from '#shared/decimal.ts'
import { ABOUT_PER_USD } from '#shared/money/currencies.ts'
import type { Currency } from '#shared/money/currency-signs.ts'
import { offsetOf } from '#shared/paging.ts'
import { assertReservation, isScarce } from '../../reservation.rules.ts'
import * as queries from './reservation.queries.ts'

/** Smaller orders are not checked, unless they take most of a stock. */
const SMALL_ORDER_USD = 1000

export interface ReservedOrder {
  totalAmount: Decimal
  currency: Currency
  lines: Array<{ goodsId: number; count: number; stock: number }>
}

export interface Standing {
  /** Of the customer. */
  accountId: number
  /** Of the buyer, for mails about the order. */
  email: string | undefined
  paidBefore: boolean
  unpaidOrders: number
  /** Of what an order is placed by; read here, so that it takes no statement of its own. */
  termsVersion: string | undefined
  /** Prices that were agreed with the buyer, as they hold now. */
  priceListId: number | null
}

export async function readStanding(tx: Tx, buyer: Actor): Promise<Standing> {
  const [row] = await queries.readStanding(tx, buyer)
  const none = { email: undefined, paidBefore: false, unpaidOrders: 0, termsVersion: undefined, priceListId: null }
  return { accountId: buyer.customerId, ...none, ...row }
}

/** Limits unpaid reservations of accounts without a paid order. */
export async function checkReservation(tx: Tx, standing: Standing, order: ReservedOrder): Promise<void> {
  const { accountId } = standing
  if (standing.paidBefore) return
  const orders = standing.unpaidOrders + 1
  assertReservation({ orders, amountUsd: '0', scarceParts: 0 })
  if (!order.lines.some(isScarce) && Number(order.totalAmount) < SMALL_ORDER_USD * ABOUT_PER_USD[order.currency]) return
  await queries.lockReservations(tx, accountId)
  const [held] = await queries.sumUnpaid(tx, accountId, order)
  if (held) assertReservation({ orders, ...held })
}

export async function listHeldStock(
  sql: Db,
  { goodsId, ...page }: { goodsId?: number | undefined; pageNumber: number; pageSize: number },
) {
  const rows = await queries.listHeldStock(sql, goodsId ?? null, page.pageSize, offsetOf(page))
  const list = rows.map(({ totalCount: _, payBy, ...held }) => ({ ...held, payBy: payBy.toISOString() }))
  return { list, totalCount: rows[0]?.totalCount ?? 0 }
}
