import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compare, multiply, sum } from '#shared/decimal.ts'
import type { BomGoods, PricedLine } from './bom-matching.contract.ts'
import { neededCount, priceBom, priceLine, splitOrder } from './bom-pricing.rules.ts'

const tier = (minBuyCount: number, maxBuyCount: number, price: string, activityPrice = '0') => ({
  minBuyCount,
  maxBuyCount,
  price,
  activityPrice,
})

const goods = (overrides: Partial<BomGoods> = {}): BomGoods => ({
  goodsId: 1,
  goodsModel: 'LM358DR',
  brand: { brandId: 1, brandName: 'Texas Instruments' },
  package: 'SOIC-8',
  stockCount: 10_000,
  coverPic: '/pictures/soic-8/LM358.svg',
  goodsName: 'Op amp',
  introduce: 'Dual op amp, SOIC-8',
  rohs: true,
  lifecycle: 'Active',
  leadWeeks: 8,
  minBuyCount: 1,
  multCount: 1,
  currency: 'USD',
  priceList: [tier(1, 9, '0.5'), tier(10, 99, '0.4'), tier(100, 0, '0.3')],
  ...overrides,
})

const one = { boards: 1, spare: 0 }
const codes = (line: PricedLine | undefined) => line?.warnings.map((warning) => warning.code)

describe('how many pieces a build needs', () => {
  test.each([
    [3, 10, 0, 30],
    [3, 10, 5, 32],
    [1, 1, 0.1, 2],
    [7, 100, 10, 770],
    [0.5, 3, 0, 2],
    [0.1, 30, 0, 3],
    [0, 100, 10, 0],
    [1_000_000, 100_000, 100, 200_000_000_000],
  ])('%d on a board × %d boards + %d %% spare are %d', (perBoard, boards, spare, pieces) => {
    expect(neededCount(perBoard, { boards, spare })).toBe(pieces)
  })

  test('rounds the spare up, never by a whole piece or more', () => {
    fc.assert(
      fc.property(
        fc.nat(1000),
        fc.integer({ min: 1, max: 5000 }),
        fc.integer({ min: 0, max: 100 }),
        (each, boards, spare) => {
          const needed = neededCount(each, { boards, spare })
          expect(needed).toBeGreaterThanOrEqual(each * boards)
          expect(needed * 100).toBeGreaterThanOrEqual(each * boards * (100 + spare))
          expect((needed - 1) * 100).toBeLessThan(Math.max(1, each * boards * (100 + spare)))
        },
      ),
    )
  })
})

