import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { createDatabaseFolder, removeLeftDatabases } from '../support/runner/left-databases.ts'

test('a test run removes the databases of runs that were killed, and no others', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'ohmstead-left-'))
  const { pid: ended } = spawnSync(process.execPath, ['--version'])
  const own = basename(await createDatabaseFolder(parent))
  for (const name of [`ohmstead-test-${ended}-a1b2c3`, 'ohmstead-test-a1b2c3', 'other'])
    await mkdir(join(parent, name, 'postgres'), { recursive: true })
  await removeLeftDatabases(parent)
  expect((await readdir(parent)).sort()).toEqual([own, 'ohmstead-test-a1b2c3', 'other'].sort())
  await rm(parent, { recursive: true })
})

test('a folder that is not there has nothing to remove', async () => {
  await expect(removeLeftDatabases(join(tmpdir(), 'no-such-folder'))).resolves.toBeUndefined()
})
