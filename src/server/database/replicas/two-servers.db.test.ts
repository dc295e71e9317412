import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { temporaryFolder } from '#tests/support/process.ts'
import { createStandby, type Standby } from '#tests/support/standby.ts'
import { startProxy } from '#tests/support/tcp-proxy.ts'
import { handleErrors } from '../../api/errors.ts'
import { implement } from '../../api/implement.ts'
import { mount } from '../../api/mount.ts'
import { describeSelf } from '../../http/self-description.ts'
import { createLog } from '../../log.ts'
import { createMetrics } from '../../metrics/metrics.ts'
import { connect, type Db, isConnectionBroken, isDatabaseLost, type Sql } from '../connect.ts'
import { type EmbeddedDatabase, startEmbedded } from '../embedded/embedded.ts'
import { openPublicReads, type PublicReads } from './public-reads.ts'
import { measureReads } from './reads-metrics.ts'
import { Replica } from './replica.ts'

/* Two real servers: the second streams from the first, through nothing; our connections to it go through a proxy. */
const log = createLog('silent')
const NEVER_MS = 3_600_000
let folder: Awaited<ReturnType<typeof temporaryFolder>>
let primary: EmbeddedDatabase
let standby: Standby
let proxy: Awaited<ReturnType<typeof startProxy>>
let sql: Sql
let admin: Sql
let reads: PublicReads

beforeAll(async () => {
  folder = await temporaryFolder()
  primary = await startEmbedded(folder.path, log)
  sql = connect(primary.url, { pool: 2 })
  await sql.unsafe('create table part (part_id int primary key)')
  standby = await createStandby(primary.tcpUrl, join(folder.path, 'postgres'), join(folder.path, 'standby'))
  admin = connect(standby.url, { pool: 1 })
})
afterAll(async () => {
  await Promise.all([sql.end(), admin.end()])
  await standby.kill()
  await primary.stop()
  await folder.remove()
})

const isReplica = async (db: Db) => (await db<{ is: boolean }[]>`select pg_is_in_recovery() "is"`)[0]?.is
const countParts = async (db: Db) => (await db<{ n: number }[]>`select count(*)::int n from part`)[0]?.n
const stateOf = () => reads.describe()?.replicas[0]
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

