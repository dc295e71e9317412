import { describe, expect, test } from 'vitest'
import type { PriceTier } from '#features/catalog/catalog.contract.ts'
import { findPrice } from '#features/catalog/catalog.rules.ts'
import { compare } from '#shared/decimal.ts'
import {
  describeDays,
  discounted,
  findPercent,
  findTierProblem,
  isCount,
  isFixedPrice,
  isInEffect,
  isPercent,
  ownTiers,
  readTierLines,
  writeTierLines,
} from './price-list.rules.ts'

const listed = (...tiers: Array<[from: number, price: string, activityPrice?: string]>): PriceTier[] =>
  tiers.map(([minBuyCount, price, activityPrice = '0'], place) => ({
    minBuyCount,
    maxBuyCount: (tiers[place + 1]?.[0] ?? 1) - 1,
    price,
    activityPrice,
  }))

describe('the discount of a part', () => {
  const part = { brandId: 7, categoryPath: [1, 12, 123] }
  const of = (categoryId: number | null, brandId: number | null, percent: string) => ({ categoryId, brandId, percent })
  const all = [of(1, null, '1'), of(12, null, '2'), of(123, null, '3'), of(null, 7, '4'), of(1, 7, '5'), of(12, 7, '6')]

  test.each([
    ['manufacturer and category, the lower category first', all, '6'],
    ['whatever the order of the discounts', all.toReversed(), '6'],
    ['a lower category before a higher one', all.slice(0, 4), '3'],
    ['a category before a manufacturer', [of(null, 7, '4'), of(1, null, '1')], '1'],
    ['a manufacturer before the general discount', [of(null, 7, '4')], '4'],
    ['the general discount', [], '10'],
    ['not that of others', [of(null, 8, '50'), of(2, null, '60'), of(1, 8, '70'), of(2, 7, '80')], '10'],
    ['a specific discount of 0 wins too', [of(123, null, '0')], '0'],
  ])('%s', (_name, discounts, percent) => {
    expect(findPercent('10', discounts, part)).toBe(percent)
  })
})

describe('what a buyer pays', () => {
  const tiers = listed([1, '1.2'], [100, '0.9'])

  test('a discount is taken off every tier, and the list price is kept beside it', () => {
    expect(ownTiers(tiers, { percent: '20', fixed: [] })).toEqual([
      { minBuyCount: 1, maxBuyCount: 99, price: '0.96', activityPrice: '0', listPrice: '1.2' },
      { minBuyCount: 100, maxBuyCount: 0, price: '0.72', activityPrice: '0', listPrice: '0.9' },
    ])
  })

  test('a fixed price wins over a larger discount, from its quantity up; below it the discount applies', () => {
    const own = ownTiers(tiers, { percent: '50', fixed: [{ count: 50, price: '0.85' }] })
    expect([1, 49, 50, 99, 100, 5000].map((count) => findPrice(own, count)?.unit)).toEqual([
      '0.6',
      '0.6',
      '0.85',
      '0.85',
      '0.85',
      '0.85',
    ])
    expect(own.map(({ minBuyCount, listPrice }) => [minBuyCount, listPrice])).toEqual([
      [1, '1.2'],
      [50, '1.2'],
      [100, '0.9'],
    ])
  })

  test('is never more than the list price, nor than a promotional price', () => {
    const promoted = listed([1, '1.2', '0.5'], [100, '0.9'])
    expect(ownTiers(promoted, { percent: '10', fixed: [] })).toEqual([
      promoted[0],
      { minBuyCount: 100, maxBuyCount: 0, price: '0.81', activityPrice: '0', listPrice: '0.9' },
    ])
    expect(ownTiers(tiers, { percent: '90', fixed: [{ count: 1, price: '5' }] })).toEqual(tiers)
  })

  test('a fixed price below the minimum quantity holds from the minimum', () => {
    const own = ownTiers(listed([10, '1']), { percent: '0', fixed: [{ count: 1, price: '0.5' }] })
    expect(own).toMatchObject([{ minBuyCount: 10, maxBuyCount: 0, price: '0.5', listPrice: '1' }])
  })

  test('nothing was agreed, or the part has no price: the tiers stay as they are', () => {
    expect(ownTiers(tiers, { percent: '0', fixed: [] })).toEqual(tiers)
    expect(ownTiers([], { percent: '20', fixed: [{ count: 1, price: '1' }] })).toEqual([])
  })

  test('for all discounts and quantities: above zero, not above the list price, four decimals, tiers without gaps', () => {
    for (const price of ['0.0001', '0.0002', '0.0333', '1', '999.9999'])
      for (const percent of ['0', '0.01', '12.5', '33.33', '50', '99.99'])
        for (const count of [1, 7, 100]) {
          const own = ownTiers(listed([1, price], [50, price]), { percent, fixed: [{ count, price: '0.0123' }] })
          own.forEach((tier, place) => {
            expect(tier.price).toMatch(/^\d+(\.\d{1,4})?$/)
            expect(compare(tier.price, '0')).toBe(1)
            expect(compare(tier.price, price)).toBeLessThanOrEqual(0)
            expect(tier.maxBuyCount).toBe((own[place + 1]?.minBuyCount ?? 1) - 1)
          })
        }
  })
})

