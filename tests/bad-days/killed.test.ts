import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import Stripe from 'stripe'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { markDemoSeeded } from '#features/demo-mode/server/demo-mode.service.ts'
import { connect, type Sql } from '#server/database/connect.ts'
import { sendMail } from '#server/mail/mail.ts'
import type { Envelope } from '#shared/endpoint.ts'
import { chooseParts, createBuyers } from '../drills/cluster/shop.ts'
import { createCopy, dropDatabase } from '../support/databases/copy-database.ts'
import { clearJobs, listJobs, makeDue } from '../support/jobs.ts'
import { openStore, type StoreProcess, temporaryFolder, until } from '../support/process.ts'

const MAILS = 10
let folder: Awaited<ReturnType<typeof temporaryFolder>>
let databaseUrl: string
let sql: Sql
const stores: StoreProcess[] = []
const closings: Array<() => unknown> = []

beforeAll(async () => {
  folder = await temporaryFolder()
  databaseUrl = await createCopy(inject('templateUrl'), 'killed')
  sql = connect(databaseUrl, { pool: 2 })
  // Nobody looks at the orders of the demo: the first start would make them, for 3 s of processor time.
  await markDemoSeeded(sql)
})
afterAll(async () => {
  await stopAll()
  for (const close of closings) close()
  await sql.end({ timeout: 1 })
  await dropDatabase(databaseUrl, 'killed')
  await folder.remove()
})

const stopAll = () => Promise.all(stores.splice(0).map((store) => store.stop()))

async function open(more: Record<string, string>): Promise<StoreProcess> {
  const env = {
    DATABASE_URL: databaseUrl,
    DATABASE_POOL: '4',
    DEMO: 'on',
    DATA_DIR: folder.path,
    STOP_WAIT_SECONDS: '0',
  }
  const store = await openStore({ ...env, ...more })
  stores.push(store)
  return store
}

async function kill(store: StoreProcess): Promise<void> {
  store.child.kill('SIGKILL')
  await store.ended
}

/** While it holds, mails are received in full and never acknowledged. */
async function startMailServer() {
  const state = { holds: false }
  const got: Array<{ subject: string; id: string }> = []
  const headerOf = (mail: string, name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(mail)?.[1]?.trim() ?? ''
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, _session, done) {
      const mail = await text(stream)
      got.push({ subject: headerOf(mail, 'Subject'), id: headerOf(mail, 'Message-ID') })
      if (!state.holds) done()
    },
  })
  server.on('error', () => {}) // who is killed hangs up
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closings.push(() => server.close())
  const { port } = server.server.address() as AddressInfo // it listens on a port
  return { state, got, url: `smtp://127.0.0.1:${port}` }
}

/** As if a minute had passed since they were killed. */
async function ageWorkers(): Promise<void> {
  await sql`update graphile_worker._private_jobs set locked_at = locked_at - interval '2 minutes' where locked_by is not null`
  await sql`update job_worker set seen_at = seen_at - interval '2 minutes'`
}

const statusOf = async ({ url }: StoreProcess, path: string) => (await fetch(url + path)).status

test('web processes run no jobs, workers only jobs; jobs of a killed worker are run by the next one', async () => {
  const [unused, mails] = [await startMailServer(), await startMailServer()]
  const web = await open({ ROLE: 'web', SMTP_URL: unused.url })
  await clearJobs(sql)
  await sql.begin(async (tx) => {
    for (let n = 0; n < MAILS; n += 1)
      await sendMail(tx, { to: `buyer-${n}@mail.example`, subject: `Kept ${n}`, text: 'Hello', html: '<p>Hello</p>' })
  })
  mails.state.holds = true
  const first = await open({ ROLE: 'worker', SMTP_URL: mails.url })
  await until(async () => mails.got.length > 1)
  expect([await statusOf(web, '/api/home'), await statusOf(web, '/api/ready')]).toEqual([200, 200])
  expect([await statusOf(first, '/api/home'), await statusOf(first, '/api/ready')]).toEqual([404, 200])
  await kill(first)
  const held = mails.got.map(({ subject }) => subject)
  expect(await listJobs(sql, { name: 'mail' })).toHaveLength(MAILS)

  await ageWorkers()
  mails.state.holds = false
  await open({ ROLE: 'worker', SMTP_URL: mails.url })
  await until(async () => (await listJobs(sql, { name: 'mail' })).length === 0)
  const idsOf = (subject: string) => mails.got.filter((mail) => mail.subject === subject).map(({ id }) => id)
  const subjects = Array.from({ length: MAILS }, (_, n) => `Kept ${n}`)
  expect(subjects.map((subject) => new Set(idsOf(subject)).size)).toEqual(subjects.map(() => 1))
  expect(held.map((subject) => idsOf(subject).length)).toEqual(held.map(() => 2))
  expect(unused.got).toEqual([])
  await stopAll()
})