describe('one line', () => {
  test('is rounded up to the minimum, and the surplus is shown', () => {
    const line = priceLine(goods({ minBuyCount: 50, multCount: 25, priceList: [tier(50, 0, '0.1')] }), 3, one)
    expect(line).toMatchObject({ count: 3, orderCount: 50, surplus: 47, unitPrice: '0.1', amount: '5' })
  })

  test('is rounded up to the multiple', () => {
    const line = priceLine(goods({ minBuyCount: 50, multCount: 25, priceList: [tier(50, 0, '0.1')] }), 51, one)
    expect(line).toMatchObject({ count: 51, orderCount: 75, surplus: 24 })
  })

  test('has the price of its tier, or the promotional price', () => {
    expect(priceLine(goods(), 9, one)).toMatchObject({ unitPrice: '0.5', amount: '4.5' })
    expect(priceLine(goods(), 10, one)).toMatchObject({ unitPrice: '0.4', amount: '4' })
    const promoted = goods({ priceList: [tier(1, 0, '0.5', '0.45')] })
    expect(priceLine(promoted, 10, one)).toMatchObject({ unitPrice: '0.45', amount: '4.5' })
  })

  test('is rounded like an order: four decimals, half up', () => {
    const fine = goods({ priceList: [tier(1, 0, '0.018275')] })
    expect(priceLine(fine, 2, one)).toMatchObject({ unitPrice: '0.018275', amount: '0.0366' })
    expect(priceLine(fine, 3, one)).toMatchObject({ amount: '0.0548' })
    expect(priceLine(fine, 400, one)).toMatchObject({ amount: '7.31' })
  })

  test('reports when more pieces cost less', () => {
    expect(priceLine(goods(), 9, one).nextTier).toEqual({
      count: 10,
      unitPrice: '0.4',
      amount: '4',
      kind: 'cheaper',
      percent: 20,
    })
    expect(priceLine(goods(), 20, one).nextTier).toMatchObject({ count: 100, kind: 'saving', percent: 25 })
    expect(priceLine(goods(), 100, one).nextTier).toBeNull()
  })

  test('orders the next tier when the customer chose it, unless the build needs more', () => {
    expect(priceLine(goods(), 8, one, { atLeast: 10 })).toMatchObject({
      count: 8,
      orderCount: 10,
      surplus: 2,
      unitPrice: '0.4',
    })
    expect(priceLine(goods(), 8, { boards: 3, spare: 0 }, { atLeast: 10 })).toMatchObject({
      count: 24,
      orderCount: 24,
      surplus: 0,
    })
    expect(priceLine(goods({ multCount: 4 }), 8, one, { atLeast: 10 })).toMatchObject({ orderCount: 12 })
    expect(priceLine(goods(), 0, one, { atLeast: 10 })).toMatchObject({ orderCount: 0 })
  })

  test('warns when there is not enough, and how long the rest takes', () => {
    expect(priceLine(goods({ stockCount: 5 }), 6, one).warnings).toEqual([
      { code: 'short_stock', text: 'Only 5 of 6 in stock.' },
      { code: 'lead_time', text: 'New stock takes about 8 weeks.' },
    ])
    expect(codes(priceLine(goods({ stockCount: 0, leadWeeks: 0 }), 6, one))).toEqual(['no_stock'])
    expect(codes(priceLine(goods({ stockCount: 6 }), 6, one))).toEqual([])
  })

  test('warns when there is no price, and when the part is being discontinued', () => {
    expect(codes(priceLine(goods({ priceList: [] }), 6, one))).toEqual(['no_price'])
    expect(codes(priceLine(goods({ lifecycle: 'Obsolete' }), 6, one))).toEqual(['lifecycle'])
    expect(codes(priceLine(goods({ lifecycle: 'Unknown' }), 6, one))).toEqual([])
    expect(priceLine(goods({ lifecycle: 'No longer in range' }), 6, one).warnings).toEqual([
      { code: 'lifecycle', text: 'It is no longer in our range.' },
    ])
  })

  test('without a part needs pieces and costs nothing', () => {
    expect(priceLine(null, 6, { boards: 2, spare: 0 })).toMatchObject({
      count: 12,
      orderCount: 0,
      amount: null,
      warnings: [],
    })
  })

  test('that is not fitted is not ordered', () => {
    expect(priceLine(goods({ minBuyCount: 50, stockCount: 0 }), 0, one)).toMatchObject({
      orderCount: 0,
      surplus: 0,
      amount: null,
      warnings: [],
    })
  })

  test('for any quantity: the order is right, and the amount is the unit price times it', () => {
    const packaging = fc.record({
      minBuyCount: fc.integer({ min: 1, max: 500 }),
      multCount: fc.integer({ min: 1, max: 100 }),
    })
    fc.assert(
      fc.property(packaging, fc.integer({ min: 1, max: 100_000 }), (pack, perBoard) => {
        const part = goods({ ...pack, priceList: [tier(pack.minBuyCount, 999, '0.0047'), tier(1000, 0, '0.0039')] })
        const line = priceLine(part, perBoard, one)
        expect(line.orderCount).toBeGreaterThanOrEqual(Math.max(perBoard, pack.minBuyCount))
        expect(line.orderCount % pack.multCount).toBe(0)
        expect(line.surplus).toBe(line.orderCount - line.count)
        expect(line.orderCount - pack.multCount).toBeLessThan(Math.max(perBoard, pack.minBuyCount))
        expect(line.amount).toBe(line.unitPrice && multiply(line.unitPrice, line.orderCount))
      }),
    )
  })
})

describe('a part that is sold in several packagings', () => {
  const own = goods({ stockCount: 10_000 })
  const choice = { partNumber: null, packCount: 1000, fee: '0' } as const
  const onTape = goods({
    packagings: [
      {
        ...choice,
        packing: '',
        kind: 'cutTape',
        name: 'Cut tape',
        minBuyCount: 1,
        multCount: 1,
        priceList: own.priceList,
      },
      {
        ...choice,
        packing: 'fullReel',
        kind: 'fullReel',
        name: 'Full reel',
        minBuyCount: 1000,
        multCount: 1000,
        priceList: [tier(1000, 0, '0.2')],
      },
      {
        ...choice,
        packing: 'customReel',
        kind: 'customReel',
        name: 'Custom reel',
        fee: '7',
        minBuyCount: 100,
        multCount: 1,
        priceList: [tier(100, 0, '0.25')],
      },
    ],
  })

  test.each([
    [50, '', 50, '20', '0'],
    // 100 pieces: 30 cut from the tape, 25 and a fee on a reel of their own.
    [100, '', 100, '30', '0'],
    [200, 'customReel', 200, '50', '7'],
    // A whole reel costs less than 800 pieces; the rest is surplus.
    [800, 'fullReel', 1000, '200', '0'],
    [1200, 'customReel', 1200, '300', '14'],
  ])('%d pieces are proposed in the cheapest: %s', (pieces, packing, orderCount, amount, feeAmount) => {
    expect(priceLine(onTape, pieces, one)).toMatchObject({ packing, orderCount, amount, feeAmount })
  })

  test('is bought in the chosen packaging, with its fee; a packaging that is gone is replaced by the cheapest', () => {
    const wound = { goods: onTape, perBoard: 100, taken: true, packing: 'customReel' as const }
    const { priced, totals } = priceBom([wound], one)
    expect(priced[0]).toMatchObject({ packing: 'customReel', amount: '25', feeAmount: '7' })
    expect(totals).toEqual([{ currency: 'USD', amount: '32', lineCount: 1 }])
    expect(priceLine(onTape, 100, one, { packing: 'tray' })).toMatchObject({ packing: '', amount: '30' })
  })

  test('is not proposed on reels beyond the stock', () => {
    expect(priceLine({ ...onTape, stockCount: 900 }, 800, one)).toMatchObject({ packing: 'customReel' })
    expect(priceLine({ ...onTape, stockCount: 10 }, 800, one)).toMatchObject({ packing: '', orderCount: 800 })
  })

  test('two packagings of one part share its stock in the cart', () => {
    const line = priceLine({ ...onTape, stockCount: 1500 }, 800, one)
    expect(splitOrder({ ...onTape, stockCount: 500 }, line)).toEqual({ cartCount: 0, rfqCount: 800 })
  })
})

