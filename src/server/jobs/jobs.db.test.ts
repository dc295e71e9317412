import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { clearJobs, listJobs, makeDue } from '#tests/support/jobs.ts'
import { createWorld } from '#tests/support/world.ts'
import { createLog } from '../log.ts'
import { MAX_ATTEMPTS } from './attempt.ts'
import { deleteFailedJobs, listFailedJobs, readFailedJobs, retryFailedJobs } from './failed-jobs.ts'
import { enqueue, enqueueAll, external, handleJob, job, PermanentError, preparedJob, recurring } from './job.ts'
import { shortenDelays, unlockJobsOfDeadWorkers } from './statements.ts'
import { runDueJobs, startWorker } from './worker.ts'

const world = await createWorld()
const log = createLog('silent')
const greet = job({ name: 'test.greet', payload: z.object({ name: z.string() }) })
const greeted: string[] = []
const handlers = [
  handleJob(greet, async (_context, { name }) => {
    if (name === 'nobody') throw new Error('nobody is there')
    if (name === 'never') throw new PermanentError('there is no such person')
    greeted.push(name)
  }),
]
const run = () => runDueJobs(world.sql, handlers, log)
const failed = () => listFailedJobs(world.sql, 10)

beforeEach(async () => {
  greeted.length = 0
  await clearJobs(world.sql)
})

test('a job is run once and removed', async () => {
  await enqueue(world.sql, greet, { name: 'Ada' })
  expect(await run()).toBe(1)
  expect(greeted).toEqual(['Ada'])
  expect(await listJobs(world.sql)).toEqual([])
})

