import fs, { readlinkSync } from 'node:fs'
import { appendFile, type FileHandle, mkdir, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { MIGRATIONS, migrateStore } from '#app/migrations.ts'
import { createBackup } from '#server/backup/create-backup.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { assertNoUnfinishedRestore } from '#server/backup/unfinished-restore.ts'
import { connect, type Sql } from '#server/database/connect.ts'
import { listMigrationFiles } from '#server/database/migrations/migrate.ts'
import { sendMail } from '#server/mail/mail.ts'
import { createCopy, databaseAt, dropDatabase } from '#tests/support/databases/copy-database.ts'
import { createEmptyDatabase } from '#tests/support/databases/empty-database.ts'
import { temporaryFolder } from '#tests/support/process.ts'

/* A store with goods, accounts and waiting mails, copied while it is used and brought back elsewhere. */

const templateUrl = inject('templateUrl')
const NAMES = { source: 'backup_source', target: 'backup_target' }
const targetUrl = databaseAt(templateUrl, NAMES.target)
const known = await listMigrationFiles(MIGRATIONS)
const space = await temporaryFolder()
const folder = join(space.path, 'backup')
const files = join(space.path, 'files')
let source: Sql
let target: Sql

const hello = { subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' }
/** With connections of its own, as the command has. */
async function restore(more: Partial<Parameters<typeof restoreBackup>[1]> = {}, url = targetUrl) {
  const sql = connect(url, { pool: 2, name: 'ohmstead-restore' })
  try {
    return await restoreBackup(sql, {
      folder,
      filesFolder: join(space.path, 'files-restored'),
      replace: false,
      ownName: 'ohmstead-restore',
      known,
      migrate: (only) => migrateStore(sql, only ? { only } : {}),
      skippedIds: 1000,
      remember: async () => '',
      complete: async () => {},
      ...more,
    })
  } finally {
    await sql.end({ timeout: 1 })
  }
}

async function hashesOf(sql: Sql): Promise<Record<string, string>> {
  const tables = await sql<{ name: string }[]>`
    select format('%I.%I', schemaname, tablename) "name" from pg_tables
    where schemaname in ('public', 'graphile_worker') and tablename not in ('schema_migration', 'migrations')`
  const found: Record<string, string> = {}
  for (const { name } of tables) {
    const [row] = await sql.unsafe<{ hash: string }[]>(
      `select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') "hash" from ${name} t`,
    )
    found[name] = row?.hash ?? ''
  }
  return found
}

/** Paths that were written to the disk, under the names they had at that moment. */
async function watchSyncs(work: () => Promise<unknown>): Promise<string[]> {
  const synced: string[] = []
  const pathOf = (fd: number) => readlinkSync(`/proc/self/fd/${fd}`)
  const probe = await open(space.path, 'r')
  const handles: FileHandle = Object.getPrototypeOf(probe)
  await probe.close()
  const { fsync } = fs
  const { sync } = handles
  handles.sync = function (this: FileHandle) {
    synced.push(pathOf(this.fd))
    return sync.call(this)
  }
  fs.fsync = Object.assign((fd: number, done: fs.NoParamCallback) => {
    synced.push(pathOf(fd))
    fsync(fd, done)
  }, fsync)
  try {
    await work()
  } finally {
    fs.fsync = fsync
    handles.sync = sync
  }
  return synced
}

let before: Record<string, string>

beforeAll(async () => {
  source = connect(await createCopy(templateUrl, NAMES.source), { pool: 2 })
  target = connect(await createEmptyDatabase(templateUrl, NAMES.target), { pool: 2, name: 'ohmstead-restore' })
  await mkdir(join(files, 'proof'), { recursive: true })
  await writeFile(join(files, 'proof', 'abc.webp'), 'a picture')
  await sendMail(source, { to: 'waiting@mail.example', ...hello })
  before = await hashesOf(source)
  let changed = false
  await createBackup(source, {
    folder,
    filesFolder: files,
    onProgress() {
      if (changed) return
      changed = true
      // While it is copied, somebody uses the store.
      void sendMail(source, { to: 'later@mail.example', ...hello })
    },
  })
})
afterAll(async () => {
  await source.end({ timeout: 1 })
  await target.end({ timeout: 1 })
  for (const name of Object.values(NAMES)) await dropDatabase(templateUrl, name)
  await space.remove()
})

describe('a backup', () => {
  test('is a consistent snapshot, and is restored row by row', async () => {
    expect((await hashesOf(source))['graphile_worker._private_jobs']).not.toBe(before['graphile_worker._private_jobs'])
    const { tables } = await restore()
    expect(tables.find(({ table }) => table === 'public.goods')?.rows).toBeGreaterThan(1000)
    expect(await hashesOf(target)).toEqual(before)
    expect(await readFile(join(space.path, 'files-restored/proof/abc.webp'), 'utf8')).toBe('a picture')
  })

  test('includes keys, triggers and sequences', async () => {
    const stray = target`update goods set brand_id = 2000000000 where goods_id = (select min(goods_id) from goods)`
    await expect(stray).rejects.toThrow('foreign key')
    const off = await target`select from pg_trigger where tgenabled = 'D'`
    expect(off).toEqual([])
    const [id] = await target<{ last: number; next: number }[]>`
      select max(account_id)::int "last", nextval(pg_get_serial_sequence('account', 'account_id'))::int "next" from account`
    // Ids that were given out after the backup are not given out again.
    expect(id?.next).toBeGreaterThan((id?.last ?? Number.NaN) + 1000)
  })

  test('can be read only by its owner', async () => {
    expect((await stat(folder)).mode & 0o077).toBe(0)
    const [one = ''] = await readdir(join(folder, 'tables'))
    expect((await stat(join(folder, 'tables', one))).mode & 0o077).toBe(0)
  })

  test.skipIf(process.platform !== 'linux')('is on the disk, file by file, before it has its name', async () => {
    const twin = join(space.path, 'synced')
    const synced = await watchSyncs(() => createBackup(source, { folder: twin, filesFolder: files }))
    const names = await readdir(twin, { recursive: true })
    expect(names.length).toBeGreaterThan(100)
    const missing = ['', ...names].map((name) => join(`${twin}.partial`, name)).filter((path) => !synced.includes(path))
    expect(missing).toEqual([])
    // The new name is in the folder around it.
    expect(synced.at(-1)).toBe(space.path)
  })

  test('does not overwrite another', async () => {
    await expect(createBackup(source, { folder, filesFolder: files })).rejects.toThrow('already exists')
  })
})

describe('nothing is changed by', () => {
  test('a database that is not empty, unless --replace is given, here for a cluster', async () => {
    await target`delete from cart_line`
    const kept = await hashesOf(target)
    await expect(restore()).rejects.toThrow('The database is not empty')
    expect(await hashesOf(target)).toEqual(kept)
    // It may be a cluster, whose hosts are probed meanwhile.
    const { host } = new URL(targetUrl)
    const cluster = `${targetUrl.replace(host, `${host},127.0.0.1:1`)}?target_session_attrs=read-write`
    await restore({ replace: true }, cluster)
    expect(await hashesOf(target)).toEqual(before)
  })

  test('a database that a store uses', async () => {
    const store = connect(targetUrl, { pool: 1 })
    await store`select 1`
    await expect(restore({ replace: true })).rejects.toThrow('A store uses this database')
    await store.end({ timeout: 1 })
    expect(await hashesOf(target)).toEqual(before)
  })

  test('a backup of a newer version', async () => {
    const older = known.slice(0, -1)
    await expect(restore({ replace: true, known: older })).rejects.toThrow('another version of the store')
  })

  test('a restore that cannot read what it has to remember', async () => {
    const remember = () => Promise.reject(new Error('not readable'))
    await expect(restore({ replace: true, remember })).rejects.toThrow('not readable')
    expect(await hashesOf(target)).toEqual(before)
    await assertNoUnfinishedRestore(target)
  })

  test('a damaged file, a missing file, and a folder that is no backup', async () => {
    const goods = join(folder, 'tables/public.goods.gz')
    await appendFile(goods, 'x')
    await expect(restore({ replace: true })).rejects.toThrow('public.goods.gz is missing or damaged')
    await rm(goods)
    await expect(restore({ replace: true })).rejects.toThrow('public.goods.gz is missing or damaged')
    await expect(restore({ replace: true, folder: space.path })).rejects.toThrow('is not a backup')
    expect(await hashesOf(target)).toEqual(before)
  })
})
