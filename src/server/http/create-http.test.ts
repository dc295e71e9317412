import { expect, test } from 'vitest'
import { connect } from '../database/connect.ts'
import { createLog } from '../log.ts'
import { createMetrics } from '../metrics/metrics.ts'
import { createHttp } from './create-http.ts'
import { describeSelf } from './self-description.ts'

async function addressSeen(trustedProxies: number, forwarded: string): Promise<string> {
  const app = await createHttp({ log: createLog('silent'), metrics: createMetrics(), trustedProxies })
  app.get('/who', async (request) => request.ip)
  const headers = { 'x-forwarded-for': forwarded }
  const answer = await app.inject({ url: '/who', headers, remoteAddress: '10.0.0.1' })
  await app.close()
  return answer.body
}

test.each([
  ['without a proxy nobody is believed', 0, '198.51.100.7', '10.0.0.1'],
  ['one proxy reports its caller', 1, '198.51.100.7', '198.51.100.7'],
  ['what a caller has written before it is not believed', 1, '203.0.113.1, 198.51.100.7', '198.51.100.7'],
  ['two proxies are two steps back', 2, '203.0.113.1, 198.51.100.7, 10.0.0.2', '198.51.100.7'],
])('%s', async (_what, proxies, forwarded, seen) => {
  expect(await addressSeen(proxies, forwarded)).toBe(seen)
})

test('search terms and secrets of links are not logged', async () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  const app = await createHttp({ log, metrics: createMetrics(), trustedProxies: 0 })
  app.get('/leave/:secret', async () => '')
  app.get('/*', async () => '')
  await app.inject({ url: '/leave/abc123' })
  await app.inject({ url: '/find?goodsModel=LM358' })
  await app.close()
  expect(lines.map((line) => JSON.parse(line).path)).toEqual(['/leave/:secret', '/find'])
})

test('health checks are not logged, what goes wrong in them is', async () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  const metrics = createMetrics()
  const app = await createHttp({ log, metrics, trustedProxies: 0 })
  // Nothing listens there.
  const sql = connect('postgres://nobody@127.0.0.1:1/none', { pool: 1 })
  const lifecycle = { stopping: false }
  describeSelf(app, { endpoints: [], publicUrl: undefined, sql, metrics, lifecycle })
  for (const url of ['/api/live', '/api/ready', '/api/health', '/api/docs']) await app.inject({ url })
  await sql.end({ timeout: 1 })
  await app.close()
  const logged = lines.map((line) => JSON.parse(line))
  expect(logged.filter(({ msg }) => msg === 'request').map(({ path }) => path)).toEqual(['/api/docs'])
  expect(logged.filter(({ msg }) => msg === 'outage').map(({ reason }) => reason)).toEqual([
    'unavailable',
    'unavailable',
  ])
})

test('who has called is not logged: the proxy does', async () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  const app = await createHttp({ log, metrics: createMetrics(), trustedProxies: 1 })
  app.get('/who', async (request) => request.ip)
  const headers = { 'x-forwarded-for': '198.51.100.7', 'x-request-id': '4f9c7a3d1b2e8f60a1b2c3d4e5f60718' }
  const answer = await app.inject({ url: '/who', headers, remoteAddress: '10.0.0.1' })
  await app.close()
  expect(answer.body).toBe('198.51.100.7')
  expect(lines.join('')).not.toMatch(/198\.51\.100\.7|10\.0\.0\.1/)
  expect(lines.map((line) => JSON.parse(line).requestId)).toEqual(['4f9c7a3d1b2e8f60a1b2c3d4e5f60718'])
})
