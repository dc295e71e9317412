import { setTimeout as sleep } from 'node:timers/promises'
import { connect } from '#server/database/connect.ts'
import { openStore, type StoreProcess, temporaryFolder, until } from '../support/process.ts'
import { startHaproxy } from './cluster/haproxy.ts'
import { startMailServer } from './cluster/mail-server.ts'
import { Nodes, PASSWORD } from './cluster/nodes.ts'
import { descendantsOf, Programs, requirePrograms, signal } from './cluster/programs.ts'
import { countWithoutMail, findBroken, judgeMails } from './cluster/proof.ts'
import { chooseParts, createBuyers } from './cluster/shop.ts'
import { Traffic } from './cluster/traffic.ts'
import { startShippedNginx } from './shipped-nginx.ts'

/*
 * Three PostgreSQL nodes under Patroni with etcd and synchronous replication, three stores behind nginx, all on loopback.
 * Buyers order while the leader is killed, frozen and cut off. `npm run drill:cluster`; CHECKOUTS (500), KILLS (5) and
 * MINUTES (20, at most) may be given; with HAPROXY=1 the stores reach the leader through HAProxy. The nodes run with deploy/patroni/node.yml,
 * HAProxy with deploy/haproxy/database.cfg. Fails on an order that is lost or there twice, on stock that does not add up, on a mail
 * that is lost or doubled, on a 5xx but 503 with Retry-After, and on more than 30 s without writes or 2 s without reads.
 */
const CHECKOUTS = Number(process.env.CHECKOUTS ?? 500)
const KILLS = Number(process.env.KILLS ?? 5)
const MINUTES = Number(process.env.MINUTES ?? 20)
const HAPROXY = process.env.HAPROXY === '1'
const STORES = 3
const BUYERS = 8
const VISITORS = 3
const STOCK = 1_000_000
const MAX_WRITE_GAP_MS = 30_000
const MAX_READ_GAP_MS = 2000

const started = Date.now()
const seconds = (ms: number) => Math.round(ms / 100) / 10
const log = (line: string) =>
  process.stderr.write(
    `${seconds(Date.now() - started)
      .toFixed(1)
      .padStart(7)} s  ${line}\n`,
  )

requirePrograms({
  etcd: 'etcd-server',
  patroni: 'patroni python3-etcd',
  nginx: 'nginx',
  postgres: 'postgresql-15',
  ...(HAPROXY ? { haproxy: 'haproxy' } : {}),
})

const folder = await temporaryFolder()
const programs = new Programs(folder.path)
const stores: StoreProcess[] = []
const cleanUps: Array<() => Promise<unknown>> = []

async function cleanUp(): Promise<void> {
  await Promise.all(stores.map((store) => store.stop()))
  for (const step of cleanUps.splice(0).reverse()) await step().catch((error: unknown) => log(String(error)))
  await programs.killAll()
  if (process.env.KEEP) log(`logs are in ${folder.path}`)
  else await folder.remove()
}

let isFinishing = false
async function finish(code: number): Promise<never> {
  isFinishing = true
  setTimeout(() => process.exit(code), 60_000).unref()
  await cleanUp()
  // Stores that were still opening.
  for (const pid of descendantsOf(process.pid)) signal(pid, 'SIGKILL')
  process.exit(code)
}
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(name, () => void finish(130))
setTimeout(() => {
  log(`not done after ${MINUTES} minutes`)
  void finish(1)
}, MINUTES * 60_000).unref()

async function prepareDatabase(nodes: Nodes): Promise<string> {
  const hosts = nodes.ports.map((port) => `127.0.0.1:${port}`).join(',')
  const proxy = HAPROXY ? await startHaproxy(programs, folder.path, nodes.checked) : undefined
  const at = (user: string, name: string) =>
    proxy
      ? `postgres://${user}:${PASSWORD}@127.0.0.1:${proxy}/${name}`
      : `postgres://${user}:${PASSWORD}@${hosts}/${name}?target_session_attrs=read-write`
  const admin = connect(at('postgres', 'postgres'), { pool: 1 })
  await until(async () => (await admin`select 1`).length === 1, 60_000)
  await admin.unsafe(`create role shop login password '${PASSWORD}'`)
  await admin.unsafe('create database shop owner shop')
  await admin.end()
  return at('shop', 'shop')
}

async function openStores(url: string, nodes: Nodes, smtpUrl: string): Promise<void> {
  const replicas = nodes.ports.map((port) => `postgres://shop:${PASSWORD}@127.0.0.1:${port}/shop`).join(',')
  const env = {
    DATABASE_URL: url,
    DATABASE_READ_URL: replicas,
    DEMO: 'on',
    CATALOG_SIZE: '2000',
    DATA_DIR: folder.path,
    TRUST_PROXY: 'on',
    SMTP_URL: smtpUrl,
    LOG_LEVEL: 'error',
  }
  const opened = await Promise.allSettled(Array.from({ length: STORES }, () => openStore(env)))
  for (const one of opened) {
    if (one.status === 'rejected') continue
    stores.push(one.value)
    void one.value.ended.then(() => {
      if (isFinishing) return
      log(`a store has ended: ${one.value.output().slice(-2000)}`)
      void finish(1)
    })
  }
  for (const one of opened) if (one.status === 'rejected') throw one.reason
}

