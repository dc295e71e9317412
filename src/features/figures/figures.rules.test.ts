import { expect, test } from 'vitest'
import { addSums, barsOf, daysOf, percentOf, readCosts, shiftPeriod, stockTurns } from './figures.rules.ts'

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

test('costs are read line by line, and errors are reported', () => {
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

test('stock turns are what was sold in a year at the pace of the period, over the stock of today', () => {
  const noon = (day: string) => Date.parse(`${day}T12:00:00Z`)
  const turning = { period: '2025', cost: '1000', stockValue: '250.0000', now: noon('2026-03-01') }
  expect(stockTurns(turning)).toBe('4.0')
  // Of a month that is not over only its days until now count.
  expect(stockTurns({ ...turning, period: '2026-03', cost: '10', now: noon('2026-03-10') })).toBe('1.5')
  expect(stockTurns({ ...turning, cost: '0' })).toBe('0.0')
  expect(stockTurns({ ...turning, stockValue: null })).toBeUndefined()
  expect(stockTurns({ ...turning, stockValue: '0.0000' })).toBeUndefined()
  expect(stockTurns({ ...turning, period: '2027' })).toBeUndefined()
})
