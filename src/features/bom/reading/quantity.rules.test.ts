import { describe, expect, test } from 'vitest'
import { findDecimalSign, readQuantity } from './quantity.rules.ts'

test.each([
  ['1', 1],
  [' 12 ', 12],
  ['0', 0],
  ['2x', 2],
  ['2 x', 2],
  ['x 3', 3],
  ['×4', 4],
  ['10 pcs', 10],
  ['10 pcs.', 10],
  ['5 Stk.', 5],
  ['3 Stück', 3],
  ['100 шт', 100],
  ['8 个', 8],
  ['8個', 8],
  ['８', 8],
  ['(4)', 4],
  ['qty: 7', 7],
  ['2 ea', 2],
  ["1'500", 1500],
  ['1 000', 1000],
  ['1\u2009000', 1000],
  ['1\u202f500', 1500],
  ['1 000,00', 1000],
  ["1'000.0", 1000],
  ['1,200', 1200],
  ['1.200', 1200],
  ['1,234,567', undefined],
  ['123,456', 123456],
  ['1,000.00', 1000],
  ['1.000,00', 1000],
  ['2.0', 2],
  ['4,00', 4],
  ['4.0', 4],
  ['0.000', 0],
  ['0,5', 1],
  ['1.5', 2],
  ['1e3', 1000],
  ["'7", 7],
  ['10 pcs/board', 10],
  ['2 per PCB', 2],
  ['2 (two)', 2],
  ['4 piece(s)', 4],
  ['+5', 5],
  ['5.', 5],
  ['3k', 3000],
  ['2,5k', 2500],
  ['10K PCS', 10_000],
  ['1,00,000', 100_000],
])('%j means %s pieces', (text, count) => {
  expect(readQuantity(text).count).toBe(count)
})

test.each(['', '-', '12 cm', 'as needed', '-3', '1-2', '99999999999', 'R1', '1 reel', '2+1', '1,2,3', '1 2'])(
  '%j is no quantity',
  (text) => {
    expect(readQuantity(text)).toEqual({ choices: [] })
  },
)

describe('a number with two meanings by locale', () => {
  test.each([
    ['1,000', [1, 1000]],
    ['1.000', [1, 1000]],
    ['25.000', [25, 25_000]],
  ])('%j is a question', (text, choices) => {
    expect(readQuantity(text)).toEqual({ choices })
  })

  test.each([
    ['1,000', '.', 1000],
    ['1,000', ',', 1],
    ['1.000', '.', 1],
    ['1.000', ',', 1000],
    ['10.500', ',', 10_500],
  ] as const)('%j in a column with decimal sign %s means %d', (text, sign, count) => {
    expect(readQuantity(text, sign).count).toBe(count)
  })

  test('a fraction with three decimals is a question even when the decimal separator is known', () => {
    expect(readQuantity('1.200', '.')).toEqual({ choices: [2, 1200] })
  })

  test.each([
    [['1,000', '2.0'], '.'],
    [['1.000', '4,00'], ','],
    [['1.000', '2.500'], ','],
    [['1,000', '12,500'], '.'],
    [['1.000', '1.234,50'], ','],
    [['1.000', '2.000', '3'], undefined],
    [['1,000', '2,000', '12'], undefined],
    [['1,000', '12 pcs', '0,500'], ','],
    [['4,00', '4.00'], undefined],
  ])('%j: the decimal sign is %s', (cells, sign) => {
    expect(findDecimalSign(cells)).toBe(sign)
  })
})