describe('with a replica', () => {
  const open = async (maxLagMs = NEVER_MS) => {
    const url = Object.assign(new URL(standby.url), { port: String(proxy.port) }).href
    reads = await openPublicReads({ sql, url: primary.url, replicaUrls: [url], maxLagMs, connections: 2, log })
  }
  beforeEach(async () => {
    await sql`truncate part`
    proxy = await startProxy({ host: '127.0.0.1', port: standby.port })
    await open()
    await expect.poll(() => reads.hasUsable).toBe(true)
  })
  afterEach(async () => {
    await admin`select pg_wal_replay_resume()`
    await reads.close()
    await proxy.close()
  })

  describe('public reads', () => {
    test('are answered by the replica; a transaction, which may write, by the primary', async () => {
      const db = reads.choose()
      expect(await isReplica(db)).toBe(true)
      expect(await isReplica(sql)).toBe(false)
      await (db as Sql).begin((tx) => tx`insert into part values (1)`)
      expect(await countParts(sql)).toBe(1)
      expect(stateOf()).toMatchObject({ calls: 1, fallbacks: 0, isUsable: true })
    })

    test('do not use a replica that lacks a change which caches have seen, until it has it', async () => {
      await admin`select pg_wal_replay_pause()`
      await sql`insert into part values (1)`
      expect(await countParts(reads.choose()), 'within the bound it may be behind').toBe(0)
      await reads.catchUp()
      expect(await countParts(reads.choose())).toBe(1)
      expect(reads.choose()).toBe(sql)
      await admin`select pg_wal_replay_resume()`
      await expect.poll(() => reads.hasUsable).toBe(true)
      expect(await isReplica(reads.choose())).toBe(true)
      expect(await countParts(reads.choose())).toBe(1)
    })

    test('do not use a replica that lags more than the limit, until it has caught up', async () => {
      await reads.close()
      await open(300)
      await admin`select pg_wal_replay_pause()`
      await sql`insert into part values (1)`
      await expect.poll(() => reads.choose() === sql).toBe(true)
      expect(stateOf()?.lagMs).toBeGreaterThan(300)
      await admin`select pg_wal_replay_resume()`
      await expect.poll(() => reads.choose() === sql).toBe(false)
      await expect.poll(() => countParts(reads.choose())).toBe(1)
    })

    test('continue with a replica that lacks the last changes of an unavailable primary', async () => {
      await reads.close()
      const way = await startProxy({ host: '127.0.0.1', port: Number(new URL(primary.tcpUrl).port) })
      const url = Object.assign(new URL(primary.tcpUrl), { port: String(way.port) }).href
      const away = connect(url, { pool: 1, connectMs: 500 })
      const replicaUrls = [standby.url]
      reads = await openPublicReads({ sql: away, url, replicaUrls, maxLagMs: 300, connections: 2, log })
      await expect.poll(() => reads.choose() === away).toBe(false)
      await admin`select pg_wal_replay_pause()`
      await sql`insert into part values (1)`
      await expect.poll(() => reads.choose() === away).toBe(true)
      await way.close()
      await expect.poll(() => reads.choose() === away).toBe(false)
      await away.end({ timeout: 0 })
    })

    test('get their answer from the primary where a migration is not replayed yet', async () => {
      const db = reads.choose()
      await admin`select pg_wal_replay_pause()`
      await sql.unsafe('create table later (name text); insert into later values (1)')
      expect(await db`select name from later`).toEqual([{ name: '1' }])
      expect(stateOf()).toMatchObject({ fallbacks: 1, isUsable: true })
      await sql.unsafe('drop table later')
    })

    test('that are wrong fail as they do on the primary', async () => {
      const failure = await failureOf(Promise.resolve(reads.choose()`select 1 / ${0}::int`))
      expect(failure).toMatchObject({ code: '22012' })
      expect(reads.hasUsable).toBe(true)
    })
  })

  describe('a replica', () => {
    test('that is frozen: waiting reads are answered by the primary, and it is used again when it resumes', async () => {
      const db = reads.choose()
      expect(await isReplica(db)).toBe(true)
      proxy.freezeOpen()
      proxy.freezeNew(true)
      expect(await Promise.all([isReplica(db), isReplica(db), isReplica(db)])).toEqual([false, false, false])
      expect(reads.choose()).toBe(sql)
      proxy.freezeNew(false)
      await expect.poll(() => reads.hasUsable).toBe(true)
      expect(await isReplica(db)).toBe(true)
    })

    test('that is used is probed again while the primary does not answer', async () => {
      let isAnswering = true
      const replica = new Replica({
        url: standby.url,
        primary: sql,
        listOthers: () => [],
        readPrimaryPosition: () => (isAnswering ? Promise.resolve(undefined) : new Promise(() => {})),
        connections: 1,
        log,
      })
      await replica.probe()
      expect(replica.isAlive).toBe(true)
      isAnswering = false
      await replica.probe()
      await replica.probe() // hangs if the probe before waits for the primary
      await replica.close()
    })

    test('that dies: every read is answered, and it is used again after its start', async () => {
      const db = reads.choose()
      await standby.kill()
      expect(await isReplica(db)).toBe(false)
      await expect.poll(() => reads.hasUsable).toBe(false)
      expect(await isReplica(reads.choose())).toBe(false)
      await standby.start()
      await expect.poll(() => reads.hasUsable).toBe(true)
      expect(await isReplica(reads.choose())).toBe(true)
    })
  })

  test('over HTTP visitors read from the replica, signed-in users from the primary; metrics and readiness show it', async () => {
    const where = endpoint({
      method: 'GET',
      path: '/api/where',
      access: 'public',
      summary: 'Which server answers',
      input: z.object({}),
      output: z.object({ replica: z.boolean() }),
    })
    const app = Fastify()
    const metrics = createMetrics()
    measureReads(metrics.registry, reads)
    handleErrors(app)
    const answers = implement(where, async (context) => ({ replica: (await isReplica(context.reads())) ?? false }))
    const services = { publicUrl: '', files: {} as never, secrets: {} as never, outside: {} as never } // no call here has any
    mount(app, [answers], { sql, reads, log, services, identify: async () => undefined })
    const away = connect('postgres://nobody@127.0.0.1:1/away', { pool: 1 })
    const lifecycle = { stopping: false }
    describeSelf(app, { endpoints: [], publicUrl: undefined, sql: away, reads, metrics, lifecycle })
    const ask = async (headers: Record<string, string>) =>
      (await app.inject({ url: '/api/where', headers })).json().data
    expect(await ask({})).toEqual({ replica: true })
    expect(await ask({ token: 'of a buyer' })).toEqual({ replica: false })
    const scraped = (await app.inject('/metrics')).body
    const server = `127.0.0.1:${proxy.port}`
    for (const line of [
      'database_public_reads_total{server="primary"} 0',
      `database_public_reads_total{server="${server}"} 1`,
      `database_replica_usable{server="${server}"} 1`,
      `database_read_fallbacks_total{server="${server}"} 0`,
    ])
      expect(scraped).toContain(line)
    expect(scraped).toMatch(new RegExp(`database_replica_lag_seconds\\{server="${server}"\\} 0`))
    expect((await app.inject('/api/ready')).statusCode, 'without a primary it can still answer').toBe(200)
    expect((await app.inject('/api/health')).statusCode).toBe(503)
    await app.close()
    await away.end()
  })
})

