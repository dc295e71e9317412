import { expect, test } from 'vitest'
import { tradeFacts } from './trade.rules.ts'

const unknown = {
  eccn: null,
  hts: null,
  originCountry: null,
  reach: null,
  msl: null,
  weightGrams: null,
  series: null,
  dateCode: null,
  lot: null,
  isNonCancellable: null,
}

test('only what is known is told', () => {
  expect(tradeFacts(null)).toEqual([])
  expect(tradeFacts(unknown)).toEqual([])
  expect(tradeFacts({ ...unknown, eccn: 'EAR99', isNonCancellable: false })).toEqual([{ name: 'ECCN', value: 'EAR99' }])
})

test.each([
  [0.0021, '2.1 mg'],
  [0.0999, '99.9 mg'],
  [0.1, '0.1 g'],
  [12.5, '12.5 g'],
])('%d g is written as %s', (weightGrams, value) => {
  expect(tradeFacts({ ...unknown, weightGrams })).toEqual([{ name: 'Unit weight', value }])
})

test('a part that cannot be cancelled says so', () => {
  expect(tradeFacts({ ...unknown, isNonCancellable: true })).toEqual([
    { name: 'Non-cancellable, non-returnable', value: 'Yes' },
  ])
})
