import { spawn } from 'node:child_process'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { hasManifest } from '#server/backup/manifest.ts'
import { backupGauges, listBackupRuns, recordRun } from '#server/backup/runs.ts'
import { connect, type Sql } from '#server/database/connect.ts'
import { administer, databaseAt, dropDatabase } from '#tests/support/databases/copy-database.ts'
import { createEmptyDatabase, openEmptyDatabase } from '#tests/support/databases/empty-database.ts'
import { COMPILED, temporaryFolder } from '#tests/support/process.ts'
import { startBucket } from '#tests/support/storage/bucket.ts'

/* The command as an operator runs it: what it makes, records, sends, verifies and deletes. */

const ROOT = join(import.meta.dirname, '../../..')
const worker = process.env.VITEST_POOL_ID ?? '1'
const NAMES = { store: `backup_store_${worker}`, target: `backup_moved_${worker}` }
const KEY = 'a key of backups, made for these tests'
const templateUrl = inject('templateUrl')
const targetUrl = databaseAt(templateUrl, NAMES.target)
const bucket = await startBucket()
let space: Awaited<ReturnType<typeof temporaryFolder>>
let store: Awaited<ReturnType<typeof openEmptyDatabase>>
let target: Sql

beforeAll(async () => {
  space = await temporaryFolder()
  store = await openEmptyDatabase(templateUrl, NAMES.store)
  await mkdir(join(space.path, 'files/proof'), { recursive: true })
  await writeFile(join(space.path, 'files/proof/abc.webp'), 'a picture')
  await createEmptyDatabase(templateUrl, NAMES.target)
  target = connect(targetUrl, { pool: 1, name: 'observer' })
})
afterAll(async () => {
  await store.sql.end({ timeout: 1 })
  await target.end({ timeout: 1 })
  await bucket.stop()
  for (const name of Object.values(NAMES)) await dropDatabase(templateUrl, name)
  await space.remove()
})

async function run(command: string, args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [`src/app/commands/${command}-command.ts`, ...args], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, ...COMPILED, DATABASE_URL: store.url, DATA_DIR: space.path, DEMO: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const code = await new Promise((resolve) => child.on('close', resolve))
  return { code, output }
}
const backups = async () => (await readdir(join(space.path, 'backups'))).sort()
const newest = async () => join(space.path, 'backups', (await backups()).at(-1) ?? '')
const lastRun = async () => (await listBackupRuns(store.sql))[0]
const gauge = async (name: keyof typeof backupGauges.gauges) => (await backupGauges.read(store.sql))[name]
const listThrowAway = () =>
  store.sql<{ name: string }[]>`select datname::text "name" from pg_database where datname like 'ohmstead_verify%'`

test('before the first backup there is none, and the age is not 0', async () => {
  expect(await gauge('backup_exists')).toEqual([{ labels: {}, value: 0 }])
  expect(await gauge('backup_age_seconds')).toEqual([])
  expect(await gauge('backup_last_result')).toEqual([])
})

test('a backup that is not encrypted is verified and recorded, and nothing of the verification is left', async () => {
  const { code, output } = await run('backup', ['--verify'])
  expect(code, output).toBe(0)
  expect(output).toMatch(/is good: restored into a throw-away database, all \d+ tables are the same\./)
  expect(await listThrowAway()).toEqual([])
  const [verification, backup] = await listBackupRuns(store.sql)
  expect(backup).toMatchObject({ kind: 'backup', state: 'good', isEncrypted: false, places: [await newest()] })
  expect(backup?.rows).toBeGreaterThan(100)
  expect(backup?.verifiedAt).toEqual(verification?.endedAt)
  expect(verification).toMatchObject({ kind: 'verification', state: 'good', backupAt: backup?.backupAt })
  const [age] = await gauge('backup_age_seconds')
  expect(age?.value).toBeLessThan(120)
  expect(await gauge('backup_last_result')).toEqual([
    { labels: { kind: 'backup' }, value: 1 },
    { labels: { kind: 'verification' }, value: 1 },
  ])
})

test('a table with the same number of rows and other content is noticed', async () => {
  const folder = join(space.path, 'changed')
  await cp(await newest(), folder, { recursive: true })
  const path = join(folder, 'manifest.json')
  const manifest = JSON.parse(await readFile(path, 'utf8'))
  manifest.tables.find(({ table }: { table: string }) => table === 'public.content_page').rowsSha256 = '0'.repeat(64)
  await writeFile(path, JSON.stringify(manifest))
  const { code, output } = await run('backup', ['--verify-only', folder])
  expect(code).toBe(1)
  expect(output).toContain('ohmstead: public.content_page is not the same after a restore')
  expect(await lastRun()).toMatchObject({ kind: 'verification', state: 'failed' })
  expect(await listThrowAway()).toEqual([])
})

