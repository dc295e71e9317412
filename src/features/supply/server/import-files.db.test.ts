import { access, mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, inject, test } from 'vitest'
import { KEEP_FILES_DAYS, removeOldFiles, removeOrphans } from './import-files.job-handlers.ts'
import { openEmptyStore } from './test-support/empty-store.ts'

const store = await openEmptyStore(inject('templateUrl'), `supply_files_${process.env.VITEST_POOL_ID ?? '1'}`)
const { sql } = store
const folder = await mkdtemp(join(tmpdir(), 'ohmstead-import-files-'))
afterAll(async () => {
  await store.close()
  await rm(folder, { recursive: true, force: true })
})

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

test('old files of imports are removed, and only those inside the store’s folder', async () => {
  const own = join(folder, 'imports')
  await mkdir(own)
  await sql`insert into supply_source (source_name) values ('files')`
  const add = async (status: string, days: number, path: string) => {
    await writeFile(path, 'MPN,Maker,Price\n')
    await sql`
      insert into supply_import (source_id, kind, status, file_names, file_paths, fingerprint, created_at)
      select source_id, 'delta', ${status}, '{list.csv}', array[${path}::text], ${path}, now() - make_interval(days => ${days}::int) from supply_source`
    return path
  }
  const oldApplied = await add('applied', KEEP_FILES_DAYS + 1, join(own, 'a'))
  const oldStaged = await add('staged', KEEP_FILES_DAYS + 1, join(own, 'b'))
  const running = await add('applying', KEEP_FILES_DAYS + 1, join(own, 'c'))
  const young = await add('applied', KEEP_FILES_DAYS - 1, join(own, 'd'))
  const elsewhere = await add('applied', KEEP_FILES_DAYS + 1, join(folder, 'e'))
  await removeOldFiles(sql, own)
  await removeOldFiles(sql, own)
  expect(await Promise.all([oldApplied, oldStaged, running, young, elsewhere].map(isThere))).toEqual([
    false,
    false,
    true,
    true,
    true,
  ])
  expect(
    await sql`select status, cardinality(file_paths) files, problem from supply_import order by import_id`,
  ).toEqual([
    { status: 'applied', files: 0, problem: null },
    { status: 'failed', files: 0, problem: 'The files were removed after 30 days.' },
    { status: 'applying', files: 1, problem: null },
    { status: 'applied', files: 1, problem: null },
    { status: 'applied', files: 0, problem: null },
  ])
})

test('files that no import names are removed after a day', async () => {
  const own = join(folder, 'orphans')
  await mkdir(own)
  const write = async (name: string, hours: number) => {
    const path = join(own, name)
    await writeFile(path, 'MPN,Maker,Price\n')
    const then = new Date(Date.now() - hours * 3_600_000)
    await utimes(path, then, then)
    return path
  }
  const [named, orphan, young] = [await write('named', 48), await write('orphan', 48), await write('young', 1)]
  await sql`
    insert into supply_import (source_id, kind, status, file_names, file_paths, fingerprint)
    select source_id, 'delta', 'staged', '{list.csv}', array[${named}::text], ${named} from supply_source limit 1`
  await removeOrphans(sql, own)
  await removeOrphans(sql, join(own, 'not-there'))
  expect(await Promise.all([named, orphan, young].map(isThere))).toEqual([true, false, true])
})
