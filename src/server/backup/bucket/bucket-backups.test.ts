import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '#tests/support/process.ts'
import { startBucket } from '#tests/support/storage/bucket.ts'
import { backupsIn } from './bucket-backups.ts'

const space = await temporaryFolder()
const bucket = await startBucket({ listedAtOnce: 2 })
const backups = backupsIn({ ...bucket.settings, prefix: 'shop/backups' })
const NAME = '2026-11-19T03-30-00Z'
const folder = join(space.path, NAME)
const large = randomBytes(20 * 2 ** 20)
const silent = () => {}

await mkdir(join(folder, 'tables'), { recursive: true })
await mkdir(join(folder, 'files/proof'), { recursive: true })
await writeFile(join(folder, 'manifest.json'), '{}')
await writeFile(join(folder, 'tables/public.goods.gz'), large)
await writeFile(join(folder, 'files/proof/a b+c&d.webp'), 'a picture')
await writeFile(join(folder, 'files/empty'), '')

beforeEach(() => {
  bucket.objects.clear()
  bucket.uploads.clear()
  Object.assign(bucket.control, { fails: () => false, largestBody: 0 })
})
afterAll(async () => {
  await bucket.stop()
  await space.remove()
})

test('a backup is sent in parts, its manifest last, and comes back byte by byte', async () => {
  const sent: string[] = []
  await backups.send(folder, NAME, (what) => sent.push(what))
  expect(sent.at(-1)).toBe('sending manifest.json')
  expect([...bucket.objects.keys()].at(-1)).toBe(`shop/backups/${NAME}/manifest.json`)
  expect(bucket.control.largestBody).toBeLessThanOrEqual(16 * 2 ** 20)
  const back = join(space.path, 'back')
  await backups.fetch(NAME, back, silent)
  expect((await readFile(join(back, 'tables/public.goods.gz'))).equals(large)).toBe(true)
  expect(await readFile(join(back, 'files/proof/a b+c&d.webp'), 'utf8')).toBe('a picture')
  expect(await readFile(join(back, 'files/empty'), 'utf8')).toBe('')
  expect((await backups.listNames()).complete).toEqual([NAME])
  await expect(backups.send(folder, NAME, silent)).rejects.toThrow('has 2026-11-19T03-30-00Z already')
})

test('one that was not sent in full is no backup, and leaves no parts', async () => {
  bucket.control.fails = (method, key) => method === 'PUT' && key.endsWith('goods.gz') && bucket.uploads.size > 0
  await expect(backups.send(folder, NAME, silent)).rejects.toThrow('The bucket copies answered 400 Refused to PUT')
  expect(bucket.uploads.size).toBe(0)
  expect(await backups.listNames()).toEqual({ complete: [], partial: [NAME] })
  await expect(backups.fetch(NAME, join(space.path, 'half'), silent)).rejects.toThrow(
    `The bucket copies has no backup ${NAME}. The newest ones are: none.`,
  )
  expect(await readdir(space.path)).not.toContain('half')
})

test('one that is being deleted is no backup from the first moment on', async () => {
  await backups.send(folder, NAME, silent)
  const first: string[] = []
  bucket.control.fails = (method, key) => {
    if (method === 'DELETE') first.push(key)
    return method === 'DELETE' && !key.includes('manifest')
  }
  await expect(backups.remove(NAME)).rejects.toThrow('400')
  expect(first[0]).toContain('manifest.json')
  expect((await backups.listNames()).complete).toEqual([])
  bucket.control.fails = () => false
  await backups.remove(NAME)
  expect(bucket.objects.size).toBe(0)
})

test('an object that would be written elsewhere is refused', async () => {
  await backups.send(folder, NAME, silent)
  bucket.objects.set(`shop/backups/${NAME}/files/../../outside`, Buffer.from('x'))
  await expect(backups.fetch(NAME, join(space.path, 'in/here'), silent)).rejects.toThrow('is no file of a backup')
  expect(await readdir(space.path)).not.toContain('outside')
})

test('a wrong key and a bucket that is away are said in one line', async () => {
  const wrong = backupsIn({ ...bucket.settings, accessKeyId: 'other', prefix: 'backups' })
  await expect(wrong.send(folder, NAME, silent)).rejects.toThrow('The bucket copies answered 403 AccessDenied to GET')
  const away = backupsIn({ ...bucket.settings, endpoint: 'http://127.0.0.1:1', prefix: 'backups' })
  await expect(away.listNames()).rejects.toThrow('The bucket copies at http://127.0.0.1:1 cannot be reached')
})