test('a role that may not create databases is told what it lacks, and the backup stays', async () => {
  const role = `plain_${worker}`
  await administer(templateUrl, (admin) => admin.unsafe(`create role ${role} login superuser password 'p'`))
  // Superusers may do everything, so it becomes an ordinary one that owns the database.
  await administer(templateUrl, (admin) =>
    admin.unsafe(`alter role ${role} nosuperuser; grant pg_read_all_data to ${role}`),
  )
  try {
    const url = store.url.replace(/\/\/[^@]*@/, `//${role}:p@`)
    await store.sql.unsafe(`grant insert, update on backup_run to ${role}`)
    const before = (await backups()).length
    const { code, output } = await run('backup', ['--verify', '--keep', '1'], { DATABASE_URL: url })
    expect(code).toBe(1)
    expect(output).toContain(`As an administrator of PostgreSQL: alter role ${role} createdb;`)
    expect((await backups()).length, 'nothing is deleted after a failure').toBe(before + 1)
  } finally {
    await store.sql.unsafe(`drop owned by ${role}`)
    await administer(templateUrl, (admin) => admin.unsafe(`drop role ${role}`))
  }
})

test('an encrypted backup is copied to the bucket, reveals nothing, and is restored from there with its key only', async () => {
  const { code, output } = await run('backup', ['--verify'], { BACKUP_KEY: KEY, ...bucket.env })
  expect(code, output).toBe(0)
  expect(output).toMatch(/Encrypted with the key [0-9a-f]{16}\. Copied to s3:\/\/copies\/backups\/\S+Z\./)
  const name = (await backups()).at(-1) ?? ''
  expect(bucket.objects.size).toBeGreaterThan(100)
  for (const [key, bytes] of bucket.objects) {
    expect(key).toMatch(/\.enc$/)
    expect(bytes.includes('a picture') || bytes.includes('public.goods'), key).toBe(false)
  }
  const env = { DATABASE_URL: targetUrl, DATA_DIR: join(space.path, 'moved'), ...bucket.env }
  const isEmpty = async () => (await target`select from pg_tables where schemaname = 'public'`).length === 0
  const without = await run('restore', [`s3:${name}`], env)
  expect(without.output).toMatch(
    /ohmstead: \S+ is encrypted\. Set BACKUP_KEY to the key it was made with\. Nothing was changed\./,
  )
  const other = await run('restore', [`s3:${name}`], { ...env, BACKUP_KEY: 'the key of another shop, or year' })
  expect(other.output).toContain('BACKUP_KEY is another key')
  expect([without.code, other.code, await isEmpty()]).toEqual([1, 1, true])
  const restored = await run('restore', [`s3:${name}`, '--moved'], { ...env, BACKUP_KEY: KEY })
  expect(restored.code, restored.output).toBe(0)
  expect(await readFile(join(space.path, 'moved/files/proof/abc.webp'), 'utf8')).toBe('a picture')
  expect(await readdir(join(space.path, 'moved/backups-fetched'))).toEqual([])
})

