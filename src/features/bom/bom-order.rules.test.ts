import { expect, test } from 'vitest'
import { bomGoods } from '#tests/support/bom-goods.ts'
import type { BomGoods } from './bom-matching.contract.ts'
import { countLeftOut, type LineToOrder, splitBom } from './bom-order.rules.ts'
import { priceLine } from './bom-pricing.rules.ts'
import { EMPTY_LINE } from './empty-line.ts'

const part = (goodsId: number, stockCount: number): BomGoods =>
  bomGoods({
    goodsId,
    goodsModel: `PART-${goodsId}`,
    brand: { brandId: 1, brandName: 'Maker' },
    stockCount,
    leadWeeks: 8,
    priceList: [{ minBuyCount: 1, maxBuyCount: 0, price: '1', activityPrice: '0' }],
  })

const line = (
  goods: BomGoods | null,
  count: number,
  more: { taken?: boolean; fitted?: boolean } & Partial<LineToOrder['line']> = {},
) => {
  const { taken = goods !== null, fitted = true, ...cells } = more
  return {
    line: {
      ...EMPTY_LINE,
      model: 'MPN',
      ...cells,
      fitted,
    },
    goods,
    taken,
    priced: priceLine(goods, fitted ? count : 0, { boards: 1, spare: 0 }),
  } satisfies LineToOrder
}

const plenty = part(1, 1000)
const bought = (goodsId: number, count: number, packing = '') =>
  expect.objectContaining({ goodsId, goodsModel: `PART-${goodsId}`, count, packing })
const asked = (goodsModel: string, count: number, goodsId: number | null = null) =>
  expect.objectContaining({ goodsModel, count, goodsId })

test.each<[string, LineToOrder[], object]>([
  ['what is taken is bought', [line(plenty, 5)], { cart: [bought(1, 5)], rest: [] }],
  ['a guess is neither bought nor asked for', [line(plenty, 5, { taken: false })], { cart: [], rest: [] }],
  ['what is not found is asked for', [line(null, 5)], { cart: [], rest: [asked('MPN', 5)] }],
  ['what has no name cannot be asked for', [line(null, 5, { model: '' })], { cart: [], rest: [] }],
  ['what is not fitted is left alone', [line(null, 5, { fitted: false })], { cart: [], rest: [] }],
  [
    'a test point, a hole and a fiducial are not asked for',
    [
      line(null, 5, { model: '', ref: 'TP1', description: 'TestPoint' }),
      line(null, 4, { ref: 'H1', model: 'MountingHole' }),
      line(null, 3, { ref: 'FID1', model: '', description: 'Fiducial' }),
      line(null, 1, { ref: 'BAT_E1', model: 'Opened', package: 'SJ_1_SMALLER' }),
    ],
    { cart: [], rest: [] },
  ],
  [
    'two lines of one part share its stock',
    [line(part(2, 12), 8), line(part(2, 12), 8)],
    { cart: [bought(2, 12)], rest: [asked('PART-2', 4, 2)] },
  ],
  [
    'one part in two packagings is two lines of the cart, out of one stock',
    [{ ...line(part(3, 12), 8), priced: { ...line(part(3, 12), 8).priced, packing: 'bag' } }, line(part(3, 12), 8)],
    { cart: [bought(3, 8, 'bag'), bought(3, 4)], rest: [asked('PART-3', 4, 3)] },
  ],
  [
    'two lines of one unknown number are asked for together',
    [line(null, 3, { model: 'AB-1' }), line(null, 4, { model: 'ab1' })],
    { cart: [], rest: [asked('AB-1', 7)] },
  ],
])('%s', (_what, lines, outcome) => {
  expect(splitBom(lines)).toEqual(outcome)
})

test('a request includes description, package and references of the part', () => {
  const { rest } = splitBom([
    line(null, 2, {
      model: 'XYZ-1',
      description: '10k 1%',
      package: 'Resistor_SMD:R_0603',
      ref: 'R1, R2',
      alternatives: ['ABC-2', 'DEF-3'],
      alternativeBrands: ['Yageo', ''],
      ownNumber: '4711',
    }),
  ])
  expect(rest).toMatchObject([
    { remark: '10k 1%. Package: R_0603. References: R1, R2. Alternates: ABC-2 Yageo, DEF-3', ownNumber: '4711' },
  ])
})

test('a part without a number is asked for by its description, which the remark does not repeat', () => {
  const { rest } = splitBom([line(null, 1, { model: '', description: 'Solder paste', package: 'jar' })])
  expect(rest).toMatchObject([{ goodsModel: 'Solder paste', remark: 'Package: jar' }])
})

test('own part numbers and references are copied, merged for lines of one part', () => {
  const { cart, rest } = splitBom([
    line(plenty, 1, { ownNumber: 'A-1', customerRef: 'Board 7' }),
    line(plenty, 1, { ownNumber: 'A-2', customerRef: 'Board 7' }),
    line(null, 1, { ownNumber: 'A-3' }),
    line(null, 1, { ownNumber: 'A-4' }),
  ])
  expect(cart).toMatchObject([{ ownNumber: 'A-1, A-2', customerRef: 'Board 7', count: 2 }])
  expect(rest).toMatchObject([{ ownNumber: 'A-3, A-4', customerRef: '', count: 2 }])
})

test('what is neither bought nor asked for is counted with its reason', () => {
  const question = { about: 'count' as const, written: '?', choices: [] }
  const lines = [
    line(plenty, 1),
    line(plenty, 1, { taken: false }),
    line(plenty, 1, { questions: [question] }),
    line(null, 1),
    line(null, 1, { fitted: false }),
  ]
  expect(countLeftOut(lines)).toEqual([
    { label: 'with an unanswered question', count: 1 },
    { label: 'waiting for your confirmation', count: 1 },
    { label: 'not found', count: 1 },
    { label: 'not fitted', count: 1 },
  ])
})
