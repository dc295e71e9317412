import { expect, test } from 'vitest'
import { readQuantity } from './quantity.rules.ts'

test.each([
  ['1', 1],
  [' 12 ', 12],
  ['0', 0],
  ['2x', 2],
  ['x 3', 3],
  ['10 pcs', 10],
  ['5 Stk.', 5],
  ['1,000', 1000],
  ["1'500", 1500],
  ['1 000', 1000],
  ['1.200', 1200],
  ['1.000', 1],
  ['2.0', 2],
  ['0,5', 1],
  ['1.5', 2],
  ['1e3', 1000],
  ["'7", 7],
])('%j means %d pieces', (text, count) => {
  expect(readQuantity(text)).toBe(count)
})

test.each(['', '12 cm', 'as needed', '-3', '1-2', '99999999999', 'R1'])('%j is no quantity', (text) => {
  expect(readQuantity(text)).toBeUndefined()
})
