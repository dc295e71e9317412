import { expect, test } from 'vitest'
import { searchGoods } from '#features/search/search.contract.ts'
import { createLargeCategory } from '#tests/support/large-category.ts'
import { createWorld } from '#tests/support/world.ts'
import { categoryGoods } from '../../filters.contract.ts'

const world = await createWorld('many_parameters')
const { sql } = world
const { call } = world.visitor()

test('a category of three hundred parameters has a filter for each', async () => {
  const codes = Array.from({ length: 300 }, (_, place) => `many${place}`)
  const categoryId = await createLargeCategory(
    sql,
    codes.map((code) => [code, 2] as const),
  )
  for (const number of [1, 2])
    await sql`
      insert into goods (brand_id, category_id, package_id, stock, rohs, equivalence, model, stem, goods_name, introduce, cover_pic, value_ids)
      select (select min(brand_id) from brand), ${categoryId}, (select min(package_id) from package), 1, true, ${number},
        ${`QMANY${number}`}, ${`QMANY${number}`}, 'part', 'part', '/pictures/soic-8/TEST.svg', array_agg(value_id order by attribute_id)
      from attribute_value join attribute using (attribute_id) where code = any(${codes}::text[]) and number_value = ${number}`
  const { totalCount, facets } = await call(categoryGoods, { categoryId, withFacets: true })
  expect([totalCount, facets?.parameters.length]).toEqual([2, 300])
})

test('as many words and numbers as a text may have are looked for', async () => {
  const sizes = Array.from({ length: 100 }, (_, place) => place + 1).join('x')
  for (const goodsModel of [`${sizes}mm`, 'a b c d e f g h i j k l m n o p q r s t u v w x y z '.repeat(8)])
    expect((await call(searchGoods, { fuzzy: true, goodsModel })).totalCount).toBe(0)
})
