import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compare } from '#shared/decimal.ts'
import type { PriceTier } from './catalog.contract.ts'
import {
  chargedPrice,
  cutText,
  describePackaging,
  findPrice,
  findQuantityProblem,
  findTier,
  findTierHint,
  nearestQuantity,
  offerOf,
  rightQuantities,
  UNLIMITED,
  upperEnd,
} from './catalog.rules.ts'

const tier = (minBuyCount: number, maxBuyCount: number, price: string, activityPrice = '0'): PriceTier => ({
  minBuyCount,
  maxBuyCount,
  price,
  activityPrice,
})

const LM358DR = [tier(1, 9, '0.241'), tier(10, 99, '0.173'), tier(100, 499, '0.106', '0.0985'), tier(500, 0, '0.0812')]

/** Price lists as the store keeps them: without gaps, the last one open, a piece never dearer in a larger quantity. */
const priceLists = fc
  .record({
    first: fc.integer({ min: 1, max: 5000 }),
    steps: fc.array(fc.integer({ min: 1, max: 10_000 }), { maxLength: 8 }),
    prices: fc.array(fc.integer({ min: 1, max: 10_000_000 }), { minLength: 9, maxLength: 9 }),
  })
  .map(({ first, steps, prices }) => {
    const starts = [first]
    for (const step of steps) starts.push((starts.at(-1) ?? first) + step)
    const falling = [...prices].sort((a, b) => b - a)
    return starts.map((start, place) => {
      const next = starts[place + 1]
      return tier(start, next === undefined ? 0 : next - 1, ((falling[place] ?? 1) / 10_000).toFixed(4))
    })
  })

const packagings = fc.record({
  minBuyCount: fc.integer({ min: 1, max: 5000 }),
  multCount: fc.integer({ min: 1, max: 500 }),
  stockCount: fc.integer({ min: 0, max: 100_000 }),
})

describe('the unit price is the price of the tier that holds the quantity', () => {
  test.each([
    [1, '0.241', '0.241'],
    [9, '0.241', '2.169'],
    [10, '0.173', '1.73'],
    [99, '0.173', '17.127'],
    [450, '0.0985', '44.325'],
    [500, '0.0812', '40.6'],
    [1_000_000, '0.0812', '81200'],
  ])('[CART-10, CART-12] %i pieces cost %s each, %s in all', (count, unit, total) => {
    expect(findPrice(LM358DR, count)).toEqual({ unit, total })
  })

  test('below the first tier there is no price', () => {
    expect(findPrice([tier(10, 0, '1')], 9)).toBeUndefined()
    expect(findPrice([], 1)).toBeUndefined()
  })

  test('[CART-11, CONST-20] a tier without an upper end reaches to 9999999999', () => {
    expect(UNLIMITED).toBe(9_999_999_999)
    expect(upperEnd(tier(500, 0, '1'))).toBe(9_999_999_999)
    expect(findTier(LM358DR, 9_999_999_999)?.minBuyCount).toBe(500)
    expect(findTier(LM358DR, 10_000_000_000)).toBeUndefined()
  })

  test('every quantity from the first tier on falls into exactly one', () => {
    fc.assert(
      fc.property(priceLists, fc.integer({ min: 0, max: 200_000 }), (priceList, beyond) => {
        const count = (priceList[0]?.minBuyCount ?? 0) + beyond
        const holding = priceList.filter((one) => count >= one.minBuyCount && count <= upperEnd(one))
        expect(holding).toHaveLength(1)
        expect(findTier(priceList, count)).toBe(holding[0])
      }),
    )
  })

  test('a promotional price above 0 is the price charged', () => {
    expect(chargedPrice(tier(1, 0, '0.106', '0.0985'))).toBe('0.0985')
    expect(chargedPrice(tier(1, 0, '0.106', '0'))).toBe('0.106')
    expect(chargedPrice(tier(1, 0, '0.106', '0.000000'))).toBe('0.106')
  })
})

test.each([
  ['[CART-01] stock and prices', 5, LM358DR, 'buy'],
  ['[CART-02] no stock', 0, LM358DR, 'arrange'],
  ['[CART-02] neither', 0, [], 'arrange'],
  ['stock without prices', 5, [], 'inquire'],
] as const)('%s: the buyer can %s', (_, stockCount, priceList, offer) => {
  expect(offerOf({ stockCount, priceList: [...priceList] })).toBe(offer)
})

