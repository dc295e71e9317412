import Big from 'big.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Commerce, commerceOf, ORDINARY, type Standing } from './commerce.ts'
import type { Packing, Part } from './family.ts'
import { large } from './fixture-families.ts'

const PACKINGS: Packing[] = ['Tape & reel', 'Cut tape', 'Tube', 'Tray', 'Bulk', 'Box', 'Bag']

const anyPart: fc.Arbitrary<Part> = fc
  .record({
    index: fc.nat(large.size - 1),
    usualPrice: fc.double({ min: -5, max: 4, noNaN: true }).map((exponent) => 10 ** exponent),
    packing: fc.constantFrom(...PACKINGS),
    packCount: fc.constantFrom(1, 25, 250, 2500, 3000, 4000, 5000, 10_000, 50_000),
  })
  .map(({ index, ...rest }) => ({ ...large.at(index), ...rest }))

const anyStanding: fc.Arbitrary<Standing> = fc.record({
  wellKnown: fc.boolean(),
  showcases: fc.subarray(['new', 'recommend', 'hot', 'scarcity'] as const),
})

const check = (rule: (commerce: Commerce, part: Part, standing: Standing) => void) =>
  fc.assert(
    fc.property(anyPart, fc.nat(), anyStanding, (part, seed, standing) => {
      rule(commerceOf(part, seed, standing), part, standing)
    }),
    { numRuns: 500 },
  )

describe('rules of every offer', () => {
  test('the unit price falls with the quantity, with and without promotion', () => {
    check(({ tiers }) => {
      const charged = tiers.map((tier) => new Big(tier.activityPrice ?? tier.price))
      const listed = tiers.map((tier) => new Big(tier.price))
      for (let i = 1; i < tiers.length; i += 1) {
        expect(listed[i]?.lt(listed[i - 1] ?? 0)).toBe(true)
        expect(charged[i]?.lt(charged[i - 1] ?? 0)).toBe(true)
      }
    })
  })

  test('a promotional price is above 0 and below the price', () => {
    check(({ tiers }) => {
      for (const { price, activityPrice } of tiers) {
        expect(new Big(price).gt(0)).toBe(true)
        if (activityPrice === undefined) continue
        expect(new Big(activityPrice).gt(0)).toBe(true)
        expect(new Big(activityPrice).lt(price)).toBe(true)
      }
    })
  })

  test('2 to 8 tiers or none, starting at the minimum, each at a valid quantity', () => {
    check(({ tiers, minBuyCount, multCount }) => {
      if (tiers.length === 0) return
      expect(tiers.length).toBeGreaterThanOrEqual(2)
      expect(tiers.length).toBeLessThanOrEqual(8)
      expect(tiers[0]?.minBuyCount).toBe(minBuyCount)
      tiers.forEach((tier, i) => {
        expect(tier.minBuyCount % multCount).toBe(0)
        // Each range ends where the next begins, so rising starts are all that contiguous ranges need.
        if (i > 0) expect(tier.minBuyCount).toBeGreaterThan(tiers[i - 1]?.minBuyCount ?? 0)
      })
    })
  })

  test('prices have at most 4 decimals', () => {
    check(({ tiers }) => {
      for (const price of tiers.flatMap((tier) => [tier.price, tier.activityPrice ?? '1.00'])) {
        expect(price).toMatch(/^\d+\.\d{2,4}$/)
      }
    })
  })

  test('the lowest price is the lowest price charged', () => {
    check(({ tiers, lowestPrice }) => {
      const last = tiers.at(-1)
      expect(lowestPrice).toBe(last && (last.activityPrice ?? last.price))
    })
  })

  test('stock is 0 or a multiple of the order quantity', () => {
    check(({ stock, minBuyCount, multCount }) => {
      expect(stock % multCount).toBe(0)
      expect(stock === 0 || stock >= minBuyCount).toBe(true)
      expect(minBuyCount % multCount).toBe(0)
      expect(stock).toBeLessThanOrEqual(5_050_000)
    })
  })

  test('other figures stay in their ranges', () => {
    check(({ leadWeeks, lifecycle, sales, popularity, listedOn }, _, { showcases }) => {
      // A factory takes weeks whether or not a shop has stock, and promises nothing that it makes no more.
      expect(leadWeeks).toBeGreaterThanOrEqual(lifecycle === 'Obsolete' ? 0 : 2)
      expect(leadWeeks).toBeLessThanOrEqual(lifecycle === 'Obsolete' ? 0 : showcases.includes('scarcity') ? 52 : 32)
      for (const figure of [leadWeeks, sales, popularity]) expect(Number.isInteger(figure) && figure >= 0).toBe(true)
      expect(listedOn >= '2023-11-01' && listedOn < '2026-11-01').toBe(true)
    })
  })

  test('parts on the home page can be bought', () => {
    check(({ stock, tiers, lifecycle, listedOn }, _, { showcases }) => {
      if (showcases.length === 0) return
      expect(stock).toBeGreaterThan(0)
      expect(tiers.length).toBeGreaterThan(0)
      expect(lifecycle).toBe('Active')
      if (showcases.includes('new')) expect(listedOn >= '2026-10-01').toBe(true)
    })
  })

  test('the same part gets the same offer, another seed another one', () => {
    check((commerce, part, standing) => {
      expect(commerceOf({ ...part }, 1, standing)).toEqual(commerceOf(part, 1, standing))
      expect(commerce.tiers).toBeDefined()
    })
    const offers = (seed: number) => Array.from({ length: 20 }, (_, i) => commerceOf(large.at(i), seed))
    expect(offers(1)).not.toEqual(offers(2))
  })
})

