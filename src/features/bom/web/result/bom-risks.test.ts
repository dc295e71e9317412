import { expect, test } from 'vitest'
import { bomGoods } from '#tests/support/bom-goods.ts'
import type { BomGoods } from '../../bom-matching.contract.ts'
import { EMPTY_LINE } from '../../empty-line.ts'
import { countRisks } from './bom-risks.ts'
import type { WorkLine } from './bom-work.ts'

const lineOf = (goods: Partial<BomGoods>, fitted = true): WorkLine => ({
  line: { ...EMPTY_LINE, fitted },
  found: { match: 'exact', taken: true, goods: bomGoods(goods), candidates: [], approved: [], notes: [] },
})
const line = (rohs: boolean | null, fitted = true) => lineOf({ rohs }, fitted)

test('parts whose RoHS is unknown are counted apart from those that do not comply', () => {
  expect(countRisks([line(true), line(null), line(null), line(false), line(null, false)])).toEqual([
    { label: 'not RoHS compliant', count: 1 },
    { label: 'RoHS unknown', count: 2 },
  ])
  expect(countRisks([line(true)])).toEqual([])
})

test('parts that are ending, no longer in our range and of unknown lifecycle are counted apart', () => {
  const lines = ['Active', 'NRND', 'Obsolete', 'Last time buy', 'Unknown', 'No longer in range'].map((lifecycle) =>
    lineOf({ lifecycle }),
  )
  expect(countRisks(lines)).toEqual([
    { label: 'not recommended for new designs', count: 1 },
    { label: 'last time buy or obsolete', count: 2 },
    { label: 'no longer in our range', count: 1 },
    { label: 'lifecycle unknown', count: 1 },
  ])
})
