import type { Tx } from '#server/database/connect.ts'
import { enqueue } from '#server/jobs/job.ts'
import { AppError } from '#shared/app-error.ts'
import { type Decimal, isPositive } from '#shared/decimal.ts'
import { formatMoney } from '#shared/money/format-money.ts'
import { isPartOf, minus } from '../money.rules.ts'
import type { NoteAction } from '../order-events.rules.ts'
import { issueInvoice } from './invoices/invoices.service.ts'
import { advance, type Changed, changedTo, type OrderState } from './order-changes.service.ts'
import { type OrderSettings, payByOf } from './order-settings.ts'
import { expireOrder } from './orders.jobs.ts'
import { notifyPaid, notifyPartPaid } from './orders.mails.ts'
import * as queries from './orders.queries.ts'

/*
 * Effects of payments on an order. The caller has locked the order, always before its payments,
 * to avoid deadlocks.
 */

/** The payment is confirmed: by the card provider, or by staff for a transfer. */
export async function settleOrder(
  tx: Tx,
  order: OrderState,
  change: { action: 'pay' | 'acceptProof'; accountId: number | null; note: string },
  settings: OrderSettings,
): Promise<Changed> {
  const who = change.action === 'pay' ? 'system' : 'staff'
  const changed =
    order.payMethod === 'account'
      ? await settleOnAccount(tx, order, { ...change, who })
      : await advance(tx, order, { ...change, who })
  await issueInvoice(tx, order.orderId)
  await notifyPaid(tx, settings, order)
  return changed
}

interface Arrived {
  amount: Decimal
  /** Less than what is open is enough; the note says why. */
  settles: boolean
}

/** A transfer has arrived. An order on account is paid with the last one; the others leave the rest open. */
export async function takeTransfer(
  tx: Tx,
  order: OrderState,
  { amount, settles, ...change }: Parameters<typeof settleOrder>[2] & Arrived,
  settings: OrderSettings,
): Promise<Changed> {
  if (order.payMethod === 'account') {
    assertOpen(order)
    await queries.addReceived(tx, order.orderId, amount)
    if (!settles && isPartOf(amount, order.openAmount)) return takePart(tx, order, amount, settings)
  }
  return settleOrder(tx, order, change, settings)
}

async function takePart(tx: Tx, order: OrderState, amount: Decimal, settings: OrderSettings): Promise<Changed> {
  const rest = minus(order.openAmount, amount)
  await noteOnOrder(
    tx,
    order,
    'system',
    'payPart',
    `${formatMoney(amount, order.currency)}. Still to be paid: ${formatMoney(rest, order.currency)}`,
  )
  await notifyPartPaid(tx, settings, order, { amount, rest })
  return changedTo(order.orderNo, order.status)
}

/** What was still open is credited: with what was received before, the order is paid. */
export async function settleByCredit(tx: Tx, order: OrderState, accountId: number | null): Promise<void> {
  await queries.markPaid(tx, order.orderId, { action: 'pay', who: 'system', accountId, note: 'The rest was credited' })
  await issueInvoice(tx, order.orderId)
}

/** The status says where the parcel is, and stays. */
async function settleOnAccount(tx: Tx, order: OrderState, change: Parameters<typeof queries.markPaid>[2]) {
  assertOpen(order)
  await queries.markPaid(tx, order.orderId, change)
  return changedTo(order.orderNo, order.status)
}

/** Refuses orders on account that are paid, cancelled or credited in full. */
export function assertOpen({ orderNo, payMethod, openAmount, paidAt }: OrderState): void {
  if (payMethod === 'account' && isPositive(openAmount)) return
  throw new AppError(
    'wrong_status',
    paidAt ? `Order ${orderNo} is already paid.` : `No payment is due for order ${orderNo}.`,
  )
}

/** Extends the reservation of an unpaid order for a transfer. Never shortens it. */
export async function allowTransferTime(tx: Tx, order: OrderState, settings: OrderSettings): Promise<Date> {
  const payBy = new Date(Math.max(payByOf('transfer', settings).getTime(), order.payBy.getTime()))
  await queries.setPayBy(tx, order.orderId, 'transfer', payBy)
  await enqueue(tx, expireOrder, { orderNo: order.orderNo }, { at: payBy })
  return payBy
}

export const transferNotOffered = () =>
  new AppError('method_not_offered', 'Bank transfer is not offered in this currency. Please choose another way to pay.')

/** A line in the time line that changes no status. */
export async function noteOnOrder(
  tx: Tx,
  order: OrderState,
  who: 'buyer' | 'staff' | 'system',
  action: NoteAction,
  note: string,
): Promise<void> {
  await queries.insertNote(tx, order.orderId, who, action, note)
}

/** Flags an order for staff: unassigned money, or a failed job. */
export async function flagOrder(tx: Tx, order: OrderState, flagged: boolean): Promise<void> {
  if (order.flagged !== flagged) await queries.setFlag(tx, order.orderId, flagged)
}

export async function countRefund(tx: Tx, order: OrderState, refund: queries.CountedRefund): Promise<void> {
  await queries.addRefund(tx, order.orderId, refund)
}
