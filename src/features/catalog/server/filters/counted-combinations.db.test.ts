import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createWorld } from '#tests/support/world.ts'
import { categoryGoods } from '../../filters.contract.ts'
import { fact } from '../part-index/part-facts.ts'
import { getPartIndex } from '../part-index/part-index.service.ts'
import { questionOf } from './part-search.ts'

const world = await createWorld()
const { sql } = world
const { call } = world.visitor()

interface Row {
  goodsId: number
  categoryId: number
  brandId: number
  packageId: number
  stock: number
  rohs: boolean
  valueIds: number[]
}

/** Few categories with many parts, so that combinations have hits. */
const rows = await sql<Row[]>`
  select goods_id "goodsId", category_id "categoryId", brand_id "brandId", package_id "packageId", stock, rohs, value_ids "valueIds"
  from goods where category_id in (select category_id from goods group by 1 order by count(*) desc, 1 limit 5)`
const attributeOf = new Map(
  (
    await sql<{ valueId: number; attributeId: number }[]>`
      select value_id "valueId", attribute_id "attributeId" from attribute_value
      where value_id not in (select member_id from value_member) and value_id not in (select value_id from value_member)`
  ).map(({ valueId, attributeId }) => [valueId, attributeId]),
)
const values = [...new Set(rows.flatMap(({ valueIds }) => valueIds))].filter((id) => attributeOf.has(id))
const distinct = <K extends 'categoryId' | 'brandId' | 'packageId'>(column: K) => [
  ...new Set(rows.map((row) => row[column])),
]

const some = (ids: number[]) => fc.uniqueArray(fc.constantFrom(...ids), { maxLength: 3 })
const chosen = fc.record({
  categories: fc.uniqueArray(fc.constantFrom(...distinct('categoryId')), { minLength: 1, maxLength: 3 }),
  brandIds: some(distinct('brandId')),
  packageIds: some(distinct('packageId')),
  valueIds: some(values),
  inStock: fc.boolean(),
  rohs: fc.boolean(),
})

test('counts of 500 combinations of filters are the lengths of their lists', async () => {
  const index = await getPartIndex(sql)
  let withHits = 0
  fc.assert(
    fc.property(chosen, ({ categories, valueIds, ...choice }) => {
      const allowed = valueIds.map((id) => ({ attributeId: attributeOf.get(id) ?? 0, valueIds: [id] }))
      const { all, any, where } = questionOf({ ...choice, lifecycleIds: [] }, allowed)
      const question = { all, any: [{ facts: categories.map(fact.category) }, ...any], where }
      const isIn = (ids: number[], id: number) => ids.length === 0 || ids.includes(id)
      const expected = rows.filter(
        (row) =>
          categories.includes(row.categoryId) &&
          isIn(choice.brandIds, row.brandId) &&
          isIn(choice.packageIds, row.packageId) &&
          valueIds.every((id) => row.valueIds.includes(id)) &&
          (row.stock > 0 || !choice.inStock) &&
          (row.rohs || !choice.rohs),
      )
      withHits += expected.length > 0 ? 1 : 0
      const { ids, total } = index.find({ ...question, page: { from: 0, size: 50_000 } })
      expect([total, index.count([question])]).toEqual([expected.length, [expected.length]])
      expect(ids.toSorted((a, b) => a - b)).toEqual(expected.map(({ goodsId }) => goodsId).toSorted((a, b) => a - b))
    }),
    { numRuns: 500 },
  )
  expect(withHits).toBeGreaterThan(50)
})

test('each count of a facet is the total of choosing it', async () => {
  const [categoryId = 0] = distinct('categoryId')
  const { facets } = await call(categoryGoods, { categoryId, withFacets: true, inStock: true })
  const options = [
    ...(facets?.brand ?? []).map(({ id, count }) => ({ choice: { brandIds: [id] }, count })),
    ...(facets?.package ?? []).map(({ id, count }) => ({ choice: { packageIds: [id] }, count })),
    ...(facets?.parameters ?? []).flatMap(({ code, values: shown }) =>
      shown
        .filter(({ around }) => around === undefined)
        .map(({ id, count }) => ({ choice: { parameters: [{ code, valueIds: [id] }] }, count })),
    ),
  ].slice(0, 60)
  expect(options.length).toBeGreaterThan(10)
  for (const { choice, count } of options) {
    const { totalCount } = await call(categoryGoods, { categoryId, inStock: true, ...choice })
    expect(totalCount).toBe(count)
  }
})
