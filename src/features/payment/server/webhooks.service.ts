import { z } from 'zod'
import { inCents } from '#features/orders/money.rules.ts'
import { ORDER_STATUS } from '#features/orders/order-status.rules.ts'
import { getOrder, lockOrderById, type OrderState } from '#features/orders/server/order-changes.ts'
import { flagOrder, noteOnOrder, settleOrder } from '#features/orders/server/order-payment.service.ts'
import type { OrderSettings } from '#features/orders/server/order-settings.ts'
import { notifyLatePayment, notifyPaymentFailed } from '#features/orders/server/orders.mails.ts'
import { type Db, inTransaction, type Tx } from '#server/database/connect.ts'
import type { Log } from '#server/log.ts'
import { AppError } from '#shared/app-error.ts'
import { compare } from '#shared/decimal.ts'
import * as queries from './payment.queries.ts'
import { type PaymentProvider, ProviderEvent } from './provider.ts'

/**
 * A provider tells what became of a payment. Each event has one effect, however often and in whatever order events come;
 * money is always noted, also when no order can take it.
 */
export async function receiveWebhook(
  sql: Db,
  provider: PaymentProvider,
  { body, signature }: { body: string; signature: string },
  { settings, log }: { settings: OrderSettings; log: Log },
): Promise<{ received: true }> {
  const event = await readEvent(provider, body, signature)
  if (event) {
    const effect = await takeEvent(sql, provider, event, body, settings)
    log.info({ provider: provider.method, event: event.eventId, type: event.type, effect }, 'webhook')
  }
  return { received: true }
}

/** What is signed may make no sense all the same. It is refused, so that the provider shows it to its people. */
export async function readEvent(provider: Pick<PaymentProvider, 'readWebhook'>, body: string, signature: string) {
  try {
    // The body is kept as JSON, in which the database has no NUL.
    if (body.includes('\\u0000')) throw new SyntaxError('NUL in a text')
    const event = await provider.readWebhook(body, signature)
    return event && ProviderEvent.parse(event)
  } catch (cause) {
    if (!(cause instanceof SyntaxError || cause instanceof TypeError || cause instanceof z.ZodError)) throw cause
    throw new AppError('malformed_request', 'The event could not be read.', { cause })
  }
}

type Effect = 'repeated' | 'paid' | 'failed' | 'late' | 'nothing'

export const takeEvent = (
  sql: Db,
  provider: PaymentProvider,
  event: ProviderEvent,
  body: string,
  settings: OrderSettings,
): Promise<Effect> => inTransaction(sql, (tx) => takeEventIn(tx, provider, event, body, settings))

async function takeEventIn(
  tx: Tx,
  { method }: PaymentProvider,
  event: ProviderEvent,
  body: string,
  settings: OrderSettings,
): Promise<Effect> {
  const { eventId, type, paymentNo } = event
  const taken = await queries.insertEvent(tx, { provider: method, eventId, type, paymentNo, body })
  if (taken.length === 0) return 'repeated'
  const found = await findOrAddPayment(tx, method, event)
  // The order first, then its payment: everybody who changes an order keeps to this.
  const order = await lockOrderById(tx, found.orderId)
  const [payment = found] = await queries.findPayment(tx, paymentNo)
  if (event.outcome === 'failed') return takeFailure(tx, order, payment, event, settings)
  return takeMoney(tx, order, payment, event, settings)
}

/** A payment we have no note of (we failed after the provider had started) is noted now, by what the provider says. */
async function findOrAddPayment(tx: Tx, method: string, event: ProviderEvent) {
  const [known] = await queries.findPayment(tx, event.paymentNo)
  if (known) return known
  const order = await getOrder(tx, event.orderNo)
  const { paymentNo, amount, currency } = event
  if (!['USD', 'CNY'].includes(currency) || compare(amount, '0') <= 0)
    throw new AppError('malformed_request', 'The event is about no money of this store.')
  await queries.insertPayment(tx, { paymentNo, orderId: order.orderId, method, amount, currency })
  const [added] = await queries.findPayment(tx, paymentNo)
  if (!added) throw new AppError('not_found', 'There is no such payment.')
  return added
}

async function takeFailure(
  tx: Tx,
  order: OrderState,
  payment: queries.PaymentRow,
  { message, providerPayment }: ProviderEvent,
  settings: OrderSettings,
): Promise<Effect> {
  // Told late: the payment has come to something meanwhile.
  if (payment.state !== 'pending') return 'nothing'
  await queries.setPaymentState(tx, payment.paymentId, { state: 'failed', message, providerPayment })
  if (order.status !== ORDER_STATUS.unpaid) return 'failed'
  await noteOnOrder(tx, order, 'system', 'paymentFailed', message)
  await notifyPaymentFailed(tx, settings, order, message)
  return 'failed'
}

async function takeMoney(
  tx: Tx,
  order: OrderState,
  payment: queries.PaymentRow,
  { amount, currency, providerPayment }: ProviderEvent,
  settings: OrderSettings,
): Promise<Effect> {
  if (payment.state === 'paid' || payment.state === 'late') return 'nothing'
  // With the order, not with the payment: one that was added by the event would agree with itself.
  const asAgreed = compare(amount, inCents(order.totalAmount)) === 0 && currency === order.currency
  if (order.status === ORDER_STATUS.unpaid && asAgreed) {
    await queries.setPaymentState(tx, payment.paymentId, { state: 'paid', message: '', providerPayment })
    const note = `${currency} ${amount} by card`
    await settleOrder(tx, order, { action: 'pay', accountId: null, note }, settings)
    return 'paid'
  }
  const message = asAgreed ? 'It came when the order could no longer take it.' : `It was ${currency} ${amount}.`
  await queries.setPaymentState(tx, payment.paymentId, { state: 'late', message, providerPayment })
  await flagOrder(tx, order, true)
  await noteOnOrder(tx, order, 'system', 'latePayment', `${currency} ${amount}: we get in touch with you`)
  await notifyLatePayment(tx, settings, order, `${currency} ${amount}`)
  return 'late'
}
