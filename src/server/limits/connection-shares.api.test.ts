import { setTimeout as sleep } from 'node:timers/promises'
import type { JobHelpers } from 'graphile-worker'
import { expect, test } from 'vitest'
import { joinCart } from '#features/cart/cart.contract.ts'
import { connect, inTransaction } from '#server/database/connect.ts'
import { taskOf } from '#server/jobs/attempt.ts'
import { recurring } from '#server/jobs/job.ts'
import { createLog } from '#server/log.ts'
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

/** As a migration or a command would do it, on a connection of its own. */
async function whileLocked<T>(table: string, work: () => Promise<T>): Promise<T> {
  const release = Promise.withResolvers<void>()
  const locked = Promise.withResolvers<void>()
  const own = connect(world.url, { pool: 1 })
  const locking = inTransaction(
    own,
    async (tx) => {
      await tx`lock table ${tx(table)} in access exclusive mode`
      locked.resolve()
      await release.promise
    },
    { unlimited: true },
  )
  await locked.promise
  try {
    return await work()
  } finally {
    release.resolve()
    await locking
    await own.end()
  }
}

/** Until all that can hang hangs. */
const untilTheyHang = () => sleep(500)

/** Answers of others, and who had an answer first: they, or one of the callers that wait for the lock in vain. */
async function askMeanwhile<T>(callers: Promise<Answer>[], ask: () => Promise<T>) {
  await untilTheyHang()
  const asked = ask()
  const refused = new Promise<string>((resolve) => {
    for (const caller of callers) void caller.then(({ status }) => status === 503 && resolve('refused callers'))
  })
  const first = await Promise.race([asked.then(() => 'others'), refused])
  return { first, others: await asked, callers: await Promise.all(callers) }
}

test('callers of a locked table have answers that say so, and all others are answered at once meanwhile', async () => {
  const buyer = await world.buyer()
  const { id } = await world.goods()
  const paths = ['/api/manufacturer', `/api/goods/detail?goodsId=${id}`, '/api/health', `/goods/detail/${id}`]
  // Until it is noticed that there is a new part, and what is loaded once is loaded.
  await sleep(1100)
  for (const path of paths) await ask(path)
  const { first, others, callers } = await whileLocked('article', async () => {
    const blog = Array.from({ length: 50 }, (_, place) => ask(`/api/blog/list?pageNumber=${place + 1}`))
    // It names the newest articles, and does without them where it can.
    const home = Array.from({ length: 10 }, () => ask('/api/home'))
    const answers = await askMeanwhile(blog, () =>
      Promise.all([...paths.map((path) => ask(path)), ask('/api/user/info', buyer.token)]),
    )
    await Promise.all(home)
    return answers
  })
  expect(first).toBe('others')
  expect(others.filter(({ status }) => status !== 200)).toEqual([])
  const counts = Object.groupBy(callers, ({ code }) => String(code))
  // Of eight connections three are theirs at most; all others have waited in vain.
  expect(Object.keys(counts).sort()).toEqual(['503001', '503002'])
  expect(counts[503002]?.length).toBeLessThanOrEqual(3)
  expect(callers.filter(({ status, retryAfter }) => status !== 503 || retryAfter !== '2')).toEqual([])
  expect(await metric('refusals_total{code="503002",reason="database_slow",route="/api/blog/list"}')).toBeDefined()
  expect(await metric('refusals_total{code="500000"')).toBeUndefined()
  expect((await ask('/api/blog/list')).code).toBe(0)
})

test('a table that several areas and jobs use is locked: all other areas are answered at once', async () => {
  const buyer = await world.buyer()
  const { id } = await world.goods()
  await buyer.call(joinCart, { goodsId: id, count: 1 })
  const [category] = await world.sql<{ id: number }[]>`select category_id id from goods where goods_id = ${id}`
  const hanging = [
    '/api/home',
    `/api/goods/detail?goodsId=${id}`,
    '/api/goods/search?goodsModel=LM317&fuzzy=true',
    `/api/category/goods?categoryId=${category?.id}`,
    '/api/shopping/cart',
  ]
  const others = ['/api/user/info', '/api/user/address', '/api/blog/list', '/blog', '/api/health']
  const askAll = (paths: string[]) => Promise.all(paths.map((path) => ask(path, buyer.token)))
  const before = await askAll([...hanging, ...others]) // what is loaded once is loaded
  const work = recurring('test.goods', '0 0 1 1 *', async ({ sql }) => void (await sql`select count(*) from goods`))
  const run = taskOf(work, { sql: world.sql, log: createLog('silent') })
  const runJob = () => Promise.resolve(run({}, { job: { id: '1', attempts: 1 } } as JobHelpers)).catch(() => {})
  const answers = await whileLocked('goods', async () => {
    const callers = Array.from({ length: 60 }, (_, place) => ask(hanging[place % hanging.length] ?? '', buyer.token))
    const jobs = Promise.all(Array.from({ length: 8 }, runJob))
    const given = await askMeanwhile(callers, () => askAll(others))
    await jobs
    return given
  })
  expect(answers.first).toBe('others')
  expect(answers.others.filter(({ status }) => status !== 200)).toEqual([])
  expect(answers.callers.filter(({ status }) => status >= 500 && status !== 503)).toEqual([])
  expect(await askAll([...hanging, ...others])).toEqual(before)
})
