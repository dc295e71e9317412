import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createWorld } from '#tests/support/world.ts'
import { inTransaction } from '../database/connect.ts'
import { currentHeavyCall, outsideHeavyCall, runHeavyCall } from '../heavy-call.ts'
import { limitHeavyCalls } from './heavy-calls.ts'
import { deleteDeadTurns } from './machine-places.ts'

const { sql } = await createWorld()

const asleep = async (mark: string) =>
  (
    await sql<{ pid: number }[]>`
    select pid from pg_stat_activity where state = 'active' and query like ${`%${mark}%`} and pid <> pg_backend_pid()`
  ).length

/** Not a statement that takes long: its statement does. */
async function untilAsleep(mark: string, count: number) {
  while ((await asleep(mark)) !== count) await sleep(20)
}

test('the statement of an aborted call is cancelled at the database', async () => {
  const controller = new AbortController()
  const call = runHeavyCall(controller.signal, async () => await sql.unsafe('select pg_sleep(14) /* cancelled */'))
  call.catch(() => {})
  await untilAsleep('/* cancelled */', 1)
  controller.abort(new Error('gone'))
  await expect(call).rejects.toThrow('gone')
  await untilAsleep('/* cancelled */', 0)
})

test('after the abort no further statement is sent, not even by work that goes on', async () => {
  const controller = new AbortController()
  const call = runHeavyCall(controller.signal, async () => {
    await sql`select 1 one`
    controller.abort(new Error('gone'))
    return await sql`select 2 two`.catch((error: Error) => error.message)
  })
  expect(await call).toBe('gone')
})

test('the statements of others go on, and the pool has its connections back', async () => {
  const controllers = Array.from({ length: 30 }, () => new AbortController())
  const calls = controllers.map(({ signal }) => runHeavyCall(signal, async () => await sql`select pg_sleep(14) slept`))
  const others = Promise.all(
    Array.from({ length: 50 }, (_, place) => sql<{ place: number }[]>`select ${place}::int place`),
  )
  await sleep(50)
  for (const controller of controllers) controller.abort(new Error('gone'))
  const ended = await Promise.allSettled(calls)
  expect(ended.every(({ status }) => status === 'rejected')).toBe(true)
  expect((await others).map(([row]) => row?.place)).toEqual(Array.from({ length: 50 }, (_, place) => place))
  const after = await Promise.all(Array.from({ length: 20 }, () => sql<{ one: number }[]>`select 1 one`))
  expect(after.flat()).toHaveLength(20)
})

test('all statements of a call have one connection, and what it does counts by its lines', async () => {
  const { limit } = limitHeavyCalls(sql)
  const { signal } = new AbortController()
  const call = (caller: string, lines: number) =>
    limit({ caller, lines, signal }, async () => {
      const rows = await Promise.all([1, 2, 3].map(() => sql<{ pid: number }[]>`select pg_backend_pid() pid`))
      return new Set(rows.flat().map(({ pid }) => pid)).size
    })
  expect(await call('patient', 99_999)).toBe(1)
  expect(await call('patient', 10_000)).toBe(1)
  await expect(call('patient', 1)).rejects.toMatchObject({ reason: 'too_many_requests' })
  expect(await call('another', 1)).toBe(1)
})

test('the lines of a call that is refused or hung up count as well', async () => {
  const { limit } = limitHeavyCalls(sql)
  const hungUp = AbortSignal.abort(new Error('gone'))
  const call = (signal: AbortSignal) => limit({ caller: 'impatient', lines: 60_000, signal }, async () => 'done')
  await expect(call(hungUp)).rejects.toThrow('gone')
  await expect(call(hungUp)).rejects.toThrow('gone')
  await expect(call(new AbortController().signal)).rejects.toMatchObject({ reason: 'too_many_requests' })
})

test('a short call does not wait for a long one', async () => {
  const { limit } = limitHeavyCalls(sql)
  const controller = new AbortController()
  const { signal } = controller
  const long = limit({ caller: 'long', lines: 251, signal }, () =>
    sql`select pg_sleep(14) long_list`.then(() => 'late'),
  )
  await untilAsleep('long_list', 1)
  expect(await limit({ caller: 'short', lines: 250, signal }, async () => 'done')).toBe('done')
  controller.abort(new Error('gone'))
  await expect(long).rejects.toThrow('gone')
})

test('what is left of a call that has ended stops, and its connection is not given to others', async () => {
  const statements: string[] = []
  let later: Promise<unknown> | undefined
  const call = runHeavyCall(new AbortController().signal, async () => {
    later = sql`select pg_sleep(14) left_over`.catch((error: Error) => statements.push(error.message))
    await outsideHeavyCall(() => untilAsleep('left_over', 1))
    throw new Error('failed')
  })
  await expect(call).rejects.toThrow('failed')
  await later
  expect(statements).toHaveLength(1)
  await untilAsleep('left_over', 0)
  const after = await Promise.all(Array.from({ length: 20 }, () => sql<{ one: number }[]>`select 1 one`))
  expect(after.flat()).toHaveLength(20)
})

test('a transaction of a call has its connection, and is rolled back when the call is aborted', async () => {
  const controller = new AbortController()
  const name = `heavy-${process.pid}-${Date.now()}`
  const pids: number[] = []
  const call = runHeavyCall(controller.signal, async () => {
    const [before] = await sql<{ pid: number }[]>`select pg_backend_pid() pid`
    return inTransaction(sql, async (tx) => {
      const [inside] = await tx<{ pid: number }[]>`select pg_backend_pid() pid`
      pids.push(before?.pid ?? 0, inside?.pid ?? 1)
      await tx`insert into rate_limit (bucket, used, resets_at) values (${name}, 1, now() + interval '1 hour')`
      await tx`select pg_sleep(14) in_transaction`
    })
  })
  call.catch(() => {})
  await untilAsleep('in_transaction', 1)
  controller.abort(new Error('gone'))
  await expect(call).rejects.toThrow('gone')
  await untilAsleep('in_transaction', 0)
  expect(pids[0]).toBe(pids[1])
  expect(await sql`select used from rate_limit where bucket = ${name}`).toHaveLength(0)
})

