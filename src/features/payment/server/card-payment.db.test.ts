import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { lockOrder } from '#features/orders/server/order-changes.service.ts'
import { aloneAs } from '#server/api/implement.ts'
import { connect } from '#server/database/connect.ts'
import { runDueJobs } from '#server/jobs/worker.ts'
import { createLog } from '#server/log.ts'
import { statusOf } from '#tests/drills/shop.ts'
import { makeDue } from '#tests/support/jobs.ts'
import { buyerWithOrder } from '#tests/support/ordered.ts'
import { createWorld } from '#tests/support/world.ts'
import { paymentInfo } from '../payment.contract.ts'
import { reconcileHandler, startPayment } from './card-payment.service.ts'
import { createProviders, getProvider } from './providers.service.ts'

const world = await createWorld()
const log = createLog('silent')
const publicUrl = 'https://store.example'
const state = { silent: false, paid: false }
const keys: string[] = []

/** A card provider over HTTP. While it is silent it accepts calls and never answers. */
const server = createServer(async (request, response) => {
  let body = ''
  for await (const chunk of request) body += chunk
  const key = request.headers['idempotency-key']
  if (key) keys.push(String(key))
  if (state.silent) return
  const reference = new URLSearchParams(body).get('client_reference_id') ?? request.url?.split('/cs_')[1]
  const [paid] = await world.sql<{ cents: number; orderNo: string }[]>`
    select (payment.amount * 100)::int cents, order_no "orderNo" from payment join orders using (order_id)
    where payment_no = ${reference ?? ''}`
  response.setHeader('content-type', 'application/json')
  response.end(
    JSON.stringify({
      id: `cs_${reference}`,
      object: 'checkout.session',
      url: `https://pay.example/cs_${reference}`,
      client_reference_id: reference,
      metadata: { orderNo: paid?.orderNo },
      amount_total: paid?.cents,
      currency: 'usd',
      payment_intent: `pi_${reference}`,
      payment_status: state.paid ? 'paid' : 'unpaid',
      status: 'open',
    }),
  )
})
let providersOf: ReturnType<typeof createProviders>

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // it listens on a port
  const stripe = { secretKey: 'sk_test_1', webhookSecret: 'whsec_1', apiUrl: `http://127.0.0.1:${port}` }
  providersOf = createProviders({ stripe, sandbox: true })
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  Object.assign(state, { silent: false, paid: false })
  keys.length = 0
})

const begin = (accountId: number, orderNo: string, key?: string, sql = world.sql) =>
  startPayment(sql, aloneAs(accountId), { orderNo }, { providers: providersOf(sql), publicUrl, log, key })
const settings = { publicUrl, unpaid: { hoursOnline: 24, daysTransfer: 7 } }
const reconcile = async (paymentNo: string, providers = providersOf) => {
  await makeDue(world.sql, { name: 'payment.reconcile', payload: { paymentNo } })
  await runDueJobs(world.sql, [reconcileHandler(providers, settings)], log)
}
const paymentsOf = (orderNo: string) => world.sql<{ paymentNo: string; state: string; session: string | null }[]>`
  select payment_no "paymentNo", state, provider_session session from payment join orders using (order_id)
  where order_no = ${orderNo} order by payment_id`

test('two providers can be live at once, and the buyer chooses', async () => {
  const { accountId, orderNo } = await buyerWithOrder(world)
  expect(providersOf(world.sql).map(({ method }) => method)).toEqual(expect.arrayContaining(['stripe', 'sandbox']))
  const { redirectUrl } = await startPayment(
    world.sql,
    aloneAs(accountId),
    { orderNo, method: 'sandbox' },
    { providers: providersOf(world.sql), publicUrl, log },
  )
  expect(redirectUrl).toContain('/payment/sandbox')
  expect((await begin(accountId, orderNo)).redirectUrl).toContain('https://pay.example/')
  expect(() => getProvider(providersOf(world.sql), 'cash')).toThrow('not available')
})

test('a provider that never answers holds no lock and no connection', async () => {
  state.silent = true
  const orders = await Promise.all(Array.from({ length: 4 }, () => buyerWithOrder(world)))
  const sql = connect(world.url, { pool: 2 })
  let answered = 0
  const waiting = orders.map(({ accountId, orderNo }) =>
    begin(accountId, orderNo, undefined, sql).finally(() => {
      answered += 1
    }),
  )
  await expect.poll(() => keys.length).toBe(4)
  for (const { orderNo } of orders) await sql.begin((tx) => lockOrder(tx, orderNo))
  expect(answered).toBe(0)
  server.closeAllConnections()
  await expect.poll(() => keys.length).toBe(8)
  server.closeAllConnections()
  for (const { status, ...rest } of await Promise.allSettled(waiting))
    expect({ status, ...rest }).toMatchObject({ status: 'rejected', reason: { reason: 'provider_away' } })
  for (const { orderNo } of orders) expect(await paymentsOf(orderNo)).toMatchObject([{ state: 'failed' }])
  await sql.end()
})

test('an attempt of a killed process is reconciled with the same key', async () => {
  const { accountId, orderNo } = await buyerWithOrder(world)
  state.silent = true
  // The state after a killed process.
  const lost = begin(accountId, orderNo, 'key-1')
  await expect.poll(() => keys.length).toBe(1)
  const [left] = await paymentsOf(orderNo)
  expect(left).toMatchObject({ state: 'pending', session: null })
  state.silent = false
  await reconcile(left?.paymentNo ?? '')
  expect(await paymentsOf(orderNo)).toMatchObject([{ state: 'pending', session: `cs_${left?.paymentNo}` }])
  expect(new Set(keys)).toEqual(new Set([left?.paymentNo]))
  server.closeAllConnections()
  await lost.catch(() => {})
})

test('a payment without its webhook is found by polling', async () => {
  const { accountId, call, orderNo } = await buyerWithOrder(world)
  const { paymentNo } = await begin(accountId, orderNo)
  await reconcile(paymentNo)
  expect(await statusOf(call, orderNo)).toBe(1)
  state.paid = true
  await reconcile(paymentNo)
  expect(await statusOf(call, orderNo)).toBe(2)
  expect(await call(paymentInfo, { orderNo })).toMatchObject({ attempts: [{ paymentNo, state: 'paid' }] })
})

test('a worker without the keys of the provider leaves the payment to another one', async () => {
  const { accountId, call, orderNo } = await buyerWithOrder(world)
  const { paymentNo } = await begin(accountId, orderNo)
  state.paid = true
  await reconcile(paymentNo, () => [])
  expect(await statusOf(call, orderNo)).toBe(1)
  await reconcile(paymentNo)
  expect(await statusOf(call, orderNo)).toBe(2)
})

test('the same key opens the same page, also after an outage of the provider', async () => {
  const { accountId, orderNo } = await buyerWithOrder(world)
  const answers = [await begin(accountId, orderNo, 'key-2'), await begin(accountId, orderNo, 'key-2')]
  expect(answers[1]).toEqual(answers[0])
  expect(await paymentsOf(orderNo)).toHaveLength(1)
  expect((await begin(accountId, orderNo, 'key-3')).paymentNo).not.toBe(answers[0]?.paymentNo)
})
