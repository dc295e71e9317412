import { expect, test, vi } from 'vitest'
import { VersionedCache } from './versioned-cache.ts'

test('a value is read once a version', async () => {
  const cache = new VersionedCache<string, number>()
  let value = 1
  const read = vi.fn(async () => value)
  expect(await cache.get('a', 'x', read)).toBe(1)
  value = 2
  expect(await cache.get('a', 'x', read)).toBe(1)
  expect(await cache.get('a', 'y', read)).toBe(2)
  value = 3
  expect(await cache.get('b', 'x', read)).toBe(3)
  expect(await cache.get('b', 'y', read)).toBe(3)
  expect(read).toHaveBeenCalledTimes(4)
})

test('without a version it is read every time, and nothing is kept', async () => {
  const cache = new VersionedCache<string, number>()
  let value = 1
  const read = async () => value
  expect(await cache.get(undefined, 'x', read)).toBe(1)
  value = 2
  expect(await cache.get(undefined, 'x', read)).toBe(2)
  expect(await cache.get('a', 'x', read)).toBe(2)
})

test('a read that failed is tried again', async () => {
  const cache = new VersionedCache<string, number>()
  await expect(cache.get('a', 'x', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await cache.get('a', 'x', async () => 1)).toBe(1)
})
