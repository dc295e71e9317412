import { expect, test } from 'vitest'
import { bomGoods } from '#tests/support/bom-goods.ts'
import { EMPTY_LINE } from '../../empty-line.ts'
import { countRisks } from './bom-risks.ts'
import type { WorkLine } from './bom-work.ts'

const line = (rohs: boolean | null, fitted = true): WorkLine => ({
  line: { ...EMPTY_LINE, fitted },
  found: { match: 'exact', taken: true, goods: bomGoods({ rohs }), candidates: [], approved: [], notes: [] },
})

test('parts whose RoHS is unknown are counted apart from those that do not comply', () => {
  expect(countRisks([line(true), line(null), line(null), line(false), line(null, false)])).toEqual([
    { label: 'not RoHS compliant', count: 1 },
    { label: 'RoHS unknown', count: 2 },
  ])
  expect(countRisks([line(true)])).toEqual([])
})