describe('the distribution of the demo data', () => {
  const sample = Array.from({ length: 20_000 }, (_, i) =>
    commerceOf({ ...large.at(i), usualPrice: 10 ** ((i % 60) / 10 - 3.5) }, 20261101, ORDINARY),
  )
  const share = (rule: (commerce: Commerce) => boolean) => sample.filter(rule).length / sample.length

  test.each<[string, number, (commerce: Commerce) => boolean]>([
    ['out of stock', 0.12, (c) => c.stock === 0],
    ['in stock without prices', 0.03 * 0.88, (c) => c.stock > 0 && c.tiers.length === 0],
    ['on promotion', 0.08, (c) => c.tiers.some((tier) => tier.activityPrice !== undefined)],
    ['priced in CNY', 0.06, (c) => c.currency === 'CNY'],
    ['active', 0.925, (c) => c.lifecycle === 'Active'],
    ['sold by the piece', 0.8, (c) => c.minBuyCount === 1],
    ['sold by the full reel', 0.028, (c) => c.minBuyCount === 5000],
  ])('the right share is %s', (_, expected, rule) => {
    expect(share(rule)).toBeGreaterThan(expected * 0.8)
    expect(share(rule)).toBeLessThan(expected * 1.2)
  })

  test('a few parts make most of the sales', () => {
    const sales = sample.map((c) => c.sales).sort((a, b) => b - a)
    const total = sales.reduce((sum, n) => sum + n, 0)
    const topTenth = sales.slice(0, sales.length / 10).reduce((sum, n) => sum + n, 0)
    expect(topTenth / total).toBeGreaterThan(0.6)
  })

  test('a well-known part is more popular than others', () => {
    const known = commerceOf(large.at(1), 1, { wellKnown: true, showcases: [] })
    expect(known.popularity).toBeGreaterThan(1_000)
  })

  test('prices in CNY are those in USD times 7.2', () => {
    const at1000 = (currency: string) =>
      sample.flatMap((c, i) =>
        c.currency === currency && i % 60 === 30 ? [Number(c.tiers[0]?.price ?? Number.NaN)] : [],
      )
    const mean = (list: number[]) => {
      const numbers = list.filter((n) => !Number.isNaN(n))
      return numbers.reduce((sum, n) => sum + n, 0) / numbers.length
    }
    const ratio = mean(at1000('CNY')) / mean(at1000('USD'))
    expect(ratio).toBeGreaterThan(6)
    expect(ratio).toBeLessThan(8.5)
  })
})
