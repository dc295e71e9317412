import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type BrowsedGoods,
  EMPTY_HISTORY,
  MAX_HISTORY,
  mostRecentFirst,
  readBrowsing,
  shownToVisitor,
  withCategory,
  withGoods,
} from './browsing.rules.ts'

const part = (goodsId: number): BrowsedGoods => ({
  goodsId,
  goodsModel: `PART-${goodsId}`,
  brand: { brandId: 1, brandName: 'Texas Instruments' },
  package: 'SOIC-8',
  coverPic: '/pictures/soic-8/PART.svg',
})
const named = (categoryId: number) => ({ categoryId, categoryName: `Category ${categoryId}` })
const category = (categoryId: number) => ({ ...named(categoryId), path: [named(1000), named(categoryId)] })

const seenGoods = (...ids: number[]) => ids.map(part).reduce(withGoods, EMPTY_HISTORY)
const seenCategories = (...ids: number[]) => ids.map(category).reduce(withCategory, EMPTY_HISTORY)
const goodsIds = (history: { goods: readonly BrowsedGoods[] }) => history.goods.map((item) => item.goodsId)
const categoryIds = (history: { category: readonly { categoryId: number }[] }) =>
  history.category.map((item) => item.categoryId)

const Ids = fc.array(fc.integer({ min: 1, max: 150 }), { minLength: 1, maxLength: 400 })

describe('the browsing history', () => {
  test('[HIST-06, HIST-07] a category seen again moves to the front instead of being listed twice', () => {
    expect(categoryIds(seenCategories(1, 2, 3, 1))).toEqual([1, 3, 2])
  })

  test('[HIST-08, HIST-09] a part seen again moves to the front instead of being listed twice', () => {
    expect(goodsIds(seenGoods(1, 2, 3, 1))).toEqual([1, 3, 2])
  })

  test('goods and categories do not push each other out', () => {
    expect(withCategory(seenGoods(1, 2), category(1))).toMatchObject({
      category: [{ categoryId: 1 }],
      goods: [{ goodsId: 2 }, { goodsId: 1 }],
    })
  })

  test('[HIST-12, HIST-13, CONST-13] a visitor is shown the last six of each kind', () => {
    const history = { ...seenGoods(1, 2, 3, 4, 5, 6, 7), category: seenCategories(1, 2, 3, 4, 5, 6, 7).category }
    expect(goodsIds(shownToVisitor(history))).toEqual([7, 6, 5, 4, 3, 2])
    expect(categoryIds(shownToVisitor(history))).toEqual([7, 6, 5, 4, 3, 2])
  })

  test('is bounded, without duplicates, the latest first', () => {
    fc.assert(
      fc.property(Ids, (ids) => {
        const kept = goodsIds(seenGoods(...ids))
        expect(kept).toEqual(mostRecentFirst(ids).slice(0, MAX_HISTORY))
        expect(new Set(kept).size).toBe(kept.length)
        expect(kept[0]).toBe(ids.at(-1))
      }),
      { numRuns: 50 },
    )
  })

  test('only the names of a part are stored', () => {
    const whole = { ...part(1), stockCount: 5, priceList: [], introduce: 'A long text' }
    expect(withGoods(EMPTY_HISTORY, whole).goods).toEqual([part(1)])
  })

  test('a category is stored with the way to it; an entry of an earlier version stands alone', () => {
    expect(seenCategories(2).category).toEqual([category(2)])
    for (const path of [undefined, 'x', [], [{ categoryId: 'x' }]])
      expect(readBrowsing({ category: [{ ...named(2), path }] }).category).toEqual([{ ...named(2), path: [named(2)] }])
  })

  test('the stored history is restored; invalid entries are dropped', () => {
    const kept = {
      category: [category(2), { categoryId: 'x' }, null],
      goods: [part(5), { goodsId: 6 }, 'PART-7', { ...part(8), goodsId: -1 }],
    }
    expect(readBrowsing(JSON.parse(JSON.stringify(kept)))).toEqual({ category: [category(2)], goods: [part(5)] })
    expect(readBrowsing({ goods: [part(5)], category: 'all' })).toEqual({ category: [], goods: [part(5)] })
    for (const rubbish of [undefined, null, 5, 'x', [], {}]) expect(readBrowsing(rubbish)).toEqual(EMPTY_HISTORY)
  })
})
