import { lockOrder } from '#features/orders/server/order-changes.service.ts'
import { generateNumber } from '#features/orders/server/order-number.ts'
import type { OrderSettings } from '#features/orders/server/order-settings.ts'
import { recordStaffAction, type StaffMember } from '#features/orders/server/staff/staff-actions.service.ts'
import { type Db, inTransaction, type Tx } from '#server/database/connect.ts'
import { enqueue } from '#server/jobs/job.ts'
import { AppError } from '#shared/app-error.ts'
import { isCurrency } from '#shared/money/currencies.ts'
import { formatMoney } from '#shared/money/format-money.ts'
import { offsetOf } from '#shared/paging.ts'
import { setEventState } from '../events/events.queries.ts'
import { takeMoney } from '../events/take-money.service.ts'
import * as payments from '../payment.queries.ts'
import { carryOutUnassignedRefund } from './refund-unassigned.service.ts'
import * as queries from './unassigned.queries.ts'

export async function listUnassigned(sql: Db, page: { pageNumber: number; pageSize: number }) {
  const [rows, [counted]] = await Promise.all([
    queries.listOpen(sql, page.pageSize, offsetOf(page)),
    queries.countOpen(sql),
  ])
  const list = rows.map(({ receivedAt, eventId: _, ...row }) => ({ ...row, receivedAt: receivedAt.toISOString() }))
  return { list, totalCount: counted?.count ?? 0 }
}

export async function countUnassigned(sql: Db): Promise<number> {
  const [row] = await queries.countOpen(sql)
  return row?.count ?? 0
}

async function lockOpen(tx: Tx, paymentNo: string): Promise<queries.UnassignedRow> {
  const [row] = await queries.lockOpen(tx, paymentNo)
  if (row) return row
  const [decided] = await queries.findUnassigned(tx, paymentNo)
  if (decided) throw new AppError('wrong_status', `Payment ${paymentNo} was assigned or refunded already.`)
  throw new AppError('not_found', 'There is no such payment.')
}

/** The usual rules: the order is paid, or the money is late. */
export const assignPayment = (
  sql: Db,
  staff: StaffMember,
  { paymentNo, orderNo, note }: { paymentNo: string; orderNo: string; note: string },
  settings: OrderSettings,
): Promise<{ orderNo: string; state: 'paid' | 'late' }> =>
  inTransaction(sql, async (tx) => {
    const order = await lockOrder(tx, orderNo)
    const row = await lockOpen(tx, paymentNo)
    const { method, eventId, amount, currency } = row
    if (!isCurrency(currency))
      throw new AppError(
        'wrong_amount',
        `The store does not know the currency ${currency}. Please refund this payment.`,
      )
    await payments.insertPayment(tx, { paymentNo, orderId: order.orderId, method, amount, currency })
    const [payment] = await payments.findPayment(tx, paymentNo)
    if (payment?.orderId !== order.orderId)
      throw new AppError('wrong_status', `Payment ${paymentNo} belongs to another order.`)
    const effect = await takeMoney(tx, order, payment, row, settings)
    if (effect === 'nothing') throw new AppError('wrong_status', `Order ${orderNo} has payment ${paymentNo} already.`)
    await queries.setAssigned(tx, paymentNo, note)
    await setEventState(tx, { provider: method, eventId }, 'done')
    const detail = `${paymentNo} ${formatMoney(amount, currency)} ${note}`.trim()
    await recordStaffAction(tx, staff, 'assignPayment', order.orderId, detail)
    return { orderNo: order.orderNo, state: effect }
  })

/** All of it goes back. Executed by a job with the refund's number as idempotency key. */
export const refundUnassigned = (
  sql: Db,
  { paymentNo, note }: { paymentNo: string; note: string },
): Promise<{ paymentNo: string; refundNo: string }> =>
  inTransaction(sql, async (tx) => {
    const row = await lockOpen(tx, paymentNo)
    if (!row.providerPayment)
      throw new AppError('wrong_status', 'The provider named no payment. Please refund it at the provider.')
    const refundNo = generateNumber('RF')
    await queries.setRefunding(tx, paymentNo, refundNo, note)
    await setEventState(tx, { provider: row.method, eventId: row.eventId }, 'done')
    await enqueue(tx, carryOutUnassignedRefund, { refundNo })
    return { paymentNo, refundNo }
  })

/** What the audit trail keeps before and after a decision. */
export async function snapshotUnassigned(sql: Db, paymentNo: string) {
  const [row] = await queries.findUnassigned(sql, paymentNo)
  return row
}
