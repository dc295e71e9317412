import { expect, test } from 'vitest'
import { byRankInstead } from './by-rank-instead.rules.ts'
import { chooseWay, type Way } from './description-plan.rules.ts'
import { groupRanks } from './rank-groups.rules.ts'

const store = { goodsCount: 1_000_000, rankShares: new Map([[50, 0.1]]), goodsOfCategory: () => 1000 }
const instead = (way: Way, hinted: number[][] = []) => {
  const conditions = [{ isCategory: true }, { valueIds: [7] }]
  return byRankInstead({ conditions, way, hinted }, { found: 4000, read: 1000 }, store)
}

test('what is read again by rank is expected to be between what was found and the most that can match', () => {
  expect(instead({ by: 'tokens', most: 16_000 }).way).toMatchObject({ ranks: groupRanks(8000, store) })
  expect(instead({ by: 'tokens', most: 1000 }).way).toMatchObject({ ranks: groupRanks(4000, store) })
  expect(instead({ by: 'tokens' }).way).toMatchObject({ ranks: groupRanks(40_000, store) })
})

test('more is read where some goods come first wherever they are', () => {
  const way = { by: 'tokens', most: 16_000 } as const
  expect(instead(way, [[9]]).way).toEqual({ by: 'tokens', ranks: groupRanks(40_000, store) })
})

test('it is read in the whole store, not in one category after the other', () => {
  const { conditions, way } = instead({ by: 'tokens', leaves: [1], most: 16_000 })
  expect([conditions, way]).toEqual([[{ valueIds: [7] }], expect.not.objectContaining({ leaves: [1] })])
})

test('what may be more than is read at once is sorted, unless it may be far more', () => {
  const value = { condition: { valueIds: [7] }, goodsCount: 90_000 }
  const options = { pageEnd: 20, read: 1000, among: 1_000_000, store, isFiltered: false }
  const wayWith = (goodsCount: number) => chooseWay([value, { condition: { text: 'hub' }, goodsCount }], options)
  expect(wayWith(10_000)).toEqual({ by: 'tokens', sorted: 'many' })
  expect(wayWith(12_001)).toEqual({ by: 'tokens', most: 12_001 })
  expect(wayWith(4000)).toEqual({ by: 'tokens' })
})
