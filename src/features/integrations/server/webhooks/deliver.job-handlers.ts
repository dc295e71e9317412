import { z } from 'zod'
import { type Db, inTransaction, type Sql } from '#server/database/connect.ts'
import { enqueue, external, handleJob, type JobHandler, job } from '#server/jobs/job.ts'
import type { Outside } from '#server/net/outside.ts'
import type { Sealer } from '#server/secrets/sealer.ts'
import { isTaken, MAX_DELIVERY_ATTEMPTS, MAX_FAILED_IN_A_ROW } from '../../webhooks.rules.ts'
import { postEvent } from './post-event.ts'
import { signatureHeaders } from './signature.ts'
import { openSecret } from './webhook-secrets.service.ts'
import * as queries from './webhooks.queries.ts'

const MAX_PROBLEM = 300
const TURNED_OFF: queries.Attempt = { state: 'failed', status: null, problem: 'the webhook is turned off' }

/** The trigger of the events adds it under this name. */
const deliverEvent = job({ name: 'webhook.deliver', payload: z.object({ deliveryId: z.coerce.number().int() }) })

export const deliverLater = (tx: Db, deliveryId: number): Promise<void> => enqueue(tx, deliverEvent, { deliveryId })

/** Waits for external servers. */
export const webhookHandler = (means: Means): JobHandler =>
  external(handleJob(deliverEvent, ({ sql }, { deliveryId }) => deliver(sql, deliveryId, means)))

interface Means {
  secrets: Sealer
  outside: Outside
}

/** One attempt. Throws to be retried by the queue. */
async function deliver(sql: Sql, deliveryId: number, means: Means): Promise<void> {
  const [delivery] = await queries.findOpenDelivery(sql, deliveryId)
  if (!delivery) return
  const { webhookId } = delivery
  const attempt = delivery.active ? await send(delivery, means) : TURNED_OFF
  await inTransaction(sql, async (tx) => {
    await queries.noteAttempt(tx, deliveryId, attempt)
    if (attempt.state === 'delivered') await queries.resetFailures(tx, webhookId)
    if (attempt.state === 'failed' && delivery.active) await queries.countFailure(tx, webhookId, MAX_FAILED_IN_A_ROW)
  })
  if (attempt.state === 'waiting') throw new Error(`${new URL(delivery.address).host}: ${attempt.problem}`)
}

async function send(delivery: queries.OpenDelivery, { secrets, outside }: Means): Promise<queries.Attempt> {
  const { address, secret, eventId, type, data, at, attempts } = delivery
  const id = `evt_${eventId}`
  const body = JSON.stringify({ id, type, timestamp: at.toISOString(), data })
  const missed = attempts + 1 >= MAX_DELIVERY_ATTEMPTS ? 'failed' : 'waiting'
  try {
    const timestamp = Math.floor(Date.now() / 1000)
    const headers = signatureHeaders(openSecret(secrets, secret), { id, timestamp, body })
    const status = await postEvent(address, body, headers, outside)
    return isTaken(status)
      ? { state: 'delivered', status, problem: '' }
      : { state: missed, status, problem: `answered with ${status}` }
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    return { state: missed, status: null, problem: problem.slice(0, MAX_PROBLEM) }
  }
}
