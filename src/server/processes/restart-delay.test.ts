import { expect, test } from 'vitest'
import { nextDelay } from './restart-delay.ts'

test('a process that exits repeatedly is restarted with backoff, up to half a minute', () => {
  const delays: number[] = []
  for (let n = 0; n < 9; n += 1) delays.push(nextDelay(delays.at(-1) ?? 0, 100))
  expect(delays).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000])
})

test('one that has lived for a minute is replaced soon', () => {
  expect(nextDelay(30_000, 60_000)).toBe(500)
})
