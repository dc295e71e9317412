import { expect, test } from 'vitest'
import { UNKNOWN_TRADE } from '#tests/support/unknown-trade.ts'
import { tradeFacts } from './trade.rules.ts'

test('unknown data has no row', () => {
  expect(tradeFacts(null)).toEqual([])
  expect(tradeFacts(UNKNOWN_TRADE)).toEqual([])
  expect(tradeFacts({ ...UNKNOWN_TRADE, eccn: 'EAR99', isNonCancellable: false })).toEqual([
    { name: 'ECCN', value: 'EAR99' },
  ])
})

test.each([
  [0.0021, '2.1 mg'],
  [0.0999, '99.9 mg'],
  [0.1, '0.1 g'],
  [12.5, '12.5 g'],
])('%d g is written as %s', (weightGrams, value) => {
  expect(tradeFacts({ ...UNKNOWN_TRADE, weightGrams })).toEqual([{ name: 'Unit weight', value }])
})

test('a non-cancellable part is marked', () => {
  expect(tradeFacts({ ...UNKNOWN_TRADE, isNonCancellable: true })).toEqual([
    { name: 'Non-cancellable, non-returnable', value: 'Yes' },
  ])
})
