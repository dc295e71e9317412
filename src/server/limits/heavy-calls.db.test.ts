import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createWorld } from '#tests/support/world.ts'
import { runHeavyCall } from '../heavy-call.ts'
import { limitHeavyCalls } from './heavy-calls.ts'

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
