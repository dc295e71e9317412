import type { Seen } from '#features/browsing/web/recent-browsing.ts'
import type { CategoryName, GoodsDetail } from '#features/catalog/catalog.contract.ts'

/** Finds the part or category in a page's loader data, by its shape. */
export function findSeen(loaderData: unknown): Seen | undefined {
  const { goods, category } = Object(loaderData)
  if (isPart(goods)) return { goods }
  if (isCategory(category)) return { category }
}

const isPart = (goods: unknown): goods is GoodsDetail =>
  typeof Object(goods).goodsId === 'number' && typeof Object(goods).goodsModel === 'string'

const isCategory = (category: unknown): category is CategoryName =>
  typeof Object(category).categoryId === 'number' && typeof Object(category).categoryName === 'string'
