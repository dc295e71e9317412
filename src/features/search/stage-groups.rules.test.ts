import { expect, test } from 'vitest'
import { chooseWay } from './description-plan.rules.ts'
import { groupRanks } from './rank-groups.rules.ts'

const shape = {
  goodsCount: 1_000_000,
  rankShares: new Map(Array.from({ length: 60 }, (_, place) => [place + 2, 1 / 60])),
  goodsOfCategory: () => 10_000,
}
const store = { pageEnd: 20, read: 1000, among: 1_000_000, store: shape, isFiltered: false }
const nearCount = { nearest: 9000, near: 30_000 }
const rating = { condition: { valueIds: [1, 2, 3] }, goodsCount: 300_000, nearest: [1], nearCount }
const packaged = { condition: { packageIds: [3] }, goodsCount: 500_000 }

test('groups for goods that are exactly a rating, or near it, are of their own size', () => {
  expect(chooseWay([rating, packaged], store)).toMatchObject({
    ofStage: { 1: { ranks: groupRanks(9000, shape) }, 2: { ranks: groupRanks(30_000, shape) } },
  })
  expect(chooseWay([packaged, { ...packaged, condition: { brandIds: [4] } }], store)).not.toHaveProperty('ofStage')
})

test('they follow from what the first one has, but not where hints order the goods', () => {
  const way = (hints: object[]) =>
    chooseWay([rating, packaged], {
      ...store,
      hints: hints.map(() => ({ condition: { valueIds: [9] }, goodsCount: 5 })),
    })
  expect(way([])).toMatchObject({ next: expect.any(Array), ofStage: { 1: { next: expect.any(Array) } } })
  expect(way([{}])).not.toHaveProperty('next')
})
