import Big from 'big.js'
import type Stripe from 'stripe'
import { createGate } from '#server/limits/gate.ts'
import { AppError } from '#shared/app-error.ts'
import {
  otherEvent,
  type PaymentProvider,
  type ProviderEntry,
  type ProviderEvent,
  type StripeKeys,
} from './provider.ts'
import { fromCents, idOf, listStripeMovements } from './stripe-movements.ts'

/** A buyer waits for the page. */
const IN_A_HURRY = { timeout: 5000, maxNetworkRetries: 1 }
const gate = createGate({ atOnce: 50, waiting: 0 })

const inCents = (amount: string) => Number(new Big(amount).times(100).toFixed(0))

/** Stripe's own payment page (a Checkout Session): card data never touches this store. */
export function stripeProvider(keys: StripeKeys): PaymentProvider {
  let opened: Promise<Stripe> | undefined
  const stripe = () => {
    opened ??= openStripe(keys)
    return opened
  }
  return {
    method: 'stripe',
    name: 'Credit or debit card',
    note: 'You pay on the page of our payment provider, Stripe.',
    async begin({ paymentNo, orderNo, amount, currency, email, paidUrl, givenUpUrl }) {
      const metadata = { paymentNo, orderNo }
      const { checkout } = await stripe()
      const input: Stripe.Checkout.SessionCreateParams = {
        mode: 'payment',
        client_reference_id: paymentNo,
        customer_email: email,
        metadata,
        payment_intent_data: { metadata },
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: currency.toLowerCase(),
              unit_amount: inCents(amount),
              product_data: { name: `Order ${orderNo}` },
            },
          },
        ],
        success_url: paidUrl,
        cancel_url: givenUpUrl,
      }
      const session = await gate(() => checkout.sessions.create(input, { idempotencyKey: paymentNo, ...IN_A_HURRY }))
      if (!session.url) throw new Error('Stripe opened no page')
      return { redirectUrl: session.url, session: session.id }
    },
    async check(session) {
      const found = await (await stripe()).checkout.sessions.retrieve(session, undefined, IN_A_HURRY)
      if (found.payment_status === 'paid') return sessionEvent(found, 'checkout.session.completed', `check_${session}`)
      if (found.status === 'expired') return sessionEvent(found, 'checkout.session.expired', `check_${session}`)
      return undefined
    },
    async readWebhook(body, signature) {
      const { webhooks } = await stripe()
      let event: Stripe.Event
      try {
        event = await webhooks.constructEventAsync(body, signature, keys.webhookSecret)
      } catch (cause) {
        throw new AppError('bad_signature', 'Invalid signature.', { cause })
      }
      return eventOf(event)
    },
    async refund({ refundNo, providerPayment, amount }) {
      const refund = await (await stripe()).refunds.create(
        { payment_intent: providerPayment, amount: inCents(amount), metadata: { refundNo } },
        { idempotencyKey: refundNo },
      )
      return { providerRefund: refund.id }
    },
    async listMovements(period) {
      return listStripeMovements(await stripe(), period)
    },
  }
}

export const stripe: ProviderEntry = {
  method: 'stripe',
  name: 'Card (Stripe)',
  signatureHeader: 'stripe-signature',
  create({ stripe: keys }) {
    const provider = keys && stripeProvider(keys)
    return provider && (() => provider)
  },
}

async function openStripe({ secretKey, apiUrl }: StripeKeys): Promise<Stripe> {
  // Loaded lazily, only for stores with keys.
  const { default: Client } = await import('stripe')
  const other = apiUrl ? new URL(apiUrl) : undefined
  const where = other && {
    host: other.hostname,
    port: Number(other.port || (other.protocol === 'https:' ? 443 : 80)),
    protocol: other.protocol === 'https:' ? ('https' as const) : ('http' as const),
  }
  return new Client(secretKey, { timeout: 8000, maxNetworkRetries: 2, telemetry: false, ...where })
}

function eventOf(event: Stripe.Event): ProviderEvent {
  const { id: eventId, type } = event
  if (
    event.type === 'checkout.session.completed' ||
    event.type === 'checkout.session.async_payment_succeeded' ||
    event.type === 'checkout.session.async_payment_failed' ||
    event.type === 'checkout.session.expired'
  ) {
    const session = event.data.object
    // Delayed payment method: a later event has the result.
    if (event.type === 'checkout.session.completed' && session.payment_status === 'unpaid')
      return otherEvent(eventId, type)
    return sessionEvent(session, event.type, eventId)
  }
  switch (event.type) {
    case 'charge.dispute.created':
      return { ...disputeEvent(event.data.object), eventId, type, outcome: 'disputed' }
    case 'charge.dispute.closed':
      return {
        ...disputeEvent(event.data.object),
        eventId,
        type,
        outcome: event.data.object.status === 'lost' ? 'disputeLost' : 'disputeWon',
      }
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.refund.updated':
      return { ...refundEvent(event.data.object), eventId, type }
    case 'charge.refunded':
      return {
        ...otherEvent(eventId, type),
        ...moneyOf(event.data.object.amount_refunded, event.data.object),
        outcome: 'refundedInAll',
      }
  }
  if (event.type === 'payment_intent.payment_failed') {
    const intent = event.data.object
    return {
      ...otherEvent(eventId, type),
      paymentNo: intent.metadata.paymentNo ?? '',
      orderNo: intent.metadata.orderNo ?? '',
      outcome: 'failed',
      amount: fromCents(intent.amount),
      currency: intent.currency.toUpperCase(),
      session: null,
      providerPayment: intent.id,
      message: intent.last_payment_error?.message ?? 'The card was declined.',
    }
  }
  return otherEvent(eventId, type)
}

const moneyOf = (
  cents: number,
  { currency, payment_intent }: Pick<Stripe.Refund, 'currency' | 'payment_intent'>,
): Pick<ProviderEvent, 'amount' | 'currency' | 'providerPayment'> => ({
  amount: fromCents(cents),
  currency: currency.toUpperCase(),
  providerPayment: idOf(payment_intent),
})

const disputeEvent = (dispute: Stripe.Dispute): ProviderEvent => ({
  ...otherEvent('', ''),
  ...moneyOf(dispute.amount, dispute),
  reference: dispute.id,
  message: dispute.reason,
})

const refundEvent = (refund: Stripe.Refund): ProviderEvent => ({
  ...otherEvent('', ''),
  ...moneyOf(refund.amount, refund),
  outcome: refund.status === 'failed' || refund.status === 'canceled' ? 'refundFailed' : 'refunded',
  refundNo: refund.metadata?.refundNo ?? '',
  reference: refund.id,
  message: refund.failure_reason ?? '',
})

function sessionEvent(session: Stripe.Checkout.Session, type: string, eventId: string): ProviderEvent {
  const paid = type === 'checkout.session.completed' || type === 'checkout.session.async_payment_succeeded'
  return {
    ...otherEvent(eventId, type),
    paymentNo: session.client_reference_id ?? session.metadata?.paymentNo ?? '',
    orderNo: session.metadata?.orderNo ?? '',
    outcome: paid ? 'paid' : 'failed',
    amount: fromCents(session.amount_total),
    currency: session.currency?.toUpperCase() ?? '',
    session: session.id,
    providerPayment: idOf(session.payment_intent),
    message: paid ? '' : (FAILED[type] ?? ''),
  }
}

const FAILED: Readonly<Record<string, string>> = {
  'checkout.session.async_payment_failed': 'The payment did not go through.',
  'checkout.session.expired': 'The payment page was left open for too long.',
}
