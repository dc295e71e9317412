import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { buildApp } from '#app/build-app.ts'
import { readConfig } from '#server/config.ts'
import { connect } from '#server/database/connect.ts'
import { createDb } from '#server/database/driver/statement.ts'
import { primaryReads } from '#server/database/replicas/public-reads.ts'
import { createLog } from '#server/log.ts'
import { createWorld } from '#tests/support/world.ts'

/* What visitors see while there is no primary, only replicas: during a failover. */
const world = await createWorld()
const away = connect('postgres://nobody@127.0.0.1:1/away', { pool: 1 })
/** Statements that would have waited for it. */
const asked: string[] = []
const primary = Object.assign(
  createDb((compiled) => {
    asked.push(compiled.text.trim().slice(0, 80))
    return away.run(compiled)
  }),
  { run: away.run, pool: away.pool, begin: away.begin, reserve: away.reserve, end: away.end },
)
const config = readConfig({ DEMO: 'on', DATA_DIR: join(tmpdir(), `ohmstead-away-${process.pid}`) })
const app = await buildApp({
  config,
  sql: primary,
  reads: { ...primaryReads(world.sql), hasUsable: true },
  log: createLog('silent'),
  services: world.services,
})
afterAll(async () => {
  await app.close()
  await away.end()
})

test('pages and public calls are answered without a primary; orders get 503 with Retry-After', async () => {
  const [goods] = await world.sql<{ goodsId: number }[]>`
    select goods_id "goodsId" from goods order by goods_id limit 1`
  const answers: Record<string, number> = {}
  for (const url of [
    '/',
    '/allCategories',
    '/manufacturer',
    `/goods/detail/${goods?.goodsId}`,
    '/comListSearch?goodsModel=RC0603',
    '/comListSearch?goodsModel=nothing-is-called-so',
    '/bom',
    '/api/goods/search?goodsModel=nothing-is-called-so&fuzzy=true',
    '/api/goods/retrieve?goodsModel=RC',
    '/api/category/search',
    '/api/site/info',
    '/api/ready',
  ])
    answers[url] = (await app.inject(url)).statusCode
  expect(Object.entries(answers).filter(([, status]) => status !== 200)).toEqual([])
  // These are not waited for: the version of public pages, the count of a search without a result, changes of parts.
  expect(asked.filter((text) => !/^(select version|with async_commit|with seen)/.test(text))).toEqual([])
  const order = await app.inject({ method: 'POST', url: '/api/order/create', headers: { token: 'of a buyer' } })
  expect([order.statusCode, order.headers['retry-after']]).toEqual([503, '2'])
})
