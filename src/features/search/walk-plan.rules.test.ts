import { expect, test } from 'vitest'
import { chooseWay, withoutWalk } from './description-plan.rules.ts'
import { planWalk } from './walk-plan.rules.ts'

const store = { goodsCount: 1_000_000, rankShares: new Map([[50, 0.01]]), goodsOfCategory: () => 100_000 }
const kind = { condition: { leaves: [1] }, goodsCount: 100_000, kinds: new Map([[1, 100_000]]) }
const beside = (count: number, more: object = {}) => ({
  condition: { brandIds: [7] },
  goodsCount: count,
  kinds: new Map([[1, count]]),
  ...more,
})

test('what a good part of a category has is soon met in its order', () => {
  expect(planWalk([kind, beside(50_000)], 1000, store)).toEqual([{ categoryId: 1, quota: 4200 }])
  expect(planWalk([kind, beside(50_000), beside(50_000)], 1000, store)).toEqual([{ categoryId: 1, quota: 8200 }])
})

test('what few of its goods have is not, nor what is not counted by category', () => {
  expect(planWalk([kind, beside(10_000)], 1000, store)).toBeUndefined()
  expect(planWalk([kind, { condition: { text: 'hub' }, goodsCount: 50_000 }], 1000, store)).toBeUndefined()
  expect(planWalk([kind, beside(50_000)], 10_000, store)).toBeUndefined()
})

test('of a rating the goods that are exactly it must be met', () => {
  const rating = (nearest: number) => beside(80_000, { nearest: [7], nearCount: { nearest } })
  expect(planWalk([kind, rating(60_000)], 1000, store)).toHaveLength(1)
  expect(planWalk([kind, rating(6000)], 1000, store)).toBeUndefined()
  expect(planWalk([kind, beside(80_000, { nearest: [] })], 1000, store)).toBeUndefined()
})

test('a small category is looked at whole', () => {
  const small = { ...store, goodsOfCategory: () => 3000 }
  expect(planWalk([kind, beside(30)], 1000, small)).toEqual([{ categoryId: 1, quota: 3000 }])
})

test('only unfiltered results in the order of their rank are found so, and by rank if that gives too few', () => {
  const asked = { pageEnd: 20, read: 1000, among: 100_000, store, isFiltered: false }
  const wanted = [kind, beside(50_000)]
  const way = chooseWay(wanted, { ...asked, isByRank: true })
  expect(way).toMatchObject({ by: 'walk', leaves: [{ categoryId: 1 }] })
  expect(withoutWalk(way)).toEqual(chooseWay(wanted, asked))
  expect(chooseWay(wanted, { ...asked, isByRank: true, isFiltered: true })).toMatchObject({ by: 'tokens' })
})
