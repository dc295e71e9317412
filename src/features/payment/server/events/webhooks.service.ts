import { z } from 'zod'
import type { OrderSettings } from '#features/orders/server/order-settings.ts'
import { type Db, inTransaction } from '#server/database/connect.ts'
import { enqueue, handleJob, type JobHandler, job } from '#server/jobs/job.ts'
import type { Log } from '#server/log.ts'
import { AppError } from '#shared/app-error.ts'
import { type PaymentProvider, ProviderEvent } from '../provider.ts'
import * as queries from './events.queries.ts'
import { type Effect, giveUpEvent, takeEvent } from './take-event.service.ts'

/** The provider repeats what was not answered; this is for what was answered or is not repeated. */
const RETAKE_AFTER_MS = 60_000

/**
 * Handles an event of a provider. It is kept first, then its effect is taken: once, also when it is repeated or out of
 * order. What fails in between is taken by the next repetition or by a job.
 */
export async function receiveWebhook(
  sql: Db,
  provider: PaymentProvider,
  { body, signature }: { body: string; signature: string },
  { settings, log }: { settings: OrderSettings; log: Log },
): Promise<{ received: true }> {
  const event = await readEvent(provider, body, signature)
  const effect = await handleEvent(sql, provider.method, event, body, settings)
  const { eventId, type, paymentNo, orderNo, amount, currency } = event
  const facts = { provider: provider.method, event: eventId, type, effect }
  if (effect === 'unassigned') log.warn({ ...facts, paymentNo, orderNo, amount, currency }, 'webhook')
  else log.info(facts, 'webhook')
  return { received: true }
}

/** Refuses a signed event that is invalid, so that the provider reports it. */
export async function readEvent(provider: Pick<PaymentProvider, 'readWebhook'>, body: string, signature: string) {
  try {
    // Stored as jsonb, which cannot hold NUL.
    if (body.includes('\\u0000')) throw new SyntaxError('NUL in a text')
    return ProviderEvent.parse(await provider.readWebhook(body, signature))
  } catch (cause) {
    if (!(cause instanceof SyntaxError || cause instanceof TypeError || cause instanceof z.ZodError)) throw cause
    throw new AppError('malformed_request', 'The event could not be read.', { cause })
  }
}

/** Keeps the event, then takes its effect. Each in a transaction of its own. */
export async function handleEvent(
  sql: Db,
  method: string,
  event: ProviderEvent,
  body: string,
  settings: OrderSettings,
): Promise<Effect> {
  const key = { provider: method, eventId: event.eventId }
  await inTransaction(sql, async (tx) => {
    const kept = await queries.insertEvent(tx, method, event, body)
    if (kept.length > 0) await enqueue(tx, retakeEvent, key, { at: new Date(Date.now() + RETAKE_AFTER_MS) })
  })
  return takeEvent(sql, key, settings)
}

export const retakeEvent = job({
  name: 'payment.takeEvent',
  payload: z.object({ provider: z.string(), eventId: z.string() }),
})

/** No event stays without an effect: one that can never be taken becomes an unassigned payment. */
export const retakeHandler = (settings: OrderSettings): JobHandler =>
  handleJob(
    retakeEvent,
    async ({ sql }, key) => {
      await takeEvent(sql, key, settings)
    },
    (tx, key) => giveUpEvent(tx, key),
  )
