import { expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { createMetrics } from '../metrics/metrics.ts'
import { createHttp } from './create-http.ts'

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
