import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { migrateStore } from '#app/migrations.ts'
import { seedCatalogue } from '#demo/seed-demo.ts'
import { insertSession } from '#features/account/server/session/session.queries.ts'
import { newToken, tokenHash } from '#features/account/server/session/tokens.ts'
import { connect, type Sql } from '#server/database/connect.ts'
import { startEmbedded } from '#server/database/embedded/embedded.ts'
import { createLog } from '#server/log.ts'
import { openStore, temporaryFolder } from '../support/process.ts'
import { callHeavily } from './attack/heavy-callers.ts'
import { createCrowd, randomOf } from './crowd.ts'
import { type LoadBuyer, type LoadShop, shopUntilOver } from './load/buyer.ts'
import { Tally } from './load/tally.ts'

/*
 * In a store of its own on this machine: callers with the longest bills of materials beside visitors (`heavy-callers.ts`), then a
 * crowd, first well-behaved, then with a third who stall, go away and send twice. `npm run drill:load`; HEAVY_SECONDS (60; only they
 * with SECONDS=0), BUYERS (300), SECONDS (600, of each half) and CATALOGUE (5000 goods) may be given. Fails on an answer of 500 and
 * above, on an order that is lost or there twice, on stock that does not add up, and on memory that grows by a tenth.
 */
const BUYERS = Number(process.env.BUYERS ?? 300)
const SECONDS = Number(process.env.SECONDS ?? 600)
const HEAVY_SECONDS = Number(process.env.HEAVY_SECONDS ?? 60)
const CATALOGUE = Number(process.env.CATALOGUE ?? 5000)
const STOCK = 1_000_000
const MAX_GROWTH = 0.1
/** Caches fill and code is compiled in the first part. */
const WARM_UP = 0.3

const log = (progress: string) => process.stderr.write(`${progress}\n`)
const say = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`)

async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '') // only Linux has it
  return Math.round(Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024)
}

async function createBuyers(sql: Sql, badShare: number): Promise<LoadBuyer[]> {
  const crowd = await createCrowd(sql, BUYERS)
  return Promise.all(
    crowd.map(async ({ accountId, addressId }, place) => {
      const token = newToken()
      await insertSession(sql, { tokenHash: tokenHash(token), accountId, hours: 24, device: '', network: '' })
      const address = `10.1.${place >> 8}.${place & 255}`
      return { token, address, addressId, random: randomOf(place), behavesBadly: place < BUYERS * badShare }
    }),
  )
}

async function runHalf(sql: Sql, url: string, pid: number, badShare: number): Promise<string[]> {
  const goods = await sql<{ goodsId: number; count: number; model: string }[]>`
    select goods_id "goodsId", min_buy_count "count", model from goods
    where currency = 'USD' and cardinality(tier_counts) > 0 and min_buy_count % mult_count = 0
      and tier_counts[1] <= min_buy_count and tier_prices[1] * min_buy_count < 50 order by goods_id limit 900`
  await sql`update goods set stock = ${STOCK} where goods_id = any(${goods.map(({ goodsId }) => goodsId)}::int[])`
  const [before] = await sql<{ orders: number }[]>`select coalesce(max(order_id), 0)::int orders from orders`
  const tally = new Tally()
  const ends = Date.now() + SECONDS * 1000
  const shop: LoadShop = { url, goods, tally, orders: new Set(), keys: new Set(), isOver: () => Date.now() > ends }
  const memory: number[] = []
  const watch = async () => {
    while (!shop.isOver()) {
      memory.push(await residentMegabytes(pid))
      await sleep(Math.min(5000, (SECONDS * 1000) / 20))
    }
  }
  const buyers = await createBuyers(sql, badShare)
  log(`${BUYERS} buyers for ${SECONDS} s`)
  await Promise.all([watch(), ...buyers.map((buyer) => shopUntilOver(shop, buyer))])
  for (const line of tally.lines()) say(line)
  const problems = [...(await findLostOrders(sql, shop, before?.orders ?? 0)), ...findGrowth(memory)]
  say({
    badShare,
    buyers: BUYERS,
    seconds: SECONDS,
    perSecond: Math.round(tally.calls / SECONDS),
    orders: shop.orders.size,
    faults: tally.faults.length,
    unanswered: tally.lost.length,
    memory: `${memory[0]} to ${memory.at(-1)} MB`,
  })
  return [...new Set([...tally.faults, ...tally.lost.map((why) => `no answer: ${why}`), ...problems])]
}

async function findLostOrders(sql: Sql, { orders, keys, goods }: LoadShop, after: number): Promise<string[]> {
  const kept = await sql<{ orderNo: string }[]>`select order_no "orderNo" from orders where order_id > ${after}`
  const numbers = new Set(kept.map(({ orderNo }) => orderNo))
  const lost = [...orders].filter((orderNo) => !numbers.has(orderNo))
  const wrong = await sql<{ goodsId: number }[]>`
    select g.goods_id "goodsId" from goods g
    where g.goods_id = any(${goods.map(({ goodsId }) => goodsId)}::int[]) and g.stock + (
      select coalesce(sum(l.count - l.restocked_count), 0) from order_line l
      where l.goods_id = g.goods_id and l.order_id > ${after}) <> ${STOCK}`
  return [
    ...lost.map((orderNo) => `order ${orderNo} was acknowledged and is missing`),
    ...(kept.length > keys.size ? [`${kept.length} orders of ${keys.size} keys`] : []),
    ...wrong.map(({ goodsId }) => `stock and orders of part ${goodsId} do not add up`),
  ]
}

const median = (list: number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0

function findGrowth(memory: number[]): string[] {
  const warm = memory.slice(Math.floor(memory.length * WARM_UP))
  const third = Math.ceil(warm.length / 3)
  const [early, late] = [median(warm.slice(0, third)), median(warm.slice(-third))]
  return late > early * (1 + MAX_GROWTH) ? [`memory grew from ${early} to ${late} MB`] : []
}

log('preparing a store')
const folder = await temporaryFolder()
const database = await startEmbedded(folder.path, createLog('error'))
const sql = connect(database.url, { pool: 10 })
await migrateStore(sql)
await seedCatalogue(sql, CATALOGUE)
log('opening it')
const store = await openStore({
  DATABASE_URL: database.url,
  DEMO: 'on',
  LOG_LEVEL: 'error',
  DATA_DIR: folder.path,
  TRUST_PROXY: 'on',
  CATALOG_SIZE: String(CATALOGUE),
})
const problems: string[] = []
const pid = store.child.pid ?? 0
if (HEAVY_SECONDS > 0)
  problems.push(
    ...(await callHeavily(
      { sql, url: store.url, seconds: HEAVY_SECONDS, residentMegabytes: () => residentMegabytes(pid) },
      say,
    )),
  )
for (const badShare of SECONDS > 0 ? [0, 1 / 3] : []) problems.push(...(await runHalf(sql, store.url, pid, badShare)))
for (const problem of problems.slice(0, 50)) process.stdout.write(`PROBLEM ${problem}\n`)
await store.stop()
await sql.end({ timeout: 5 })
await database.stop()
await folder.remove()
process.exit(problems.length > 0 ? 1 : 0)
