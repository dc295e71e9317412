import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { inTransaction } from '#server/database/connect.ts'
import { createWorld } from '#tests/support/world.ts'

const world = await createWorld()
const app = await world.http()

interface Answer {
  path: string
  status: number
  code: number
  retryAfter: unknown
}

async function ask(path: string, token?: string): Promise<Answer> {
  const answer = await app.inject({ url: path, ...(token && { headers: { token } }) })
  const { code = -1 } = /^\{/.test(answer.body) ? answer.json() : {}
  return {
    path,
    status: answer.statusCode,
    code,
    retryAfter: answer.headers['retry-after'],
  }
}

const metric = async (line: string) =>
  (await app.inject('/metrics')).body.split('\n').find((one) => one.startsWith(line))

test('callers of a locked table have answers that say so, and all others are answered at once meanwhile', async () => {
  const buyer = await world.buyer()
  const { id } = await world.goods()
  const others = ['/api/manufacturer', `/api/goods/detail?goodsId=${id}`, '/api/health', `/goods/detail/${id}`]
  for (const path of others) await ask(path) // what is loaded once is loaded
  const release = Promise.withResolvers<void>()
  const locked = Promise.withResolvers<void>()
  // On its own connection, as a migration or a command would have one.
  const locking = inTransaction(
    world.sql,
    async (tx) => {
      await tx`lock table article in access exclusive mode`
      locked.resolve()
      await release.promise
    },
    { unlimited: true },
  )
  await locked.promise
  const callers = Array.from({ length: 50 }, (_, place) => ask(`/api/blog/list?pageNumber=${place + 1}`))
  // It names the newest articles, and does without them where it can.
  const home = Array.from({ length: 10 }, () => ask('/api/home'))
  // Until all that can hang hangs.
  await sleep(500)
  const asked = Promise.all([...others.map((path) => ask(path)), ask('/api/user/info', buyer.token)])
  const first = await Promise.race([asked.then(() => 'others'), Promise.race(callers).then(() => 'callers')])
  const meanwhile = await asked
  const answers = await Promise.all(callers)
  await Promise.all(home)
  release.resolve()
  await locking
  expect(first).toBe('others')
  expect(meanwhile.filter(({ status }) => status !== 200)).toEqual([])
  const counts = Object.groupBy(answers, ({ code }) => String(code))
  // Of eight connections three are theirs at most; all others have waited in vain.
  expect(Object.keys(counts).sort()).toEqual(['503001', '503002'])
  expect(counts[503002]?.length).toBeLessThanOrEqual(3)
  expect(answers.filter(({ status, retryAfter }) => status !== 503 || retryAfter !== '2')).toEqual([])
  expect(await metric('refusals_total{code="503002",reason="database_slow",route="/api/blog/list"}')).toBeDefined()
  expect(await metric('refusals_total{code="500000"')).toBeUndefined()
  expect((await ask('/api/blog/list')).code).toBe(0)
})
