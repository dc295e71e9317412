import { expect, test } from 'vitest'
import { addSums, barsOf, daysOf, percentOf, readCosts, shiftPeriod } from './figures.rules.ts'

test.each([
  ['2026-02', '2026-02-01', '2026-02-28'],
  ['2028-02', '2028-02-01', '2028-02-29'],
  ['2026-12', '2026-12-01', '2026-12-31'],
  ['2026', '2026-01-01', '2026-12-31'],
])('%s is from %s to %s', (period, from, to) => {
  expect(daysOf(period)).toEqual({ from, to })
})

test('a month has a bar for each day, a year one for each month', () => {
  expect([barsOf('2026-02').length, barsOf('2026').length, barsOf('2026').at(-1)]).toEqual([28, 12, '2026-12'])
})

test('the month before January is December', () => {
  expect([shiftPeriod('2026-01', -1), shiftPeriod('2026-12', 1), shiftPeriod('2026', -1)]).toEqual([
    '2025-12',
    '2027-01',
    '2025',
  ])
})

test('sums are exact, and a share of nothing is unknown', () => {
  expect(addSums(['0.1', '0.2', '999999999999.9999'])).toBe('1000000000000.2999')
  expect([percentOf(1, 3), percentOf('0.5', '1'), percentOf(1, 0)]).toEqual([33, 50, undefined])
})

test('costs are read line by line, and what is wrong is named', () => {
  expect(readCosts('A1, Maker, 0.5\n\nB2\tMaker; 1\nC3;Maker;x\nD4,Maker')).toEqual({
    parts: [
      { line: 1, model: 'A1', maker: 'Maker', cost: '0.5' },
      { line: 3, model: 'B2', maker: 'Maker', cost: '1' },
    ],
    problems: [
      { line: 4, message: '“x” is not a cost such as 0.25.' },
      { line: 5, message: 'Please write part number, manufacturer and cost.' },
    ],
  })
})
