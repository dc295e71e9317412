import { execFileSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { connect } from '#server/database/connect.ts'
import { type EmbeddedDatabase, startEmbedded } from '#server/database/embedded/embedded.ts'
import { dataOwner, handOver } from '#server/database/embedded/embedded-owner.ts'
import { freePort } from '#server/database/embedded/processes.ts'
import { createLog } from '#server/log.ts'
import { openStore, temporaryFolder, tryToOpen, until } from '../support/process.ts'
import { startMailServer } from './cluster/mail-server.ts'
import { findProgram, Programs, requirePrograms } from './cluster/programs.ts'
import { countWithoutMail, findBroken, judgeMails } from './cluster/proof.ts'
import { chooseParts, createBuyers } from './cluster/shop.ts'
import { Traffic } from './cluster/traffic.ts'

/*
 * A store behind a real PgBouncer in transaction mode with five sessions of the server. `npm run drill:pgbouncer`;
 * PGBOUNCER names another one than that of the PATH, CHECKOUTS (300) how many orders. With one older than 1.21 the start must refuse in one
 * line; with a newer one buyers order, the pooler is killed once, and nothing may be lost.
 */
const CHECKOUTS = Number(process.env.CHECKOUTS ?? 300)
const SESSIONS = 5
const STOCK = 1_000_000

const log = (line: string) => process.stderr.write(`${line}\n`)
const program = process.env.PGBOUNCER ?? 'pgbouncer'
if (!process.env.PGBOUNCER) requirePrograms({ pgbouncer: 'pgbouncer' })

const version = /(\d+)\.(\d+)/.exec(execFileSync(findProgram(program) ?? program, ['--version'], { encoding: 'utf8' }))
const isNew = Number(version?.[1]) > 1 || Number(version?.[2]) >= 21
const folder = await temporaryFolder()
const programs = new Programs(folder.path)
const cleanUps: Array<() => Promise<unknown>> = []

async function finish(code: number): Promise<never> {
  for (const step of cleanUps.splice(0).reverse()) await step().catch((error: unknown) => log(String(error)))
  await programs.killAll()
  await folder.remove()
  process.exit(code)
}
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(name, () => void finish(130))

async function startPooler(database: EmbeddedDatabase): Promise<{ url: string; start: () => void }> {
  const owner = await dataOwner(join(folder.path, 'no-such-folder'))
  const home = join(folder.path, 'pgbouncer')
  const port = await freePort()
  const { hostname, port: target, username, password, pathname } = new URL(database.tcpUrl)
  await mkdir(home)
  await writeFile(join(home, 'users.txt'), `"${username}" "${password}"\n`)
  await writeFile(
    join(home, 'pgbouncer.ini'),
    `[databases]
${pathname.slice(1)} = host=${hostname} port=${target}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${join(home, 'users.txt')}
pool_mode = transaction
default_pool_size = ${SESSIONS}
max_client_conn = 200
${isNew ? 'max_prepared_statements = 1000' : ''}
`,
  )
  await handOver(home, owner)
  const start = () => void programs.start('pgbouncer', program, [join(home, 'pgbouncer.ini')], owner)
  start()
  return { url: Object.assign(new URL(database.tcpUrl), { port: String(port) }).href, start }
}

/** What the role must have, as the store itself would ask for. */
async function giveSettings(url: string): Promise<void> {
  const sql = connect(url, { pool: 1 })
  for (const setting of [
    "statement_timeout = '15000'",
    "idle_in_transaction_session_timeout = '30000'",
    "plan_cache_mode = 'force_generic_plan'",
    "max_parallel_workers_per_gather = '0'",
  ])
    await sql.unsafe(`alter role ohmstead set ${setting}`)
  await sql.end()
}

async function run(): Promise<string[]> {
  log(`PgBouncer ${version?.[0]}`)
  const database = await startEmbedded(folder.path, createLog('error'))
  cleanUps.push(() => database.stop())
  await giveSettings(database.url)
  const pooler = await startPooler(database)
  const mails = await startMailServer()
  cleanUps.push(mails.close)
  const env = {
    DATABASE_URL: pooler.url,
    DATABASE_DIRECT_URL: database.tcpUrl,
    DEMO: 'on',
    CATALOG_SIZE: '500',
    DATA_DIR: folder.path,
    SMTP_URL: mails.url,
    TRUST_PROXY: 'on',
  }
  const { DATABASE_DIRECT_URL: _, ...alone } = env
  const without = await tryToOpen(alone)
  log(`without DATABASE_DIRECT_URL: ${without.output.trim().split('\n').at(-1)}`)
  const wrongly =
    without.code === 0 || !/DATABASE_DIRECT_URL/.test(without.output) ? ['it started without DATABASE_DIRECT_URL'] : []
  if (!isNew) {
    const { code, output } = await tryToOpen(env)
    log(`with it: ${output.trim().split('\n').at(-1)}`)
    return [
      ...wrongly,
      ...(code === 1 && /PgBouncer 1\.21 or newer/.test(output) ? [] : ['it did not say what is needed']),
    ]
  }
  const store = await openStore(env)
  cleanUps.push(store.stop)
  const sql = connect(database.url, { pool: 2, name: 'ohmstead-drill' })
  cleanUps.push(() => sql.end({ timeout: 1 }))
  const parts = await chooseParts(sql, STOCK)
  const [before] = await sql<{ last: number }[]>`select coalesce(max(order_id), 0)::int "last" from orders`
  const traffic = new Traffic(store.url, parts)
  const everybody = Promise.all([
    ...(await createBuyers(sql, 20)).map((buyer) => traffic.buy(buyer, 300)),
    ...Array.from({ length: 8 }, (_unused, place) => traffic.visit(`10.3.0.${place}`, 20)),
  ])
  await until(async () => traffic.orders.length >= CHECKOUTS / 2, 300_000)
  const [pooled] = await sql<{ count: number }[]>`
    select count(*)::int "count" from pg_stat_activity where application_name = 'ohmstead'`
  log('killing the pooler')
  await programs.kill('pgbouncer')
  pooler.start()
  await until(async () => traffic.orders.length >= CHECKOUTS, 300_000)
  traffic.isOver = true
  await everybody
  await until(async () => countWithoutMail(mails, traffic.orders) === 0, 120_000).catch(() => {})
  const mail = judgeMails(mails, traffic.orders)
  const warned = /behind the pooler the role lacks settings/.test(store.output())
    ? ['settings are said to be missing']
    : []
  process.stdout.write(
    `${JSON.stringify({
      pgbouncer: version?.[0],
      orders: traffic.orders.length,
      reads: traffic.reads.count,
      sessionsOfTheServer: pooled?.count,
      longestWithoutWritesMs: traffic.writes.longestMs,
      askedToWait: traffic.askedToWait,
      mail,
    })}\n`,
  )
  return [
    ...wrongly,
    ...warned,
    ...traffic.faults,
    ...(await findBroken(sql, traffic, { parts, stock: STOCK, lastBefore: before?.last ?? 0 })),
    ...(mail.lost + mail.doubled > 0 ? [`${mail.lost} mails lost, ${mail.doubled} doubled`] : []),
    ...((pooled?.count ?? 0) > SESSIONS ? [`${pooled?.count} sessions instead of ${SESSIONS}`] : []),
  ]
}

try {
  const problems = [...new Set(await run())]
  for (const problem of problems.slice(0, 50)) process.stdout.write(`PROBLEM ${problem}\n`)
  log(problems.length === 0 ? 'all well' : `${problems.length} problems`)
  await finish(problems.length === 0 ? 0 : 1)
} catch (error) {
  log(String(error instanceof Error ? error.stack : error))
  await finish(1)
}
