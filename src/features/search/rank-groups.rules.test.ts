import { describe, expect, test } from 'vitest'
import { arrange, type Way } from './description-plan.rules.ts'
import {
  groupRanks,
  groupsOfRanks,
  leastPopularity,
  rankNumbers,
  rankTokens,
  withHighestRanks,
} from './rank-groups.rules.ts'

const shape = {
  goodsCount: 1_000_000,
  rankShares: new Map([
    [50, 0.01],
    [49, 0.02],
    [48, 0.1],
    [2, 0.5],
  ]),
  goodsOfCategory: () => 10_000,
}
const ids = (count: number) => Array.from({ length: count }, (_, place) => place + 1)

describe('ranks are read in groups', () => {
  const ranksFor = (goods: number) => groupRanks(goods, shape)

  test('from the highest rank down, every rank once', () => {
    const ranks = ranksFor(100_000)
    expect(ranks.flat()).toEqual(Array.from({ length: 123 }, (_, place) => 122 - place))
    expect(ranks.slice(0, 3).map((group) => group.at(-1))).toEqual([50, 49, 48])
  })

  test('the first group has goods, though the ranks above the common ones have none', () => {
    expect(ranksFor(100_000)[0]).toContain(50)
  })

  test('ranks above the common ones are no groups of their own', () => {
    expect(ranksFor(1_000_000)[0]?.at(-1)).toBe(50)
  })

  test('eight ranks that are all read have one token', () => {
    const from = (highest: number, lowest: number) => ids(highest - lowest + 1).map((place) => highest + 1 - place)
    expect(rankTokens(from(122, 110))).toEqual(['=g15', '=g14', '=r111', '=r110'])
    expect(rankTokens(from(17, 7))).toEqual(['=r17', '=r16', '=g1', '=r7'])
    expect(rankTokens(from(121, 120))).toEqual(['=r121', '=r120'])
    expect(rankNumbers(from(17, 7))).toEqual([17, 16, -2, 7])
  })

  test('each group after the second is twice as large as the one before, because fewer goods match than expected', () => {
    const even = { ...shape, rankShares: new Map(ids(122).map((rank) => [rank, 1 / 122])) }
    const sizes = groupRanks(100_000, even).map((group) => group.length)
    expect(sizes.slice(0, 4)).toEqual([2, 2, 4, 8])
  })

  test('all in one when few goods fit', () => {
    expect(ranksFor(1000)).toHaveLength(1)
  })
})

describe('the groups after the first one', () => {
  const even = { ...shape, rankShares: new Map(ids(122).map((rank) => [rank, 1 / 122])) }
  const wanted = { likely: 60_000, isKnown: false, read: 1000, isHinted: false }
  const nextOf = (more: Partial<typeof wanted> = {}) => groupsOfRanks({ ...wanted, ...more }, even).next ?? []
  const sizeOfNext = (found: number, more: Partial<typeof wanted> = {}) =>
    nextOf(more).findLast((one) => one.found <= found)?.ranks[0]?.length

  test('have all other ranks once, whatever the first one has', () => {
    const { ranks, next = [] } = groupsOfRanks(wanted, even)
    const all = Array.from({ length: 123 }, (_, place) => 122 - place)
    expect(next.length).toBeGreaterThan(2)
    for (const one of next) expect([...(ranks[0] ?? []), ...one.ranks.flat()]).toEqual(all)
  })

  test('are larger the fewer goods that has, as far as it has enough to tell', () => {
    expect(ids(9).map((place) => sizeOfNext(100 * place))).toEqual([36, 23, 15, 9, 5, 3, 3, 1, 1])
    expect([sizeOfNext(0), sizeOfNext(99), sizeOfNext(5000)]).toEqual([13, 13, 1])
    expect(nextOf()[0]?.ranks.map((group) => group.length)).toEqual([13, 49, 57])
  })

  test('are as expected where it is known how many goods match, but do not exceed what is missing', () => {
    expect([0, 500, 600, 950].map((found) => sizeOfNext(found, { isKnown: true }))).toEqual([4, 4, 3, 1])
  })

  test('do not follow from it where more is read, some goods come first wherever they are, or few match', () => {
    expect([nextOf({ read: 10_000 }), nextOf({ isHinted: true }), nextOf({ likely: 2000 })]).toEqual([[], [], []])
  })
})

test('the least popularity of a rank is the first that has it', () => {
  const rankOf = (popularity: number) => 2 + Math.floor(6 * Math.log2(popularity))
  for (const rank of [8, 20, 40, 77]) {
    expect(rankOf(leastPopularity(rank))).toBeGreaterThanOrEqual(rank)
    expect(rankOf(leastPopularity(rank) - 1)).toBeLessThan(rank)
  }
  expect(leastPopularity(2)).toBe(0)
})

describe('the highest ranks', () => {
  const sampled = [
    { rank: 8, share: 0.3 },
    { rank: 1, share: 0.1 },
  ]
  const counted = [
    { popularity: 1024, goodsCount: 5 },
    { popularity: 600, goodsCount: 20 },
    { popularity: 580, goodsCount: 30 },
    { popularity: 2, goodsCount: 7 },
  ]

  test('have the share that was counted, as far as it is in stock', () => {
    const shares = withHighestRanks(sampled, counted, 1000)
    expect([62, 57, 60, 122].map((rank) => shares.get(rank))).toEqual([0.0045, 0.045, 0, 0])
  })

  test('end above the lowest one that was counted, of which goods may be missing', () => {
    const shares = withHighestRanks(sampled, counted, 1000)
    expect([8, 1, 5].map((rank) => shares.get(rank))).toEqual([0.3, 0.1, undefined])
  })

  test('are those of the statistics in an empty store', () => {
    expect([...withHighestRanks(sampled, [], 0)]).toEqual([
      [8, 0.3],
      [1, 0.1],
    ])
  })
})

test('what fewer goods have than the first group of ranks is searched before the ranks', () => {
  const few = { condition: { valueIds: [4] }, goodsCount: 8000 }
  const many = { condition: { valueIds: [7] }, goodsCount: 600_000 }
  const isBefore = (way: Way) => arrange([many, few], 1_000_000, shape, way).map((one) => one.isBeforeRanks === true)
  expect(isBefore({ by: 'tokens', ranks: [[50], [49]] })).toEqual([true, false])
  expect(isBefore({ by: 'tokens', ranks: [[120], [119]] })).toEqual([false, false])
  expect(isBefore({ by: 'tokens' })).toEqual([false, false])
})
