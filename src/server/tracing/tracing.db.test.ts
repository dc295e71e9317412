import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { buildApp } from '#app/build-app.ts'
import { createWorld } from '#tests/support/world.ts'
import { readConfig } from '../config.ts'
import { enqueue, handleJob, job } from '../jobs/job.ts'
import { runDueJobs } from '../jobs/worker.ts'
import { createLog } from '../log.ts'
import { startTracing } from './start-tracing.ts'

const Value = z.object({ stringValue: z.string().optional(), intValue: z.coerce.number().optional() })
const Span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: z.array(z.object({ key: z.string(), value: Value })),
})
const Sent = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(z.object({ key: z.string(), value: Value })) }),
      scopeSpans: z.array(z.object({ spans: z.array(Span) })),
    }),
  ),
})

/** A collector: takes OTLP over HTTP as JSON, and keeps it. */
const received: Array<{ path: string | undefined; body: string }> = []
const collector = createServer((request, response) => {
  let body = ''
  request.setEncoding('utf8').on('data', (chunk: string) => {
    body += chunk
  })
  request.on('end', () => {
    received.push({ path: request.url, body })
    response.setHeader('content-type', 'application/json').end('{}')
  })
})
const world = await createWorld()

beforeAll(() => new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve)))
afterAll(() => new Promise((resolve) => collector.close(resolve)))

test('a request, its statements and a job arrive at the collector as traces, without personal data', async () => {
  const { port } = collector.address() as AddressInfo // it listens on a port
  const config = readConfig({ DEMO: 'on', TRUST_PROXY: 'on', OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` })
  if (!config.tracing) throw new Error('no settings for traces')
  const buyer = await world.buyer()
  const tracing = await startTracing(config.tracing)
  const app = await buildApp({ config, sql: world.sql, log: createLog('silent'), services: world.services })
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
  const greet = job({ name: 'test.greet', payload: z.object({}) })
  try {
    const headers = { token: buyer.token, traceparent: `00-${traceId}-00f067aa0ba902b7-01` }
    await app.inject({ url: '/api/user/info?who=me', headers })
    await app.inject({
      method: 'POST',
      url: '/api/user/login',
      payload: { email: buyer.email, password: 'Wrong-password-1' },
    })
    await enqueue(world.sql, greet, {})
    await runDueJobs(world.sql, [handleJob(greet, async ({ sql }) => void (await sql`select 1`))], createLog('silent'))
  } finally {
    await app.close()
    await tracing.stop()
  }
  expect(new Set(received.map(({ path }) => path))).toEqual(new Set(['/v1/traces']))
  const sent = received.flatMap(({ body }) => Sent.parse(JSON.parse(body)).resourceSpans)
  const spans = sent.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans))
  expect(sent[0]?.resource.attributes).toContainEqual({ key: 'service.name', value: { stringValue: 'ohmstead' } })

  const request = spans.find(({ name }) => name === 'GET /api/user/info')
  expect(request).toMatchObject({ traceId, parentSpanId: '00f067aa0ba902b7' })
  expect(request?.attributes).toContainEqual({ key: 'ohmstead.account_id', value: { intValue: buyer.accountId } })
  const partsOf = (parent: string | undefined) => spans.filter(({ parentSpanId }) => parentSpanId === parent)
  expect(partsOf(request?.spanId).map(({ name }) => name)).toContain('SELECT')
  const login = spans.find(({ name }) => name === 'POST /api/user/login')
  expect(login?.attributes).toContainEqual({ key: 'ohmstead.refusal', value: { stringValue: 'wrong_credentials' } })
  // After its body, too: statements belong to the request that asks for them.
  expect(partsOf(login?.spanId).length).toBeGreaterThan(0)
  const jobSpan = spans.find(({ name }) => name === 'job test.greet')
  expect(partsOf(jobSpan?.spanId).map(({ name }) => name)).toEqual(['SELECT'])

  const text = received.map(({ body }) => body).join('')
  const secrets = [buyer.token, buyer.email, 'Wrong-password-1', 'who=me']
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([])
})
