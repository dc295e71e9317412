import { expect, test } from 'vitest'
import { marginOf, marginOfLines } from './margin.rules.ts'

test.each([
  ['0.1', '0.08', 20],
  ['0.3', '0.1', 66.7],
  ['0.1', '0.1', 0],
  ['0.08', '0.1', -25],
  ['0', '0.1', 0],
])('at %s with a cost of %s the margin is %d percent', (price, cost, percent) => {
  expect(marginOf(price, cost)).toBe(percent)
})

test('the margin of a quote counts pieces, and only lines whose cost is known', () => {
  const lines = [
    { price: '0.10', count: 1000, cost: '0.08' },
    { price: '5', count: 10, cost: '4' },
    { price: '99', count: 1, cost: undefined },
  ]
  expect(marginOfLines(lines)).toEqual({ percent: 20, amount: '30.00', knownCount: 2 })
  expect(marginOfLines(lines.slice(2))).toBeUndefined()
})
