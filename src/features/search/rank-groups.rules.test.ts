import { describe, expect, test } from 'vitest'
import { groupRanks, rankNumbers, withHighestRanks } from './rank-groups.rules.ts'

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

  test('eight ranks that are all read have one number', () => {
    const from = (highest: number, lowest: number) => ids(highest - lowest + 1).map((place) => highest + 1 - place)
    expect(rankNumbers(from(122, 110))).toEqual([-16, -15, 111, 110])
    expect(rankNumbers(from(121, 120))).toEqual([121, 120])
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
