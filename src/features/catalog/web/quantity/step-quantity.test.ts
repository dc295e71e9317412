import { expect, test } from 'vitest'
import { stepQuantity } from './step-quantity.ts'

const reel = { step: 10, least: 20, max: 55 }

test.each([
  [20, 1, 30],
  [23, 1, 30],
  [30, -1, 20],
  [33, -1, 30],
  [20, -1, 20],
  [3, 1, 20],
  [50, 1, 55],
  [500, -1, 55],
] as const)('from %i, a step of %i leads to %i', (count, direction, next) => {
  expect(stepQuantity(count, direction, reel)).toBe(next)
})

test('without a multiple the steps are single pieces', () => {
  expect(stepQuantity(1, 1, { step: 1, least: 1, max: 5 })).toBe(2)
  expect(stepQuantity(1, -1, { step: 1, least: 1, max: 5 })).toBe(1)
})
