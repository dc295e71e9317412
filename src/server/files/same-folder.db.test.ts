import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createWorld } from '#tests/support/world.ts'
import { assertSameFolder } from './same-folder.ts'

const { sql } = await createWorld()
const folders = await mkdtemp(join(tmpdir(), 'ohmstead-folders-'))
const shared = join(folders, 'shared/files')
beforeEach(() => sql`delete from file_folder`)
afterAll(async () => {
  await sql`delete from file_folder`
  await rm(folders, { recursive: true })
})

test('hosts that share a folder start, also with a copy of it; one with a folder of its own does not', async () => {
  await assertSameFolder(sql, shared)
  await assertSameFolder(sql, shared)
  const copy = join(folders, 'copy')
  await cp(shared, copy, { recursive: true })
  await assertSameFolder(sql, copy)
  await expect(assertSameFolder(sql, join(folders, 'own'))).rejects.toThrow(
    /not the folder with the files .*S3_ENDPOINT/,
  )
})

test('a folder that is marked already keeps its mark with a new database', async () => {
  await assertSameFolder(sql, shared)
  const [first] = await sql`select marker from file_folder`
  await sql`delete from file_folder`
  await assertSameFolder(sql, shared)
  expect(await sql`select marker from file_folder`).toEqual([first])
})
