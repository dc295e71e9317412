import { expect, test } from 'vitest'
import { z } from 'zod'
import { createWorld } from '#tests/support/world.ts'
import { createLog } from '../log.ts'
import { enqueue, handleJob, job } from './job.ts'
import { queueGauges } from './queue-gauges.ts'
import { runDueJobs } from './worker.ts'

const world = await createWorld()
const { sql } = world

const refused = job({ name: 'test.refused', payload: z.object({}) })
const refuse = handleJob(refused, () => Promise.reject(new Error('not now')))

async function oldest(state: string): Promise<number | undefined> {
  const { job_queue_oldest_seconds: samples } = await queueGauges.read(sql)
  return samples.find(({ labels }) => labels.task === 'test.refused' && labels.state === state)?.value
}

/** What the queue and the heartbeat of a worker do meanwhile: all times are earlier by then. */
const letPass = (seconds: number) => sql`
  update graphile_worker._private_jobs set run_at = run_at - make_interval(secs => ${seconds}),
    created_at = created_at - make_interval(secs => ${seconds})`

test('a job that is put off again and again has waited since it was first due', async () => {
  await enqueue(sql, refused, {})
  let passed = 0
  for (let attempt = 1; attempt <= 12; attempt += 1) {
    await runDueJobs(sql, [refuse], createLog('silent'))
    const [next] = await sql<{ seconds: number }[]>`
      select ceil(extract(epoch from least(run_at, now() + interval '1 hour') - now()))::int seconds
      from graphile_worker._private_jobs`
    // As the heartbeat does.
    await sql`update graphile_worker._private_jobs set run_at = least(run_at, now() + interval '1 hour')`
    await letPass(next?.seconds ?? 0)
    passed += next?.seconds ?? 0
  }
  expect(passed).toBeGreaterThan(4 * 3600)
  const waited = (await oldest('put_off')) ?? 0
  expect(Math.abs(waited - passed)).toBeLessThan(60)
  // It is due now, and no worker is late.
  expect(await oldest('due')).toBeLessThan(30)
  // While it waits for its next turn, it is not due and still has waited.
  await letPass(-600)
  expect([await oldest('due'), Math.abs(((await oldest('put_off')) ?? 0) - passed + 600) < 60]).toEqual([0, true])
})

test('a job that is scheduled for later, or runs for the first time, has not been put off', async () => {
  await sql`truncate graphile_worker._private_jobs`
  await enqueue(sql, refused, {}, { at: new Date(Date.now() + 3_600_000) })
  expect([await oldest('due'), await oldest('put_off')]).toEqual([0, 0])
  await sql`update graphile_worker._private_jobs set run_at = now() - interval '9 s', attempts = 1, locked_at = now()`
  expect([await oldest('due'), await oldest('put_off')]).toEqual([0, 0])
})
