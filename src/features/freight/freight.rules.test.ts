import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compare } from '#shared/decimal.ts'
import { findFreight, listMissingRates, type Rate, weighParcel } from './freight.rules.ts'

const RULES = [
  { pattern: '^0402', milligrams: 2 },
  { pattern: '^SOIC', milligrams: 250 },
  { pattern: '', milligrams: 2000 },
]

const RATE: Rate = {
  firstGrams: 500,
  firstAmount: '12.50',
  stepGrams: 500,
  stepAmount: '2.40',
  maxGrams: 2000,
  maxAmount: '1000',
  freeFrom: '300',
}

describe('what a parcel weighs', () => {
  test.each([
    [[{ package: '0402', count: 10_000 }], 150 + 20 + 20],
    [[{ package: 'soic-8', count: 1000 }], 150 + 20 + 250],
    [[{ package: 'Something else', count: 1 }], 150 + 20 + 2],
    [
      [
        { package: '0402', count: 1 },
        { package: 'SOIC-8', count: 1 },
      ],
      150 + 40 + 1,
    ],
  ])('%j weighs %i g, wrapping included', (lines, grams) => {
    expect(weighParcel(lines, RULES)).toBe(grams)
  })
})

describe('what a parcel costs', () => {
  test.each([
    [1, '10', '12.5'],
    [500, '10', '12.5'],
    [501, '10', '14.9'],
    [1500, '299.9999', '17.3'],
    [1500, '300', '0'],
    [2001, '10', undefined],
    [100, '1000.0001', undefined],
  ])('%i g worth %s: %s', (grams, worth, freight) => {
    expect(findFreight(RATE, grams, worth)).toBe(freight)
  })

  test('a heavier parcel is never cheaper', () => {
    const weight = fc.integer({ min: 1, max: 2000 })
    fc.assert(
      fc.property(weight, weight, (a, b) => {
        const [lighter, heavier] = [Math.min(a, b), Math.max(a, b)]
        return compare(findFreight(RATE, lighter, '1') ?? '0', findFreight(RATE, heavier, '1') ?? '0') <= 0
      }),
    )
  })
})

describe('currencies without rates', () => {
  const zones = [
    { zone: 1, name: 'Home' },
    { zone: 2, name: 'Europe' },
    { zone: 3, name: 'Rest of the world' },
  ]
  const rates = [
    { zone: 1, currency: 'EUR' },
    { zone: 2, currency: 'EUR' },
    { zone: 1, currency: 'USD' },
  ]
  test.each([
    [['EUR'], []],
    [['USD'], [{ currency: 'USD', zones: ['Europe'] }]],
    [['EUR', 'GBP'], [{ currency: 'GBP', zones: undefined }]],
  ])('%j', (currencies, missing) => expect(listMissingRates(currencies, { zones, rates })).toEqual(missing))

  test('a store without any rate has none of its currencies', () => {
    expect(listMissingRates(['EUR'], { zones, rates: [] })).toEqual([{ currency: 'EUR', zones: undefined }])
  })
})
