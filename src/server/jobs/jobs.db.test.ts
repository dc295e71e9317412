import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createWorld } from '#tests/support/world.ts'
import { createLog } from '../log.ts'
import { enqueue, handleJob, job } from './job.ts'
import { deleteFailedJobs, runDueJobs, startWorker } from './worker.ts'

const world = await createWorld()
const log = createLog('silent')
const greet = job({ name: 'test.greet', payload: z.object({ name: z.string() }) })
const greeted: string[] = []
const handlers = [
  handleJob(greet, async (_context, { name }) => {
    if (name === 'nobody') throw new Error('nobody is there')
    greeted.push(name)
  }),
]
const waiting = () => world.sql`select name, attempts, last_error, run_at > now() later, failed_at from job`
const makeDue = () => world.sql`update job set run_at = now() where failed_at is null`

beforeEach(async () => {
  greeted.length = 0
  await world.sql`delete from job`
})

test('a job is done once and forgotten', async () => {
  await enqueue(world.sql, greet, { name: 'Ada' })
  expect(await runDueJobs(world.sql, handlers, log)).toBe(1)
  expect(greeted).toEqual(['Ada'])
  expect(await waiting()).toHaveLength(0)
})

test('a job that was given up stays for 90 days', async () => {
  for (const name of ['Ada', 'Bea', 'Cleo']) await enqueue(world.sql, greet, { name })
  await world.sql`update job set failed_at = now() - interval '91 days' where payload->>'name' = 'Ada'`
  await world.sql`update job set failed_at = now() - interval '89 days' where payload->>'name' = 'Bea'`
  await deleteFailedJobs(world.sql)
  const left = await world.sql`select payload->>'name' name from job order by job_id`
  expect(left.map(({ name }) => name)).toEqual(['Bea', 'Cleo'])
})

test('a job of a transaction that is rolled back never was', async () => {
  const failed = world.sql.begin(async (tx) => {
    await enqueue(tx, greet, { name: 'Ada' })
    throw new Error('no')
  })
  await expect(failed).rejects.toThrow('no')
  expect(await runDueJobs(world.sql, handlers, log)).toBe(0)
})

test('a job for later waits', async () => {
  await enqueue(world.sql, greet, { name: 'Ada' }, { at: new Date(Date.now() + 60_000) })
  expect(await runDueJobs(world.sql, handlers, log)).toBe(0)
  await makeDue()
  await runDueJobs(world.sql, handlers, log)
  expect(greeted).toEqual(['Ada'])
})

test('a job that fails is put off with its reason, tried again, and given up only after about a week', async () => {
  await enqueue(world.sql, greet, { name: 'nobody' })
  await runDueJobs(world.sql, handlers, log)
  expect(await waiting()).toMatchObject([{ attempts: 1, last_error: 'nobody is there', later: true, failed_at: null }])
  await world.sql`update job set attempts = 178`
  await makeDue()
  await runDueJobs(world.sql, handlers, log)
  expect(await waiting()).toMatchObject([{ attempts: 179, failed_at: null }])
  await makeDue()
  await runDueJobs(world.sql, handlers, log)
  expect((await waiting())[0]?.failed_at).toBeInstanceOf(Date)
  await makeDue()
  expect(await runDueJobs(world.sql, handlers, log)).toBe(0)
})

test('a job nobody knows stays, for a newer process to do', async () => {
  await enqueue(world.sql, job({ name: 'test.unknown', payload: z.object({}) }), {})
  await runDueJobs(world.sql, handlers, log)
  expect(await waiting()).toMatchObject([{ name: 'test.unknown', last_error: 'no handler for test.unknown' }])
})

test('of jobs with one key only one waits', async () => {
  const key = randomUUID()
  await Promise.all(Array.from({ length: 20 }, (_, turn) => enqueue(world.sql, greet, { name: `${turn}` }, { key })))
  expect(await waiting()).toHaveLength(1)
})

test('several workers at once do every job once', async () => {
  const names = Array.from({ length: 60 }, (_, turn) => `guest ${turn}`)
  for (const name of names) await enqueue(world.sql, greet, { name })
  await Promise.all([1, 2, 3, 4].map(() => runDueJobs(world.sql, handlers, log)))
  expect([...greeted].sort()).toEqual([...names].sort())
})

test('a job whose process died is taken again when its lease is over', async () => {
  await enqueue(world.sql, greet, { name: 'Ada' })
  await world.sql`update job set attempts = 1, run_at = now() + interval '2 minutes'` // as claimed by the dead
  expect(await runDueJobs(world.sql, handlers, log)).toBe(0)
  await makeDue()
  expect(await runDueJobs(world.sql, handlers, log)).toBe(1)
})

test('the worker finds new work by itself and stops when told', async () => {
  const worker = startWorker(world.sql, handlers, log)
  await enqueue(world.sql, greet, { name: 'Ada' })
  await expect.poll(() => greeted).toEqual(['Ada'])
  await worker.stop()
  await enqueue(world.sql, greet, { name: 'Grace' })
  expect(await waiting()).toHaveLength(1)
})

describe('after its last try', () => {
  const tell = job({ name: 'test.tell', payload: z.object({ words: z.string() }) })
  const told = () => world.sql`select payload->>'words' words from job where name = 'test.tell'`
  const neverDone = (work: () => Promise<void>, heard: () => void = () => {}) => [
    handleJob(
      greet,
      async () => {
        await work()
        throw new Error('nobody is there')
      },
      async (tx, { name }, why) => {
        await enqueue(tx, tell, { words: `${name}: ${why}` }, { at: new Date(Date.now() + 60_000) })
        heard()
      },
    ),
  ]
  const lastTry = async () => {
    await enqueue(world.sql, greet, { name: 'Ada' })
    await world.sql`update job set attempts = 179`
  }

  test('whoever must know is told with it, and it is not given up while that fails', async () => {
    const state = { listening: false }
    const worried = neverDone(
      async () => {},
      () => {
        if (!state.listening) throw new Error('nobody listens')
      },
    )
    await lastTry()
    await expect(runDueJobs(world.sql, worried, log)).rejects.toThrow('nobody listens')
    expect(await waiting()).toMatchObject([{ name: 'test.greet', attempts: 180, later: true, failed_at: null }])
    state.listening = true
    await makeDue()
    await runDueJobs(world.sql, worried, log)
    expect(await told()).toEqual([{ words: 'Ada: nobody is there' }])
    expect(await world.sql`select from job where name = 'test.greet' and failed_at is not null`).toHaveLength(1)
  })

  test('two processes that hold it, as the first took too long, give it up once', async () => {
    let holding = 0
    const both = Promise.withResolvers<void>()
    const slow = neverDone(() => {
      holding++
      if (holding === 2) both.resolve()
      return both.promise
    })
    await lastTry()
    const first = runDueJobs(world.sql, slow, log)
    await expect.poll(() => holding).toBe(1)
    await makeDue()
    await Promise.all([first, runDueJobs(world.sql, slow, log)])
    expect(await told()).toHaveLength(1)
  })
})
