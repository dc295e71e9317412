import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { makeTemporaryFolder, sweepTemporaryFolders } from './temporary-folder.ts'

const parent = await mkdtemp(join(tmpdir(), 'ohmstead-sweep-'))
afterAll(() => rm(parent, { recursive: true }))

const host = hostname().replace(/[^A-Za-z0-9]+/g, '') || 'host'
async function leave(name: string, hoursOld = 0): Promise<string> {
  await mkdir(join(parent, name))
  await writeFile(join(parent, name, 'file'), 'MPN,Price\n')
  const then = new Date(Date.now() - hoursOld * 3_600_000)
  await utimes(join(parent, name), then, then)
  return name
}

test('what killed processes have left is removed; folders of living ones and of others stay', async () => {
  const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 600000)'], { stdio: 'ignore' })
  const stopped = spawn(process.execPath, ['-e', ''], { stdio: 'ignore' })
  await once(stopped, 'exit')
  try {
    const stay = [
      await leave(`ohmstead-upload-${host}-${child.pid}-abcdef`, 1),
      await leave('ohmstead-upload-otherhost-1-abcdef', 1),
      await leave('ohmstead-upload-Ab12Cd', 1),
      await leave('ohmstead-uploads', 48),
      await leave('somebody-else', 48),
    ]
    await leave(`ohmstead-upload-${host}-${stopped.pid}-abcdef`)
    await leave(`ohmstead-import-${host}-${stopped.pid}-abcdef`)
    await leave('ohmstead-upload-otherhost-1-ghijkl', 48)
    await leave('ohmstead-upload-Gh12Ij', 48)
    // The number of this process, before it has made any.
    await makeTemporaryFolder('upload', parent)
    await sweepTemporaryFolders(parent)
    expect(await readdir(parent)).toEqual(stay.toSorted())
  } finally {
    child.kill()
  }
})

test('a temporary folder is only for its owner', async () => {
  const path = await makeTemporaryFolder('upload', parent)
  expect((await stat(path)).mode & 0o777).toBe(0o700)
  expect(basename(path)).toContain(`-${process.pid}-`)
})
