import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { connect, type Sql } from '#server/database/connect.ts'
import { startEmbedded } from '#server/database/embedded/embedded.ts'
import { freePort } from '#server/database/embedded/processes.ts'
import { createLog } from '#server/log.ts'
import { openStore, type StoreProcess, temporaryFolder, until } from '../support/process.ts'
import { descendantsOf, Programs, requirePrograms, signal } from './cluster/programs.ts'
import { findBroken } from './cluster/proof.ts'
import { chooseParts, createBuyers } from './cluster/shop.ts'
import { startShippedNginx } from './shipped-nginx.ts'
import { checkOut, previousCommit, ROOT, type Version } from './upgrade/previous-version.ts'
import { Shoppers } from './upgrade/shoppers.ts'

/*
 * A rolling upgrade under traffic: two web processes and a worker of the commit before, nginx in front, then as docs/operations/upgrade.md
 * says: the schema, the worker, one web process after the other. `npm run drill:upgrade`; FROM (the commit before),
 * REQUESTS (20,000) and CLIENTS (8) may be given; KEEP=1 keeps its folder with the logs. Everybody searches, opens pages, fills carts and orders, and asks once: the drill fails on
 * any request that is not answered with 200 and code 0, on an order that is lost or doubled, and on stock that does not add up. Between the
 * migration and the first restart the version before must have served the whole journey on the new schema.
 */
const REQUESTS = Number(process.env.REQUESTS ?? 20_000)
const CLIENTS = Number(process.env.CLIENTS ?? 8)
const MINUTES = Number(process.env.MINUTES ?? 20)
const WEB = 2
const BUYERS = 60
const STOCK = 1_000_000
/** nginx leaves a host out for a while after it was refused there, also when it is back already. */
const BETWEEN_HOSTS_MS = 5000
/** Shares of all requests after which a step begins: each version, and both together, serve for a while. */
const STEPS = { migrate: 0.15, restart: 0.35, nextRestart: 0.55 }

const started = Date.now()
const log = (line: string) =>
  process.stderr.write(`${((Date.now() - started) / 1000).toFixed(1).padStart(7)} s  ${line}\n`)

requirePrograms({ nginx: 'nginx' })
const from = process.env.FROM ?? previousCommit()
const folder = await temporaryFolder()
const programs = new Programs(folder.path)
const cleanUps: Array<() => unknown> = []
const stores = new Set<StoreProcess>()

let isFinishing = false
async function finish(code: number): Promise<never> {
  if (isFinishing) return new Promise(() => {})
  isFinishing = true
  setTimeout(() => process.exit(code), 60_000).unref()
  await Promise.all([...stores].map((store) => store.stop()))
  await programs.killAll()
  for (const step of cleanUps.splice(0).reverse()) await Promise.resolve(step()).catch((error) => log(String(error)))
  // Stores that were still opening.
  for (const pid of descendantsOf(process.pid)) signal(pid, 'SIGKILL')
  if (process.env.KEEP) log(`logs are in ${folder.path}`)
  else await folder.remove()
  process.exit(code)
}
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(name, () => void finish(130))
setTimeout(() => {
  log(`not done after ${MINUTES} minutes`)
  void finish(1)
}, MINUTES * 60_000).unref()

async function open(env: Record<string, string>, root: string): Promise<StoreProcess> {
  const store = await openStore(env, root)
  stores.add(store)
  return store
}

async function close(store: StoreProcess): Promise<void> {
  const code = await store.stop()
  stores.delete(store)
  if (code !== 0) throw new Error(`a store ended with ${code}: ${store.output().slice(-2000)}`)
}

async function migrate(env: Record<string, string>): Promise<string> {
  const child = spawn(process.execPath, ['src/app/commands/migrate-command.ts'], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (bytes: Buffer) => {
    output += bytes.toString('utf8')
  })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`the migration ended with ${code}`)
  return output.trim()
}

async function fill(env: Record<string, string>, before: Version, sql: Sql): Promise<void> {
  const demo = await open({ ...env, DEMO: 'on', CATALOG_SIZE: '2000' }, before.root)
  await close(demo)
  await sql`update shop_settings set settings = settings || '{"name": "Drill"}'`
  // Rates of the demo are deleted when a store of its own opens.
  await sql`update express_rate set is_demo = false`
}

