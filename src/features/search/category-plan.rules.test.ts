import { describe, expect, test } from 'vitest'
import { arrangeInCategories, categoriesOneByOne } from './category-plan.rules.ts'
import { arrange, chooseWay } from './description-plan.rules.ts'
import type { Condition } from './reader/resolved-fact.ts'

const store = { goodsCount: 1_000_000, rankShares: new Map<number, number>(), goodsOfCategory: () => 2000 }
const ids = (count: number) => Array.from({ length: count }, (_, place) => place + 1)
const counted = (condition: Condition, goodsCount: number, counts: Array<[categoryId: number, count: number]>) => ({
  condition,
  goodsCount,
  kinds: new Map(counts),
})

const mounted = counted({ valueIds: [700] }, 145_000, [
  [1, 900],
  [2, 300],
  [3, 2000],
])
const rating = counted({ valueIds: ids(60) }, 15_000, [
  [1, 400],
  [2, 500],
  [4, 2000],
])
const one = (goodsOfCategory = 2000) => ({ ...store, goodsOfCategory: () => goodsOfCategory })

describe('categories are searched one by one', () => {
  test('where the lists of the store are long', () => {
    expect(categoriesOneByOne([mounted, rating], store)).toEqual([1, 2])
  })

  test('but not where a short list leads to the goods', () => {
    const rare = { ...mounted, goodsCount: 9000 }
    expect(categoriesOneByOne([rare, rating], store)).toBeUndefined()
    // Many values are many lists.
    expect(categoriesOneByOne([mounted, { ...rating, goodsCount: 9000 }], store)).toEqual([1, 2])
  })

  test('nor where they have many goods or are many', () => {
    expect(categoriesOneByOne([mounted, rating], one(50_001))).toBeUndefined()
    const many = counted(
      { valueIds: [7] },
      145_000,
      ids(61).map((id) => [id, 10]),
    )
    expect(categoriesOneByOne([many, { ...many, condition: { valueIds: [800] } }], one(10))).toBeUndefined()
  })

  test('nor where the kind of part is named', () => {
    const named = { ...mounted, condition: { leaves: [1, 2], valueIds: [700] } }
    expect(categoriesOneByOne([named, rating], store)).toBeUndefined()
    const alsoAKind = { ...mounted, condition: { leaves: [1], valueIds: [700] } }
    expect(categoriesOneByOne([alsoAKind, rating], store)).toEqual([1, 2])
  })

  test('the shortest list leads, mostly that of the category', () => {
    const category = { isCategory: true }
    const arranged = (goodsOfCategory: number) => arrangeInCategories([mounted, rating], [1, 2], one(goodsOfCategory))
    expect(arranged(2000)).toEqual([category, mounted.condition, rating.condition])
    expect(arranged(150_000)).toEqual([mounted.condition, category, rating.condition])
  })
})

describe('the plan of a search', () => {
  const input = { pageEnd: 20, read: 1000, among: 1_000_000, store, isFiltered: false }
  const plan = (counts: Array<[categoryId: number, count: number]>) =>
    chooseWay(
      [
        { ...mounted, kinds: new Map(counts) },
        { ...rating, kinds: new Map(counts) },
      ],
      input,
    )

  test('reads all goods of these categories, or finds the best of some thousand', () => {
    expect(
      plan([
        [1, 1500],
        [2, 1500],
      ]),
    ).toEqual({ by: 'tokens', leaves: [1, 2] })
    expect(
      plan([
        [1, 1900],
        [2, 1900],
        [3, 1900],
      ]),
    ).toEqual({ by: 'tokens', leaves: [1, 2, 3], sorted: 'few' })
  })

  test('reads many by rank', () => {
    expect(plan(ids(20).map((id) => [id, 1900]))).toMatchObject({ by: 'tokens', ranks: expect.any(Array) })
  })

  test('compares the category with all conditions', () => {
    expect(arrange([mounted, rating], 1_000_000, store, { by: 'tokens', leaves: [1, 2] })).toHaveLength(3)
  })
})
