import { expect, test } from 'vitest'
import { mapColumns } from '../columns/map-columns.rules.ts'
import { readIncoming, readShipDays } from './incoming.rules.ts'

test.each([
  ['5000 on 2026-12-01', [{ count: 5000, on: '2026-12-01' }]],
  [
    '2,000 @ 2027-01-15; 500:2026-12-01',
    [
      { count: 500, on: '2026-12-01' },
      { count: 2000, on: '2027-01-15' },
    ],
  ],
  ['-', []],
  ['', undefined],
])('%j is %j', (text, read) => {
  expect(readIncoming(text)).toEqual(read)
})

test.each(['5000', '5000 on tomorrow', '5000 on 2026-02-30', 'soon on 2026-12-01', '0 on 2026-12-01'])(
  '%j is refused with a sentence',
  (text) => {
    expect(readIncoming(text)).toMatch(/delivery/)
  },
)

test('shipping days are whole numbers of days', () => {
  expect(['1', '3 days', '2 working days'].map(readShipDays)).toEqual([1, 3, 2])
  expect(readShipDays('a week')).toMatch(/is not a number of days/)
})

test.each([
  ['Ship days: Rotterdam', { to: 'shipDays', name: 'Rotterdam' }],
  ['Ships in: Hong Kong', { to: 'shipDays', name: 'Hong Kong' }],
  ['Incoming stock', { to: 'field', field: 'incoming', hint: '' }],
  ['Stock: Rotterdam', { to: 'warehouse', name: 'Rotterdam' }],
])('the heading %j is %j', (heading, meaning) => {
  expect(mapColumns([heading])[0]).toEqual(meaning)
})
