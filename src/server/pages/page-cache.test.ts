import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { PageCache } from './page-cache.ts'

const page = (html: string) => ({ html, route: '/', contentSecurityPolicy: "default-src 'none'" })

function cacheAt(start = 0, maxBytes = 1_000_000) {
  let now = start
  const cache = new PageCache({ freshMs: 60_000, staleMs: 600_000, maxBytes, now: () => now })
  return { cache, pass: (ms: number) => (now += ms) }
}

test('a page is served from the cache until it expires', async () => {
  const { cache, pass } = cacheAt()
  const made = await cache.make('/', async () => page('one'))
  expect(cache.fresh('/')).toBe(made)
  pass(59_999)
  expect(cache.fresh('/')).toBe(made)
  pass(1)
  expect(cache.fresh('/')).toBeUndefined()
  expect(cache.stale('/')).toBe(made)
  pass(600_000)
  expect(cache.stale('/')).toBeUndefined()
})

test('concurrent visitors share one rendering', async () => {
  const { cache } = cacheAt()
  const render = vi.fn(async () => page('one'))
  const all = await Promise.all(Array.from({ length: 50 }, () => cache.make('/', render)))
  expect(render).toHaveBeenCalledTimes(1)
  expect(new Set(all).size).toBe(1)
})

test('a page rendered while the catalogue changed is not cached', async () => {
  const { cache } = cacheAt()
  let finish = (_: ReturnType<typeof page>) => {}
  const slow = cache.make('/', () => new Promise((resolve) => (finish = resolve)))
  cache.clear()
  finish(page('old prices'))
  await slow
  expect(cache.fresh('/')).toBeUndefined()
})

test('a failed rendering is not cached', async () => {
  const { cache } = cacheAt()
  await expect(cache.make('/', () => Promise.reject(new Error('database away')))).rejects.toThrow('database away')
  await expect(cache.make('/', async () => page('one'))).resolves.toBeDefined()
})

test('it evicts the least recently used page', async () => {
  const { cache } = cacheAt(0, 4000)
  await cache.make('/a', async () => page('a'.repeat(800)))
  await cache.make('/b', async () => page('b'.repeat(800)))
  cache.fresh('/a')
  await cache.make('/c', async () => page('c'.repeat(800)))
  expect(cache.fresh('/a')).toBeDefined()
  expect(cache.fresh('/b')).toBeUndefined()
  expect(cache.fresh('/c')).toBeDefined()
})

test('URLs count towards the size, and entries are limited', async () => {
  const { cache } = cacheAt(0, 4000)
  for (let i = 0; i < 100; i += 1) await cache.make(`/${i}?${'x'.repeat(500)}`, async () => page(''))
  expect(cache.entries).toBeLessThan(4)
  const few = new PageCache({ freshMs: 60_000, staleMs: 600_000, maxBytes: 1_000_000, maxEntries: 10 })
  for (let i = 0; i < 100; i += 1) await few.make(`/${i}`, async () => page(''))
  expect(few.entries).toBe(10)
})

/** Of what is still in use. */
function heapBytes(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

test('a hundred thousand different addresses take no more memory than the first thousand', async () => {
  const cache = new PageCache({ freshMs: 60_000, staleMs: 600_000, maxBytes: 64 * 1024 * 1024, maxEntries: 1000 })
  const askFor = async (from: number, to: number) => {
    for (let i = from; i < to; i += 1) await cache.make(`/login?${i}`, async () => page(`<p>${i}</p>`))
  }
  await askFor(0, 1000)
  const before = heapBytes()
  await askFor(1000, 100_000)
  expect(cache.entries).toBe(1000)
  // One that is kept takes about 1.3 KB: a hundred thousand of them would be 130 MB.
  expect(heapBytes() - before).toBeLessThan(10_000_000)
})

test('every encoding carries the same page, and the tag changes with the page', async () => {
  const { cache } = cacheAt()
  const one = await cache.make('/1', async () => page('<p>1</p>'))
  const two = await cache.make('/2', async () => page('<p>2</p>'))
  expect(String(await one.body('identity'))).toBe('<p>1</p>')
  expect(String(gunzipSync(await one.body('gzip')))).toBe('<p>1</p>')
  expect(String(brotliDecompressSync(await one.body('br')))).toBe('<p>1</p>')
  expect(one.etag).not.toBe(two.etag)
})
