import { expect, test } from 'vitest'
import { type BomFilter, bomFilters, passes, type Shown } from './bom-filters.ts'

const line = { ref: 'R1', model: 'X', alternatives: [], brandName: '', count: 1, description: '', package: '' }
const priced = { count: 1, orderCount: 1, surplus: 0, unitPrice: null, amount: null, nextTier: null, stockCount: 0 }
const shown = (fitted: boolean, goods: object | null, taken: boolean, code?: string): Shown => ({
  place: 0,
  work: {
    line: { ...line, fitted },
    found: { match: 'exact', taken, goods: goods as never, candidates: [], alternatives: [] },
  },
  priced: { ...priced, warnings: code ? [{ code: code as never, text: '' }] : [] },
})

const passing = (one: Shown): BomFilter[] => bomFilters.filter((filter) => passes(filter, one))

test.each<[string, Shown, BomFilter[]]>([
  ['a certain line', shown(true, {}, true), ['all']],
  ['a guess', shown(true, {}, false), ['all', 'look']],
  ['a line with too little stock', shown(true, {}, true, 'short_stock'), ['all', 'short']],
  ['a line nothing was found for', shown(true, null, false), ['all', 'missing']],
  ['a line that is not fitted', shown(false, null, false), ['all', 'unfitted']],
])('%s is shown where it belongs', (_what, one, filters) => {
  expect(passing(one)).toEqual(filters)
})
