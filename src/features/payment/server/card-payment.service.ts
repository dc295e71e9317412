import { z } from 'zod'
import { inCents } from '#features/orders/money.rules.ts'
import { ORDER_STATUS } from '#features/orders/order-status.rules.ts'
import { lockOrderById, lockOrderOf, type OrderState } from '#features/orders/server/order-changes.service.ts'
import { generateNumber } from '#features/orders/server/order-number.ts'
import type { OrderSettings } from '#features/orders/server/order-settings.ts'
import type { Actor } from '#server/api/implement.ts'
import { type Db, inTransaction, type Tx } from '#server/database/connect.ts'
import { enqueue, external, handleJob, type JobHandler, job } from '#server/jobs/job.ts'
import { consumeRateLimit } from '#server/limits/rate-limit.ts'
import type { Log } from '#server/log.ts'
import { AppError } from '#shared/app-error.ts'
import { handleEvent } from './events/webhooks.service.ts'
import * as queries from './payment.queries.ts'
import { assertPayable } from './payment.service.ts'
import type { PaymentProvider } from './provider.ts'
import { getProvider, offeredProviders, type Providers } from './providers.service.ts'

const ATTEMPTS_HOURLY = { limit: 60, windowSeconds: 3600 }
const MINUTE_MS = 60_000
/** A page of the provider is open for a day. */
const RECONCILE_AFTER_MS = [5 * MINUTE_MS, 60 * MINUTE_MS, 25 * 60 * MINUTE_MS]

export interface PaymentInput {
  orderNo: string
  method?: string | undefined
}

interface Means {
  providers: PaymentProvider[]
  publicUrl: string
  log: Log
  /** The caller's Idempotency-Key: with the same one the same page is opened. */
  key?: string | undefined
}

/**
 * Every attempt is separate: after a failure the buyer starts a new one. The intent is recorded first; the
 * provider is called outside of any transaction, so that one that does not answer blocks nothing; then its answer is
 * recorded. Unfinished attempts of killed processes are reconciled by a job.
 */
export async function startPayment(sql: Db, { accountId, customerId }: Actor, input: PaymentInput, means: Means) {
  await consumeRateLimit(sql, `payment:${accountId}`, ATTEMPTS_HOURLY)
  const { order, payment } = await inTransaction(sql, (tx) => recordIntent(tx, customerId, input, means))
  const { paymentNo } = payment
  if (payment.redirectUrl) return { paymentNo, redirectUrl: payment.redirectUrl }
  const provider = getProvider(means.providers, payment.method)
  try {
    const { redirectUrl } = await openPage(sql, provider, order, payment, means.publicUrl)
    return { paymentNo, redirectUrl }
  } catch (cause) {
    means.log.warn({ err: cause, method: provider.method }, 'payment provider')
    const message = 'The card service cannot be reached at the moment. Please try again, or pay by bank transfer.'
    // A repeated key continues the same attempt.
    if (!means.key) await queries.setNotStarted(sql, paymentNo, 'The card service could not be reached.')
    throw new AppError('provider_away', message, { cause })
  }
}

async function recordIntent(tx: Tx, customerId: number, input: PaymentInput, { providers, key }: Means) {
  const order = await lockOrderOf(tx, customerId, input.orderNo)
  const [known] = key ? await queries.findPaymentOfRequest(tx, order.orderId, key) : []
  if (known?.redirectUrl) return { order, payment: known }
  assertPayable(order)
  if (known) return { order, payment: known }
  const { method } = getProvider(await offeredProviders(tx, providers), input.method)
  const payment = await insertPayment(tx, order, method, key)
  await reconcileLater(tx, payment.paymentNo, 0)
  return { order, payment }
}

async function insertPayment(tx: Tx, { orderId, totalAmount, currency }: OrderState, method: string, key?: string) {
  const amount = inCents(totalAmount)
  if (Number(amount) === 0)
    throw new AppError('wrong_amount', 'This amount is too small for a card. Please pay by bank transfer.')
  for (;;) {
    const paymentNo = generateNumber('PM')
    const inserted = await queries.insertPayment(tx, { orderId, amount, currency, method, paymentNo, requestKey: key })
    const [payment] = inserted.length > 0 ? await queries.findPayment(tx, paymentNo) : []
    if (payment) return payment
  }
}

/** Its number is the idempotency key: the provider opens one page. */
async function openPage(
  sql: Db,
  provider: PaymentProvider,
  { orderNo, email }: OrderState,
  { paymentNo, amount, currency }: queries.PaymentRow,
  publicUrl: string,
) {
  const paidUrl = `${publicUrl}/paymentResult?orderNo=${orderNo}&paymentNo=${paymentNo}`
  const givenUpUrl = `${publicUrl}/payment?orderNo=${orderNo}`
  const started = await provider.begin({ paymentNo, orderNo, amount, currency, email, paidUrl, givenUpUrl })
  await queries.setStarted(sql, paymentNo, started)
  return started
}

export const reconcilePayment = job({
  name: 'payment.reconcile',
  payload: z.object({ paymentNo: z.string(), turn: z.int().min(0) }),
})

const reconcileLater = (db: Db, paymentNo: string, turn: number) =>
  enqueue(db, reconcilePayment, { paymentNo, turn }, { at: new Date(Date.now() + (RECONCILE_AFTER_MS[turn] ?? 0)) })

/** Completes attempts without an answer or webhook of the provider. */
export const reconcileHandler = (providersOf: Providers, settings: OrderSettings): JobHandler =>
  external(
    handleJob(reconcilePayment, async ({ sql }, { paymentNo, turn }) => {
      const [payment] = await queries.findPayment(sql, paymentNo)
      if (payment?.state !== 'pending') return
      const provider = providersOf(sql).find(({ method }) => method === payment.method)
      // Tried again, by a process that has the keys, and listed as failed if there is none.
      if (!provider) throw new Error(`${payment.method} is not set up in this process`)
      const order = await inTransaction(sql, (tx) => lockOrderById(tx, payment.orderId))
      if (payment.session === null && order.status !== ORDER_STATUS.unpaid) {
        await queries.setNotStarted(sql, paymentNo, 'The payment was not started.')
        return
      }
      const session = payment.session ?? (await openPage(sql, provider, order, payment, settings.publicUrl)).session
      const event = await provider.check?.(session)
      if (event) await handleEvent(sql, provider.method, event, JSON.stringify(event), settings)
      else if (provider.check && turn + 1 < RECONCILE_AFTER_MS.length) await reconcileLater(sql, paymentNo, turn + 1)
    }),
  )