/** What happens to the leader, and how it is repaired after another has taken over. */
const FAULTS = {
  'killed with -9': {
    hit: (nodes: Nodes, name: string) => nodes.kill(name),
    repair: (nodes: Nodes, name: string) => nodes.revive(name),
  },
  frozen: {
    hit: (nodes: Nodes, name: string) => nodes.freeze(name),
    repair: (nodes: Nodes, name: string) => nodes.thaw(name),
  },
  'cut off': {
    hit: (nodes: Nodes, name: string) => nodes.cutOff(name),
    repair: (nodes: Nodes, name: string) => nodes.heal(name),
  },
}

async function hitLeader(nodes: Nodes, kind: keyof typeof FAULTS): Promise<void> {
  await sleep(Math.random() * 3000)
  const name = await nodes.leader()
  if (!name) throw new Error('there is no leader to hit')
  log(`${name}, the leader, is ${kind}`)
  const from = Date.now()
  await FAULTS[kind].hit(nodes, name)
  await until(async () => (await nodes.leader(name)) !== undefined, 90_000)
  log(`${await nodes.leader(name)} leads, after ${seconds(Date.now() - from)} s`)
  await sleep(2000)
  await FAULTS[kind].repair(nodes, name)
  // A leader that was cut off waits up to a minute for its old connections before it follows.
  await until(() => nodes.whole(), 120_000).catch(() => copyStuck(nodes))
  log(`all three are back, after ${seconds(Date.now() - from)} s`)
}

/** What docs/operations/trouble.md says about a node that does not come back by itself. */
async function copyStuck(nodes: Nodes): Promise<void> {
  const stuck = await nodes.reinitialiseStuck()
  if (stuck.length === 0) throw new Error(`not all are back: ${JSON.stringify(await nodes.members())}`)
  log(`copied from the leader again: ${stuck.join(', ')}`)
  await until(() => nodes.whole(), 120_000)
}

const shuffled = <T>(list: T[]): T[] =>
  list
    .map((one) => ({ one, by: Math.random() }))
    .sort((a, b) => a.by - b.by)
    .map(({ one }) => one)

async function run(): Promise<string[]> {
  log('starting etcd and three PostgreSQL nodes')
  const nodes = await Nodes.start(programs, folder.path)
  cleanUps.push(() => nodes.stop())
  await until(() => nodes.whole(), 120_000)
  log('they are up; starting three stores behind nginx')
  const mails = await startMailServer()
  cleanUps.push(mails.close)
  const url = await prepareDatabase(nodes)
  await openStores(url, nodes, mails.url)
  const address = await startShippedNginx(programs, folder.path, {
    storeUrls: stores.map((store) => store.url),
    believesCallers: true,
  })
  const sql = connect(url, { pool: 4, name: 'ohmstead-drill' })
  cleanUps.push(() => sql.end({ timeout: 1 }))
  const parts = await chooseParts(sql, STOCK)
  const [before] = await sql<{ last: number }[]>`select coalesce(max(order_id), 0)::int "last" from orders`
  const traffic = new Traffic(address, parts)
  const buyers = await createBuyers(sql, BUYERS)
  log(`${buyers.length} buyers and ${VISITORS} visitors`)
  const everybody = Promise.all([
    ...buyers.map((buyer) => traffic.buy(buyer, 2500)),
    ...Array.from({ length: VISITORS }, (_, place) => traffic.visit(`10.3.0.${place}`, 100)),
  ])
  const kinds = shuffled<keyof typeof FAULTS>([
    ...Array<'killed with -9'>(KILLS).fill('killed with -9'),
    'frozen',
    'cut off',
  ])
  for (const kind of kinds) await hitLeader(nodes, kind)
  await until(async () => traffic.orders.length >= CHECKOUTS, 600_000)
  traffic.isOver = true
  await everybody
  log('waiting for mails')
  await until(async () => countWithoutMail(mails, traffic.orders) === 0, 180_000).catch(() => {})
  const mail = judgeMails(mails, traffic.orders)
  const broken = await findBroken(sql, traffic, { parts, stock: STOCK, lastBefore: before?.last ?? 0 })
  log(`the longest time without reads ended at ${seconds(traffic.reads.longestUntil - started)} s`)
  process.stdout.write(
    `${JSON.stringify({
      faults: kinds.length,
      acknowledgedOrders: traffic.orders.length,
      reads: traffic.reads.count,
      longestWithoutWrites: seconds(traffic.writes.longestMs),
      longestWithoutReads: seconds(traffic.reads.longestMs),
      slowestRead: seconds(traffic.slowestReadMs),
      askedToWait: traffic.askedToWait,
      mail,
    })}\n`,
  )
  return [
    ...traffic.faults,
    ...broken,
    ...(mail.lost > 0 ? [`${mail.lost} mails are lost`] : []),
    ...(mail.doubled > 0 ? [`${mail.doubled} mails were made twice`] : []),
    ...(traffic.writes.longestMs > MAX_WRITE_GAP_MS ? [`${seconds(traffic.writes.longestMs)} s without writes`] : []),
    ...(traffic.reads.longestMs > MAX_READ_GAP_MS ? [`${seconds(traffic.reads.longestMs)} s without reads`] : []),
  ]
}

try {
  const problems = [...new Set(await run())]
  for (const problem of problems.slice(0, 50)) process.stdout.write(`PROBLEM ${problem}\n`)
  log(problems.length === 0 ? 'all well' : `${problems.length} problems`)
  await finish(problems.length === 0 ? 0 : 1)
} catch (error) {
  log(String(error instanceof Error ? error.stack : error))
  for (const store of stores) log(store.output().slice(-2000))
  await finish(1)
}
