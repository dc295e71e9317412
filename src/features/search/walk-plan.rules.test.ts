import { expect, test } from 'vitest'
import { chooseWay, withoutWalk } from './description-plan.rules.ts'
import { planWalk } from './walk-plan.rules.ts'

/** Half of all goods have one of the ranks from 60 down to 11. */
const rankShares = new Map(Array.from({ length: 50 }, (_, place) => [60 - place, 0.01]))
const store = { goodsCount: 1_000_000, rankShares, goodsOfCategory: () => 100_000 }
const kind = { condition: { leaves: [1] }, goodsCount: 100_000, kinds: new Map([[1, 100_000]]) }
const beside = (count: number, more: object = {}) => ({
  condition: { brandIds: [7] },
  goodsCount: count,
  kinds: new Map([[1, count]]),
  ...more,
})
const inTwo = (count: number, condition: object) => ({
  condition,
  goodsCount: count,
  kinds: new Map([
    [1, count / 2],
    [2, count / 2],
  ]),
})
const walk = (wanted: Parameters<typeof planWalk>[0], hints: Parameters<typeof planWalk>[1] = []) =>
  planWalk(wanted, hints, 1000, store)

test('what a good part of a category has is soon met in its order', () => {
  expect(walk([kind, beside(50_000)])).toEqual({ leaves: [1], slices: [expect.objectContaining({ inStock: true })] })
})

test('what few of its goods have is not, nor what is not counted by category', () => {
  expect(walk([kind, beside(4000)])).toBeUndefined()
  expect(walk([kind, beside(1200)])).toBeUndefined()
  expect(walk([kind, { condition: { text: 'hub' }, goodsCount: 50_000 }])).toBeUndefined()
})

test('of several categories those of a range of popularity are looked at before the next range', () => {
  const { leaves, slices = [] } = walk([inTwo(200_000, { leaves: [1, 2] }), inTwo(100_000, { brandIds: [7] })]) ?? {}
  expect(leaves).toEqual([1, 2])
  expect(slices.length).toBeGreaterThan(1)
  for (const [place, { least, below }] of slices.entries()) {
    expect(least).toBeLessThan(below)
    if (place > 0) expect(below).toBe(slices[place - 1]?.least)
  }
})

test('goods out of stock come last, and obsolete ones are not looked at', () => {
  const small = { ...store, goodsOfCategory: () => 1600, rankShares: new Map([[2, 0.9]]) }
  const { slices = [] } = planWalk([beside(1600), beside(1600)], [], 1000, small) ?? {}
  expect(slices.map(({ inStock, least }) => [inStock, least])).toEqual([
    [true, 0],
    [false, 0],
  ])
})

test('beside a rating of hundreds of values more may be looked at', () => {
  const rating = (count: number) =>
    inTwo(60_000, { valueIds: Array.from({ length: count }, (_, place) => place + 100) })
  const all = inTwo(200_000, { leaves: [1, 2] })
  expect(walk([all, rating(300)])).toBeDefined()
  expect(walk([all, rating(80)])).toBeUndefined()
})

test('of a rating the goods that are exactly it must be met', () => {
  const rating = (nearest: number) => beside(80_000, { nearest: [7], nearCount: { nearest } })
  expect(walk([kind, rating(60_000)])?.leaves).toHaveLength(1)
  expect(walk([kind, rating(4000)])).toBeUndefined()
  expect(walk([kind, beside(80_000, { nearest: [] })])).toBeUndefined()
})

test('so must goods with what was named inside of the kind, unless all have it', () => {
  const hint = (count: number) => beside(count, { condition: { valueIds: [8, 9] } })
  const value = beside(50_000, { condition: { valueIds: [8] } })
  expect(walk([kind, beside(50_000)], [hint(60_000)])).toBeDefined()
  expect(walk([kind, beside(50_000)], [hint(4000)])).toBeUndefined()
  expect(walk([kind, value], [hint(4000)])).toBeDefined()
})

test('only unfiltered results in the order of their rank are found so, and by rank if that gives too few', () => {
  const asked = { pageEnd: 20, read: 1000, among: 100_000, store, isFiltered: false }
  const wanted = [kind, beside(50_000)]
  const way = chooseWay(wanted, { ...asked, isByRank: true })
  expect(way).toMatchObject({ by: 'walk', leaves: [1] })
  expect(withoutWalk(way)).toEqual(chooseWay(wanted, asked))
  expect(chooseWay(wanted, { ...asked, isByRank: true, isFiltered: true })).toMatchObject({ by: 'tokens' })
})
