import { expect, test } from 'vitest'
import { ratioOf, verdictOf } from './ratio.ts'

const rounds = (...ratios: number[]) => ratios.map((ratio) => ({ before: 2, now: 2 * ratio }))

test('the ratio is the median of the rounds, whatever a few disturbed ones say', () => {
  const ratio = ratioOf(rounds(1.01, 0.99, 1, 9, 1.02, 1.03, 0.98, 0.1, 1.04))
  expect(ratio.median).toBeCloseTo(1.01)
  expect([ratio.low, ratio.high]).toEqual([0.98, 1.04])
})

test.each([
  ['slower', 1.12, 1.3],
  ['faster', 0.5, 0.9],
  ['as before', 0.92, 1.09],
  ['too noisy to tell', 0.95, 1.2],
  ['too noisy to tell', 0.5, 2],
] as const)('says "%s" of a ratio between %d and %d', (verdict, low, high) => {
  expect(verdictOf({ median: (low + high) / 2, low, high })).toBe(verdict)
})