async function run(): Promise<string[]> {
  log(`building ${from.slice(0, 12)}`)
  const before = checkOut(from, join(folder.path, 'before'))
  cleanUps.push(() => before.remove())
  log(`from ${before.name}`)
  const database = await startEmbedded(folder.path, createLog('error'))
  cleanUps.push(() => database.stop())
  const sql = connect(database.url, { pool: 4, name: 'ohmstead-drill' })
  cleanUps.push(() => sql.end({ timeout: 1 }))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  // No demo: only then assets of the version before are kept.
  const env = { DATABASE_URL: database.url, DATA_DIR: folder.path, TRUST_PROXY: 'on', LOG_LEVEL: 'error' }
  await fill(env, before, sql)
  const own = { ...env, DEMO: 'off', PUBLIC_URL: url }
  const ports = await Promise.all(Array.from({ length: WEB }, () => freePort()))
  const openWeb = (place: number, root: string) => open({ ...own, ROLE: 'web', PORT: String(ports[place]) }, root)
  const openWorker = async (root: string) => open({ ...own, ROLE: 'worker', PORT: String(await freePort()) }, root)
  const worker = await openWorker(before.root)
  const webs = await Promise.all(ports.map((_, place) => openWeb(place, before.root)))
  await startShippedNginx(programs, folder.path, {
    storeUrls: ports.map((one) => `http://127.0.0.1:${one}`),
    port,
    believesCallers: true,
  })
  const parts = await chooseParts(sql, STOCK)
  const [last] = await sql<{ last: number }[]>`select coalesce(max(order_id), 0)::int "last" from orders`
  const shoppers = new Shoppers(url, parts, await createBuyers(sql, BUYERS))
  let isUpgraded = false
  const isOver = () => isFinishing || (isUpgraded && shoppers.requests >= REQUESTS)
  const everybody = Promise.all(Array.from({ length: CLIENTS }, () => shoppers.shop(isOver)))
  const reach = (share: number) => until(async () => shoppers.requests >= REQUESTS * share, MINUTES * 60_000)

  log('two web processes, a worker and nginx are up; everybody is shopping')
  await reach(STEPS.migrate)
  const counted = { ...shoppers.counts }
  log(await migrate(env))
  await reach(STEPS.restart)
  const onNewSchema = Object.entries(shoppers.counts).map(([kind, count]) => [
    kind,
    count - (counted[kind as keyof typeof counted] ?? 0), // the keys of the same object
  ])
  await close(worker)
  await openWorker(ROOT)
  log('the worker is new')
  for (const [place, web] of webs.entries()) {
    if (place > 0) {
      await reach(STEPS.nextRestart)
      await sleep(BETWEEN_HOSTS_MS)
    }
    await close(web)
    const next = await openWeb(place, ROOT)
    await until(async () => (await fetch(`http://127.0.0.1:${ports[place]}/api/ready`)).ok)
    log(
      `web process ${place + 1} is new (${next.child.pid}), ${shoppers.requests} requests so far, ${shoppers.failed.length} failed`,
    )
  }
  isUpgraded = true
  await everybody
  const broken = await findBroken(sql, shoppers, { parts, stock: STOCK, lastBefore: last?.last ?? 0 })
  const { requests, counts, failed, orders } = shoppers
  const oldOnNewSchema = Object.fromEntries(onNewSchema)
  process.stdout.write(
    `${JSON.stringify({ from: before.name, requests, failed: failed.length, counts, oldOnNewSchema, orders: orders.length })}\n`,
  )
  return [
    ...failed,
    ...broken,
    ...onNewSchema
      .filter(([, count]) => count === 0)
      .map(([kind]) => `the version before served no ${kind} on the new schema`),
  ]
}

try {
  const problems = Map.groupBy(await run(), (problem) => problem)
  for (const [problem, times] of [...problems].slice(0, 50))
    process.stdout.write(`PROBLEM ${times.length} times: ${problem}\n`)
  log(problems.size === 0 ? 'all well' : `${problems.size} problems`)
  await finish(problems.size === 0 ? 0 : 1)
} catch (error) {
  log(String(error instanceof Error ? error.stack : error))
  for (const store of stores) log(store.output().slice(-2000))
  await finish(1)
}
