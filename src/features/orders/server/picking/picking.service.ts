import { type Db, inTransaction, type Tx } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'
import type { NewDeliveryAddress } from '../../picking.contract.ts'
import { assertMissable, assertPickable, isComplete } from '../../picking.rules.ts'
import { advance, type Changed, changedTo, lockOrder, type OrderState } from '../order-changes.service.ts'
import { flagOrder, noteOnOrder } from '../order-payment.service.ts'
import { getDetailRow } from '../order-reading.service.ts'
import type { OrderSettings } from '../order-settings.ts'
import { notifyAddressChanged } from '../orders.mails.ts'
import { completeShipping } from '../orders.service.ts'
import { recordStaffAction, type StaffMember } from '../staff/staff-actions.service.ts'
import * as queries from './picking.queries.ts'

const PAID = 2
/** Statuses before shipping: unpaid, transfer to check, paid. */
const BEFORE_SHIPPING: readonly number[] = [1, 8, 2]

function assertPaid({ orderNo, status }: OrderState): void {
  if (status !== PAID) throw new AppError('wrong_status', `Order ${orderNo} is not waiting to be shipped.`)
}

async function getLine(tx: Tx, orderId: number, lineId: number) {
  const lines = await queries.listPickLines(tx, orderId)
  const line = lines.find((one) => one.lineId === lineId)
  if (!line) throw new AppError('not_found', 'This line is not part of the order.')
  return { line, lines }
}

export function pickLine(sql: Db, { orderNo, lineId, count }: { orderNo: string; lineId: number; count: number }) {
  return inTransaction(sql, async (tx) => {
    const order = await lockOrder(tx, orderNo)
    assertPaid(order)
    const { line } = await getLine(tx, order.orderId, lineId)
    assertPickable(line, count)
    await queries.setPicked(tx, lineId, count)
    return { picked: count }
  })
}

/** Sets the missing pieces. If all others are shipped, the order becomes shipped. */
export function reportMissing(
  sql: Db,
  staff: StaffMember,
  { orderNo, lineId, count, note }: { orderNo: string; lineId: number; count: number; note: string },
): Promise<Changed> {
  return inTransaction(sql, async (tx) => {
    const order = await lockOrder(tx, orderNo)
    assertPaid(order)
    const { line, lines } = await getLine(tx, order.orderId, lineId)
    assertMissable(line, count)
    await queries.setMissing(tx, lineId, count)
    const words = `${count} × ${line.goodsModel}${note && `: ${note}`}`
    await recordStaffAction(tx, staff, 'missing', order.orderId, words)
    if (count > 0) await flagOrder(tx, order, true)
    const now = lines.map((one) => (one.lineId === lineId ? { ...one, missing: count } : one))
    const hasLeft = lines.some(({ shipped }) => shipped > 0)
    if (!hasLeft || !isComplete(now)) return changedTo(orderNo, order.status)
    const shipping = { action: 'ship', who: 'staff', accountId: staff.accountId, note: `Without ${words}` } as const
    const changed = await advance(tx, order, shipping)
    await completeShipping(tx, order)
    return changed
  })
}

export async function setPlace(sql: Db, { goodsId, place }: { goodsId: number; place: string }): Promise<void> {
  if (place === '') await queries.deletePlace(sql, goodsId)
  else await queries.writePlace(sql, goodsId, place.toUpperCase())
}

export async function snapshotPlace(sql: Db, goodsId: number) {
  const [row] = await queries.findPlace(sql, goodsId)
  return { place: row?.place ?? '' }
}

export async function snapshotPicking(sql: Db, orderNo: string) {
  const { orderId, status } = await getDetailRow(sql, undefined, orderNo)
  const lines = await queries.listPickLines(sql, orderId)
  return {
    status,
    lines: lines.map(({ goodsModel, count, picked, missing, shipped }) => ({
      goodsModel,
      count,
      picked,
      missing,
      shipped,
    })),
  }
}

export function changeAddress(
  sql: Db,
  staff: StaffMember,
  { orderNo, address, reason }: { orderNo: string; address: NewDeliveryAddress; reason: string },
  settings: OrderSettings,
): Promise<void> {
  return inTransaction(sql, async (tx) => {
    const order = await lockOrder(tx, orderNo)
    const { deliveryAddress } = await getDetailRow(tx, undefined, orderNo)
    const lines = await queries.listPickLines(tx, order.orderId)
    if (!BEFORE_SHIPPING.includes(order.status) || lines.some(({ shipped }) => shipped > 0))
      throw new AppError('wrong_status', `Part of order ${orderNo} has been shipped already, or it is closed.`)
    const changed = { ...deliveryAddress, ...address }
    await queries.setDeliveryAddress(tx, order.orderId, changed)
    await noteOnOrder(tx, order, 'staff', 'changeAddress', reason)
    await recordStaffAction(tx, staff, 'changeAddress', order.orderId, reason)
    await notifyAddressChanged(tx, settings, order, changed)
  })
}

export async function snapshotAddress(sql: Db, orderNo: string) {
  const { deliveryAddress } = await getDetailRow(sql, undefined, orderNo)
  // Without names and streets: the audit trail is kept longer than personal data.
  return { zipCode: deliveryAddress.zipCode, regionName: deliveryAddress.regionName }
}
