import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  filterByParameters,
  findOnlyChoice,
  hasNoFilters,
  isLessToSubtract,
  shareReading,
  withoutChoice,
} from './filter-plan.ts'
import type { AllowedRow } from './filters.queries.ts'

const asked = (code: string, row: Partial<AllowedRow>) => ({
  code,
  row: { attributeId: code.length, valueIds: [1, 2], storeCount: null, places: [], ...row },
})
const resistance = (storeCount: number | null) =>
  asked('resistance', {
    storeCount,
    places: [
      [3, 1, 500],
      [4, 1, 80],
      [11, 2, 9],
    ],
  })
const tolerance = asked('tolerance', {
  storeCount: 300_000,
  places: [
    [3, 2, 200],
    [4, null, 90],
  ],
})
const nothing = { brandIds: [], packageIds: [], lifecycleIds: [], inStock: false, rohs: false, rates: [] }

describe('the plan for chosen parameters', () => {
  test('only categories whose goods have all of them are searched', () => {
    expect(filterByParameters([3, 4, 11, 12], [resistance(null), tolerance]).leaves).toEqual([3, 4])
    expect(filterByParameters([3, 4], [{ code: 'unheard-of', row: undefined }])).toMatchObject({
      leaves: [],
      allowed: [{ code: 'unheard-of', valueIds: [] }],
      most: 0,
    })
  })

  test('a value is compared at its slot in each of them', () => {
    const { allowed } = filterByParameters([3, 4], [resistance(null), tolerance])
    expect(allowed.map(({ slots }) => slots)).toEqual([
      [1, 1],
      [2, null],
    ])
  })

  test('the rarest value is an upper bound of the hits', () => {
    expect(filterByParameters([3, 4], [resistance(null), tolerance]).most).toBe(200 + 80)
    expect(filterByParameters([3, 4], []).most).toBe(Number.POSITIVE_INFINITY)
  })

  test('a rare value is used to find the goods, a common one never', () => {
    expect(filterByParameters([3], [tolerance, resistance(245)]).leading?.code).toBe('resistance')
    expect(filterByParameters([3], [tolerance, resistance(40_000)]).leading).toBeUndefined()
    expect(filterByParameters([3], [resistance(null)]).leading).toBeUndefined()
  })
})

describe('what is chosen', () => {
  test('removing the leading value removes the lead', () => {
    const filters = { ...nothing, ...filterByParameters([3], [resistance(245)]) }
    const [choice] = filters.allowed
    if (!choice) throw new Error('nothing is chosen')
    expect(withoutChoice(filters, choice).leading).toBeUndefined()
    expect([hasNoFilters(filters), hasNoFilters({ ...filters, allowed: [] })]).toEqual([false, true])
  })

  test('a single choice is known to be the only one', () => {
    const filters = { ...nothing, ...filterByParameters([3], [resistance(245)]) }
    expect(findOnlyChoice(filters)).toBe(filters.allowed[0])
    expect(findOnlyChoice({ ...filters, allowed: [], brandIds: [7] })).toBe('brand')
    expect(findOnlyChoice({ ...filters, brandIds: [7] })).toBeUndefined()
    expect(findOnlyChoice({ ...filters, inStock: true })).toBeUndefined()
  })
})

describe('the read budget is distributed', () => {
  test('small categories are read whole, large ones share the rest', () => {
    expect(shareReading([100, 50_000, 900, 20_000], 10_000)).toEqual([null, 4500, null, 4500])
    expect(shareReading([3000, 4000], 10_000)).toEqual([null, null])
    expect(shareReading([], 10_000)).toEqual([])
  })

  test('never exceeds the budget, but reads something of each category', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(100_000), { maxLength: 60 }),
        fc.integer({ min: 100, max: 50_000 }),
        (sizes, most) => {
          const quotas = shareReading(sizes, most)
          const read = sizes.reduce((sum, size, place) => sum + Math.min(size, quotas[place] ?? size), 0)
          expect(read).toBeLessThanOrEqual(most)
          expect(quotas.every((quota) => quota === null || quota > 0)).toBe(true)
        },
      ),
    )
  })
})

describe('values of hits are counted the shorter way', () => {
  const has = (share: number, isReadForOthers = false) => ({ share, isReadForOthers })
  test.each([
    ['most goods are hits', [has(0.9), has(0.8)], true],
    ['few are', [has(0.9), has(0.1)], false],
    ['less than half are, and most others miss only one choice', [has(0.99, true), has(0.4, true)], true],
    ['the same, but the missing value stands in a known place', [has(0.99), has(0.4)], false],
    ['none are', [has(0), has(0.5)], false],
  ])('%s', (_, shares, expected) => {
    expect(isLessToSubtract(shares)).toBe(expected)
  })
})