test.each([
  ['1.2', '20', '0.96'],
  ['0.0333', '33.33', '0.0222'],
  // Half up, as everywhere in the shop.
  ['0.0001', '50', '0.0001'],
  ['0.0005', '50', '0.0003'],
  // A price above zero stays above zero.
  ['0.0001', '99.99', '0.0001'],
])('%s less %s percent is %s', (price, percent, result) => {
  expect(discounted(price, percent)).toBe(result)
})

test('a list has an effect on its first and last day and between them', () => {
  const spring = { startsOn: '2027-03-01', endsOn: '2027-05-31' }
  const days = ['2027-02-28', '2027-03-01', '2027-05-31', '2027-06-01']
  expect(days.map((day) => isInEffect(spring, day))).toEqual([false, true, true, false])
  expect(isInEffect({ startsOn: null, endsOn: null }, '2027-01-01')).toBe(true)
})

test('what can be entered', () => {
  expect(['0', '12.5', '99.99'].every(isPercent)).toBe(true)
  expect(['', '-1', '100', '1.234', '1,5', 'abc'].some(isPercent)).toBe(false)
  expect(['0.0001', '12', '999999999.9999'].every(isFixedPrice)).toBe(true)
  expect(['0', '0.00001', '-1', '1e3', ''].some(isFixedPrice)).toBe(false)
  expect(['1', '2000000000'].every(isCount)).toBe(true)
  expect(['0', '1.5', '2000000001', ''].some(isCount)).toBe(false)
  const twice = [
    { count: 1, price: '1' },
    { count: 1, price: '2' },
  ]
  expect(findTierProblem(twice)).toBe('Two prices are for the same quantity.')
})

test('prices are entered as lines of quantity and price', () => {
  const tiers = [
    { count: 1, price: '0.96' },
    { count: 1000, price: '0.5' },
  ]
  expect(readTierLines(' 1: 0.96\n\n1000 0.5 ')).toEqual(tiers)
  expect(readTierLines(writeTierLines(tiers))).toEqual(tiers)
  expect(readTierLines('')).toBe('Please enter a price.')
  for (const wrong of ['1', '0: 1', '1: -1', 'many: 1', '1: 0.12345', '1: 1: 1'])
    expect(readTierLines(wrong), wrong).toContain('is not a quantity and a price')
})

test('the days of a list in words', () => {
  const days = (startsOn: string | null, endsOn: string | null) => describeDays({ startsOn, endsOn })
  expect(days(null, null)).toBe('no end')
  expect(days('2027-01-01', null)).toBe('from 2027-01-01')
  expect(days(null, '2027-12-31')).toBe('until 2027-12-31')
  expect(days('2027-01-01', '2027-12-31')).toBe('2027-01-01 to 2027-12-31')
})
