import { expect, test } from 'vitest'
import type { BomGoods } from './bom-matching.contract.ts'
import { type LineToOrder, splitBom } from './bom-order.rules.ts'
import { priceLine } from './bom-pricing.rules.ts'

const part = (goodsId: number, stockCount: number): BomGoods => ({
  goodsId,
  goodsModel: `PART-${goodsId}`,
  brand: { brandId: 1, brandName: 'Maker' },
  package: 'SOIC-8',
  stockCount,
  coverPic: '',
  goodsName: '',
  introduce: '',
  rohs: true,
  lifecycle: 'Active',
  leadWeeks: 8,
  minBuyCount: 1,
  multCount: 1,
  currency: 'USD',
  priceList: [{ minBuyCount: 1, maxBuyCount: 0, price: '1', activityPrice: '0' }],
})

const line = (
  goods: BomGoods | null,
  count: number,
  more: { taken?: boolean; model?: string; fitted?: boolean } = {},
) => {
  const { taken = goods !== null, model = 'MPN', fitted = true } = more
  return {
    line: { model, brandName: '', description: '', fitted },
    goods,
    taken,
    priced: priceLine(goods, fitted ? count : 0, { boards: 1, spare: 0 }),
  } satisfies LineToOrder
}

const plenty = part(1, 1000)
const asked = (goodsModel: string, count: number, goodsId: number | null = null) =>
  expect.objectContaining({ goodsModel, count, goodsId })

test.each<[string, LineToOrder[], object]>([
  ['what is taken is bought', [line(plenty, 5)], { cart: [{ goodsId: 1, goodsModel: 'PART-1', count: 5 }], rest: [] }],
  ['a guess is neither bought nor asked for', [line(plenty, 5, { taken: false })], { cart: [], rest: [] }],
  ['what is not found is asked for', [line(null, 5)], { cart: [], rest: [asked('MPN', 5)] }],
  ['what has no name cannot be asked for', [line(null, 5, { model: '' })], { cart: [], rest: [] }],
  ['what is not fitted is left alone', [line(null, 5, { fitted: false })], { cart: [], rest: [] }],
  [
    'two lines of one part share its stock',
    [line(part(2, 12), 8), line(part(2, 12), 8)],
    { cart: [{ goodsId: 2, goodsModel: 'PART-2', count: 12 }], rest: [asked('PART-2', 4, 2)] },
  ],
  [
    'two lines of one unknown number are asked for together',
    [line(null, 3, { model: 'AB-1' }), line(null, 4, { model: 'ab1' })],
    { cart: [], rest: [asked('ab1', 7)] },
  ],
])('%s', (_what, lines, outcome) => {
  expect(splitBom(lines)).toEqual(outcome)
})
