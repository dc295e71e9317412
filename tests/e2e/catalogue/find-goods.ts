import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Goods } from '#features/catalog/catalog.contract.ts'

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
