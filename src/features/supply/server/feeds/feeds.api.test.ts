import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { publicOutside } from '#server/net/outside.ts'
import { createWorld } from '#tests/support/world.ts'
import * as contract from '../../feeds.contract.ts'
import { isImportKind } from '../../supply.contract.ts'
import { runImport } from '../import.service.ts'
import { withImportLock } from '../import-lock.service.ts'
import { fetchFeeds } from './feeds.job-handlers.ts'
import { readImportQueue } from './feeds.service.ts'

const world = await createWorld(`supply_feeds_${process.env.VITEST_POOL_ID ?? '1'}`)
const { sql } = world
const staff = await world.staff()
const dataDir = await mkdtemp(join(tmpdir(), 'ohmstead-feeds-'))

/** A supplier's server. */
const served = { status: 200, list: '', asked: 0 }
const supplier = createServer((_request, response) => {
  served.asked += 1
  response.writeHead(served.status).end(served.list)
})
await new Promise<void>((resolve) => supplier.listen(0, '127.0.0.1', resolve))
const { port } = supplier.address() as AddressInfo // it listens on a port
const ADDRESS = 'http://lists.supplier.example/prices.csv'

afterAll(async () => {
  supplier.close()
  await rm(dataDir, { recursive: true, force: true })
})
beforeEach(async () => {
  await sql`delete from supply_feed`
  launched.length = 0
  Object.assign(served, { status: 200, list: '', asked: 0 })
})

const launched: string[][] = []
const settings = {
  dataDir,
  folder: join(dataDir, 'imports'),
  launch: (args: readonly string[]) => void launched.push([...args]),
  outside: { ...publicOutside([port]), isAllowed: () => true },
}

/** Runs the import in this process instead of a new one. */
async function runLaunched() {
  const args = launched.shift() ?? []
  const [path = '', , id, , kind = '', source = '', mode] = args
  if (!isImportKind(kind)) throw new Error(`nothing was launched: ${args.join(' ')}`)
  return runImport(sql, {
    paths: [path],
    kind,
    source: source.replace('--source=', ''),
    importId: Number(id),
    dryRun: mode === '--dry-run',
    careful: mode === '--careful',
  })
}

const FEED = { source: 'acme', kind: 'price', everyMinutes: 60, appliesItself: true, active: true } as const
const add = (more: object = {}) => staff.call(contract.saveFeed, { ...FEED, kind: 'delta', ...more })

/** The feed has a public URL; here it resolves to the server of the test. */
async function addServed(more: object = {}): Promise<number> {
  const { feedId } = await add({ address: ADDRESS, ...more })
  await sql`update supply_feed set address = ${`http://127.0.0.1:${port}/prices.csv`} where feed_id = ${feedId}`
  return feedId
}
const due = (feedId: number) => staff.call(contract.runFeed, { feedId })
const read = async (feedId: number) => {
  const found = (await staff.call(contract.listFeeds, {})).list.find((feed) => feed.feedId === feedId)
  if (!found) throw new Error('the feed is gone')
  return found
}
const priceOf = async (model: string) => {
  const [row] = await sql<{ price: number }[]>`select tier_prices[1]::float8 price from goods where model = ${model}`
  return row?.price
}
const list = (price: number) => `MPN,Maker,Price\nFEED-1,Feedmaker,${price}\n`

