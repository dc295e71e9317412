import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEvent } from './events/webhooks.service.ts'
import type { StripeKeys } from './provider.ts'
import { stripeProvider } from './stripe.provider.ts'

/** A fake Stripe API over HTTP with the calls that we use. */
interface Call {
  method: string
  path: string
  key: string
  idempotencyKey: string
  form: Record<string, string>
}
const calls: Call[] = []
let failures = 0
let server: Server
let keys: StripeKeys

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    calls.push({
      method: request.method ?? '',
      path: request.url ?? '',
      key: request.headers.authorization ?? '',
      idempotencyKey: String(request.headers['idempotency-key']),
      form: Object.fromEntries(new URLSearchParams(body)),
    })
    response.setHeader('content-type', 'application/json')
    if (failures-- > 0) {
      response.statusCode = 500
      response.end(JSON.stringify({ error: { type: 'api_error', message: 'away' } }))
      return
    }
    const answer = request.url?.includes('refunds')
      ? { id: 're_1', object: 'refund' }
      : { id: 'cs_1', object: 'checkout.session', url: 'https://pay.example/cs_1' }
    response.end(JSON.stringify(answer))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // listening on a port, so it has an address of this kind
  keys = { secretKey: 'sk_test_1', webhookSecret: 'whsec_1', apiUrl: `http://127.0.0.1:${port}` }
})
afterAll(() => server.close())

const request = {
  paymentNo: 'PM-261115-ABCDEFGH',
  orderNo: 'OS-261115-ABCDEFGH',
  amount: '1234.50',
  currency: 'USD' as const,
  email: 'buyer@firm.example',
  paidUrl: 'https://store.example/paymentResult',
  givenUpUrl: 'https://store.example/payment',
}

test.each(['EUR', 'PLN', 'HUF'] as const)('an order in %s is charged in it, in hundredths', async (currency) => {
  await stripeProvider(keys).begin({ ...request, currency })
  expect(calls.at(-1)?.form).toMatchObject({
    'line_items[0][price_data][currency]': currency.toLowerCase(),
    'line_items[0][price_data][unit_amount]': '123450',
  })
})

test('a Checkout Session is opened for the exact amount in cents, once per payment', async () => {
  calls.length = 0
  failures = 1
  const started = await stripeProvider(keys).begin(request)
  expect(started).toEqual({ redirectUrl: 'https://pay.example/cs_1', session: 'cs_1' })
  expect(calls).toHaveLength(2)
  expect(new Set(calls.map((call) => call.idempotencyKey))).toEqual(new Set([request.paymentNo]))
  expect(calls[1]).toMatchObject({
    method: 'POST',
    path: '/v1/checkout/sessions',
    key: 'Bearer sk_test_1',
    form: {
      mode: 'payment',
      client_reference_id: request.paymentNo,
      customer_email: request.email,
      'metadata[orderNo]': request.orderNo,
      'payment_intent_data[metadata][paymentNo]': request.paymentNo,
      'line_items[0][price_data][currency]': 'usd',
      'line_items[0][price_data][unit_amount]': '123450',
      success_url: request.paidUrl,
      cancel_url: request.givenUpUrl,
    },
  })
})

test('at most fifty concurrent calls wait; further ones are refused immediately', async () => {
  const provider = stripeProvider(keys)
  const started = await Promise.allSettled(Array.from({ length: 51 }, () => provider.begin(request)))
  expect(started.filter(({ status }) => status === 'fulfilled')).toHaveLength(50)
  expect(started.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { reason: 'busy' } })
  await expect(provider.begin(request)).resolves.toBeDefined()
})

test('a refund names the payment and carries its own number', async () => {
  calls.length = 0
  const refund = { refundNo: 'RF-1', providerPayment: 'pi_1', amount: '0.07' }
  expect(await stripeProvider(keys).refund(refund)).toEqual({ providerRefund: 're_1' })
  expect(calls).toMatchObject([
    { path: '/v1/refunds', idempotencyKey: 'RF-1', form: { payment_intent: 'pi_1', amount: '7' } },
  ])
})

test('an unavailable service is an error, not a payment', async () => {
  failures = 10
  await expect(stripeProvider(keys).begin(request)).rejects.toThrow()
  failures = 0
})

const signed = (payload: string, secret = keys.webhookSecret) =>
  new Stripe('sk_test_1').webhooks.generateTestHeaderString({ payload, secret })

const sessionEvent = (type: string, more: object = {}) =>
  JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type,
    data: {
      object: {
        id: 'cs_1',
        object: 'checkout.session',
        client_reference_id: request.paymentNo,
        metadata: { paymentNo: request.paymentNo, orderNo: request.orderNo },
        amount_total: 123450,
        currency: 'usd',
        payment_intent: 'pi_1',
        payment_status: 'paid',
        ...more,
      },
    },
  })

test('a signed event is read; one that is not signed by Stripe is refused', async () => {
  const provider = stripeProvider(keys)
  const body = sessionEvent('checkout.session.completed')
  expect(await provider.readWebhook(body, signed(body))).toEqual({
    eventId: 'evt_1',
    type: 'checkout.session.completed',
    paymentNo: request.paymentNo,
    orderNo: request.orderNo,
    outcome: 'paid',
    amount: '1234.50',
    currency: 'USD',
    session: 'cs_1',
    providerPayment: 'pi_1',
    message: '',
    refundNo: '',
    reference: null,
  })
  for (const wrong of ['', 'x', signed(body, 'whsec_other'), signed(`${body} `)])
    await expect(provider.readWebhook(body, wrong)).rejects.toMatchObject({ reason: 'bad_signature', status: 400 })
})

test.each([
  ['checkout.session.async_payment_succeeded', {}, 'paid'],
  ['checkout.session.async_payment_failed', {}, 'failed'],
  ['checkout.session.expired', {}, 'failed'],
  ['checkout.session.completed', { payment_status: 'unpaid' }, 'other'],
  ['customer.created', {}, 'other'],
])('%s %j means %s', async (type, more, outcome) => {
  const body = sessionEvent(type, more)
  expect((await stripeProvider(keys).readWebhook(body, signed(body)))?.outcome).toBe(outcome)
})

test.each([
  '{"id":"evt_1","object":"event","type":"checkout.session.completed"}',
  sessionEvent('checkout.session.completed', { amount_total: 'much' }),
  sessionEvent('checkout.session.completed', { payment_intent: { id: [] } }),
  sessionEvent('checkout.session.completed', { metadata: 'a\\u0000b' }),
])('a signed event that makes no sense is refused: %s', async (body) => {
  await expect(readEvent(stripeProvider(keys), body, signed(body))).rejects.toMatchObject({ status: 400 })
})

test('a declined card has the provider’s message', async () => {
  const body = JSON.stringify({
    id: 'evt_2',
    object: 'event',
    type: 'payment_intent.payment_failed',
    data: {
      object: {
        id: 'pi_1',
        object: 'payment_intent',
        amount: 123450,
        currency: 'usd',
        metadata: { paymentNo: request.paymentNo, orderNo: request.orderNo },
        last_payment_error: { message: 'Your card has insufficient funds.' },
      },
    },
  })
  expect(await stripeProvider(keys).readWebhook(body, signed(body))).toMatchObject({
    outcome: 'failed',
    paymentNo: request.paymentNo,
    message: 'Your card has insufficient funds.',
  })
})
