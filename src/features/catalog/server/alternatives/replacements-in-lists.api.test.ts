import { expect, test } from 'vitest'
import { searchGoods } from '#features/search/search.contract.ts'
import { createWorld } from '#tests/support/world.ts'
import * as contract from '../../catalog.contract.ts'
import { categoryGoods } from '../../filters.contract.ts'

const world = await createWorld()
const { call } = world.visitor()
const goodsModel = 'RC0603FR-0710KL'

async function findPart() {
  const { exact } = await call(searchGoods, { fuzzy: true, goodsModel })
  return call(contract.goodsDetail, { goodsId: exact[0]?.goodsId ?? 0 })
}

test('[ENT-09] a part of any list names the same first two replacements as its page', async () => {
  const { goodsId, category, replace, brand } = await findPart()
  const inList = (list: contract.Goods[]) => list.find((one) => one.goodsId === goodsId)?.replace
  const expected = replace.slice(0, 2)
  expect(expected).toHaveLength(2)
  expect(inList((await call(searchGoods, { fuzzy: true, goodsModel })).exact)).toEqual(expected)
  const { categoryId } = category
  expect(inList((await call(categoryGoods, { categoryId, brandIds: [brand.brandId], pageSize: 1000 })).list)).toEqual(
    expected,
  )
  const near = await call(contract.relatedGoods, { replaceGoodsId: replace[0]?.goodsId ?? 0, pageSize: 100 })
  expect(inList(near.list)).toEqual(expected)
})

test('a part that is no longer a replacement is removed from the lists immediately', async () => {
  const { replace } = await findPart()
  const former = replace[0]?.goodsId ?? 0
  const named = async () =>
    (await call(searchGoods, { fuzzy: true, goodsModel })).exact[0]?.replace.map(({ goodsId }) => goodsId)
  expect(await named()).toContain(former)
  const [before] = await world.sql<{ lifecycle: string }[]>`select lifecycle from goods where goods_id = ${former}`
  await world.sql`update goods set lifecycle = 'Obsolete' where goods_id = ${former}`
  try {
    expect(await named()).not.toContain(former)
  } finally {
    await world.sql`update goods set lifecycle = ${before?.lifecycle ?? ''} where goods_id = ${former}`
  }
  expect(await named()).toContain(former)
})