describe('splits a line into cart and RFQ quantities', () => {
  const split = (part: BomGoods | null, perBoard: number) => splitOrder(part, priceLine(part, perBoard, one))

  test.each<[string, BomGoods | null, number, number, number]>([
    ['all of it', goods(), 30, 30, 0],
    ['what there is, and the rest', goods({ stockCount: 20 }), 30, 20, 10],
    ['whole multiples only', goods({ stockCount: 28, multCount: 10, minBuyCount: 10 }), 35, 20, 15],
    ['nothing below the minimum', goods({ stockCount: 8, multCount: 10, minBuyCount: 10 }), 35, 0, 35],
    ['nothing that is not there', goods({ stockCount: 0 }), 30, 0, 30],
    ['nothing without a price', goods({ priceList: [] }), 30, 0, 30],
    ['nothing without a part', null, 30, 0, 30],
    ['nothing that is not needed', goods({ minBuyCount: 10, multCount: 10 }), 0, 0, 0],
  ])('%s', (_, part, perBoard, cartCount, rfqCount) => {
    expect(split(part, perBoard)).toEqual({ cartCount, rfqCount })
  })
})

describe('all lines together', () => {
  const usd = goods()
  const cny = goods({ goodsId: 2, currency: 'CNY', priceList: [tier(1, 0, '3.2')] })
  const line = (part: BomGoods | null, perBoard: number, taken = true) => ({ goods: part, perBoard, taken })

  test('have a total for each currency, of the lines that are taken', () => {
    const { totals } = priceBom([line(usd, 10), line(cny, 2), line(usd, 1), line(usd, 5, false), line(null, 9)], one)
    expect(totals).toEqual([
      { currency: 'USD', amount: '4.5', lineCount: 2 },
      { currency: 'CNY', amount: '6.4', lineCount: 1 },
    ])
  })

  test('sum the rounded amounts of the lines', () => {
    const fine = goods({ priceList: [tier(1, 0, '0.018275')] })
    expect(priceBom([line(fine, 1), line(fine, 1), line(fine, 1)], one).totals).toEqual([
      { currency: 'USD', amount: '0.0549', lineCount: 3 },
    ])
  })

  test('share the stock of the same part', () => {
    const scarce = goods({ stockCount: 15 })
    const { priced } = priceBom([line(scarce, 10), line(scarce, 10), line(scarce, 10, false)], one)
    expect(priced.map(codes)).toEqual([['short_stock', 'lead_time'], ['short_stock', 'lead_time'], []])
    expect(priced[0]?.warnings[0]?.text).toBe('Only 15 of 20 in stock.')
    expect(priceBom([line(scarce, 10), line(scarce, 5)], one).priced.map(codes)).toEqual([[], []])
  })

  test('the total is the sum of the lines, whatever they are', () => {
    const lines = fc.array(fc.tuple(fc.integer({ min: 1, max: 5000 }), fc.boolean()), { maxLength: 50 })
    fc.assert(
      fc.property(lines, fc.integer({ min: 1, max: 50 }), (overrides, boards) => {
        const { priced, totals } = priceBom(
          overrides.map(([perBoard, taken]) => line(usd, perBoard, taken)),
          { boards, spare: 3 },
        )
        const amounts = priced.flatMap(({ amount }, place) => (overrides[place]?.[1] && amount ? [amount] : []))
        expect(compare(totals[0]?.amount ?? '0', sum(amounts))).toBe(0)
      }),
    )
  })
})
