import type { Seen } from '#features/browsing/web/recent-browsing.ts'
import type { CategoryName, GoodsDetail } from '#features/catalog/catalog.contract.ts'

/** What a page inside has read may hold one part or one category; by its shape, for the layout knows no page. */
export function findSeen(loaderData: unknown): Seen | undefined {
  const { goods, category } = Object(loaderData)
  if (isPart(goods)) return { goods }
  if (isCategory(category)) return { category }
}

const isPart = (goods: unknown): goods is GoodsDetail =>
  typeof Object(goods).goodsId === 'number' && typeof Object(goods).goodsModel === 'string'

const isCategory = (category: unknown): category is CategoryName =>
  typeof Object(category).categoryId === 'number' && typeof Object(category).categoryName === 'string'
