import { describe, expect, test } from 'vitest'
import { categoryGoods } from '#features/catalog/filters.contract.ts'
import { createWorld } from '#tests/support/world.ts'
import { searchGoods } from '../search.contract.ts'

const world = await createWorld()
const { call } = world.visitor()
const search = (goodsModel: string, more: object = {}) =>
  call(searchGoods, { fuzzy: true, goodsModel, withParameters: true, ...more })
type Parameters = Awaited<ReturnType<typeof search>>['parameters']
const find = (parameters: Parameters | undefined, code: string) => parameters?.find((one) => one.code === code)

const categoryIdOf = async (name: string) =>
  (await world.sql<{ id: number }[]>`select category_id id from category where category_name = ${name}`)[0]?.id ?? 0

describe('[API-GOODS-06] a word query that is understood as one category has its parametric filters', () => {
  test('the same as the page of the category', async () => {
    const { parameters, need } = await search('thick film')
    expect(need?.category?.categoryName).toBe('Thick Film')
    const page = await call(categoryGoods, { categoryId: await categoryIdOf('Thick Film'), withFacets: true })
    expect(parameters.length).toBeGreaterThan(2)
    expect(parameters).toEqual(page.facets?.parameters)
  })

  test('with what else was said counted in', async () => {
    const { parameters, totalCount } = await search('thick film 0603 in stock')
    const [packaged] = await world.sql<{ id: number }[]>`select package_id id from package where package_name = '0603'`
    const page = await call(categoryGoods, {
      categoryId: await categoryIdOf('Thick Film'),
      packageIds: [packaged?.id ?? 0],
      inStock: true,
      withFacets: true,
    })
    expect(totalCount).toBe(page.totalCount)
    expect(parameters).toEqual(page.facets?.parameters)
  })

  test('a chosen value filters the result, and its counts stay those without the choice', async () => {
    const whole = await search('thick film 0603')
    const value = find(whole.parameters, 'tolerance')?.values.at(-1)
    const chosen = [{ code: 'tolerance', valueIds: [value?.id] }]
    const found = await search('thick film 0603', { parameters: chosen })
    expect(found.totalCount).toBe(value?.count)
    expect(found.need).toEqual(whole.need)
    expect(find(found.parameters, 'tolerance')).toEqual(find(whole.parameters, 'tolerance'))
    const ofBrand = await search('thick film 0603', { parameters: chosen, brandId: [found.facets.brand[0]?.id] })
    expect(ofBrand.totalCount).toBe(found.facets.brand[0]?.count)
  })

  test('a range filters the result, and what is chosen of one parameter is counted in the others', async () => {
    const found = await search('thick film 0603', { parameters: [{ code: 'resistance', min: 1000, max: 10_000 }] })
    const whole = await search('thick film 0603')
    const inRange = (find(whole.parameters, 'resistance')?.values ?? []).filter(
      ({ number }) => number !== null && number >= 1000 && number <= 10_000,
    )
    expect(found.totalCount).toBe(inRange.reduce((sum, { count, around = count }) => sum + (around ?? 0), 0))
    const tolerances = find(found.parameters, 'tolerance')?.values ?? []
    expect(tolerances.reduce((sum, { count }) => sum + (count ?? 0), 0)).toBe(found.totalCount)
  })

  test('filters without hits keep what was understood, and can be removed', async () => {
    const whole = await search('thick film 0603')
    const none = await search('thick film 0603', { parameters: [{ code: 'resistance', min: 1e15 }] })
    expect([none.totalCount, none.need]).toEqual([0, whole.need])
    expect(find(none.parameters, 'resistance')).toEqual(find(whole.parameters, 'resistance'))
  })

  test('a parameter that the category does not have is ignored', async () => {
    const [whole, found] = [
      await search('thick film'),
      await search('thick film', { parameters: [{ code: 'nosuch', min: 1 }] }),
    ]
    expect(found.totalCount).toBe(whole.totalCount)
  })

  test('several categories have a facet with counts, and filters once one of them is chosen', async () => {
    const found = await search('100nF')
    expect([found.need?.category, found.parameters]).toEqual([null, []])
    const [first, second] = found.facets.category
    expect(second?.count).toBeGreaterThan(0)
    const filtered = await search('100nF', { categoryId: [first?.id] })
    expect(filtered.totalCount).toBe(first?.count)
    expect(filtered.parameters.length).toBeGreaterThan(0)
  })

  test('they are not asked for a number, nor counted unless asked for', async () => {
    expect((await search('LM358')).parameters).toEqual([])
    expect((await search('thick film', { withParameters: false })).parameters).toEqual([])
  })
})
