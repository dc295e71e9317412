import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { readConfig } from '#server/config.ts'
import { connect } from '#server/database/connect.ts'
import { enqueue, handleJob, job, PermanentError } from '#server/jobs/job.ts'
import { startWorker } from '#server/jobs/worker.ts'
import { createLog } from '#server/log.ts'
import { sendMail } from '#server/mail/mail.ts'
import { countAttempts, createMetrics } from '#server/metrics/metrics.ts'
import { buyerWithOrder } from '#tests/support/ordered.ts'
import { createWorld } from '#tests/support/world.ts'
import { buildApp, buildProbes } from '../build-app.ts'
import { watchStore } from './store-metrics.ts'

const world = await createWorld('store_metrics')
const { sql, services } = world
const lines: string[] = []
const log = createLog('info', { write: (line) => void lines.push(line) })
const config = readConfig({ DEMO: 'on', PUBLIC_URL: 'https://store.example' })
const metrics = createMetrics()
const app = await buildApp({ config, sql, log, services, metrics })
afterAll(() => app.close())

const samples = async () => (await app.inject('/metrics')).body.split('\n').filter((line) => !line.startsWith('#'))

test('refusals are counted by code, although they are HTTP 200', async () => {
  expect((await app.inject('/api/user/info')).statusCode).toBe(200)
  await app.inject('/api/goods/detail?goodsId=abc')
  expect(await samples()).toEqual(
    expect.arrayContaining([
      'refusals_total{code="200004",reason="no_identity",route="/api/user/info"} 1',
      'refusals_total{code="100001",reason="invalid_input",route="/api/goods/detail"} 1',
    ]),
  )
})

test('pages are counted by the pattern of their address and by where they came from', async () => {
  const { id } = await world.goods()
  for (const path of [`/goods/detail/${id}`, `/goods/detail/${id}`, '/no/such/page']) await app.inject(path)
  const found = await samples()
  expect(found).toContain('pages_served_total{how="rendered",route="/goods/detail/:goodsId"} 1')
  expect(found).toContain('pages_served_total{how="fresh",route="/goods/detail/:goodsId"} 1')
  expect(found).toContain('http_request_seconds_count{method="GET",route="/goods/detail/:goodsId",status="200"} 2')
  expect(found).toContain('http_request_seconds_count{method="GET",route="redirect",status="302"} 1')
  expect(found).toContain('page_cache_entries 1')
})

test('metrics of orders, queue and pool match the database', async () => {
  await buyerWithOrder(world)
  for (const to of ['ada@home.example', 'bob@home.example'])
    await sendMail(sql, { to, subject: 'Hello', text: '', html: '' })
  const own = createMetrics()
  watchStore(own, sql, config)
  const [mails] = await sql<{ count: number }[]>`
    select count(*)::int count from graphile_worker.jobs where task_identifier = 'mail'`
  const [orders] = await sql<{ count: number }[]>`
    select count(*)::int count from orders where created_at > now() - interval '1 hour'`
  const text = (await own.registry.metrics()).split('\n')
  expect(text).toContain('database_up 1')
  expect(text).toContain(`job_queue_jobs{task="mail",state="due"} ${mails?.count}`)
  expect(text).toContain(`orders_last_hour{event="placed"} ${orders?.count}`)
  expect(text).toContain('transfers_waiting 0')
  expect(text).toContain('payments_unassigned 0')
  expect(text).toContain('payment_differences 0')
  expect(text).toContain('database_pool_size 8')
  expect(text).toContain('backup_exists 0')
  expect(text.find((line) => line.startsWith('backup_age_seconds'))).toBeUndefined()
  expect(text).toContain('webhooks_turned_off 0')
  expect(text).toContain('wal_archive_failing 0')
  expect(text.find((line) => line.startsWith('last_order_age_seconds '))).toBeDefined()
})

test('while the database is unavailable, that is reported, without old values', async () => {
  const away = connect('postgres://nobody@127.0.0.1:1/none', { pool: 1 })
  const own = createMetrics()
  watchStore(own, away, config)
  const text = await own.registry.metrics()
  await away.end({ timeout: 0 })
  expect(text).toMatch(/^database_up 0$/m)
  expect(text).not.toMatch(
    /^(orders_last_hour|job_queue_jobs|backup_exists|last_order_age_seconds|transfers_waiting)[ {]/m,
  )
})

test.each([
  ['a shop without a mail server', { DEMO: 'off' }, 1],
  ['a shop with one', { DEMO: 'off', SMTP_URL: 'smtp://127.0.0.1:9' }, 0],
  ['a process of it that runs no jobs', { DEMO: 'off', ROLE: 'web' }, 0],
  ['a demo', { DEMO: 'on' }, 0],
])('%s reports whether its mails become files', async (_what, env, value) => {
  const own = createMetrics()
  const probes = await buildProbes({ config: readConfig(env), sql, log, metrics: own })
  expect((await probes.inject('/metrics')).body).toMatch(new RegExp(`^mails_to_files ${value}$`, 'm'))
  await probes.close()
})

test('every attempt at a job is counted by how it ended', async () => {
  const easy = job({ name: 'test.easy', payload: z.object({}) })
  const bad = job({ name: 'test.bad', payload: z.object({}) })
  const handlers = [
    handleJob(easy, async () => {}),
    handleJob(bad, () => Promise.reject(new PermanentError('no such thing'))),
  ]
  await sql`truncate graphile_worker._private_jobs`
  await enqueue(sql, easy, {})
  await enqueue(sql, bad, {})
  const own = createMetrics()
  const worker = startWorker(world.url, sql, handlers, createLog('silent'), countAttempts(own))
  const counts = async () => (await own.jobs.get()).values.map(({ labels, value }) => ({ ...labels, value }))
  await expect.poll(counts).toHaveLength(2)
  await worker.stop()
  expect(await counts()).toEqual(
    expect.arrayContaining([
      { task: 'test.easy', outcome: 'done', value: 1 },
      { task: 'test.bad', outcome: 'given_up', value: 1 },
    ]),
  )
})

test('a log line has the account and the refusal, and no secret', async () => {
  const buyer = await world.buyer()
  lines.length = 0
  const headers = { token: buyer.token }
  await app.inject({ url: '/api/user/info?secret=in-a-query', headers })
  await app.inject({
    method: 'POST',
    url: '/api/user/login',
    payload: { email: buyer.email, password: 'Wrong-password-1' },
  })
  await app.inject({ url: '/api/user/info', headers: { authorization: 'Bearer wrong-token-wrong-token' } })
  const found = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request')
  expect(found).toMatchObject([
    { accountId: buyer.accountId, path: '/api/user/info', status: 200 },
    { path: '/api/user/login', refusal: 'wrong_credentials' },
    { path: '/api/user/info', refusal: 'no_identity' },
  ])
  expect(found[2]).not.toHaveProperty('accountId')
  const secrets = [buyer.token, buyer.email, 'Wrong-password-1', 'wrong-token-wrong-token', 'in-a-query']
  expect(secrets.filter((secret) => lines.join('').includes(secret))).toEqual([])
})