describe('an invalid quantity is answered with valid ones', () => {
  test.each([
    ['right', 20, { minBuyCount: 10, multCount: 10, stockCount: 100 }, [20], 20],
    ['between two multiples', 13, { minBuyCount: 10, multCount: 10, stockCount: 100 }, [10, 20], 10],
    ['in the middle of two', 15, { minBuyCount: 10, multCount: 10, stockCount: 100 }, [10, 20], 20],
    ['below the minimum', 3, { minBuyCount: 50, multCount: 10, stockCount: 100 }, [50], 50],
    ['with a minimum off the multiple', 3, { minBuyCount: 25, multCount: 10, stockCount: 100 }, [30], 30],
    ['above the stock', 500, { minBuyCount: 10, multCount: 10, stockCount: 105 }, [100], 100],
    ['with less in stock than the minimum', 10, { minBuyCount: 10, multCount: 10, stockCount: 5 }, [], undefined],
  ])('%s', (_, count, packaging, right, nearest) => {
    expect(rightQuantities(count, packaging)).toEqual(right)
    expect(nearestQuantity(count, packaging)).toBe(nearest)
  })

  test('the suggested quantities are valid and the nearest', () => {
    fc.assert(
      fc.property(packagings, fc.integer({ min: 1, max: 120_000 }), (packaging, count) => {
        const nearest = nearestQuantity(count, packaging)
        for (const quantity of rightQuantities(count, packaging))
          expect(findQuantityProblem(quantity, packaging)).toBeUndefined()
        if (nearest === undefined) return
        const distance = Math.abs(nearest - count)
        for (const other of [count - distance + 1, count, count + distance - 1])
          if (Math.abs(other - count) < distance) expect(findQuantityProblem(other, packaging)).toBeDefined()
      }),
    )
  })

  test.each([
    ['above_stock', 101, 'The amount added cannot be greater than the stock!'],
    ['below_minimum', 3, 'The minimum order is 10.'],
    ['off_multiple', 13, 'Order in multiples of 5.'],
  ])('[CART-06] %s: %i pieces', (reason, count, message) => {
    const packaging = { minBuyCount: 10, multCount: 5, stockCount: 100 }
    expect(findQuantityProblem(count, packaging)).toMatchObject({ reason, message })
  })

  test.each([
    [1000, 1000, 'Min. 1,000, multiples of 1,000'],
    [10, 1, 'Min. 10'],
  ])('at least %i in steps of %i is "%s"', (minBuyCount, multCount, words) => {
    expect(describePackaging({ minBuyCount, multCount })).toBe(words)
  })
})

describe('a larger quantity is suggested when it is cheaper', () => {
  const goods = { priceList: LM358DR, minBuyCount: 1, multCount: 1, stockCount: 48_310 }

  test('500 cost less than 450', () => {
    expect(findTierHint(goods, 450)).toEqual({
      count: 500,
      unit: '0.0812',
      total: '40.6',
      kind: 'cheaper',
      percent: 17,
    })
  })

  test('far from the next tier only its saving a piece is named', () => {
    expect(findTierHint(goods, 2)).toMatchObject({ count: 10, kind: 'saving', percent: 28 })
  })

  test.each([
    ['in the last tier', 500, goods],
    ['when the next tier is more than there is', 450, { ...goods, stockCount: 499 }],
    ['below the first tier', 5, { ...goods, priceList: [tier(10, 99, '1'), tier(100, 0, '0.5')], minBuyCount: 10 }],
    ['without prices', 1, { ...goods, priceList: [] }],
  ])('nothing is suggested %s', (_, count, part) => expect(findTierHint(part, count)).toBeUndefined())

  test('the quantity named respects the multiple', () => {
    const priceList = [tier(30, 99, '1'), tier(100, 0, '0.2')]
    expect(findTierHint({ priceList, minBuyCount: 30, multCount: 30, stockCount: 1000 }, 90)?.count).toBe(120)
  })

  test('the suggestion is larger, in stock, valid, and as cheap as promised', () => {
    fc.assert(
      fc.property(priceLists, packagings, fc.integer({ min: 1, max: 60_000 }), (priceList, packaging, count) => {
        const part = { ...packaging, priceList }
        const hint = findTierHint(part, count)
        if (!hint) return
        const now = findPrice(priceList, count)
        expect(hint.count).toBeGreaterThan(count)
        expect(findQuantityProblem(hint.count, part)).toBeUndefined()
        expect(findPrice(priceList, hint.count)).toEqual({ unit: hint.unit, total: hint.total })
        expect(hint.kind === 'cheaper').toBe(compare(hint.total, now?.total ?? '0') <= 0)
      }),
    )
  })
})

test.each([
  ['short', 'short'],
  ['x'.repeat(50), 'x'.repeat(50)],
  ['x'.repeat(51), `${'x'.repeat(50)}…`],
  [`${'Ω'.repeat(49)} 𝛀 more`, `${'Ω'.repeat(49)}…`],
])('[CONST-21] a card shows 50 characters of a text', (text, shown) => expect(cutText(text)).toBe(shown))
