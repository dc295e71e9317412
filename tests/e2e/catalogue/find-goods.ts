import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Goods } from '#features/catalog/catalog.contract.ts'
import type { Sql } from '#server/database/connect.ts'

/** The first goods of the demo catalogue, by part number, that meet a condition. */
export async function findGoods(page: Page, condition: (goods: Goods) => boolean): Promise<Goods> {
  for (const key of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ') {
    const answer = await page.request.get(`/api/goods/index?key=${key}&pageSize=50`)
    const found = ((await answer.json()).data.list as Goods[]).find(condition)
    if (found) return found
  }
  throw new Error('no such goods in the demo catalogue')
}

export async function findExact(page: Page, goodsModel: string): Promise<Goods> {
  const answer = await page.request.get(`/api/goods/search?goodsModel=${encodeURIComponent(goodsModel)}&fuzzy=true`)
  const [goods] = (await answer.json()).data.exact
  expect(goods, goodsModel).toBeDefined()
  return goods
}

/** Goods with more than five others of the same function and footprint. */
export async function findReplaceable(sql: Sql) {
  const [goods] = await sql<{ goodsId: number; goodsModel: string }[]>`
    select g.goods_id "goodsId", g.model "goodsModel" from goods g
    where 5 < (select count(*) from goods o
      where o.equivalence = g.equivalence and not (o.stem = g.stem and o.brand_id = g.brand_id))
    order by g.goods_id limit 1`
  if (!goods) throw new Error('nothing in the demo catalogue has more than five alternatives')
  return goods
}
