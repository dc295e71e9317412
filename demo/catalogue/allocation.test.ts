import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allocate, IndexWalk } from './allocation.ts'

const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0)

describe('how many numbers each family contributes', () => {
  test.each([
    [
      'by weight',
      100,
      [
        { size: 1000, weight: 3 },
        { size: 1000, weight: 1 },
      ],
      [75, 25],
    ],
    [
      'no more than it has',
      100,
      [
        { size: 10, weight: 3 },
        { size: 1000, weight: 1 },
      ],
      [10, 90],
    ],
    [
      'what one lacks is spread over the others by weight',
      100,
      [
        { size: 10, weight: 5 },
        { size: 900, weight: 2 },
        { size: 900, weight: 1 },
      ],
      [10, 60, 30],
    ],
    [
      'everything when more is wanted than there is',
      5000,
      [
        { size: 10, weight: 1 },
        { size: 20, weight: 9 },
      ],
      [10, 20],
    ],
    ['nothing for nothing', 0, [{ size: 10, weight: 1 }], [0]],
    [
      'nothing of a family without weight',
      50,
      [
        { size: 100, weight: 0 },
        { size: 100, weight: 2 },
      ],
      [0, 50],
    ],
    ['no families, no numbers', 10, [], []],
  ])('%s', (_, wanted, shares, counts) => {
    expect(allocate(shares, wanted)).toEqual(counts)
  })

  const anyShares = fc.array(
    fc.record({ size: fc.integer({ min: 1, max: 5000 }), weight: fc.integer({ min: 1, max: 50 }) }),
    {
      minLength: 1,
      maxLength: 30,
    },
  )

  test('never more than requested or available', () => {
    fc.assert(
      fc.property(anyShares, fc.nat(20_000), (shares, wanted) => {
        const counts = allocate(shares, wanted)
        expect(sum(counts)).toBe(Math.min(wanted, sum(shares.map((share) => share.size))))
        counts.forEach((count, i) => {
          expect(count).toBeLessThanOrEqual(shares[i]?.size ?? 0)
        })
      }),
    )
  })

  test('a larger catalogue has at least as many of every family', () => {
    fc.assert(
      fc.property(anyShares, fc.nat(20_000), fc.nat(50), (shares, wanted, more) => {
        const larger = allocate(shares, wanted + more)
        allocate(shares, wanted).forEach((count, i) => {
          expect(larger[i]).toBeGreaterThanOrEqual(count)
        })
      }),
    )
  })
})

describe('the order in which a family is walked', () => {
  test('every index occurs exactly once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3000 }), (size) => {
        const walk = new IndexWalk(size)
        const seen = new Set(Array.from({ length: size }, () => walk.next()))
        expect(seen.size).toBe(size)
        expect(Math.max(...seen)).toBe(size - 1)
        expect(walk.left).toBe(0)
      }),
    )
  })

  test('the first hundred of a million are spread over the whole range', () => {
    const walk = new IndexWalk(1_000_000)
    const tenths = new Set(Array.from({ length: 100 }, () => Math.floor(walk.next() / 100_000)))
    expect(tenths.size).toBe(10)
  })

  test('a family with too many numbers contributes some of all kinds, none twice', () => {
    const size = 24 * 100_003 * 2_000
    const walk = new IndexWalk(size)
    const first = Array.from({ length: 50_000 }, () => walk.next())
    expect(new Set(first).size).toBe(50_000)
    expect(first.every((index) => Number.isInteger(index) && index >= 0 && index < size)).toBe(true)
    expect(new Set(first.map((index) => index % 24)).size).toBe(24)
    expect(new Set(first.map((index) => Math.floor((index / size) * 1_000))).size).toBe(1_000)
  })

  test('each field of a number varies from the start', () => {
    for (const last of [3, 10, 16, 50, 333]) {
      const walk = new IndexWalk(24 * 96 * last)
      const first = Array.from({ length: 200 }, () => walk.next())
      expect(new Set(first.map((index) => index % 24)).size).toBe(24)
      expect(new Set(first.map((index) => Math.floor(index / 24) % 96)).size).toBeGreaterThan(70)
    }
  })
})
