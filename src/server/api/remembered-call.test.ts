import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { type Call, endpoint } from '#shared/endpoint.ts'
import { implement } from './implement.ts'
import { rememberAnswers } from './remembered-call.ts'

const shared = {
  access: 'public',
  method: 'GET',
  summary: '',
  input: z.object({ n: z.int() }),
  output: z.object({ n: z.int() }),
} as const
const kept = endpoint({ ...shared, path: '/api/kept', cacheSeconds: 60 })
const fresh = endpoint({ ...shared, path: '/api/fresh' })
const implementations = [kept, fresh].map((one) => implement(one, (_, { n }) => ({ n })))

function setUp() {
  let now = 0
  const inner = vi.fn(async (_: unknown, input: unknown) => input)
  const memory = rememberAnswers(implementations, () => now)
  return { inner, memory, call: memory.through(inner as unknown as Call), pass: (ms: number) => (now += ms) }
}

test('a cacheable answer is requested once per max-age', async () => {
  const { inner, call, pass } = setUp()
  await Promise.all([call(kept, { n: 1 }), call(kept, { n: 1 }), call(kept, { n: 2 })])
  expect(inner).toHaveBeenCalledTimes(2)
  pass(60_000)
  await call(kept, { n: 1 })
  expect(inner).toHaveBeenCalledTimes(3)
})

test('other answers are not cached', async () => {
  const { inner, call } = setUp()
  await call(fresh, { n: 1 })
  await call(fresh, { n: 1 })
  expect(inner).toHaveBeenCalledTimes(2)
})

test('failures are not cached, and a change of the catalogue empties the cache', async () => {
  const { inner, call, memory } = setUp()
  inner.mockRejectedValueOnce(new Error('away'))
  await expect(call(kept, { n: 1 })).rejects.toThrow('away')
  expect(await call(kept, { n: 1 })).toEqual({ n: 1 })
  memory.clear()
  await call(kept, { n: 1 })
  expect(inner).toHaveBeenCalledTimes(3)
})
