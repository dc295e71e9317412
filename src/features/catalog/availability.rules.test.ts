import { expect, test } from 'vitest'
import { notPromised, upcoming, warehouseStock } from './availability.rules.ts'

const days = { Rotterdam: 1, Shenzhen: 4 }

test.each([
  [
    1000,
    [
      ['Rotterdam', 300],
      ['Shenzhen', 700],
    ],
  ],
  [
    900,
    [
      ['Rotterdam', 200],
      ['Shenzhen', 700],
    ],
  ],
  [600, [['Shenzhen', 600]]],
  [0, []],
  [
    1200,
    [
      ['Rotterdam', 300],
      ['Shenzhen', 700],
    ],
  ],
] as const)('of %i free pieces what orders hold is taken off where it leaves soonest', (free, left) => {
  const shown = warehouseStock({ Shenzhen: 700, Rotterdam: 300 }, days, free)
  expect(shown.map(({ name, stockCount }) => [name, stockCount])).toEqual(left)
})

test('a warehouse without a time to ship comes last', () => {
  expect(warehouseStock({ Elsewhere: 5, Rotterdam: 5 }, days, 10).map(({ shipDays }) => shipDays)).toEqual([1, null])
})

test('only what is still to come is named, and of an obsolete part nothing', () => {
  const incoming = [
    { count: 100, on: '2026-10-01' },
    { count: 200, on: '2026-12-01' },
  ]
  expect(upcoming(incoming, 'Active', '2026-11-16')).toEqual([{ count: 200, on: '2026-12-01' }])
  expect(upcoming(incoming, 'Obsolete', '2026-11-16')).toEqual([])
})

test('what orders wait for is taken off the earliest deliveries', () => {
  const onOrder = [
    { count: 100, on: '2026-12-01' },
    { count: 50, on: '2027-01-15' },
  ]
  expect(notPromised(onOrder, 0)).toEqual(onOrder)
  expect(notPromised(onOrder, 30)).toEqual([{ count: 70, on: '2026-12-01' }, onOrder[1]])
  expect(notPromised(onOrder, 120)).toEqual([{ count: 30, on: '2027-01-15' }])
  expect(notPromised(onOrder, 500)).toEqual([])
})
