import { countSales } from '#features/catalog/server/stock/stock.service.ts'
import { findTrackingUrl } from '#features/freight/server/freight.service.ts'
import { findBankAccount } from '#features/shop/server/shop.service.ts'
import type { Actor } from '#server/api/implement.ts'
import { type Db, inTransaction, type Tx } from '#server/database/connect.ts'
import { enqueue } from '#server/jobs/job.ts'
import { AppError } from '#shared/app-error.ts'
import { formatCount } from '#shared/text/format-count.ts'
import { explainRefusal, findTransition, ORDER_STATUS } from '../order-status.rules.ts'
import { RECEIVED_AFTER_DAYS } from '../orders.limits.ts'
import { assertShippable, isComplete, type PickState, restOf } from '../picking.rules.ts'
import { issueInvoice } from './invoices/invoices.service.ts'
import { advance, type Changed, changedTo, lockOrder, lockOrderOf, type OrderState } from './order-changes.service.ts'
import { flagOrder } from './order-payment.service.ts'
import type { OrderSettings } from './order-settings.ts'
import { expireOrder, finishOrder } from './orders.jobs.ts'
import { notifyClosed, notifyFinished, notifyShipped, type PayLater } from './orders.mails.ts'
import * as queries from './orders.queries.ts'
import { insertParcelLines, listPickLines } from './picking/picking.queries.ts'
import { recordStaffAction, type StaffMember } from './staff/staff-actions.service.ts'

const DAY = 86_400_000

export function cancelOrder(
  sql: Db,
  { accountId, customerId }: Actor,
  { orderNo, reason }: { orderNo: string; reason: string },
  settings: OrderSettings,
): Promise<Changed> {
  return inTransaction(sql, async (tx) => {
    const order = await lockOrderOf(tx, customerId, orderNo)
    const changed = await advance(tx, order, { action: 'cancel', who: 'buyer', accountId, note: reason })
    await notifyClosed(tx, settings, order, 'you cancelled it.')
    return changed
  })
}

/** Run at expiry. Orders that were paid, closed or extended meanwhile are not changed. */
export function expireIfUnpaid(sql: Db, orderNo: string, settings: OrderSettings): Promise<void> {
  return inTransaction(sql, async (tx) => {
    const order = await lockOrder(tx, orderNo)
    if (order.status !== ORDER_STATUS.unpaid) return
    if (order.payBy > new Date()) {
      await enqueue(tx, expireOrder, { orderNo }, { at: order.payBy })
      return
    }
    await advance(tx, order, { action: 'expire', who: 'system', accountId: null, note: 'Not paid in time' })
    await notifyClosed(tx, settings, order, 'it was not paid in time.')
  })
}

export function receiveOrder(sql: Db, buyer: Actor, orderNo: string, settings: OrderSettings): Promise<Changed> {
  const { accountId, customerId } = buyer
  return inTransaction(sql, async (tx) => {
    const order = await lockOrderOf(tx, customerId, orderNo)
    // Repeated confirmations are ignored.
    if (order.status === ORDER_STATUS.finished) return changedTo(orderNo, ORDER_STATUS.finished)
    const changed = await advance(tx, order, { action: 'receive', who: 'buyer', accountId })
    await finish(tx, order, settings)
    return changed
  })
}

export function finishIfShipped(sql: Db, orderNo: string, settings: OrderSettings): Promise<void> {
  return inTransaction(sql, async (tx) => {
    const order = await lockOrder(tx, orderNo)
    if (order.status !== ORDER_STATUS.shipped) return
    const note = `No problem was reported within ${RECEIVED_AFTER_DAYS} days`
    await advance(tx, order, { action: 'autoReceive', who: 'system', accountId: null, note })
    await finish(tx, order, settings)
  })
}

async function finish(tx: Tx, order: OrderState, settings: OrderSettings): Promise<void> {
  const lines = await queries.listHeldLines(tx, order.orderId)
  await countSales(
    tx,
    lines.map((line) => line.goodsId),
  )
  await notifyFinished(tx, settings, order)
}

/** Only unpaid orders; paid ones need a refund. */
export function cancelUnpaidOrder(
  sql: Db,
  staff: StaffMember,
  { orderNo, reason }: { orderNo: string; reason: string },
  settings: OrderSettings,
): Promise<Changed> {
  return inTransaction(sql, async (tx) => {
    const order = await lockOrder(tx, orderNo)
    return cancelByStaff(tx, staff, order, { action: 'cancel', reason }, settings)
  })
}

/** The step that every cancellation by staff has in common. */
export async function cancelByStaff(
  tx: Tx,
  staff: StaffMember,
  order: OrderState,
  { action, reason }: { action: 'cancel' | 'cancelOnAccount'; reason: string },
  settings: OrderSettings,
): Promise<Changed> {
  const changed = await advance(tx, order, { action, who: 'staff', accountId: staff.accountId, note: reason })
  await recordStaffAction(tx, staff, 'cancel', order.orderId, reason)
  await notifyClosed(tx, settings, order, asSentence(reason))
  return changed
}

