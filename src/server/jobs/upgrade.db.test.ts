import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { MIGRATIONS, migrateStore } from '#app/migrations.ts'
import { createEmptyDatabase } from '#tests/support/databases/empty-database.ts'
import { listJobs } from '#tests/support/jobs.ts'
import { connect, type Sql } from '../database/connect.ts'
import { migrate } from '../database/migrations/migrate.ts'
import { createLog } from '../log.ts'
import { listFailedJobs, retryFailedJobs } from './failed-jobs.ts'
import { installQueue } from './worker.ts'

const BEFORE = '0090'
/** Drops the table of before. */
const CONTRACT = '0240'

/** As if this version had only the migrations before that one. */
async function migrateBefore(sql: Sql, number: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'ohmstead-old-'))
  for (const file of await readdir(MIGRATIONS)) if (file < number) await cp(join(MIGRATIONS, file), join(folder, file))
  await migrate(sql, folder)
  await rm(folder, { recursive: true })
}

test('jobs that wait are carried over into the queue, and so are those of a process that still runs', async () => {
  const sql = connect(await createEmptyDatabase(inject('templateUrl'), 'upgrade_jobs'), { pool: 4 })
  await migrateBefore(sql, BEFORE)
  await sql`
    insert into job (name, payload, run_at, key, attempts, last_error, failed_at) values
      ('mail', '{"to": "ada@buyers.example"}', now(), null, 3, 'Try later', null),
      ('order.expire', '{"orderNo": "7"}', now() + interval '20 hours', null, 0, null, null),
      ('startContent', '{}', now(), 'start', 0, null, null),
      ('mail', '{"to": "gone@buyers.example"}', now(), null, 180, 'No such user', now() - interval '3 days')`

  // Three at once, as when three processes start.
  await Promise.all([1, 2, 3].map(() => installQueue(sql, createLog('silent'))))
  await migrateBefore(sql, CONTRACT)
  await sql`
    insert into job (name, payload, key) values ('startContent', '{}', 'start')
    on conflict (name, key) where key is not null and failed_at is null do nothing`
  await sql`insert into job (name, payload) values ('mail', '{"to": "bea@buyers.example"}')`

  expect(await sql`select from job`).toEqual([])
  await migrateStore(sql)
  expect(await sql`select to_regclass('job') job`).toEqual([{ job: null }])
  expect(await listJobs(sql)).toMatchObject([
    { name: 'mail', payload: { to: 'ada@buyers.example', messageId: expect.any(String) }, isLater: false },
    { name: 'order.expire', payload: { orderNo: '7' }, isLater: true },
    { name: 'startContent', isLater: false },
    { name: 'mail', payload: { to: 'bea@buyers.example', messageId: expect.any(String) } },
  ])
  const [failed] = await listFailedJobs(sql, 10)
  expect(failed).toMatchObject({ recipient: 'gone@buyers.example', error: 'No such user', attempts: 180 })
  expect(await retryFailedJobs(sql, [failed?.failedJobId ?? 0])).toBe(1)
  expect(await listJobs(sql, { payload: { to: 'gone@buyers.example' } })).toHaveLength(1)
  await sql.end()
})
