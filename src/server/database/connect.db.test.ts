import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { connect, type Db, inTransaction, isConnectionBroken, isDatabaseLost, type Sql, type Tx } from './connect.ts'

const url = inject('templateUrl').replace(/\/[^/]+$/, '/postgres')
const admin = connect(url, { pool: 1 })
const table = `cut_${randomUUID().slice(0, 8)}`
/** A pool of one connection, so that the next statement meets its problems. */
let sql: Sql

beforeEach(async () => {
  sql = connect(url, { pool: 1 })
  await admin.unsafe(`drop table if exists ${table}; create table ${table} (name text)`)
  return () => sql.end({ timeout: 1 })
})
afterAll(async () => {
  await admin.unsafe(`drop table if exists ${table}`)
  await admin.end({ timeout: 1 })
})

const cut = (tx: Db) => tx`select pg_terminate_backend(pg_backend_pid())`
const failureOf = (work: Promise<unknown>) => work.then(() => undefined).catch((error: unknown) => error)
const pidOf = async (tx: Db) => (await tx<{ pid: number }[]>`select pg_backend_pid() pid`)[0]?.pid ?? 0
const names = async () => (await admin<{ name: string }[]>`select name from ${admin(table)}`).map((row) => row.name)

describe('a connection that is cut', () => {
  test('during a statement: the next one works', async () => {
    expect(isConnectionBroken(await failureOf(cut(sql)))).toBe(true)
    expect(await sql`select 1 one`).toEqual([{ one: 1 }])
  })

  test.each([
    ['during a transaction', (work: (tx: Tx) => Promise<unknown>) => inTransaction(sql, work)],
    [
      'during a transaction within a transaction',
      (work: (tx: Tx) => Promise<unknown>) => inTransaction(sql, (tx) => inTransaction(tx, work)),
    ],
  ])('%s: nothing of it is kept, and the connection opens again', async (_name, run) => {
    const failure = await failureOf(
      run(async (tx) => {
        await tx`insert into ${tx(table)} values ('half')`
        await cut(tx)
      }),
    )
    expect(isConnectionBroken(failure)).toBe(true)
    expect(await sql`select 1 one`).toEqual([{ one: 1 }])
    expect(await inTransaction(sql, (tx) => tx`select 2 two`)).toEqual([{ two: 2 }])
    expect(await names()).toEqual([])
  })

  test('between two statements of a transaction: later ones do not run in another transaction', async () => {
    const late = Promise.withResolvers<unknown>()
    const failure = await failureOf(
      inTransaction(sql, async (tx) => {
        await tx`insert into ${tx(table)} values ('before')`
        const pid = await pidOf(tx)
        // Waits for the only connection, and gets the one that takes its place.
        const waiting = Promise.resolve(sql`select 1 one`)
        await admin`select pg_terminate_backend(${pid})`
        expect(await waiting).toEqual([{ one: 1 }])
        late.resolve(await failureOf(Promise.resolve().then(() => tx`insert into ${tx(table)} values ('after')`)))
      }),
    )
    expect(isConnectionBroken(failure)).toBe(true)
    expect(isConnectionBroken(await late.promise)).toBe(true)
    expect(await names()).toEqual([])
    expect(await sql`select 1 one`).toEqual([{ one: 1 }])
  })

  test('one of two: the transaction on the other one completes', async () => {
    const two = connect(url, { pool: 2 })
    await inTransaction(two, async (tx) => {
      await tx`insert into ${tx(table)} values ('before')`
      expect(isConnectionBroken(await failureOf(cut(two)))).toBe(true)
      expect(await two`select 1 one`).toEqual([{ one: 1 }])
      await tx`insert into ${tx(table)} values ('after')`
    })
    expect(await names()).toEqual(['before', 'after'])
    await two.end({ timeout: 1 })
  })

  test('any other error in a transaction rolls back', async () => {
    const reset = Object.assign(new Error('the file store went away'), { code: 'ECONNRESET' })
    const failure = await failureOf(
      inTransaction(sql, async (tx) => {
        await tx`insert into ${tx(table)} values ('half')`
        throw reset
      }),
    )
    expect(failure).toBe(reset)
    expect(await names()).toEqual([])
    expect(await sql`select 1 one`).toEqual([{ one: 1 }])
  })
})

