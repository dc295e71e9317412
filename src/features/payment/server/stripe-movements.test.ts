import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { stripeProvider } from './stripe.provider.ts'

const CREATED = Date.parse('2026-11-15T23:59:59Z') / 1000
const charge = (more: object = {}) => ({
  id: 'ch_1',
  object: 'charge',
  amount: 1383,
  currency: 'usd',
  payment_intent: 'pi_1',
  metadata: { paymentNo: 'PM-1', orderNo: 'OS-1' },
  ...more,
})
const refund = { id: 're_1', object: 'refund', amount: 500, currency: 'usd', payment_intent: 'pi_1', metadata: {} }
const transaction = (id: string, category: string, amount: number, more: object = {}) => ({
  id,
  object: 'balance_transaction',
  amount,
  fee: 0,
  created: CREATED,
  currency: 'usd',
  reporting_category: category,
  source: null,
  ...more,
})
const listed = [
  transaction('txn_1', 'charge', 1383, { fee: 70, source: charge() }),
  // Paid in euros, booked in dollars.
  transaction('txn_2', 'charge', 1500, { source: charge({ currency: 'eur', payment_intent: { id: 'pi_2' } }) }),
  transaction('txn_3', 'refund', -500, { source: { ...refund, metadata: { refundNo: 'RF-1' } } }),
  transaction('txn_4', 'refund_failure', 500, { source: refund }),
  transaction('txn_5', 'dispute', -1383, {
    fee: 1500,
    source: { id: 'dp_1', object: 'dispute', amount: 1383, currency: 'usd', payment_intent: 'pi_1', metadata: {} },
  }),
  transaction('txn_6', 'fee', -25),
  transaction('txn_7', 'payout', -900, {
    source: { id: 'po_1', object: 'payout', amount: 900, currency: 'usd', metadata: {} },
  }),
  transaction('txn_8', 'topup', 100, { source: 'tu_1' }),
]

/** Stripe's list, three at a time. */
const asked: URLSearchParams[] = []
const server = createServer((request, response) => {
  const { searchParams } = new URL(request.url ?? '', 'http://stripe')
  asked.push(searchParams)
  const start = listed.findIndex(({ id }) => id === searchParams.get('starting_after')) + 1
  response.setHeader('content-type', 'application/json')
  response.end(
    JSON.stringify({
      object: 'list',
      url: '/v1/balance_transactions',
      data: listed.slice(start, start + 3),
      has_more: start + 3 < listed.length,
    }),
  )
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
afterAll(() => server.close())
const { port } = server.address() as AddressInfo // it listens on a port
const provider = stripeProvider({
  secretKey: 'sk_test_1',
  webhookSecret: 'whsec_1',
  apiUrl: `http://127.0.0.1:${port}`,
})

test('balance transactions of all pages are read with the numbers and the currency of what was paid', async () => {
  const from = new Date('2026-11-15T00:00:00Z')
  const movements = await provider.listMovements?.({ from, to: new Date('2026-11-16T00:00:00Z') })
  const seen = movements?.map((one) => [
    one.movementNo,
    one.kind,
    one.amount,
    one.currency,
    one.fee,
    one.providerPayment,
    one.reference,
  ])
  expect(seen).toEqual([
    ['txn_1', 'payment', '13.83', 'USD', '0.70', 'pi_1', 'ch_1'],
    ['txn_2', 'payment', '13.83', 'EUR', '0.00', 'pi_2', 'ch_1'],
    ['txn_3', 'refund', '-5.00', 'USD', '0.00', 'pi_1', 're_1'],
    ['txn_4', 'refund', '5.00', 'USD', '0.00', 'pi_1', 're_1'],
    ['txn_5', 'dispute', '-13.83', 'USD', '15.00', 'pi_1', 'dp_1'],
    ['txn_6', 'fee', '-0.25', 'USD', '0.00', null, null],
    ['txn_7', 'payout', '-9.00', 'USD', '0.00', null, 'po_1'],
    ['txn_8', 'other', '1.00', 'USD', '0.00', null, 'tu_1'],
  ])
  expect(movements?.[0]).toMatchObject({
    at: new Date(CREATED * 1000),
    paymentNo: 'PM-1',
    orderNo: 'OS-1',
    refundNo: '',
    feeCurrency: 'USD',
  })
  expect(movements?.[2]).toMatchObject({ refundNo: 'RF-1' })
  expect(asked).toHaveLength(3)
  expect(Object.fromEntries(asked[0] ?? [])).toMatchObject({
    'created[gte]': String(from.getTime() / 1000),
    'created[lt]': String(from.getTime() / 1000 + 86_400),
    'expand[0]': 'data.source',
    limit: '100',
  })
})