describe('a list at an address', () => {
  test('is fetched when it is due, applied, and fetched again after its time', async () => {
    served.list = list(1)
    const feedId = await addServed()
    await fetchFeeds(sql, settings)
    expect(await runLaunched()).toMatchObject({ status: 'applied', newCount: 1, fileNames: ['prices.csv'] })
    expect(await priceOf('FEED-1')).toBe(1)
    const feed = await read(feedId)
    expect(feed).toMatchObject({ problem: null, lastImport: { status: 'applied' } })
    expect(Date.parse(feed.nextAt) - Date.parse(feed.lastAt ?? '')).toBe(3_600_000)
    await fetchFeeds(sql, settings)
    expect([launched, served.asked]).toEqual([[], 1])
  })

  test('is not read again while it stays the same', async () => {
    served.list = list(1.1)
    const feedId = await addServed()
    await fetchFeeds(sql, settings)
    await runLaunched()
    await sql`update supply_feed set next_at = now() where feed_id = ${feedId}`
    await fetchFeeds(sql, settings)
    expect([launched, served.asked]).toEqual([[], 2])
    served.list = list(1.2)
    await sql`update supply_feed set next_at = now() where feed_id = ${feedId}`
    await fetchFeeds(sql, settings)
    await runLaunched()
    expect(await priceOf('FEED-1')).toBe(1.2)
  })

  test('waits for approval when it would change more than the limits', async () => {
    served.list = list(100)
    const feedId = await addServed()
    await fetchFeeds(sql, settings)
    await runLaunched()
    expect(await priceOf('FEED-1')).toBe(1.2)
    expect((await read(feedId)).lastImport).toMatchObject({
      status: 'staged',
      problem: 'The price of FEED-1 would change from 1.2 to 100.',
    })
    expect(await readImportQueue(sql)).toMatchObject({ count: 1, oldest: 'acme' })
  })

  test('is only compared when it is set to be applied by staff', async () => {
    served.list = list(1.3)
    await addServed({ appliesItself: false })
    await fetchFeeds(sql, settings)
    expect(await runLaunched()).toMatchObject({ status: 'staged', changedCount: 1 })
    expect(await priceOf('FEED-1')).toBe(1.2)
  })

  test('that cannot be fetched reports the error, and is retried at its next time', async () => {
    served.status = 403
    const before = (await readImportQueue(sql)).count
    const feedId = await addServed()
    await fetchFeeds(sql, settings)
    expect((await read(feedId)).problem).toBe(`127.0.0.1:${port} answered with 403.`)
    expect((await readImportQueue(sql)).count).toBe(before + 1)
    Object.assign(served, { status: 200, list: list(1.4) })
    await due(feedId)
    await fetchFeeds(sql, settings)
    await runLaunched()
    expect([(await read(feedId)).problem, await priceOf('FEED-1')]).toEqual([null, 1.4])
    expect((await readImportQueue(sql)).count).toBe(before)
  })

  test('is not to be checked any more once the next one came', async () => {
    const { count } = await readImportQueue(sql)
    served.list = list(500)
    const feedId = await addServed()
    await fetchFeeds(sql, settings)
    await runLaunched()
    expect((await readImportQueue(sql)).count).toBe(count + 1)
    served.list = list(600)
    await sql`update supply_feed set next_at = now() where feed_id = ${feedId}`
    await fetchFeeds(sql, settings)
    await runLaunched()
    expect((await read(feedId)).lastImport).toMatchObject({ status: 'staged' })
    expect((await readImportQueue(sql)).count).toBe(count + 1)
  })

  test('waits while another import runs, and resumes when that process was killed', async () => {
    served.list = list(1.5)
    await addServed()
    await withImportLock(sql, () => fetchFeeds(sql, settings))
    expect(served.asked).toBe(0)
    await fetchFeeds(sql, settings)
    const [first] = launched.splice(0)
    await fetchFeeds(sql, settings)
    expect([launched[0], served.asked]).toEqual([first, 1])
    await runLaunched()
    expect(await priceOf('FEED-1')).toBe(1.5)
  })

  test('inside the network is neither saved nor fetched', async () => {
    for (const address of [
      'http://127.0.0.1/list.csv',
      'http://10.0.0.7/x',
      'http://router.local/x',
      'file:///etc/x',
      '/x',
    ])
      await expect(add({ address })).rejects.toMatchObject({ reason: 'invalid_input' })
    const feedId = await addServed()
    await fetchFeeds(sql, { ...settings, outside: publicOutside([port]) })
    expect((await read(feedId)).problem).toBe(`127.0.0.1:${port} is inside the network and is not allowed.`)
    expect(served.asked).toBe(0)
  })
})

test('files of a folder are taken one by one, the oldest first, once they are complete', async () => {
  const { feedId } = await add()
  const { folder = '' } = await read(feedId)
  expect(folder).toBe(`inbox/${feedId}-acme`)
  const put = async (name: string, text: string, secondsAgo: number) => {
    await mkdir(join(dataDir, folder), { recursive: true })
    await writeFile(join(dataDir, folder, name), text)
    const at = Date.now() / 1000 - secondsAgo
    await utimes(join(dataDir, folder, name), at, at)
  }
  await put('second.csv', list(1.7), 60)
  await put('first.csv', list(1.6), 120)
  await put('growing.csv', 'MPN,Maker,Pr', 0)
  await put('.hidden', 'x', 120)
  const prices: unknown[] = []
  for (let n = 0; n < 2; n += 1) {
    await due(feedId)
    await fetchFeeds(sql, settings)
    await runLaunched()
    prices.push(await priceOf('FEED-1'))
  }
  expect(prices).toEqual([1.6, 1.7])
  await due(feedId)
  await fetchFeeds(sql, settings)
  expect(launched).toEqual([])
  expect((await readdir(join(dataDir, folder))).sort()).toEqual(['.hidden', 'growing.csv'])
})

describe('staff', () => {
  test('change and remove only the current version', async () => {
    const { feedId } = await add()
    const { version } = await read(feedId)
    const change = { ...FEED, feedId, version, everyMinutes: 1440 } as const
    await staff.call(contract.saveFeed, change)
    expect(await read(feedId)).toMatchObject({ everyMinutes: 1440, kind: 'price', version: version + 1 })
    await expect(staff.call(contract.saveFeed, change)).rejects.toMatchObject({ reason: 'changed_meanwhile' })
    await expect(staff.call(contract.removeFeed, { feedId, version })).rejects.toMatchObject({
      reason: 'changed_meanwhile',
    })
    await staff.call(contract.removeFeed, { feedId, version: version + 1 })
    await expect(due(feedId)).rejects.toMatchObject({ reason: 'not_found' })
  })

  test('a feed that is turned off is not fetched', async () => {
    await addServed({ active: false })
    await fetchFeeds(sql, settings)
    expect(served.asked).toBe(0)
  })
})