test('the runs of a restored database begin with the backup it was restored from', async () => {
  const runs = await listBackupRuns(target)
  expect(runs.map(({ kind, state }) => `${kind} ${state}`)).toEqual(['restore good', 'backup good'])
  const [made] = (await listBackupRuns(store.sql)).filter(({ kind }) => kind === 'backup')
  expect(runs[1]?.backupAt).toEqual(made?.backupAt)
  expect(runs[1]?.places[0]).toMatch(/^s3:\/\/copies\/backups\//)
})

test('one that is not encrypted is refused where there is a key, unless it is allowed', async () => {
  const plain = join(space.path, 'plain')
  await run('backup', [plain])
  const env = { DATABASE_URL: targetUrl, DATA_DIR: join(space.path, 'moved'), BACKUP_KEY: KEY }
  const refused = await run('restore', [plain, '--replace', '--moved'], env)
  expect(refused.output).toContain('is not encrypted although BACKUP_KEY is set')
  const allowed = await run('restore', [plain, '--replace', '--moved', '--unencrypted'], env)
  expect(allowed.code, allowed.output).toBe(0)
})

test('a table that somebody has added to the database of the store is left out of a restore, which says so', async () => {
  await store.sql.unsafe(
    'create table added_by_hand (id serial, note text); insert into added_by_hand (note) values (1)',
  )
  const folder = join(space.path, 'with-another-table')
  const made = await run('backup', ['--verify', folder])
  await store.sql.unsafe('drop table added_by_hand')
  expect(made.code, made.output).toBe(0)
  const note = 'Not of the store, and left out: public.added_by_hand.'
  expect(made.output).toContain(note)
  const moved = { DATABASE_URL: targetUrl, DATA_DIR: join(space.path, 'elsewhere') }
  const restored = await run('restore', [folder, '--replace', '--moved'], moved)
  expect(restored.code, restored.output).toBe(0)
  expect(restored.output).toContain(note)
  const [row] = await target<{ own: string | null; count: number }[]>`
    select to_regclass('added_by_hand')::text own, (select count(*)::int from content_page) "count"`
  expect(row?.own).toBeNull()
  expect(row?.count).toBeGreaterThan(0)
})

test('one that cannot be copied has failed: it is recorded, administrators are told, nothing is deleted', async () => {
  await store.sql`insert into account (email, email_key, password_hash, role, staff_role, full_name)
    values ('owner@shop.example', 'owner@shop.example', 'x', 'staff', 'administrator', 'Owner')`
  const before = await backups()
  bucket.control.fails = (method) => method === 'PUT'
  const { code, output } = await run('backup', ['--keep', '1'], { ...bucket.env, BACKUP_KEY: KEY })
  bucket.control.fails = () => false
  expect(code).toBe(1)
  expect(output).toContain('ohmstead: The bucket copies answered 400 Refused to PUT')
  expect(await backups()).toEqual(expect.arrayContaining(before))
  expect(await lastRun()).toMatchObject({ kind: 'backup', state: 'failed' })
  expect(await gauge('backup_last_result')).toContainEqual({ labels: { kind: 'backup' }, value: 0 })
  const told = await run('backup', ['--tell-failed'])
  expect(told.output).toBe('Told 1 administrator.\n')
  const [mail] = await store.sql<{ payload: { to: string; text: string } }[]>`
    select payload from graphile_worker._private_jobs where payload->>'to' = 'owner@shop.example'`
  expect(mail?.payload.text).toContain('What went wrong: The bucket copies answered 400 Refused')
})

test('one that was killed counts as interrupted, and one that runs does not', async () => {
  let duringRun: Awaited<ReturnType<typeof lastRun>>
  await recordRun(store.sql, 'backup', async () => {
    duringRun = await lastRun()
  })
  expect(duringRun).toMatchObject({ state: 'running' })
  await store.sql`insert into backup_run (kind) values ('backup')`
  expect(await lastRun()).toMatchObject({ state: 'interrupted' })
  expect(await gauge('backup_last_result')).toContainEqual({ labels: { kind: 'backup' }, value: 0 })
})

test('old ones are deleted here and in the bucket, and so is what was interrupted', async () => {
  const complete = (await backups()).filter((name) => hasManifest(join(space.path, 'backups', name)))
  expect(complete.length).toBeGreaterThan(2)
  await mkdir(join(space.path, 'backups/2020-01-01T00-00-00Z.partial/tables'), { recursive: true })
  await mkdir(join(space.path, 'backups/before-the-upgrade'))
  bucket.objects.set('backups/2020-01-01T00-00-00Z/tables/public.goods.gz.enc', Buffer.from('left'))
  const { code, output } = await run('backup', ['--keep', '2'], { ...bucket.env, BACKUP_KEY: KEY })
  expect(code, output).toBe(0)
  const left = await backups()
  expect(left.slice(0, 1)).toEqual([complete.at(-1)])
  expect(left.slice(2)).toEqual(['before-the-upgrade'])
  const there = new Set([...bucket.objects.keys()].map((key) => key.split('/')[1]))
  expect(there).not.toContain('2020-01-01T00-00-00Z')
  expect(there.size).toBe(2)
  const places = (await listBackupRuns(store.sql)).flatMap((one) => (one.kind === 'backup' ? one.places : []))
  expect(places).not.toContain(join(space.path, 'backups', complete[0] ?? ''))
})

test.each([
  [['--keep', '0'], '--keep takes a number from 1.'],
  [['--verify-only', '--keep', '3'], 'exclude each other'],
  [['--verify-only', 's3:2026-11-19T03-30-00Z'], 'There is no bucket of backups'],
  [['a', 'b'], 'Only one folder'],
])('%j is refused in one line', async (args, says) => {
  const { code, output } = await run('backup', args)
  expect(code).toBe(1)
  expect(output).toMatch(/^ohmstead: .*\n$/m)
  expect(output).toContain(says)
})

test('a backup is made of a store of before the table of runs', async () => {
  await store.sql`drop table backup_run`
  const folder = join(space.path, 'early')
  const { code, output } = await run('backup', [folder])
  expect(code, output).toBe(0)
  await rm(folder, { recursive: true })
})
