import { ORDER_STATUS } from '#features/orders/order-status.rules.ts'
import { findAndLockOrder, lockOrderById, type OrderState } from '#features/orders/server/order-changes.service.ts'
import { noteOnOrder } from '#features/orders/server/order-payment.service.ts'
import type { OrderSettings } from '#features/orders/server/order-settings.ts'
import { notifyPaymentFailed } from '#features/orders/server/orders.mails.ts'
import { type Db, inTransaction, type Tx } from '#server/database/connect.ts'
import { isPositive } from '#shared/decimal.ts'
import { isCurrency } from '#shared/money/currencies.ts'
import * as payments from '../payment.queries.ts'
import { keepUnassigned } from '../unassigned/keep-unassigned.service.ts'
import * as queries from './events.queries.ts'
import { type DisputeOutcome, takeDispute } from './take-dispute.service.ts'
import { takeMoney } from './take-money.service.ts'
import { type RefundEffect, takeRefund, takeRefundFailure, takeRefundsInAll } from './take-refund.service.ts'

export type Effect =
  | 'repeated'
  | 'paid'
  | 'failed'
  | 'late'
  | 'nothing'
  | 'ignored'
  | 'unassigned'
  | RefundEffect
  | DisputeOutcome

const stateAfter = (effect: Effect): queries.EventState =>
  effect === 'ignored' || effect === 'unassigned' ? effect : 'done'

/** The effect of a kept event, once. */
export const takeEvent = (sql: Db, key: queries.EventKey, settings: OrderSettings): Promise<Effect> =>
  inTransaction(sql, async (tx) => {
    const [event] = await queries.findEvent(tx, key)
    if (event?.state !== 'received') return 'repeated'
    // Lock order: the order first, then its payment and the event.
    const order = await lockOrderOf(tx, event)
    if ((await queries.lockReceived(tx, key)).length === 0) return 'repeated'
    const effect = await effectOf(tx, order, event, settings)
    await queries.setEventState(tx, key, stateAfter(effect))
    return effect
  })

/** The event failed for a week: staff see its money. */
export async function giveUpEvent(tx: Tx, key: queries.EventKey): Promise<void> {
  const [event] = await queries.findEvent(tx, key)
  if (!event || (await queries.lockReceived(tx, key)).length === 0) return
  const effect = hasMoney(event) ? await keepUnassigned(tx, event) : 'ignored'
  await queries.setEventState(tx, key, stateAfter(effect))
}

async function lockOrderOf(tx: Tx, event: queries.KeptEvent): Promise<OrderState | undefined> {
  const payment = await findPaymentOf(tx, event)
  return payment ? lockOrderById(tx, payment.orderId) : findAndLockOrder(tx, event.orderNo)
}

/** Events after a payment name only the money. */
async function findPaymentOf(tx: Tx, { provider, paymentNo, providerPayment }: queries.KeptEvent) {
  const [payment] =
    paymentNo === '' && providerPayment
      ? await payments.findPaymentOfProvider(tx, provider, providerPayment)
      : await payments.findPayment(tx, paymentNo)
  return payment
}

/** Something else may be sold through the same account of the provider: it names no order of ours. */
const hasMoney = ({ outcome, amount, paymentNo, orderNo }: queries.KeptEvent) =>
  outcome === 'paid' && isPositive(amount) && (paymentNo !== '' || orderNo !== '')

async function effectOf(
  tx: Tx,
  order: OrderState | undefined,
  event: queries.KeptEvent,
  settings: OrderSettings,
): Promise<Effect> {
  const { outcome, amount } = event
  if (isAfterPayment(outcome)) return order ? takeAfterPayment(tx, order, { ...event, outcome }) : 'ignored'
  if (outcome === 'other' || (outcome === 'paid' && !isPositive(amount))) return 'ignored'
  const payment = order && (await findOrAddPayment(tx, order, event))
  if (order && payment && event.outcome === 'failed') return takeFailure(tx, order, payment, event, settings)
  // Money in a currency that the store does not know cannot belong to a payment.
  if (order && payment && isCurrency(event.currency)) return takeMoney(tx, order, payment, event, settings)
  return hasMoney(event) ? keepUnassigned(tx, event) : 'ignored'
}

type AfterPayment = DisputeOutcome | 'refunded' | 'refundedInAll' | 'refundFailed'

const isAfterPayment = (outcome: queries.KeptEvent['outcome']): outcome is AfterPayment =>
  outcome !== 'paid' && outcome !== 'failed' && outcome !== 'other'

async function takeAfterPayment(
  tx: Tx,
  order: OrderState,
  event: queries.KeptEvent & { outcome: AfterPayment },
): Promise<Effect> {
  const payment = await findPaymentOf(tx, event)
  if (!payment) return 'ignored'
  const { outcome } = event
  if (outcome === 'refunded') return takeRefund(tx, order, payment, event)
  if (outcome === 'refundedInAll') return takeRefundsInAll(tx, order, payment, event)
  if (outcome === 'refundFailed') return takeRefundFailure(tx, order, payment, event)
  return takeDispute(tx, order, payment, { ...event, outcome })
}

/** Records an unknown payment (the process ended after calling the provider) from the event. */
async function findOrAddPayment(
  tx: Tx,
  { orderId }: OrderState,
  { provider: method, paymentNo, amount, currency }: queries.KeptEvent,
): Promise<payments.PaymentRow | undefined> {
  if (paymentNo !== '' && isCurrency(currency) && isPositive(amount))
    await payments.insertPayment(tx, { paymentNo, orderId, method, amount, currency })
  const [payment] = await payments.findPayment(tx, paymentNo)
  return payment
}

async function takeFailure(
  tx: Tx,
  order: OrderState,
  payment: payments.PaymentRow,
  { message, providerPayment }: queries.KeptEvent,
  settings: OrderSettings,
): Promise<Effect> {
  // Out of order: the payment has a final state already.
  if (payment.state !== 'pending') return 'nothing'
  await payments.setPaymentState(tx, payment.paymentId, { state: 'failed', message, providerPayment })
  if (order.status !== ORDER_STATUS.unpaid) return 'failed'
  await noteOnOrder(tx, order, 'system', 'paymentFailed', message)
  await notifyPaymentFailed(tx, settings, order, message)
  return 'failed'
}
