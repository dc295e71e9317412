import { afterAll, expect, test } from 'vitest'
import { createHttp } from '../http/create-http.ts'
import { createLog } from '../log.ts'
import { createMetrics } from './metrics.ts'
import { mayReadMetrics } from './metrics-access.ts'

const app = await createHttp({ log: createLog('silent'), metrics: createMetrics(), trustedProxies: 1 })
app.get('/open', async (request) => mayReadMetrics(request, undefined))
app.get('/token', async (request) => mayReadMetrics(request, 'a-long-secret'))
afterAll(() => app.close())

const ask = async (url: string, remoteAddress: string, headers: Record<string, string> = {}) =>
  (await app.inject({ url, remoteAddress, headers })).json()

test('without a token only this machine reads the metrics, and not through a proxy', async () => {
  expect(await ask('/open', '127.0.0.1')).toBe(true)
  expect(await ask('/open', '::1')).toBe(true)
  expect(await ask('/open', '10.0.0.7')).toBe(false)
  expect(await ask('/open', '203.0.113.7', { 'x-forwarded-for': '127.0.0.1' })).toBe(false)
  expect(await ask('/open', '127.0.0.1', { 'x-forwarded-for': '203.0.113.7' })).toBe(false)
})

test('with a token only callers that send it can read them', async () => {
  expect(await ask('/token', '203.0.113.7', { authorization: 'Bearer a-long-secret' })).toBe(true)
  expect(await ask('/token', '127.0.0.1')).toBe(false)
  expect(await ask('/token', '127.0.0.1', { authorization: 'Bearer wrong' })).toBe(false)
})