test('a job of a rolled back transaction is not run', async () => {
  const failing = world.sql.begin(async (tx) => {
    await enqueue(tx, greet, { name: 'Ada' })
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await run()).toBe(0)
})

test('a job for later waits', async () => {
  await enqueue(world.sql, greet, { name: 'Ada' }, { at: new Date(Date.now() + 60_000) })
  expect(await run()).toBe(0)
  await makeDue(world.sql)
  await run()
  expect(greeted).toEqual(['Ada'])
})

test('a failed job is retried with backoff, and fails finally after about a week', async () => {
  await enqueue(world.sql, greet, { name: 'nobody' })
  await run()
  expect(await listJobs(world.sql)).toMatchObject([{ attempts: 1, error: 'nobody is there', isLater: true }])
  await makeDue(world.sql, {}, MAX_ATTEMPTS - 2)
  await run()
  expect(await listJobs(world.sql)).toMatchObject([{ attempts: MAX_ATTEMPTS - 1 }])
  expect(await failed()).toEqual([])
  await makeDue(world.sql)
  await run()
  expect(await listJobs(world.sql)).toEqual([])
  expect(await failed()).toMatchObject([{ name: 'test.greet', error: 'nobody is there', attempts: MAX_ATTEMPTS }])
})

test('a permanent failure is not retried', async () => {
  await enqueue(world.sql, greet, { name: 'never' })
  await run()
  expect(await listJobs(world.sql)).toEqual([])
  expect(await failed()).toMatchObject([{ error: 'there is no such person', attempts: 1 }])
})

test('a failed job can be retried once', async () => {
  await enqueue(world.sql, greet, { name: 'never' })
  await run()
  const [given] = await failed()
  const ids = [given?.failedJobId ?? 0]
  expect(await Promise.all([retryFailedJobs(world.sql, ids), retryFailedJobs(world.sql, ids)])).toContain(0)
  expect(await readFailedJobs(world.sql)).toMatchObject({ count: 0 })
  expect(await listJobs(world.sql)).toMatchObject([{ name: 'test.greet', payload: { name: 'never' }, attempts: 0 }])
})

test('a failed job is kept for 90 days', async () => {
  for (const [name, days] of Object.entries({ Ada: 91, Bea: 89 }))
    await world.sql`
      insert into failed_job (name, payload, attempts, error, failed_at)
      values (${name}, '{}', 1, '', now() - make_interval(days => ${days}))`
  await deleteFailedJobs(world.sql)
  expect((await failed()).map(({ name }) => name)).toEqual(['Bea'])
})

test('an unknown job is left to a newer process', async () => {
  await enqueue(world.sql, job({ name: 'test.unknown', payload: z.object({}) }), {})
  expect(await run()).toBe(0)
  expect(await listJobs(world.sql)).toMatchObject([{ name: 'test.unknown', attempts: 0 }])
})

test('several jobs are added at once, each with its time and key', async () => {
  const at = new Date(Date.now() + 3_600_000)
  const key = randomUUID()
  await enqueueAll(world.sql, [
    preparedJob(greet, { name: 'Ada, "quoted" \\ and {braced}' }),
    preparedJob(greet, { name: 'later' }, { at }),
    preparedJob(greet, { name: 'once' }, { key }),
  ])
  await enqueueAll(world.sql, [preparedJob(greet, { name: 'once again' }, { key })])
  await enqueueAll(world.sql, [])
  expect(await run()).toBe(2)
  expect(greeted.toSorted()).toEqual(['Ada, "quoted" \\ and {braced}', 'once again'])
  expect(await listJobs(world.sql)).toMatchObject([{ runAt: at }])
})

test('only one job per key waits', async () => {
  const key = randomUUID()
  await Promise.all(Array.from({ length: 20 }, (_, turn) => enqueue(world.sql, greet, { name: `${turn}` }, { key })))
  expect(await listJobs(world.sql)).toHaveLength(1)
})

test('several concurrent workers run every job once', async () => {
  const names = Array.from({ length: 60 }, (_, turn) => `guest ${turn}`)
  for (const name of names) await enqueue(world.sql, greet, { name })
  await Promise.all([1, 2, 3, 4].map(run))
  expect([...greeted].sort()).toEqual([...names].sort())
})

test('a job of a dead process is run again after a minute without a heartbeat', async () => {
  const lock = (worker: string, seconds: number) => world.sql`
    update graphile_worker._private_jobs
    set attempts = 1, locked_by = ${worker}, locked_at = now() - make_interval(secs => ${seconds})`
  await enqueue(world.sql, greet, { name: 'Ada' })
  await world.sql`insert into job_worker values ('alive', now()), ('dead', now() - interval '61 seconds')`
  for (const [worker, seconds] of [
    ['alive', 600],
    ['just started', 30],
  ] as const) {
    await lock(worker, seconds)
    await unlockJobsOfDeadWorkers(world.sql, 60)
    expect(await run()).toBe(0)
  }
  await lock('dead', 61)
  await unlockJobsOfDeadWorkers(world.sql, 60)
  expect(await run()).toBe(1)
})

test('between attempts there is an hour at most', async () => {
  await enqueue(world.sql, greet, { name: 'nobody' })
  await enqueue(world.sql, greet, { name: 'Ada' }, { at: new Date(Date.now() + 86_400_000) })
  await makeDue(world.sql, { payload: { name: 'nobody' } }, 20)
  await run()
  const hours = async () =>
    (await listJobs(world.sql)).map(({ runAt }) => Math.round((+runAt - Date.now()) / 3_600_000))
  expect(await hours()).toEqual([6, 24])
  await shortenDelays(world.sql, 3600)
  expect(await hours()).toEqual([1, 24])
})

test('the worker finds new jobs and stops', async () => {
  const worker = startWorker(world.url, world.sql, handlers, log)
  await enqueue(world.sql, greet, { name: 'Ada' })
  await expect.poll(() => greeted).toEqual(['Ada'])
  await worker.stop()
  await enqueue(world.sql, greet, { name: 'Grace' })
  expect(await listJobs(world.sql)).toHaveLength(1)
})

test('jobs that wait for external servers do not block others, and are awaited at the end', async () => {
  const slow = job({ name: 'test.slow', payload: z.object({}) })
  const released = Promise.withResolvers<void>()
  let started = 0
  let ended = 0
  const waits = external(
    handleJob(slow, async () => {
      started += 1
      await released.promise
      ended += 1
    }),
  )
  for (let n = 0; n < 20; n += 1) await enqueue(world.sql, slow, {})
  const worker = startWorker(world.url, world.sql, [...handlers, waits], log)
  await expect.poll(() => started).toBeGreaterThan(3)
  await enqueue(world.sql, greet, { name: 'Ada' })
  await expect.poll(() => greeted).toEqual(['Ada'])
  const stopped = worker.stop()
  released.resolve()
  await stopped
  expect(ended).toBe(started)
  expect(await listJobs(world.sql)).toHaveLength(20 - started)
})

describe('work that recurs', () => {
  const drawer = { fails: true }
  const tidy = recurring('test.tidy', '* * * * *', async () => {
    if (drawer.fails) throw new Error('a drawer is stuck')
    greeted.push('tidied')
  })
  const due = async (attempts: number) => {
    await enqueue(world.sql, job({ name: tidy.name, payload: z.object({}) }), {})
    await makeDue(world.sql, {}, attempts)
    await runDueJobs(world.sql, [tidy], log)
  }

  test('is known to the queue by its times', async () => {
    const worker = startWorker(world.url, world.sql, [tidy], log)
    const known = () => world.sql`select identifier from graphile_worker._private_known_crontabs`
    await expect.poll(known).toEqual([{ identifier: 'test.tidy' }])
    await worker.stop()
  })

  test('shows its newest failure for as long as it fails', async () => {
    await due(2)
    await due(2)
    expect(await failed()).toMatchObject([{ name: 'test.tidy', error: 'a drawer is stuck' }])
    drawer.fails = false
    await due(0)
    expect(greeted).toEqual(['tidied'])
    expect(await failed()).toEqual([])
  })
})

describe('after the last attempt', () => {
  const notify = job({ name: 'test.notify', payload: z.object({ words: z.string() }) })
  const notified = async () => (await listJobs(world.sql, { name: 'test.notify' })).map(({ payload }) => payload.words)
  const neverDone = (work: () => Promise<void>, heard: () => void = () => {}) => [
    handleJob(
      greet,
      async () => {
        await work()
        throw new Error('nobody is there')
      },
      async (tx, { name }, why) => {
        await enqueue(tx, notify, { words: `${name}: ${why}` }, { at: new Date(Date.now() + 60_000) })
        heard()
      },
    ),
  ]
  const lastTry = async () => {
    await enqueue(world.sql, greet, { name: 'Ada' })
    await makeDue(world.sql, {}, MAX_ATTEMPTS - 1)
  }

  test('the failure hook runs in its transaction, and is retried when it fails', async () => {
    const state = { listening: false }
    const worried = neverDone(
      async () => {},
      () => {
        if (!state.listening) throw new Error('nobody listens')
      },
    )
    await lastTry()
    await runDueJobs(world.sql, worried, log)
    expect(await listJobs(world.sql)).toMatchObject([{ name: 'test.greet', attempts: MAX_ATTEMPTS, isLater: true }])
    expect(await failed()).toEqual([])
    state.listening = true
    await makeDue(world.sql)
    await runDueJobs(world.sql, worried, log)
    expect(await notified()).toEqual(['Ada: nobody listens'])
    expect(await failed()).toHaveLength(1)
  })

  test('two processes that hold it record the failure once', async () => {
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
    await makeDue(world.sql, {}, MAX_ATTEMPTS - 1)
    await Promise.all([first, runDueJobs(world.sql, slow, log)])
    expect(await notified()).toEqual(['Ada: nobody is there'])
  })
})
