import { z } from 'zod'
import type { Config } from '#server/config.ts'
import { refusals } from '#shared/app-error.ts'
import { type Finding, fault, good, PATIENCE_MS, warning } from './finding.ts'

const WEBHOOK = '/api/payment/webhook/stripe'
/** An order that is paid and not noticed is the worst that can happen. */
export const STRIPE_EVENTS = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.expired',
  'charge.dispute.created',
  'charge.dispute.closed',
  'charge.refunded',
  'refund.created',
  'refund.failed',
]
const Endpoints = z.object({
  data: z.array(z.object({ url: z.string(), status: z.string(), enabled_events: z.array(z.string()) })),
})
const inTime = () => AbortSignal.timeout(PATIENCE_MS)

/** The keys, what Stripe knows of our webhook, and whether a call to it reaches the store. */
export async function checkStripe({ stripe, publicUrl, demo }: Config): Promise<Finding[]> {
  if (!stripe) return [good(demo ? 'A demo has a sandbox for cards.' : 'Cards through Stripe are not set up.')]
  if (!publicUrl) return [fault('Stripe cannot reach a store without PUBLIC_URL.', 'Set PUBLIC_URL.')]
  return [await askStripe(stripe, publicUrl + WEBHOOK), await callWebhook(publicUrl + WEBHOOK)]
}

async function askStripe(
  { secretKey, apiUrl = 'https://api.stripe.com' }: NonNullable<Config['stripe']>,
  webhook: string,
): Promise<Finding> {
  const headers = { authorization: `Bearer ${secretKey}` }
  const answer = await fetch(`${apiUrl}/v1/webhook_endpoints?limit=100`, { headers, signal: inTime() })
  if (answer.status === 401)
    return fault('Stripe does not know STRIPE_SECRET_KEY.', 'Copy the key from its dashboard again.')
  if (answer.status === 403)
    return warning(
      'STRIPE_SECRET_KEY may not list webhooks, so they are not checked.',
      `Look in its dashboard for ${webhook}.`,
    )
  if (!answer.ok) return warning(`Stripe answers ${answer.status}.`, 'Try again; see status.stripe.com.')
  const ours = Endpoints.parse(await answer.json()).data.find(({ url }) => url === webhook)
  if (!ours)
    return fault(`Stripe has no webhook for ${webhook}: payments are noticed late.`, 'Add it in its dashboard.')
  if (ours.status !== 'enabled')
    return fault(`The webhook ${webhook} is ${ours.status}.`, 'Enable it in the dashboard of Stripe.')
  const missing = ours.enabled_events.includes('*')
    ? []
    : STRIPE_EVENTS.filter((event) => !ours.enabled_events.includes(event))
  return missing.length > 0
    ? fault(`The webhook of Stripe lacks events: ${missing.join(', ')}.`, 'Add them in its dashboard.')
    : good('Stripe knows the key and the webhook.')
}

/** Without a signature, which the store refuses: nothing is changed. */
async function callWebhook(url: string): Promise<Finding> {
  const cure = 'Start the store, and let the proxy pass POST requests to this address.'
  try {
    const headers = { 'content-type': 'application/json', 'stripe-signature': 'none' }
    const answer = await fetch(url, { method: 'POST', headers, body: '{}', redirect: 'manual', signal: inTime() })
    const text = await answer.text()
    return text.includes(`"code":${refusals.bad_signature}`)
      ? good(`${url} reaches the store.`)
      : fault(`${url} is answered ${answer.status} by something that is not the webhook of the store.`, cure)
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error
    return warning(
      `${url} cannot be reached from this machine: ${cause instanceof Error ? cause.message : String(cause)}`,
      cure,
    )
  }
}
