import { describe, expect, test } from 'vitest'
import { bomGoods } from '#tests/support/bom-goods.ts'
import { type BomGoods, BomLine } from '../../bom-matching.contract.ts'
import * as edits from './bom-edits.ts'
import type { WorkLine } from './bom-work.ts'

const part = (goodsId: number, price: string, stockCount = 1000): BomGoods =>
  bomGoods({
    goodsId,
    goodsModel: `PART-${goodsId}`,
    brand: { brandId: goodsId, brandName: `Maker ${goodsId}` },
    package: '0603',
    stockCount,
    priceList: [{ minBuyCount: 1, maxBuyCount: 0, price, activityPrice: '0' }],
  })

const work = (cells: object, goods: BomGoods | null = null, approved: BomGoods[] = []): WorkLine => ({
  line: BomLine.parse(cells),
  found: {
    match: goods ? 'exact' : 'none',
    taken: goods !== null,
    goods,
    candidates: [],
    approved: approved.map((one) => ({
      model: one.goodsModel,
      brandName: one.brand.brandName,
      goods: one,
      verdict: null,
    })),
    notes: [],
  },
})

const BUILD = { boards: 10, spare: 0 }
const chosen = (lines: WorkLine[]) => lines.map(({ found }) => found.goods?.goodsId)

test('a quantity that is entered answers the question for it', () => {
  const asked = work({ count: 0, questions: [{ about: 'count', written: '1.000', choices: [1, 1000] }] })
  expect(edits.setQuantity(asked, 1000).line).toMatchObject({ count: 1000, questions: [] })
})

describe('approved alternates', () => {
  test('are taken where they cost less and there are enough', () => {
    const lines = [
      work({ model: 'A' }, part(1, '2'), [part(2, '1')]),
      work({ model: 'B' }, part(3, '1'), [part(4, '2')]),
      work({ model: 'C' }, part(5, '2'), [part(6, '1', 9)]),
    ]
    expect(chosen(edits.takeAlternates(lines, 'price', BUILD))).toEqual([2, 3, 5])
  })

  test('are taken where the first part is short', () => {
    const lines = [
      work({ model: 'A' }, part(1, '1', 5), [part(2, '2')]),
      work({ model: 'B' }, part(3, '2'), [part(4, '1')]),
      work({ model: 'C' }, part(5, '1', 5), [part(6, '1', 5)]),
    ]
    expect(chosen(edits.takeAlternates(lines, 'stock', BUILD))).toEqual([2, 3, 5])
  })

  test('a row with the references of another line becomes its alternate', () => {
    const lines = [
      work({ model: 'A', ref: 'U1' }, part(1, '1')),
      work({ model: 'B', ref: 'U1', brandName: 'TI' }, part(2, '1')),
    ]
    const joined = edits.joinAsAlternate(lines, 1)
    expect(joined).toHaveLength(1)
    expect(joined[0]?.line).toMatchObject({ alternatives: ['B'], alternativeBrands: ['TI'] })
    expect(joined[0]?.found.approved).toMatchObject([{ model: 'B', goods: { goodsId: 2 } }])
  })
})

test('lines of the same part are merged with their quantities and references; others stay where they are', () => {
  const lines = [
    work({ ref: 'R1', count: 1 }, part(1, '1')),
    work({ ref: 'C1', count: 2 }, part(2, '1')),
    work({ ref: 'R2, R3', count: 2 }, part(1, '1')),
    work({ ref: 'R4', count: 1, ownNumber: '4711' }, part(1, '1')),
  ]
  expect(edits.countSameParts(lines)).toBe(1)
  expect(edits.mergeSameParts(lines).map(({ line }) => [line.ref, line.count])).toEqual([
    ['R1, R2, R3', 3],
    ['C1', 2],
    ['R4', 1],
  ])
})

test('attrition is set for all lines of a class', () => {
  const lines = [work({ ref: 'R1' }), work({ ref: 'R20' }), work({ ref: 'U1' })]
  const changed = edits.setClassSpare(lines, 'R', 5)
  expect(changed.map(({ line }) => line.spare)).toEqual([5, 5, undefined])
  expect(edits.setClassSpare(changed, 'R', undefined).map(({ line }) => line.spare)).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
