import { expect, test } from 'vitest'
import { searchGoods } from '#features/search/search.contract.ts'
import { createWorld } from '#tests/support/world.ts'
import { goodsDetail } from '../catalog.contract.ts'
import { categoryGoods } from '../filters.contract.ts'

const world = await createWorld()
const { sql } = world
const { call } = world.visitor()

const [compliant, leaded, unknown] = [await world.goods(), await world.goods(), await world.goods()]
await sql`update goods set rohs = false, rohs_unknown = false where goods_id = ${leaded.id}`
await sql`update goods set rohs = false, rohs_unknown = true where goods_id = ${unknown.id}`

const ids = [compliant.id, leaded.id, unknown.id]
const rohsOf = async (goodsId: number) => (await call(goodsDetail, { goodsId })).rohs

test('RoHS is true, false or null on the page of a part', async () => {
  expect(await Promise.all(ids.map(rohsOf))).toEqual([true, false, null])
})

test('the filter RoHS lists parts that comply, and counts them', async () => {
  const { category } = await call(goodsDetail, { goodsId: compliant.id })
  const { categoryId } = category
  const found = await call(categoryGoods, { categoryId, rohs: true, withFacets: true, pageSize: 1000 })
  const own = found.list.filter(({ goodsId }) => ids.includes(goodsId))
  expect(own.map(({ goodsId }) => goodsId)).toEqual([compliant.id])
  expect(new Set(found.list.map(({ rohs }) => rohs))).toEqual(new Set([true]))
  const whole = await call(categoryGoods, { categoryId, withFacets: true })
  expect(whole.facets?.rohs).toBe(found.totalCount)
})

test.each([
  ['its facet', { goodsModel: '10k 0603', rohs: true }],
  ['the word', { goodsModel: '10k 0603 rohs' }],
])('a search with %s finds only parts that comply', async (_what, input) => {
  const found = async () =>
    (await call(searchGoods, { fuzzy: true, ...input, pageSize: 50 })).list.map(({ goodsId }) => goodsId)
  const [first, second, ...others] = await found()
  await sql`update goods set rohs = false, rohs_unknown = (goods_id = ${first ?? 0}) where goods_id = any(${[first ?? 0, second ?? 0]}::int[])`
  expect(await found()).toEqual(expect.arrayContaining(others.slice(0, 5)))
  expect(await found()).toEqual(expect.not.arrayContaining([first]))
  expect(await found()).toEqual(expect.not.arrayContaining([second]))
  await sql`update goods set rohs = true, rohs_unknown = false where goods_id = any(${[first ?? 0, second ?? 0]}::int[])`
})
