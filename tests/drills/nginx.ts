import { setTimeout as sleep } from 'node:timers/promises'
import { migrateStore } from '#app/migrations.ts'
import { seedCatalogue } from '#demo/seed-demo.ts'
import { connect, type Sql } from '#server/database/connect.ts'
import { startEmbedded } from '#server/database/embedded/embedded.ts'
import { freePort } from '#server/database/embedded/processes.ts'
import { createLog } from '#server/log.ts'
import { openStore, type StoreProcess, temporaryFolder, until } from '../support/process.ts'
import { startProxy } from '../support/tcp-proxy.ts'
import { Programs, requirePrograms } from './cluster/programs.ts'
import { findBroken } from './cluster/proof.ts'
import { chooseParts, createBuyers } from './cluster/shop.ts'
import { judgeLogs } from './nginx/logs.ts'
import { findMaintenanceProblems } from './nginx/maintenance.ts'
import { Visitors } from './nginx/visitors.ts'
import { accessLogOf, startShippedNginx } from './shipped-nginx.ts'

/*
 * Two stores behind nginx as deploy/nginx configures it. Visitors open pages, search and order while a host is killed and comes back, both
 * are stopped, the database is stopped, and other programs have all of its connections; at last the store is closed for maintenance.
 * `npm run drill:nginx`; FAULT_SECONDS (15) may be given, KEEP=1 keeps the folder with the logs. Fails on a 502 or 504, on an answer of the API without its envelope or without Retry-After, on a page that
 * a cache has and that is not answered, on an order that is lost or doubled, and on logs that do not fit together.
 */
const FAULT_SECONDS = Number(process.env.FAULT_SECONDS ?? 15)
const CALM_SECONDS = 5
const CATALOGUE = 2000
const STOCK = 1_000_000
const CALLERS = { pages: 4, search: 3, buyers: 4 }
const MORE_THAN_ALL_CONNECTIONS = 130

const started = Date.now()
const log = (line: string) =>
  process.stderr.write(`${((Date.now() - started) / 1000).toFixed(1).padStart(7)} s  ${line}\n`)

requirePrograms({ nginx: 'nginx' })
const folder = await temporaryFolder()
const programs = new Programs(folder.path)
const cleanUps: Array<() => Promise<unknown>> = [async () => (process.env.KEEP ? undefined : folder.remove())]

interface Scene {
  sql: Sql
  proxy: Awaited<ReturnType<typeof startProxy>>
  databaseUrl: string
  urls: string[]
  /** All that were opened, for their logs. */
  stores: StoreProcess[]
  open: (place: number) => Promise<void>
  kill: (place: number) => Promise<void>
}

async function openScene(): Promise<Scene> {
  const database = await startEmbedded(folder.path, createLog('error'))
  cleanUps.push(() => database.stop())
  const sql = connect(database.url, { pool: 4, name: 'drill' })
  cleanUps.push(() => sql.end({ timeout: 5 }))
  await migrateStore(sql)
  await seedCatalogue(sql, CATALOGUE)
  const { hostname, port } = new URL(database.tcpUrl)
  const proxy = await startProxy({ host: hostname, port: Number(port) })
  cleanUps.push(() => proxy.close())
  const ports = [await freePort(), await freePort()]
  const stores: StoreProcess[] = []
  const running = new Map<number, StoreProcess>()
  const env = {
    DATABASE_URL: Object.assign(new URL(database.tcpUrl), { port: String(proxy.port) }).href,
    DATA_DIR: folder.path,
    DEMO: 'on',
    CATALOG_SIZE: String(CATALOGUE),
    TRUST_PROXY: 'on',
    LOG_LEVEL: 'info',
    // Pages are old soon: without a database they are answered by what the caches may still serve.
    PAGE_CACHE_SECONDS: '2',
  }
  const open = async (place: number) => {
    const store = await openStore({ ...env, PORT: String(ports[place]) })
    stores.push(store)
    running.set(place, store)
  }
  const kill = async (place: number) => {
    running.get(place)?.child.kill('SIGKILL')
    await running.get(place)?.ended
  }
  cleanUps.push(() => Promise.all(stores.map((store) => store.stop())))
  const urls = ports.map((one) => `http://127.0.0.1:${one}`)
  return { sql, databaseUrl: database.url, proxy, urls, stores, open, kill }
}

