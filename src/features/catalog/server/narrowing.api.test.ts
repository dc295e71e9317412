import { describe, expect, test } from 'vitest'
import { createWorld } from '../../../../tests/support/world.ts'
import { categoryTree } from '../catalog.contract.ts'
import { categoryGoods } from '../narrowing.contract.ts'

const world = await createWorld()
const { call } = world.visitor()
const { list: tops } = await call(categoryTree, {})
const chips = tops
  .find((top) => top.categoryName === 'Resistors')
  ?.child.find((second) => second.categoryName.startsWith('Chip'))
const thickFilm = chips?.child.find((third) => third.categoryName === 'Thick Film')?.categoryId ?? 0
const narrow = (choice: object) => call(categoryGoods, { categoryId: thickFilm, withFacets: true, ...choice })
const parameter = async (code: string, choice: object = {}) =>
  (await narrow(choice)).facets?.parameters.find((one) => one.code === code)

describe('a category is narrowed by what its parts are', () => {
  test('a range takes the parts inside it, its ends included', async () => {
    const resistance = await parameter('resistance')
    const inside =
      resistance?.values.filter(({ number }) => number !== null && number >= 1000 && number <= 10_000) ?? []
    const found = await narrow({ parameters: [{ code: 'resistance', min: 1000, max: 10_000 }] })
    expect(inside.length).toBeGreaterThan(0)
    expect(found.totalCount).toBe(inside.reduce((total, value) => total + value.count, 0))
  })

  test('a range below zero includes its ends as well', async () => {
    const { categoryId = 0 } = tops.find((top) => top.categoryName === 'Capacitors') ?? {}
    const coldest = async (choice: object = {}) => {
      const found = await call(categoryGoods, { categoryId, withFacets: true, ...choice })
      return { found, values: found.facets?.parameters.find((one) => one.code === 'temperatureMin')?.values ?? [] }
    }
    const [limit] = (await coldest()).values.filter(({ number }) => number !== null && number < 0)
    const { found } = await coldest({
      parameters: [{ code: 'temperatureMin', min: limit?.number, max: limit?.number }],
    })
    expect(found.totalCount).toBe(limit?.count)
  })

  test('picked values add up, parameters cut each other', async () => {
    const tolerance = (await parameter('tolerance'))?.values ?? []
    const [first, second] = tolerance
    const one = await narrow({ parameters: [{ code: 'tolerance', valueIds: [first?.id] }] })
    const both = await narrow({ parameters: [{ code: 'tolerance', valueIds: [first?.id, second?.id] }] })
    expect(one.totalCount).toBe(first?.count)
    expect(both.totalCount).toBe((first?.count ?? 0) + (second?.count ?? 0))
    const cut = await narrow({
      parameters: [
        { code: 'tolerance', valueIds: [first?.id] },
        { code: 'resistance', max: 1000 },
      ],
    })
    expect(cut.totalCount).toBeLessThan(one.totalCount)
  })

  test('a count tells exactly what choosing it would leave', async () => {
    const before = await narrow({ inStock: true })
    const brand = before.facets?.brand[0]
    const after = await narrow({ inStock: true, brandIds: [brand?.id] })
    expect(after.totalCount).toBe(brand?.count)
  })

  test('values that became impossible are gone, other values of what was chosen stay', async () => {
    const first = (await parameter('tolerance'))?.values[0]
    const choice = { parameters: [{ code: 'tolerance', valueIds: [first?.id] }] }
    const whole = await narrow({})
    const narrowed = await narrow(choice)
    expect((await parameter('tolerance', choice))?.values).toEqual(
      whole.facets?.parameters.find((one) => one.code === 'tolerance')?.values,
    )
    for (const facet of narrowed.facets?.parameters ?? [])
      for (const value of facet.values) expect(value.count).toBeGreaterThan(0)
  })

  test('what fits nothing gives nothing, not an error', async () => {
    const found = await narrow({ parameters: [{ code: 'no-such-parameter', min: 1 }] })
    expect([found.list, found.totalCount]).toEqual([[], 0])
  })

  test('the cheapest or the dearest come first when asked', async () => {
    const prices = async (sort: string) =>
      (await narrow({ sort })).list.map((goods) => Number(goods.lowestPrice ?? Number.NaN)).filter(Number.isFinite)
    const up = await prices('price')
    expect(up).toEqual([...up].sort((a, b) => a - b))
    const down = await prices('priceDown')
    expect(down[0]).toBeGreaterThan(up[0] ?? 0)
  })

  test('the goods of the levels below are there, best first over all of them', async () => {
    const found = await call(categoryGoods, { categoryId: chips?.categoryId ?? 0, pageSize: 50 })
    expect(new Set(found.list.map((goods) => goods.category.categoryId)).size).toBeGreaterThan(1)
    expect(found.totalCount).toBe(chips?.goodsCount)
  })
})
