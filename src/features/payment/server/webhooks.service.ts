import { z } from 'zod'
import { inCents } from '#features/orders/money.rules.ts'
import { ORDER_STATUS } from '#features/orders/order-status.rules.ts'
import { getOrder, lockOrderById, type OrderState } from '#features/orders/server/order-changes.service.ts'
import { flagOrder, noteOnOrder, settleOrder } from '#features/orders/server/order-payment.service.ts'
import type { OrderSettings } from '#features/orders/server/order-settings.ts'
import { notifyLatePayment, notifyPaymentFailed } from '#features/orders/server/orders.mails.ts'
import { type Db, inTransaction, type Tx } from '#server/database/connect.ts'
import type { Log } from '#server/log.ts'
import { AppError } from '#shared/app-error.ts'
import { compare } from '#shared/decimal.ts'
import { isCurrency } from '#shared/money/currencies.ts'
import { moneyText } from '#shared/money/money-text.ts'
import * as queries from './payment.queries.ts'
import { type PaymentProvider, ProviderEvent } from './provider.ts'

/**
 * Handles an event of a provider. Each event has one effect, also when repeated or out of order;
 * payments are always recorded, also when no order can accept them.
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

/** Refuses a signed event that is invalid, so that the provider reports it. */
export async function readEvent(provider: Pick<PaymentProvider, 'readWebhook'>, body: string, signature: string) {
  try {
    // Stored as jsonb, which cannot hold NUL.
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
  // Lock order: the order first, then its payment.
  const order = await lockOrderById(tx, found.orderId)
  const [payment = found] = await queries.findPayment(tx, paymentNo)
  if (event.outcome === 'failed') return takeFailure(tx, order, payment, event, settings)
  return takeMoney(tx, order, payment, event, settings)
}

/** Records an unknown payment (the process ended after calling the provider) from the event. */
async function findOrAddPayment(tx: Tx, method: string, event: ProviderEvent) {
  const [known] = await queries.findPayment(tx, event.paymentNo)
  if (known) return known
  const order = await getOrder(tx, event.orderNo)
  const { paymentNo, amount, currency } = event
  if (!isCurrency(currency) || compare(amount, '0') <= 0)
    throw new AppError('malformed_request', 'The event does not belong to a payment of this store.')
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
  // Out of order: the payment has a final state already.
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
  // Compared with the order, not with the payment, which may have been recorded from this event.
  const asAgreed = compare(amount, inCents(order.totalAmount)) === 0 && currency === order.currency
  if (order.status === ORDER_STATUS.unpaid && asAgreed) {
    await queries.setPaymentState(tx, payment.paymentId, { state: 'paid', message: '', providerPayment })
    const note = `${moneyText(amount, currency)} by card`
    await settleOrder(tx, order, { action: 'pay', accountId: null, note }, settings)
    return 'paid'
  }
  const message = asAgreed
    ? 'It arrived when the order could no longer accept it.'
    : `It was ${moneyText(amount, currency)}.`
  await queries.setPaymentState(tx, payment.paymentId, { state: 'late', message, providerPayment })
  await flagOrder(tx, order, true)
  await noteOnOrder(tx, order, 'system', 'latePayment', `${moneyText(amount, currency)}: we will contact you`)
  await notifyLatePayment(tx, settings, order, moneyText(amount, currency))
  return 'late'
}
