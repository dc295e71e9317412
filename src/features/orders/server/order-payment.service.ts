import type { Tx } from '#server/database/connect.ts'
import { enqueue } from '#server/jobs/job.ts'
import { AppError } from '#shared/app-error.ts'
import type { NoteAction } from '../order-events.rules.ts'
import { issueInvoice } from './invoices/invoices.service.ts'
import { advance, type Changed, type OrderState } from './order-changes.service.ts'
import { type OrderSettings, payByOf } from './order-settings.ts'
import { expireOrder } from './orders.jobs.ts'
import { notifyPaid } from './orders.mails.ts'
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
  const changed = await advance(tx, order, { ...change, who })
  await issueInvoice(tx, order.orderId)
  await notifyPaid(tx, settings, order)
  return changed
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

export async function countRefund(tx: Tx, order: OrderState, amount: string, taxAmount: string): Promise<void> {
  await queries.addRefund(tx, order.orderId, amount, taxAmount)
}