const asSentence = (reason: string): string => `${reason}${/[.!?]$/.test(reason) ? '' : '.'}`

export function noteOrder(sql: Db, staff: StaffMember, { orderNo, text }: { orderNo: string; text: string }) {
  return inTransaction(sql, async (tx) => {
    const { orderId } = await lockOrder(tx, orderNo)
    await queries.insertOrderNote(tx, orderId, staff.who, text)
  })
}

/** Idempotent. */
export function unflagOrder(sql: Db, staff: StaffMember, { orderNo, note }: { orderNo: string; note: string }) {
  return inTransaction(sql, async (tx) => {
    const order = await lockOrder(tx, orderNo)
    if (!order.flagged) return
    await flagOrder(tx, order, false)
    await recordStaffAction(tx, staff, 'unflag', order.orderId, note)
  })
}

export interface Parcel {
  orderNo: string
  carrier: string
  trackingNumber: string
  trackingUrl?: string | undefined
  /** Absent: all that is left. */
  lines?: Array<{ lineId: number; count: number }> | undefined
}

/** A parcel. The order is shipped when nothing is left; until then it waits for the next one. */
export function shipOrder(sql: Db, staff: StaffMember, parcel: Parcel, settings: OrderSettings): Promise<Changed> {
  return inTransaction(sql, async (tx) => {
    const order = await lockOrder(tx, parcel.orderNo)
    const lines = await listPickLines(tx, order.orderId)
    const packed = parcel.lines ?? restOf(lines)
    const isLast = isLastParcel(lines, packed)
    const { carrier, trackingNumber } = parcel
    const trackingUrl = parcel.trackingUrl ?? (await findTrackingUrl(tx, carrier, trackingNumber))
    const note = `${carrier} ${trackingNumber}`
    // The table of transitions decides, also for a partial shipment.
    const shipping = { action: 'ship', who: 'staff', accountId: staff.accountId, note } as const
    const changed = isLast ? await advance(tx, order, shipping) : await recordPartialShipment(tx, order, note)
    assertShippable(lines, packed)
    const [shipment] = await queries.insertShipment(tx, {
      orderId: order.orderId,
      carrier,
      trackingNumber,
      trackingUrl,
    })
    await insertParcelLines(tx, shipment?.shipmentId ?? 0, packed)
    await recordStaffAction(tx, staff, isLast ? 'ship' : 'shipPart', order.orderId, note)
    const payLater = isLast ? await completeShipping(tx, order) : undefined
    const models = new Map(lines.map(({ lineId, goodsModel }) => [lineId, goodsModel]))
    const contents = packed.map(({ lineId, count }): [string, string] => [models.get(lineId) ?? '', formatCount(count)])
    const sent = isLast ? { payLater } : { contents }
    await notifyShipped(tx, settings, order, { carrier, trackingNumber, trackingUrl }, sent)
    return changed
  })
}

/** An order on account is invoiced when all of it has left, and is due its days later. */
async function invoiceOnAccount(tx: Tx, { orderId, currency, openAmount }: OrderState): Promise<PayLater | undefined> {
  const [due] = await queries.setDueDay(tx, orderId)
  if (!due) return undefined
  await issueInvoice(tx, orderId)
  return { ...due, openAmount, currency, bank: await findBankAccount(tx, currency) }
}

function isLastParcel(lines: readonly PickState[], packed: ReadonlyArray<{ lineId: number; count: number }>): boolean {
  const counts = new Map(packed.map(({ lineId, count }) => [lineId, count]))
  return isComplete(lines.map((line) => ({ ...line, shipped: line.shipped + (counts.get(line.lineId) ?? 0) })))
}

async function recordPartialShipment(tx: Tx, order: OrderState, note: string): Promise<Changed> {
  if (!findTransition(order.status, 'ship', 'staff'))
    throw new AppError('wrong_status', explainRefusal(order.orderNo, order.status, 'ship'))
  await queries.insertNote(tx, order.orderId, 'staff', 'shipPart', note)
  return changedTo(order.orderNo, order.status)
}

/** Nothing is left to be shipped: schedules the automatic completion, and invoices an order on account. */
export async function completeShipping(tx: Tx, order: OrderState): Promise<PayLater | undefined> {
  const at = new Date(Date.now() + RECEIVED_AFTER_DAYS * DAY)
  await enqueue(tx, finishOrder, { orderNo: order.orderNo }, { at })
  return invoiceOnAccount(tx, order)
}

export const isPartlyShipped = async (tx: Tx, { orderId }: OrderState): Promise<boolean> =>
  (await listPickLines(tx, orderId)).some(({ shipped }) => shipped > 0)
