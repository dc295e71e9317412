import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseCount, stepFrom } from './number-steps.ts'

test.each([
  ['450', 450],
  ['1,000', 1000],
  ['2 500 pcs', 2500],
  [' 007', 7],
  ['99999999999999', 9_999_999_999],
  ['', undefined],
  ['ten', undefined],
  ['-5', undefined],
])('typing %j means %s', (text, count) => {
  expect(parseCount(text)).toBe(count)
})

describe('a step', () => {
  const byTens = { min: 1, max: 420, step: 10 }

  test.each([
    [100, 1, 110],
    [100, -1, 90],
    [101, 1, 110],
    [109, -1, 100],
    [1, 1, 10],
    [10, -1, 1],
    [415, 1, 420],
    [420, 1, 420],
    [100, 10, 200],
    [300, 10, 400],
    [500, -1, 420],
  ])('from %i by %i leads to %i', (value, by, next) => {
    expect(stepFrom(value, by, byTens)).toBe(next)
  })

  test('stays in the range and, inside it, on a multiple', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e6 }),
        fc.integer({ min: 1, max: 5000 }),
        fc.constantFrom(-1, 1),
        (value, step, by) => {
          const range = { min: 1, max: 1e6, step }
          const next = stepFrom(value, by, range)
          expect(next).toBeGreaterThanOrEqual(1)
          expect(next).toBeLessThanOrEqual(1e6)
          if (next !== 1 && next !== 1e6) expect(next % step).toBe(0)
        },
      ),
    )
  })
})
