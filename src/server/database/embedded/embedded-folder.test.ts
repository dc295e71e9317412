import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { socketFolderOf, urlOf } from './embedded-folder.ts'

test.skipIf(process.platform === 'win32')('the server has its socket in its folder, if there can be one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ohmstead-socket-'))
  const long = join(folder, 'д'.repeat(45))
  await mkdir(long)
  try {
    expect(await socketFolderOf(folder, 5432)).toBe(folder)
    expect(await socketFolderOf(relative(process.cwd(), folder), 5432)).toBe(folder)
    expect(await readdir(folder), 'nothing is left of the trial').toEqual(['д'.repeat(45)])
    expect(await socketFolderOf(long, 5432), 'too many bytes').toBe('')
    expect(await socketFolderOf('/proc', 5432), 'no sockets there').toBe('')
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('an address by socket or by host', () => {
  expect(urlOf({ password: 'p', port: 5432, socketFolder: '/a b/postgres' }, 'store')).toBe(
    'postgres://ohmstead:p@%2Fa%20b%2Fpostgres:5432/store',
  )
  expect(urlOf({ password: 'p', port: 5432 }, 'store')).toBe('postgres://ohmstead:p@127.0.0.1:5432/store')
})
