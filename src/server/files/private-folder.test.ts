import { chmod, chown, mkdir, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { diskFileStore } from './disk-file-store.ts'
import { closeFolder } from './private-folder.ts'

const root = await mkdtemp(join(tmpdir(), 'ohmstead-private-'))
const umask = process.umask(0o022)
afterAll(async () => {
  process.umask(umask)
  await rm(root, { recursive: true })
})

const modeOf = async (...path: string[]) => (await stat(join(root, ...path))).mode & 0o777

test('files of customers are only readable by the user of the store', async () => {
  await diskFileStore(join(root, 'new')).put('proof/2026/abc.webp', new Uint8Array(3))
  expect([
    await modeOf('new'),
    await modeOf('new/proof'),
    await modeOf('new/proof/2026'),
    await modeOf('new/proof/2026/abc.webp'),
  ]).toEqual([0o700, 0o700, 0o700, 0o600])
})

test('the files of an earlier version become private, and nothing outside', async () => {
  await mkdir(join(root, 'old/proof'), { recursive: true })
  await writeFile(join(root, 'old/proof/abc.webp'), 'x')
  await writeFile(join(root, 'old/.store'), 'x')
  await writeFile(join(root, 'elsewhere'), 'x')
  await symlink(join(root, 'elsewhere'), join(root, 'old/link'))
  await chmod(join(root, 'old'), 0o755)
  await closeFolder(join(root, 'old'))
  expect([await modeOf('old'), await modeOf('old/proof'), await modeOf('old/proof/abc.webp')]).toEqual([
    0o700, 0o700, 0o600,
  ])
  expect(await modeOf('old/.store')).toBe(0o600)
  expect(await modeOf('elsewhere')).toBe(0o644)
  await closeFolder(join(root, 'not-there'))
})

test('a folder of another user that cannot be read stays, and the others become private', async () => {
  await mkdir(join(root, 'shared/foreign'), { recursive: true })
  await writeFile(join(root, 'shared/ours'), 'x')
  await chmod(join(root, 'shared/foreign'), 0)
  const nobody = 65_534
  const isRoot = process.getuid?.() === 0
  if (isRoot) {
    await chmod(root, 0o755)
    for (const path of ['shared', 'shared/ours']) await chown(join(root, path), nobody, nobody)
    process.seteuid?.(nobody)
  }
  try {
    await closeFolder(join(root, 'shared'))
  } finally {
    if (isRoot) process.seteuid?.(0)
  }
  expect([await modeOf('shared'), await modeOf('shared/ours')]).toEqual([0o700, 0o600])
})
