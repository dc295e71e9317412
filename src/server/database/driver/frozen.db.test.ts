import Fastify from 'fastify'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { startProxy } from '#tests/support/tcp-proxy.ts'
import { handleErrors } from '../../api/errors.ts'
import { describeSelf } from '../../http/self-description.ts'
import { createMetrics } from '../../metrics/metrics.ts'
import { connect, inTransaction, isConnectionBroken, isDatabaseLost, type Sql } from '../connect.ts'

const CONNECTIONS = 4
const serverUrl = inject('tcpUrl').replace(/\/[^/]+$/, '/postgres')
let proxy: Awaited<ReturnType<typeof startProxy>>
let sql: Sql

const through = (port: number) => {
  const url = new URL(serverUrl)
  url.port = String(port)
  return url.href
}
const failureOf = (work: PromiseLike<unknown>) =>
  Promise.resolve(work).then(
    () => undefined,
    (error: unknown) => error,
  )
/** All connections of the pool, open and idle. */
const openAll = () => Promise.all(Array.from({ length: CONNECTIONS }, () => sql`select pg_sleep(0.05)`))

beforeEach(async () => {
  const { hostname, port } = new URL(serverUrl)
  proxy = await startProxy({ host: hostname, port: Number(port) })
  // Longer than a statement takes on a busy machine.
  sql = connect(through(proxy.port), { pool: CONNECTIONS, silenceMs: 1500 })
  await openAll()
  expect(proxy.openCount()).toBe(CONNECTIONS)
})
afterEach(async () => {
  await sql.end({ timeout: 1 })
  await proxy.close()
})

describe('connections that are open but dead', () => {
  test('time out and are replaced', async () => {
    proxy.freezeOpen()
    const asked = Array.from({ length: CONNECTIONS }, () => failureOf(sql`select 1`))
    for (const failure of await Promise.all(asked)) {
      expect(isDatabaseLost(failure)).toBe(true)
      expect(isConnectionBroken(failure), 'it is not tried again: it has taken long enough').toBe(false)
    }
    for (const answer of await Promise.all([sql`select 1 one`, sql`select 1 one`])) expect(answer).toEqual([{ one: 1 }])
  })

  test('cost one call: idle ones are replaced with it', async () => {
    proxy.freezeOpen()
    expect(isDatabaseLost(await failureOf(sql`select 1`))).toBe(true)
    for (const answer of await Promise.all(Array.from({ length: 8 }, () => sql`select 1 one`)))
      expect(answer).toEqual([{ one: 1 }])
  })

  test('during a transaction: it fails, and its connection is not used again', async () => {
    const failure = await failureOf(
      inTransaction(sql, async (tx) => {
        await tx`select 1`
        proxy.freezeOpen()
        await tx`select 2`
      }),
    )
    expect(isDatabaseLost(failure)).toBe(true)
    expect(await inTransaction(sql, (tx) => tx`select 3 three`)).toEqual([{ three: 3 }])
  })

  test('and no new one is possible: the pool recovers later', async () => {
    proxy.freezeOpen()
    proxy.freezeNew(true)
    expect(isDatabaseLost(await failureOf(sql`select 1`))).toBe(true)
    const before = proxy.acceptedCount()
    const waiting = failureOf(sql`select 1`)
    await expect.poll(proxy.acceptedCount, { timeout: 30_000 }).toBeGreaterThan(before)
    proxy.freezeNew(false)
    expect(await sql`select 1 one`).toEqual([{ one: 1 }])
    expect(await waiting, 'who waited gets the connection that works').toBeUndefined()
  })

  test('do not delay closing the pool', async () => {
    proxy.freezeOpen()
    const asked = failureOf(sql`select 1`)
    await sql.end({ timeout: 0.1 })
    expect(isDatabaseLost(await asked)).toBe(true)
  })
})

describe('opening a connection', () => {
  const openOne = (port: number, connectMs: number) => connect(through(port), { pool: 1, connectMs })

  test('fails when the database does not answer', async () => {
    proxy.freezeNew(true)
    const one = openOne(proxy.port, 300)
    expect(await failureOf(one`select 1`)).toMatchObject({ code: 'CONNECT_TIMEOUT' })
    await one.end({ timeout: 0.1 })
  })

  test('succeeds when the database answers while this process is stopped by a busy machine', async () => {
    // Longer than a connection takes on a busy machine, and shorter than the stop.
    const one = openOne(Number(new URL(serverUrl).port), 2000)
    const asked = Promise.resolve(one`select 1 one`)
    await new Promise(setImmediate)
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3000)
    expect(await asked).toEqual([{ one: 1 }])
    await one.end({ timeout: 1 })
  })
})

test('health is answered before the database has given up on a frozen connection', async () => {
  const patient = connect(through(proxy.port), { pool: 1 })
  await patient`select 1`
  const app = Fastify()
  handleErrors(app)
  describeSelf(app, {
    endpoints: [],
    publicUrl: undefined,
    sql: patient,
    metrics: createMetrics(),
    lifecycle: { stopping: false },
  })
  expect((await app.inject('/api/health')).json()).toMatchObject({ code: 0, data: { database: 'up' } })
  proxy.freezeOpen()
  proxy.freezeNew(true)
  let gaveUp = false
  const statement = failureOf(patient`select 1`).then(() => {
    gaveUp = true
  })
  const answer = await app.inject('/api/health')
  expect([answer.statusCode, gaveUp]).toEqual([503, false])
  await patient.end({ timeout: 0.1 })
  await statement
  await app.close()
})
