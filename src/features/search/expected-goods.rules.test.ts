import { expect, test } from 'vitest'
import { inCommonCategories } from './expected-goods.rules.ts'

const store = { goodsCount: 1_000_000, rankShares: new Map<number, number>(), goodsOfCategory: () => 300_000 }
const counted = (condition: object, counts: Array<[categoryId: number, count: number]>) => ({
  condition,
  goodsCount: counts.reduce((sum, [, count]) => sum + count, 0),
  kinds: new Map(counts),
})

test('a kind of part that is one of several meanings is looked for only in categories that all conditions have', () => {
  const smd = counted({ leaves: [1, 2], packageIds: [7] }, [
    [1, 300_000],
    [2, 1000],
    [3, 50],
  ])
  const current = counted({ valueIds: [8, 9] }, [
    [2, 400],
    [3, 20],
  ])
  const [kind, rating] = inCommonCategories([smd, current], store)
  expect(kind).toMatchObject({ condition: { leaves: [2], packageIds: [7] }, goodsCount: 1050, storeCount: 1050 })
  expect(rating).toBe(current)
})

test('one condition alone, and conditions that nothing meets, stay as they are', () => {
  const one = counted({ leaves: [1, 2] }, [[1, 10]])
  const other = counted({ valueIds: [8] }, [[3, 10]])
  expect(inCommonCategories([one], store)).toEqual([one])
  expect(inCommonCategories([one, other], store)).toEqual([one, other])
})