test('lines that are known only later count, too, and who has used them up is refused before anything is read', async () => {
  const { limit, assertFree } = limitHeavyCalls(sql)
  const { signal } = new AbortController()
  await expect(assertFree({ caller: 'reader', lines: 1 })).resolves.toBeUndefined()
  await limit({ caller: 'reader', lines: 250, signal }, async () => currentHeavyCall()?.charge(99_750))
  await expect(assertFree({ caller: 'reader', lines: 1 })).rejects.toMatchObject({ reason: 'too_many_requests' })
})

/** What the calls of several processes do, in the order in which they do it. */
function newProcesses() {
  const done: string[] = []
  /** Ends a call. */
  const ends = new Map<string, () => void>()
  const openProcess = (machine: string, onMachine = 1) => {
    const { limit } = limitHeavyCalls(sql, { onMachine, inProcess: onMachine, machine })
    return (name: string, signal = new AbortController().signal, lines = 1000) =>
      limit({ caller: name, lines, signal }, async () => {
        done.push(name)
        await new Promise<void>((resolve) => ends.set(name, resolve))
      })
  }
  return { done, openProcess, end: (name: string) => ends.get(name)?.() }
}

const turnsOf = async (machine: string) =>
  (await sql`select from heavy_turn where counter like ${`${machine} %`}`).length
async function untilTrue(isTrue: () => boolean | Promise<boolean>) {
  while (!(await isTrue())) await sleep(10)
}
/** Longer than somebody waits before they look again. */
const severalLooks = () => sleep(250)

test('the processes of one machine share its places, in the order in which their calls came', async () => {
  const { done, openProcess, end } = newProcesses()
  const [first, second] = [openProcess('shared'), openProcess('shared')]
  const calls = [first('a')]
  await untilTrue(() => done.length === 1)
  calls.push(second('b'))
  await untilTrue(async () => (await turnsOf('shared')) === 2)
  calls.push(first('c'))
  await severalLooks()
  expect(done).toEqual(['a'])
  end('a')
  await untilTrue(() => done.length === 2)
  await severalLooks()
  expect(done).toEqual(['a', 'b'])
  end('b')
  await untilTrue(() => done.length === 3)
  end('c')
  await Promise.all(calls)
  expect(done).toEqual(['a', 'b', 'c'])
  expect(await turnsOf('shared')).toBe(0)
})

test('one process may have all places of its machine, and short calls and other machines have their own', async () => {
  const { done, openProcess, end } = newProcesses()
  const [first, second] = [openProcess('two places', 2), openProcess('two places', 2)]
  const calls = [first('a'), first('b')]
  await untilTrue(() => done.length === 2)
  calls.push(second('c'), second('short', undefined, 250), openProcess('another')('elsewhere'))
  await untilTrue(() => done.length === 4)
  await severalLooks()
  expect(done.toSorted()).toEqual(['a', 'b', 'elsewhere', 'short'])
  end('b')
  await untilTrue(() => done.length === 5)
  for (const name of done) end(name)
  await Promise.all(calls)
})

test('a call that is aborted while another process has the place takes its number with it', async () => {
  const { done, openProcess, end } = newProcesses()
  const [first, second] = [openProcess('aborted'), openProcess('aborted')]
  const running = first('a')
  await untilTrue(() => done.length === 1)
  const controller = new AbortController()
  const waiting = second('b', controller.signal)
  await untilTrue(async () => (await turnsOf('aborted')) === 2)
  controller.abort(new Error('gone'))
  await expect(waiting).rejects.toThrow('gone')
  expect(await turnsOf('aborted')).toBe(1)
  end('a')
  await running
  expect(done).toEqual(['a'])
})

test('the place of a process that was killed is free when its number has not been renewed', async () => {
  const { done, openProcess, end } = newProcesses()
  await sql`insert into heavy_turn (counter, alive_until) values ('killed long', now() + interval '600 ms')`
  const call = openProcess('killed')('a')
  await severalLooks()
  expect(done).toEqual([])
  await untilTrue(() => done.length === 1)
  end('a')
  await call
  await deleteDeadTurns(sql)
  expect(await turnsOf('killed')).toBe(0)
})

test('the number of a call that works for long is renewed', async () => {
  const { done, openProcess, end } = newProcesses()
  const call = openProcess('renewed')('a')
  await untilTrue(() => done.length === 1)
  await sql`update heavy_turn set alive_until = now() where counter = 'renewed long'`
  await untilTrue(
    async () => (await sql`select from heavy_turn where counter = 'renewed long' and alive_until > now()`).length === 1,
  )
  end('a')
  await call
})

test('many calls of two processes at once never have more than the places of their machine', async () => {
  let [running, most] = [0, 0]
  const { signal } = new AbortController()
  const processes = [1, 2].map(() => limitHeavyCalls(sql, { onMachine: 2, inProcess: 2, machine: 'crowded' }))
  const call = (place: number) =>
    processes[place % 2]?.limit({ caller: `crowd ${place}`, lines: 1, signal }, async () => {
      running += 1
      most = Math.max(most, running)
      await sleep(1)
      running -= 1
    })
  await Promise.all(Array.from({ length: 30 }, (_, place) => call(place)))
  expect(most).toBe(2)
  expect(await turnsOf('crowded')).toBe(0)
})