/* The last, because there is no way back: the standby is promoted. */
describe('an address with several hosts', () => {
  const { promise: moved, resolve: move } = Promise.withResolvers<void>()
  const portOf = async (db: Db) => (await db<{ port: number }[]>`select inet_server_port() port`)[0]?.port
  const urlOf = (standbyPort: number) => {
    const { username, password, port } = new URL(primary.tcpUrl)
    const hosts = `127.0.0.1:${standbyPort},127.0.0.1:${port}`
    return `postgres://${username}:${password}@${hosts}/ohmstead?target_session_attrs=read-write`
  }

  test('uses the one that accepts writes, and follows when another is promoted', async () => {
    const several = connect(urlOf(standby.port), { pool: 2 })
    const primaryPort = Number(new URL(primary.tcpUrl).port)
    expect(await Promise.all([portOf(several), portOf(several)])).toEqual([primaryPort, primaryPort])
    await several`insert into part values (7)`
    await expect.poll(() => countParts(admin)).toBe(1)
    const interrupted = failureOf(
      several.begin(async (tx) => {
        await tx`insert into part values (8)`
        await admin`select pg_promote()`
        await moved
        await tx`insert into part values (9)`
      }),
    )
    // The old one is not informed and still accepts writes: the newer promotion counts.
    await expect.poll(() => portOf(several)).toBe(standby.port)
    move()
    expect(isConnectionBroken(await interrupted), 'its connection was closed').toBe(true)
    expect(await countParts(several)).toBe(1)
    await several.end()
  })

  test('reports that the database is unavailable while none accepts writes', async () => {
    const none = connect('postgres://nobody@127.0.0.1:1,127.0.0.1:2/away', { pool: 1, connectMs: 200 })
    expect(isDatabaseLost(await failureOf(Promise.resolve(none`select 1`)))).toBe(true)
    await none.end()
  })

  test('a replica with a diverged history is not used', async () => {
    // Seen from the new primary, the old one has written what never happened.
    await sql`insert into part select generate_series(100, 20000)`
    const { url } = primary
    const other = await openPublicReads({
      sql: admin,
      url: standby.url,
      replicaUrls: [url],
      maxLagMs: NEVER_MS,
      connections: 1,
      log,
    })
    expect(other.choose()).toBe(admin)
    await other.close()
  })
})
