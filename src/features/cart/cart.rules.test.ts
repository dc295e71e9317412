import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Goods } from '#features/catalog/catalog.contract.ts'
import { packingChoices } from '#features/catalog/packing/packing.rules.ts'
import { cartLineOf, findCartLineProblem, findLineProblem, totalsByCurrency, withCount } from './cart.rules.ts'

const TIERS = [
  { minBuyCount: 10, maxBuyCount: 99, price: '0.5', activityPrice: '0' },
  { minBuyCount: 100, maxBuyCount: 999, price: '0.4', activityPrice: '0.35' },
  { minBuyCount: 1000, maxBuyCount: 0, price: '0.3', activityPrice: '0' },
]

const part: Goods = {
  goodsId: 1,
  goodsModel: 'LM358DR',
  brand: { brandId: 1, brandName: 'Texas Instruments' },
  package: 'SOIC-8',
  stockCount: 5000,
  coverPic: '',
  goodsName: 'Amplifier',
  introduce: '',
  dataManual: null,
  rohs: true,
  lifecycle: 'Active',
  leadWeeks: 0,
  minBuyCount: 10,
  multCount: 10,
  sales: 0,
  currency: 'USD',
  lowestPrice: '0.3',
  price: '0.5',
  count: 10,
  category: { categoryId: 1, categoryName: 'Amplifiers' },
  priceList: TIERS,
  replace: [],
}

const ownTerms = (goods: Goods) => packingChoices(goods, { packing: undefined, packCount: undefined }, [])[0]
function lineOf(goods: Goods, count: number, seenPrice: string) {
  const choice = ownTerms(goods)
  if (!choice) throw new Error('a part has its own terms')
  return cartLineOf(goods, choice, count, seenPrice)
}

describe('what can join a cart', () => {
  test.each([
    ['below_minimum', 5, 0, 'The minimum order is 10. The nearest valid quantity is 10.', [10]],
    ['off_multiple', 24, 0, 'Order in multiples of 10. The nearest valid quantity is 20.', [20, 30]],
    [
      'off_multiple',
      5,
      10,
      'Order in multiples of 10. With the 10 in your cart that makes 15. The nearest valid quantity is 20.',
      [10],
    ],
    ['above_stock', 5010, 0, 'The amount added cannot be greater than the stock!', [5000]],
    ['above_stock', 10, 5000, 'The amount added cannot be greater than the stock!', []],
  ] as const)('%s: %i more beside %i', (reason, count, held, message, take) => {
    expect(findLineProblem(count, part, held)).toEqual({ reason, message, take })
  })

  test('a minimum above the stock is reported as such', () => {
    expect(findLineProblem(5, { ...part, stockCount: 7 })).toEqual({
      reason: 'below_minimum',
      message: 'The minimum order is 10. There are only 7 in stock.',
      take: [],
    })
  })

  test('a part without a price for the quantity is not for sale', () => {
    expect(findLineProblem(10, { ...part, priceList: [] })?.reason).toBe('not_for_sale')
  })

  test('the suggested quantities are valid', () => {
    const packaging = fc.record({
      stockCount: fc.nat(10_000),
      minBuyCount: fc.integer({ min: 1, max: 500 }),
      multCount: fc.integer({ min: 1, max: 200 }),
    })
    const priceList = [{ minBuyCount: 1, maxBuyCount: 0, price: '1', activityPrice: '0' }]
    fc.assert(
      fc.property(packaging, fc.integer({ min: 1, max: 20_000 }), fc.nat(5000), (goods, count, held) => {
        const problem = findLineProblem(count, { ...goods, priceList }, held)
        for (const quantity of problem?.take ?? [])
          expect(findLineProblem(quantity, { ...goods, priceList }, held)).toBeUndefined()
      }),
    )
  })
})

describe('a line', () => {
  test('[ENT-13, ENT-14, ENT-15] carries its tiers with their currency, the unit price and the amount', () => {
    const line = lineOf(part, 30, '0.5')
    expect(line).toMatchObject({ count: 30, price: '0.5', unitPrice: '0.5', amount: '15', priceChanged: false })
    expect(line.batchPrice).toEqual(TIERS.map((tier) => ({ ...tier, currency: 'USD' })))
  })

  test.each([
    [90, '0.5', '45'],
    [100, '0.35', '35'],
    [1000, '0.3', '300'],
  ])('its price follows the quantity: %i cost %s each, %s in all', (count, unitPrice, amount) => {
    expect(withCount(lineOf(part, 10, '0.5'), count)).toMatchObject({ count, unitPrice, price: unitPrice, amount })
  })

  test('below the first tier there is no price, and the line says what is wrong with it', () => {
    const line = withCount(lineOf(part, 10, '0.5'), 5)
    expect(line).toMatchObject({ unitPrice: null, amount: null })
    expect(findCartLineProblem(line)?.reason).toBe('below_minimum')
  })

  test('a changed price is reported with the former one', () => {
    expect(lineOf(part, 10, '0.45')).toMatchObject({ priceChanged: true, formerPrice: '0.45', unitPrice: '0.5' })
    expect(lineOf(part, 10, '0.500')).toMatchObject({ priceChanged: false, formerPrice: null })
  })

  test('a stock below the quantity is reported', () => {
    const line = lineOf({ ...part, stockCount: 20 }, 30, '0.5')
    expect(line.stockShort).toBe(true)
    expect(findCartLineProblem(line)).toMatchObject({ reason: 'above_stock', take: [20] })
  })
})

test('totals are exact and apart for each currency, dollars first', () => {
  const priceList = [{ minBuyCount: 1, maxBuyCount: 0, price: '0.1', activityPrice: '0' }]
  const lines = (['CNY', 'USD', 'USD'] as const).map((currency) => lineOf({ ...part, currency, priceList }, 3, '0.1'))
  expect(totalsByCurrency(lines).map(({ currency, amount, lines: own }) => [currency, amount, own.length])).toEqual([
    ['USD', '0.6', 2],
    ['CNY', '0.3', 1],
  ])
  expect(totalsByCurrency([])).toEqual([])
})
