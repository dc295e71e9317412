import { describe, expect, test } from 'vitest'
import { bomGoods } from '#tests/support/bom-goods.ts'
import { findChanges, type SavedLine, savedLine } from './bom-changes.rules.ts'
import { BomLine, type MatchedLine } from './bom-matching.contract.ts'

const today = (overrides: Partial<MatchedLine> = {}): MatchedLine => ({
  ref: 'U1',
  match: 'exact',
  taken: true,
  goods: bomGoods({ goodsId: 7 }),
  candidates: [],
  approved: [],
  packing: '',
  feeAmount: '0',
  alternatives: [],
  count: 10,
  orderCount: 10,
  surplus: 0,
  unitPrice: '0.5',
  amount: '5',
  nextTier: null,
  stockCount: 100,
  warnings: [],
  ...overrides,
})

const kept = (overrides: Partial<SavedLine> = {}): SavedLine => ({
  ...savedLine({ ...BomLine.parse({ ref: 'U1', model: 'LM358DR' }), match: 'exact', taken: true, goodsId: 7 }, today()),
  ...overrides,
})

const kinds = (then: SavedLine, now: MatchedLine) => findChanges([then], [now]).map((change) => change.kind)

describe('a line that was decided', () => {
  test.each<[string, Partial<MatchedLine>, string[]]>([
    ['nothing is different', {}, []],
    ['the price is written otherwise', { unitPrice: '0.50' }, []],
    ['the price fell', { unitPrice: '0.49' }, ['cheaper']],
    ['the price rose', { unitPrice: '0.51' }, ['dearer']],
    ['the price is gone', { unitPrice: null }, ['unpriced']],
    ['there is less, but enough', { stockCount: 10 }, []],
    ['there is not enough', { stockCount: 9 }, ['stock']],
    ['both', { stockCount: 9, unitPrice: '0.4' }, ['cheaper', 'stock']],
    ['the part is gone', { goods: null, unitPrice: null }, ['gone']],
  ])('%s', (_, now, expected) => expect(kinds(kept(), today(now))).toEqual(expected))

  test('a price where there was none', () => {
    const then = kept({ thatDay: { goodsModel: 'LM358DR', unitPrice: null, stockCount: 100, orderCount: 10 } })
    expect(kinds(then, today())).toEqual(['priced'])
  })
})

describe('a line that was left open', () => {
  const open = { taken: false, goodsId: null, thatDay: null }

  test('reports a part that was found since', () => {
    expect(findChanges([kept(open)], [today()])).toEqual([
      { kind: 'found', line: 0, ref: 'U1', goodsModel: 'LM358DR', before: null, now: 'LM358DR' },
    ])
    expect(kinds(kept(open), today({ goods: null }))).toEqual([])
  })

  test('reports nothing when only the guess changed', () => {
    expect(kinds(kept({ taken: false }), today({ unitPrice: '9' }))).toEqual([])
  })
})
