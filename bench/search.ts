import { loadDemo } from '../src/demo/load-demo.ts'
import { connect, type Sql } from '../src/server/database/connect.ts'
import { startEmbedded } from '../src/server/database/embedded.ts'
import { migrate } from '../src/server/database/migrate.ts'
import { createLog } from '../src/server/log.ts'
import { openStore, temporaryFolder } from '../tests/support/process.ts'
import { MIGRATIONS } from '../tests/support/template-database.ts'
import { report } from './figures.ts'

const SAMPLES = 400
const CLIENTS = [1, 16]

/** Every kind of question with ever new terms, over HTTP, against a plain lookup of as many rows in the same run. */
export async function measureSearch(size: number): Promise<void> {
  const folder = await temporaryFolder()
  const database = await startEmbedded(folder.path, createLog('error'))
  const sql = connect(database.url, { pool: 16 })
  await migrate(sql, MIGRATIONS)
  await loadDemo(sql, database.url, size, () => {})
  await sql`vacuum analyze goods`
  const store = await openStore({
    DATABASE_URL: database.url,
    DEMO: 'off',
    LOG_LEVEL: 'error',
    PAGE_CACHE_SECONDS: '60',
  })
  try {
    const questions = await ask(sql, store.url)
    for (const clients of CLIENTS) {
      const bare = await measure(clients, SAMPLES, (turn) => lookUp(sql, turn, size))
      report('search.bare_lookup', bare.p50, 'ms', { p99: bare.p99, clients, size })
      for (const [name, address, bar] of questions) {
        await measure(clients, 40, (turn) => get(address(turn + 100_000)))
        const taken = await measure(clients, SAMPLES, (turn) => get(address(turn)))
        const facts = {
          p99: taken.p99,
          bar_p99: bar,
          clients,
          size,
          times_bare: Number((taken.p50 / bare.p50).toPrecision(3)),
        }
        report(`search.${name}`, taken.p50, 'ms', facts)
      }
    }
  } finally {
    await store.stop()
    await sql.end({ timeout: 5 })
    await database.stop()
    await folder.remove()
  }
}

type Question = readonly [name: string, address: (turn: number) => string | Request, barP99: number | undefined]

async function ask(sql: Sql, url: string): Promise<Question[]> {
  const sample = await sql<
    { model: string }[]
  >`select model from goods tablesample bernoulli (2) repeatable (7) limit 4000`
  const models = sample.map((row) => row.model)
  const model = (turn: number) => models[(turn * 31) % models.length] ?? 'LM358'
  const search = (text: string) => `${url}/api/goods/search?goodsModel=${encodeURIComponent(text)}&fuzzy=true`
  const goods = (turn: number) => `${url}/goods/detail/${((turn * 7919) % models.length) + 1}`
  const categories = (
    await sql<{ id: number }[]>`select category_id id from category where level = 3 order by goods_count desc limit 20`
  ).map((row) => row.id)
  const category = (turn: number, more: object) =>
    new Request(`${url}/api/category/goods`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ categoryId: categories[turn % categories.length], ...more }),
    })
  const narrowed = (turn: number) => ({
    withFacets: true,
    inStock: turn % 2 === 0,
    parameters: [{ code: 'tolerance', max: 1 + (turn % 20) }],
  })
  return [
    ['exact', (turn) => search(model(turn)), 10],
    ['prefix', (turn) => search(model(turn).slice(0, Math.ceil(model(turn).length * 0.6))), 10],
    ['contains', (turn) => search(model(turn).slice(2, 9)), 25],
    ['typing_error', (turn) => search(misspell(model(turn), turn)), 25],
    ['nothing', (turn) => search(`ZZ${turn}QX${turn * 7}WV`), 25],
    ['suggestion', (turn) => `${url}/api/goods/retrieve?goodsModel=${encodeURIComponent(model(turn).slice(0, 5))}`, 10],
    ['category_page', (turn) => category(turn, { pageNumber: 1 + (turn % 5) }), undefined],
    ['parametric_page', (turn) => category(turn, narrowed(turn)), 60],
    ['goods_page_uncached', (turn) => `${goods(turn)}?turn=${turn}`, undefined],
    ['goods_page_cached', (turn) => goods(turn % 20), undefined],
  ]
}

/** One character is another one, somewhere in the number. */
function misspell(model: string, turn: number): string {
  const place = turn % model.length
  return `${model.slice(0, place)}${model[place] === 'Q' ? 'X' : 'Q'}${model.slice(place + 1)}`
}

const lookUp = (sql: Sql, turn: number, size: number) => {
  const ids = Array.from({ length: 20 }, (_, place) => ((turn * 7919 + place * 104_729) % size) + 1)
  return sql`select * from goods where goods_id = any(${ids}::int[])`
}

async function get(address: string | Request): Promise<void> {
  const answer = await fetch(address)
  if (answer.status !== 200)
    throw new Error(`${answer.status} for ${typeof address === 'string' ? address : address.url}`)
  await answer.arrayBuffer()
}

async function measure(clients: number, times: number, work: (turn: number) => Promise<unknown>) {
  const taken: number[] = []
  let turn = 0
  const client = async () => {
    while (turn < times) {
      turn += 1
      const from = performance.now()
      await work(turn)
      taken.push(performance.now() - from)
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  taken.sort((a, b) => a - b)
  const at = (share: number) => Number((taken[Math.floor(taken.length * share)] ?? 0).toPrecision(3))
  return { p50: at(0.5), p99: at(0.99) }
}
