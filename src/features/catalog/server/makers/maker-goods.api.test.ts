import { describe, expect, test } from 'vitest'
import { createWorld } from '#tests/support/world.ts'
import { brandDetail, brandList } from '../../catalog.contract.ts'
import { categoryGoods, makerGoods } from '../../filters.contract.ts'

const world = await createWorld()
const { call } = world.visitor()
const { brand } = await call(brandList, {})
const { brandId, goodsCount } = brand.toSorted((a, b) => b.goodsCount - a.goodsCount)[0] ?? {
  brandId: 0,
  goodsCount: 0,
}
const filterBy = (choice: object = {}) => call(makerGoods, { brandId, withFacets: true, ...choice })

describe('the goods of a manufacturer', () => {
  test('are those of its page, and their categories add up to all of them', async () => {
    const [whole, page] = [await filterBy(), await call(brandDetail, { brandId })]
    expect([whole.totalCount, whole.list]).toEqual([goodsCount, page.list])
    expect(whole.categories.reduce((sum, { count }) => sum + count, 0)).toBe(goodsCount)
    const [largest] = whole.categories
    const there = await call(categoryGoods, { categoryId: largest?.categoryId ?? 0, brandIds: [brandId] })
    expect(there.totalCount).toBe(largest?.count)
  })

  test('are filtered: a count is the result of choosing it, and other options stay', async () => {
    const { facets } = await filterBy()
    const [first, second] = facets?.package ?? []
    const chosen = await filterBy({ packageIds: [first?.id] })
    expect(chosen.totalCount).toBe(first?.count)
    expect(chosen.facets?.package).toEqual(facets?.package)
    const both = await filterBy({ packageIds: [first?.id, second?.id] })
    expect(both.totalCount).toBe((first?.count ?? 0) + (second?.count ?? 0))
    const stocked = await filterBy({ inStock: true, pageSize: 100 })
    expect(stocked.totalCount).toBe(facets?.inStock)
    expect(stocked.list.filter(({ stockCount }) => stockCount === 0)).toEqual([])
    expect(stocked.totalCount).toBeLessThan(goodsCount)
    // Not by the stock: other tests add parts with as many as a column holds.
    const none = await filterBy({ packageIds: [2_000_000_000] })
    expect([none.totalCount, none.list, none.categories]).toEqual([0, [], []])
  })

  test('are sorted by price in both directions, at a quantity too, parts without a price last', async () => {
    const rateOf = new Map(
      (await filterBy({ sort: 'price' })).rates.map((rate) => [rate.currency, Number(rate.perUsd)]),
    )
    const prices = async (choice: object) =>
      (await filterBy({ pageSize: 100, ...choice })).list.map(({ lowestPrice, currency }) =>
        lowestPrice === null ? null : Number(lowestPrice) / (rateOf.get(currency) ?? 1),
      )
    const up = (await prices({ sort: 'price' })).filter((price) => price !== null)
    expect(up.length).toBeGreaterThan(10)
    expect(up).toEqual(up.toSorted((a, b) => a - b))
    const down = (await prices({ sort: 'priceDown' })).filter((price) => price !== null)
    expect(down).toEqual(down.toSorted((a, b) => b - a))
    expect((await filterBy({ sort: 'price', quantity: 100 })).list).toHaveLength(20)
  })

  test('of an unknown manufacturer are none', async () => {
    expect(await call(makerGoods, { brandId: 2_147_483_000 })).toMatchObject({ list: [], totalCount: 0, facets: null })
  })
})