/** All connections that the server has, those of the stores included. */
async function takeAllConnections({ sql, databaseUrl }: Scene): Promise<void> {
  const hog = connect(databaseUrl, { pool: MORE_THAN_ALL_CONNECTIONS, name: 'hog' })
  const end = Date.now() + FAULT_SECONDS * 1000
  const holdOne = async () => {
    while (Date.now() < end) await hog`select pg_sleep(1)`.catch(() => sleep(20))
  }
  const held = Promise.all(Array.from({ length: MORE_THAN_ALL_CONNECTIONS }, holdOne))
  await sleep(1000)
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name not in ('drill', 'hog')`
  await held
  await hog.end({ timeout: 5 })
}

const PHASES: Record<string, (scene: Scene) => Promise<void>> = {
  'all is well': () => sleep(FAULT_SECONDS * 1000),
  'a host is killed and comes back': async (scene) => {
    await scene.kill(0)
    await sleep(FAULT_SECONDS * 1000)
    await scene.open(0)
  },
  'the database is stopped': async ({ proxy }) => {
    proxy.cut(true)
    await sleep(FAULT_SECONDS * 1000)
    proxy.cut(false)
  },
  'other programs take all connections of the database': takeAllConnections,
  'a host is killed while the database is stopped': async (scene) => {
    scene.proxy.cut(true)
    await sleep((FAULT_SECONDS * 1000) / 2)
    await scene.kill(0)
    await sleep((FAULT_SECONDS * 1000) / 2)
    scene.proxy.cut(false)
    await scene.open(0)
  },
  'both hosts are killed': async (scene) => {
    await Promise.all([scene.kill(0), scene.kill(1)])
    await sleep(FAULT_SECONDS * 1000)
    await Promise.all([scene.open(0), scene.open(1)])
  },
}

/** Each store has a cache of its own. */
async function warmCaches(urls: readonly string[], pages: readonly string[]): Promise<void> {
  for (const url of urls) for (const page of pages) await (await fetch(url + page)).text()
}

async function run(): Promise<string[]> {
  log('preparing two stores')
  const scene = await openScene()
  await Promise.all([scene.open(0), scene.open(1)])
  const { sql, stores } = scene
  const url = await startShippedNginx(programs, folder.path, { storeUrls: scene.urls })
  cleanUps.push(() => programs.killAll())
  const parts = await chooseParts(sql, STOCK)
  const [before] = await sql<{ last: number }[]>`select coalesce(max(order_id), 0)::int "last" from orders`
  const pages = [
    '/',
    '/allCategories',
    '/manufacturer',
    ...parts.slice(0, 5).map((part) => `/goods/detail/${part.goodsId}`),
  ]
  const visitors = new Visitors(url, { pages, parts })
  const buyers = await createBuyers(sql, CALLERS.buyers)
  await warmCaches([...scene.urls, url], pages)
  const everybody = Promise.all([
    ...Array.from({ length: CALLERS.pages }, (_, place) => visitors.openPages(place)),
    ...Array.from({ length: CALLERS.search }, (_, place) => visitors.search(100 + place)),
    ...buyers.map((buyer, place) => visitors.buy(200 + place, buyer)),
    visitors.probe(300),
  ])
  const problems: string[] = []
  for (const [name, hit] of Object.entries(PHASES)) {
    visitors.startCounting()
    const ordersBefore = visitors.orders.length
    await hit(scene)
    await until(async () => (await fetch(`${url}/api/ready`)).ok, 60_000)
    await warmCaches(scene.urls, pages)
    await sleep(CALM_SECONDS * 1000)
    const { counts, problems: found } = visitors
    problems.push(...[...found].map(([problem, times]) => `${name}: ${times} times ${problem}`))
    log(`${name}: ${found.size} problems`)
    process.stdout.write(`${JSON.stringify({ name, ...counts, orders: visitors.orders.length - ordersBefore })}\n`)
  }
  visitors.isOver = true
  await everybody
  problems.push(...(await findMaintenanceProblems(sql, url, pages)))
  const outputs = stores.map((store) => store.output())
  return [
    ...problems,
    ...(await findBroken(sql, visitors, { parts, stock: STOCK, lastBefore: before?.last ?? 0 })),
    ...(await judgeLogs(accessLogOf(folder.path), outputs, /127\.77\.\d/)),
  ]
}

try {
  const problems = await run()
  for (const problem of problems.slice(0, 50)) process.stdout.write(`PROBLEM ${problem}\n`)
  log(problems.length === 0 ? 'all well' : `${problems.length} problems`)
  process.exitCode = problems.length > 0 ? 1 : 0
} finally {
  for (const cleanUp of cleanUps.reverse()) await cleanUp()
}
