import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, inject, test } from 'vitest'
import { connect } from '../connect.ts'
import { oneAtATime } from '../one-at-a-time.ts'
import { migrate } from './migrate.ts'

const server = inject('templateUrl').replace(/\/[^/]+$/, '')
const admin = connect(`${server}/postgres`, { pool: 1 })
const name = `migrate_${process.pid}`
const opened: Array<{ end: (options: { timeout: number }) => Promise<void> }> = [admin]

const open = (settings = '') => {
  const sql = connect(`${server}/${name}${settings}`, { pool: 2 })
  opened.push(sql)
  return sql
}

async function folderOf(files: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'))
  for (const [file, text] of Object.entries(files)) await writeFile(join(folder, file), text)
  return folder
}

const tables = async (sql: ReturnType<typeof open>) =>
  (await sql<{ name: string }[]>`select tablename "name" from pg_tables where schemaname = 'public' order by 1`).map(
    (row) => row.name,
  )

beforeEach(async () => {
  await admin.unsafe(`drop database if exists ${name} with (force)`)
  await admin.unsafe(`create database ${name}`)
})

afterAll(async () => {
  for (const sql of opened) await sql.end({ timeout: 1 })
})

test('each file is applied once, in order', async () => {
  const folder = await folderOf({
    '0002_b.sql': 'alter table a add b int',
    '0001_a.sql': 'create table a ()',
    'notes.txt': '',
  })
  const sql = open()
  expect(await migrate(sql, folder)).toEqual(['0001_a.sql', '0002_b.sql'])
  expect(await migrate(sql, folder)).toEqual([])
})

test('a file that fails half way leaves nothing behind, not even the files before it', async () => {
  const folder = await folderOf({
    '0001_good.sql': 'create table good ()',
    '0002_bad.sql': 'create table half (); insert into half values (1, 2, 3);',
  })
  const sql = open()
  await expect(migrate(sql, folder)).rejects.toThrow(/^0002_bad\.sql failed, nothing was changed: /)
  expect(await tables(sql)).toEqual([])
})

test('of two concurrent processes one applies, the other waits', async () => {
  const folder = await folderOf({ '0001_slow.sql': 'select pg_sleep(0.3); create table once ()' })
  const both = await Promise.all([migrate(open(), folder), migrate(open(), folder)])
  expect(both.flat()).toEqual(['0001_slow.sql'])
})

test('a process waits for the migration of another for longer than a statement may take', async () => {
  const folder = await folderOf({ '0001_slow.sql': 'select pg_sleep(0.5); create table once ()' })
  const [first, second] = [open('?statement_timeout=100'), open('?statement_timeout=100')]
  await expect(first`select pg_sleep(0.3)`).rejects.toMatchObject({ code: '57014' })
  const both = await Promise.all([migrate(first, folder), migrate(second, folder)])
  expect(both.flat()).toEqual(['0001_slow.sql'])
})

test('a locked table is retried with short waits, so that others are not blocked', async () => {
  const sql = open()
  await sql.unsafe('create table busy ()')
  const folder = await folderOf({ '0001_a.sql': 'create table a (); alter table busy add b int' })
  const attempts: string[] = []
  const used = Promise.withResolvers<void>()
  const user = sql.begin(async (tx) => {
    await tx`select from busy`
    await used.promise
  })
  const migrated = migrate(open(), folder, { lockTimeoutMs: 50, onBusy: (why) => attempts.push(why) })
  await expect.poll(() => attempts.length).toBe(2)
  expect(attempts[0]).toMatch(/^0001_a\.sql failed, nothing was changed: .*lock timeout/)
  expect(await open()`select from busy`).toEqual([])
  used.resolve()
  await user
  expect(await migrated).toEqual(['0001_a.sql'])
})

test('a file that was changed after it had been applied is refused', async () => {
  const sql = open()
  await migrate(sql, await folderOf({ '0001_a.sql': 'create table a ()' }))
  await expect(migrate(sql, await folderOf({ '0001_a.sql': 'create table b ()' }))).rejects.toThrow(/was changed after/)
  expect(await tables(sql)).toEqual(['a', 'schema_migration'])
})

test('an index can be built concurrently, between other files', async () => {
  const folder = await folderOf({
    '0001_a.sql': 'create table a (b int)',
    '0002_index.sql':
      '-- outside of a transaction\ndrop index concurrently if exists a_b;\ncreate index concurrently a_b on a (b);\n',
    '0003_c.sql': 'create table c ()',
  })
  const sql = open()
  expect(await migrate(sql, folder)).toEqual(['0001_a.sql', '0002_index.sql', '0003_c.sql'])
  expect(await migrate(sql, folder)).toEqual([])
  expect(await sql`select indexname from pg_indexes where tablename = 'a'`).toEqual([{ indexname: 'a_b' }])
})

test('three processes that start at once build it once, and none waits without end', async () => {
  const folder = await folderOf({
    '0001_a.sql': 'create table a (b int)',
    '0002_index.sql':
      '-- outside of a transaction\ndrop index concurrently if exists a_b;\ncreate index concurrently a_b on a (b);\n',
  })
  const starts = [open(), open(), open()].map((sql) => oneAtATime(`${server}/${name}`, () => migrate(sql, folder)))
  expect((await Promise.all(starts)).flat()).toEqual(['0001_a.sql', '0002_index.sql'])
})

test('a failed one is reported and repeated at the next start', async () => {
  const file = '0002_index.sql'
  const text =
    '-- outside of a transaction\ndrop index concurrently if exists a_b;\ncreate unique index concurrently a_b on a (b);'
  const folder = await folderOf({
    '0001_a.sql': 'create table a as select 1 b from generate_series(1, 2)',
    [file]: text,
  })
  const sql = open()
  await expect(migrate(sql, folder)).rejects.toThrow(/^0002_index.sql failed: could not create unique index/)
  await sql`delete from a`
  expect(await migrate(sql, folder)).toEqual([file])
})
