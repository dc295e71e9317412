import { afterAll, beforeAll, expect, test } from 'vitest'
import { temporaryFolder } from '#tests/support/process.ts'
import { connect, type Sql } from '../database/connect.ts'
import { type EmbeddedDatabase, startEmbedded } from '../database/embedded/embedded.ts'
import { createLog } from '../log.ts'
import { archiveGauges } from './archive-gauges.ts'

/* A server of its own: archiving is turned on when a server starts. */
const log = createLog('silent')
let folder: Awaited<ReturnType<typeof temporaryFolder>>
let database: EmbeddedDatabase
let sql: Sql

const start = async () => {
  database = await startEmbedded(folder.path, log)
  sql = connect(database.url, { pool: 1 })
}
const stop = async () => {
  await sql.end()
  await database.stop()
}
const archiveWith = async (command: string) => {
  await sql.unsafe(`alter system set archive_command = '${command}'`)
  await sql`select pg_reload_conf()`
  await sql`select pg_switch_wal()`
}
const isFailing = async () => (await archiveGauges.read(sql)).wal_archive_failing.map(({ value }) => value)

beforeAll(async () => {
  folder = await temporaryFolder()
  await start()
})
afterAll(async () => {
  await stop()
  await folder.remove()
})

test('says when the log of the database cannot be archived, and when it can again', async () => {
  expect(await isFailing()).toEqual([0])
  await sql.unsafe('alter system set archive_mode = on')
  await stop()
  await start()
  await sql.unsafe('create table part (part_id int primary key)')
  await archiveWith('false')
  await expect.poll(isFailing).toEqual([1])
  await archiveWith('true')
  await expect.poll(isFailing).toEqual([0])
})
