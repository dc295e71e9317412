import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { createWorld } from '#tests/support/world.ts'
import { createHttp } from '../http/create-http.ts'
import { limitKey } from '../limits/limit-key.ts'
import { createLog } from '../log.ts'
import { createMetrics } from '../metrics/metrics.ts'
import { implement } from './implement.ts'
import { mount } from './mount.ts'

const world = await createWorld()

/** How the work of each call ended, in their order. */
const ended: string[] = []
const begun: number[] = []

const count = endpoint({
  method: 'POST',
  path: '/api/count',
  access: 'public',
  summary: 'Works until its caller has gone',
  input: z.object({ lines: z.array(z.object({ count: z.int().min(0) })).max(60, 'At most 60 lines.') }),
  output: z.object({ sum: z.int() }),
  heavy: 'lines',
})

const countLines = implement(count, async ({ sql }, { lines }) => {
  if (lines.length > 1) return { sum: lines.reduce((sum, line) => sum + line.count, 0) }
  const place = begun.push(Date.now()) - 1
  try {
    for (;;) await sql`select pg_sleep(0.02) slept`
  } catch (error) {
    ended[place] = error instanceof Error ? error.message : ''
    throw error
  }
})

const log = createLog('silent')
const app = await createHttp({ log, metrics: createMetrics(), trustedProxies: 0 })
mount(app, [countLines], {
  sql: world.sql,
  log,
  services: world.services,
  identify: async () => undefined,
  deadlineMs: 3000,
})
const url = `${await app.listen({ port: 0, host: '127.0.0.1' })}/api/count`
afterAll(() => app.close())

const send = (lines: unknown[], signal?: AbortSignal) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ lines }),
    ...(signal && { signal }),
  })
const answerOf = async (sending: Promise<Response>) => {
  const answer = await sending
  return { status: answer.status, ...((await answer.json()) as { code: number; msg: string; data: unknown }) }
}
const FOREVER = [{ count: 1 }]

/** By everybody on this machine. */
async function linesUsed(): Promise<number> {
  const [bucket] = await world.sql<{ used: number }[]>`
    select used from rate_limit where bucket = ${limitKey('heavy:network:127.0.0.1')}`
  return bucket?.used ?? 0
}

async function until(isTrue: () => boolean) {
  while (!isTrue()) await sleep(10)
}

test('the work ends with its caller, and those who wait go away with theirs', async () => {
  const callers = [1, 2, 3].map(() => new AbortController())
  const calls = callers.map(({ signal }) => send(FOREVER, signal).catch(() => undefined))
  await until(() => begun.length === 1)
  await sleep(100)
  for (const caller of callers) caller.abort()
  await Promise.all(calls)
  await until(() => ended.length === 1)
  expect(ended[0]).toBe('The caller has hung up.')
  expect(begun).toHaveLength(1)
  expect(await answerOf(send([{ count: 1 }, { count: 2 }]))).toMatchObject({ code: 0, data: { sum: 3 } })
})

test('of one network one call runs, few wait, and the others are refused at once', async () => {
  const caller = new AbortController()
  const running = send(FOREVER, caller.signal).catch(() => undefined)
  await until(() => begun.length === 2)
  const others = Array.from({ length: 12 }, () => answerOf(send([{ count: 1 }, { count: 1 }])))
  const answered: number[][] = []
  for (const one of others) void one.then(({ status, code }) => answered.push([status, code]))
  await until(() => answered.length === 8)
  expect(answered).toEqual(Array(8).fill([429, 429001]))
  caller.abort()
  await running
  expect((await Promise.all(others)).filter(({ code }) => code === 0)).toHaveLength(4)
})

test('a refused call is answered before its body has arrived', async () => {
  const caller = new AbortController()
  const before = { begun: begun.length, lines: await linesUsed() }
  const running = send(FOREVER, caller.signal).catch(() => undefined)
  await until(() => begun.length > before.begun)
  const waiting = [1, 2, 3, 4].map(() => send([{ count: 1 }, { count: 1 }], caller.signal).catch(() => undefined))
  while ((await linesUsed()) < before.lines + 9) await sleep(10)
  const half = request(url, { method: 'POST', headers: { 'content-type': 'application/json', 'content-length': 5000 } })
  half.on('error', () => {})
  const answered = new Promise<number | undefined>((resolve) =>
    half.on('response', (answer) => resolve(answer.statusCode)),
  )
  half.write('{"lines": [')
  expect(await answered).toBe(429)
  half.destroy()
  caller.abort()
  await Promise.all([running, ...waiting])
  while ((await answerOf(send([{ count: 1 }, { count: 2 }]))).code !== 0) await sleep(20)
})

test('the work ends at the deadline, with an answer', async () => {
  const before = ended.length
  expect(await answerOf(send(FOREVER))).toMatchObject({ status: 503, code: 503000 })
  await until(() => ended.length > before)
  expect(ended.at(-1)).toBe('The request took too long. Please try again.')
})

test('a body counts for the lines that it could hold, whatever it has', async () => {
  const before = await linesUsed()
  await send([{ count: 1, note: 'x'.repeat(40_000) }, { count: 1 }])
  expect((await linesUsed()) - before).toBe(101)
})

test('a long list is checked as a whole, and a wrong line is named by its place', async () => {
  const lines = (length: number) => Array.from({ length }, () => ({ count: 1 }))
  expect(await answerOf(send(lines(60)))).toMatchObject({ code: 0, data: { sum: 60 } })
  expect(await answerOf(send(lines(61)))).toMatchObject({ code: 100001, msg: 'lines: At most 60 lines.' })
  expect(await answerOf(send(lines(50).with(42, { count: -1 })))).toMatchObject({
    code: 100001,
    msg: expect.stringContaining('lines.42.count'),
  })
})
