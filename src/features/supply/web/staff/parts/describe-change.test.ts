import { expect, test } from 'vitest'
import { describeChange } from './describe-change.ts'

test('a change is described with readable names', () => {
  expect(
    describeChange({
      before: {
        rohs: true,
        tier_prices: [0.5, 0.4],
        trade: { eccn: null },
        value_ids: [1],
        parameters: { Colour: 'red' },
      },
      after: { rohs: false, tier_prices: [0.6], trade: { eccn: 'EAR99' }, value_ids: [2], parameters: { Colour: '' } },
    }),
  ).toEqual([
    { name: 'RoHS', from: 'yes', to: 'no' },
    { name: 'Prices', from: '0.5, 0.4', to: '0.6' },
    { name: 'ECCN', from: '–', to: 'EAR99' },
    { name: 'Colour', from: 'red', to: '–' },
  ])
})

test.each([
  ['yes', 'unknown', { rohs: true, rohs_unknown: false }, { rohs: false, rohs_unknown: true }],
  ['no', 'unknown', { rohs_unknown: false }, { rohs_unknown: true }],
  ['unknown', 'no', { rohs_unknown: true }, { rohs_unknown: false }],
  ['unknown', 'yes', { rohs: false, rohs_unknown: true }, { rohs: true, rohs_unknown: false }],
  // As an import shows it before it is applied.
  ['unknown', 'yes', { rohs: null }, { rohs: true }],
])('a change of RoHS from %s to %s is one line', (from, to, before, after) => {
  expect(describeChange({ before, after })).toEqual([{ name: 'RoHS', from, to }])
})