/** A card company that keeps what it was asked for, and answers the same key with the same page. */
async function startCardCompany() {
  const state = { isSilent: false, isPaid: false, calls: 0 }
  const sessions = new Map<string, { id: string } & Record<string, unknown>>()
  const server = createServer(async (request, response) => {
    const form = new URLSearchParams(await text(request))
    const key = String(request.headers['idempotency-key'] ?? '')
    if (request.method === 'POST') state.calls += 1
    if (request.method === 'POST' && !sessions.has(key))
      sessions.set(key, {
        id: `cs_${sessions.size + 1}`,
        object: 'checkout.session',
        url: `https://pay.example/cs_${sessions.size + 1}`,
        client_reference_id: form.get('client_reference_id'),
        metadata: { orderNo: form.get('metadata[orderNo]') },
        amount_total: Number(form.get('line_items[0][price_data][unit_amount]')),
        currency: form.get('line_items[0][price_data][currency]'),
        payment_intent: `pi_${sessions.size + 1}`,
        status: 'open',
      })
    if (state.isSilent) return
    const found = sessions.get(key) ?? [...sessions.values()].find(({ id }) => request.url?.endsWith(id))
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ ...found, payment_status: state.isPaid ? 'paid' : 'unpaid' }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closings.push(
    () => server.closeAllConnections(),
    () => server.close(),
  )
  const { port } = server.address() as AddressInfo // it listens on a port
  return { state, sessions, url: `http://127.0.0.1:${port}` }
}

test('kill -9 during a payment, and again before its webhook: it is processed once, and none is lost', async () => {
  const company = await startCardCompany()
  const secret = 'whsec_of_this_test'
  const openShop = () =>
    open({ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: secret, STRIPE_API_URL: company.url })
  let shop = await openShop()
  const [buyer] = await createBuyers(sql, 1)
  const [part] = await chooseParts(sql, 1000)
  const call = async (path: string, body: object, key = randomUUID()): Promise<Record<string, string>> => {
    const headers = { token: buyer?.token ?? '', 'content-type': 'application/json', 'idempotency-key': key }
    const answer = await fetch(`${shop.url}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    const { code, msg, data } = (await answer.json()) as Envelope
    expect([code, msg]).toEqual([0, 'ok'])
    return data as Record<string, string> // what is looked at is compared
  }
  const input = { lines: [{ goodsId: part?.goodsId, count: part?.count }], addressId: buyer?.addressId, expressId: 1 }
  const { totalAmount } = await call('order/preview', input)
  const { orderNo } = await call('order/create', { ...input, totalAmount })
  const payments = () => sql<{ paymentNo: string; state: string; session: string | null }[]>`
    select payment_no "paymentNo", state, provider_session "session" from payment join orders using (order_id)
    where order_no = ${orderNo ?? ''}`
  const paidEvents = () => sql`
    select from order_event join orders using (order_id) where order_no = ${orderNo ?? ''} and action = 'pay'`
  const pay = () => call('order/payment', { orderNo, method: 'stripe' }, 'the-key-of-this-try')

  company.state.isSilent = true
  const lost = pay().catch(() => 'no answer')
  await until(async () => company.state.calls > 0)
  await kill(shop)
  expect(await lost).toBe('no answer')
  expect(await payments()).toMatchObject([{ state: 'pending', session: null }])

  company.state.isSilent = false
  shop = await openShop()
  const { redirectUrl } = await pay()
  expect(redirectUrl).toBe('https://pay.example/cs_1')
  await kill(shop)
  company.state.isPaid = true // nobody is there for the webhook

  shop = await openShop()
  await makeDue(sql, { name: 'payment.reconcile' })
  await until(async () => (await payments())[0]?.state === 'paid')
  const [session] = company.sessions.values()
  const body = JSON.stringify({
    id: 'evt_late',
    object: 'event',
    type: 'checkout.session.completed',
    data: { object: { ...session, payment_status: 'paid' } },
  })
  const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret })
  for (let times = 0; times < 2; times += 1) {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    const late = await fetch(`${shop.url}/api/payment/webhook/stripe`, { method: 'POST', headers, body })
    expect(late.status).toBe(200)
  }
  expect([await payments(), company.sessions.size, (await paidEvents()).length]).toMatchObject([
    [{ state: 'paid', session: 'cs_1' }],
    1,
    1,
  ])
})
