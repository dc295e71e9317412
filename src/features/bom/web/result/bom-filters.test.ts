import { expect, test } from 'vitest'
import { bomGoods } from '#tests/support/bom-goods.ts'
import type { Reason, WarningCode } from '../../bom.rules.ts'
import type { BomGoods, BomWarning } from '../../bom-matching.contract.ts'
import { EMPTY_LINE } from '../../empty-line.ts'
import { type BomFilter, bomFilters, groupGuesses, holds, passes, type Shown } from './bom-filters.ts'

const GOODS = bomGoods({ stockCount: 10, leadWeeks: 8 })

type ShownOptions = {
  place?: number
  fitted?: boolean
  goods?: BomGoods | null
  taken?: boolean
  match?: Reason
  code?: WarningCode
  notes?: BomWarning[]
}

const shown = ({
  place = 0,
  fitted = true,
  goods = GOODS,
  taken = true,
  match = 'exact',
  code,
  notes = [],
}: ShownOptions): Shown => ({
  place,
  work: {
    line: { ...EMPTY_LINE, ref: 'U1', model: 'LM358', brandName: 'TI', fitted },
    found: { match, taken, goods, candidates: [], approved: [], notes },
  },
  priced: {
    packing: '',
    feeAmount: '0',
    count: 1,
    orderCount: 1,
    surplus: 0,
    unitPrice: null,
    amount: null,
    nextTier: null,
    stockCount: 0,
    warnings: code ? [{ code, text: '' }] : [],
  },
})

test.each<[string, ShownOptions, BomFilter[]]>([
  ['a certain line', {}, ['all']],
  ['a guess', { taken: false }, ['all', 'look']],
  ['a line with too little stock', { code: 'short_stock' }, ['all', 'short']],
  ['a line nothing was found for', { goods: null, taken: false }, ['all', 'missing']],
  ['a line that is not fitted', { goods: null, taken: false, fitted: false }, ['all', 'unfitted']],
])('%s is shown where it belongs', (_what, inputs, filters) => {
  expect(bomFilters.filter((filter) => passes(filter, shown(inputs)))).toEqual(filters)
})

test.each([
  ['u1', true],
  ['lm358dr texas', true],
  ['', true],
  ['lm358 murata', false],
])('the words "%s" are looked for in the row and in the part', (words, found) => {
  expect(holds(words, shown({}))).toBe(found)
})

test('guesses of one kind can be confirmed together, the most certain kind first, without contradictions', () => {
  const all = [
    shown({ place: 0, taken: false, match: 'typing' }),
    shown({ place: 1, taken: false, match: 'packaging' }),
    shown({ place: 2, taken: false, match: 'packaging' }),
    shown({ place: 3, taken: true, match: 'packaging' }),
    shown({ place: 4, taken: false, match: 'exact' }),
  ]
  const differs = { code: 'other_value' as const, text: 'Value: your BOM says 100 kΩ, this part has 10 kΩ.' }
  all.push(shown({ place: 5, taken: false, match: 'typing', notes: [differs] }))
  expect(groupGuesses(all)).toEqual([
    { reason: 'packaging', places: new Set([1, 2]) },
    { reason: 'typing', places: new Set([0]) },
  ])
})