describe('a transaction behind many statements', () => {
  // A connection of the driver takes a hundred statements at a time: the transaction that is the last of them must be noticed.
  test.each([98, 99, 100, 101])('after %i statements: it has the connection for itself', async (count) => {
    await sql`select 1`
    const others = Array.from({ length: count }, () => Promise.resolve(sql`select 1 one`))
    const outcome = inTransaction(sql, async (tx) => {
      await tx`insert into ${tx(table)} values ('kept')`
      return pidOf(tx)
    })
    const late = Promise.resolve(sql`select count(*)::int count from ${sql(table)}`)
    for (const answer of await Promise.all(others)) expect(answer).toEqual([{ one: 1 }])
    expect(await outcome).toBe(await pidOf(sql))
    expect(await late).toEqual([{ count: 1 }])
    expect(await names()).toEqual(['kept'])
  })
})

describe('a pool that is ended', () => {
  test('finishes running statements, and refuses new ones', async () => {
    const own = connect(url, { pool: 2 })
    const asked = Array.from({ length: 20 }, () => Promise.resolve(own`select pg_sleep(0.01), 1 one`))
    await new Promise(setImmediate)
    const ended = own.end()
    const late = await failureOf(Promise.resolve(own`select 1`))
    expect(late).toMatchObject({ code: 'CONNECTION_ENDED' })
    expect((await Promise.all(asked)).map(([row]) => row?.one)).toEqual(Array(20).fill(1))
    await ended
  })
})

describe('more callers than connections', () => {
  test('statements that wait among transactions are all answered', async () => {
    const two = connect(url, { pool: 2 })
    const finish = Promise.withResolvers<void>()
    const started = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const before = started.map(({ resolve }) =>
      inTransaction(two, async () => {
        resolve()
        await finish.promise
      }),
    )
    await Promise.all(started.map(({ promise }) => promise))
    const statements = Array.from({ length: 40 }, (_, n) => Promise.resolve(two<{ n: number }[]>`select ${n}::int n`))
    await new Promise(setImmediate)
    const behind = Array.from({ length: 3 }, () => inTransaction(two, (tx) => tx`select 1`))
    await new Promise(setImmediate)
    finish.resolve()
    await Promise.all([...before, ...behind])
    expect((await Promise.all(statements)).map(([row]) => row?.n)).toEqual(statements.map((_, n) => n))
    await two.end({ timeout: 1 })
  })

  test('a transaction is not starved by statements', async () => {
    const two = connect(url, { pool: 2 })
    let over = false
    let count = 0
    const crowd = Array.from({ length: 12 }, async () => {
      while (!over) {
        await two`select pg_sleep(0.002)`
        count += 1
      }
    })
    for (let n = 0; n < 20; n += 1) expect(await inTransaction(two, (tx) => tx`select ${n}::int n`)).toEqual([{ n }])
    over = true
    await Promise.all(crowd)
    expect(count).toBeGreaterThan(0)
    await two.end({ timeout: 1 })
  })

  test('a failed statement does not affect others on its connection', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        n % 3 === 0 ? failureOf(Promise.resolve(sql`select 1 / ${0}::int`)) : sql`select ${n}::int n`,
      ),
    )
    for (const [n, answer] of answers.entries())
      if (n % 3 === 0) expect(answer).toMatchObject({ code: '22012' })
      else expect(answer).toEqual([{ n }])
  })
})

test('a database without its socket has stopped, a missing file has nothing to do with it', async () => {
  const gone = connect(`postgres://nobody@${encodeURIComponent('/nowhere/at/all')}:1/store`, { pool: 1 })
  expect(isDatabaseLost(await failureOf(Promise.resolve(gone`select 1`)))).toBe(true)
  await gone.end({ timeout: 0 })
  expect(isDatabaseLost(await failureOf(readFile('/nowhere/at/all')))).toBe(false)
})
