import type { Seen } from '#features/browsing/web/recent-browsing.ts'
import type { GoodsDetail, PlacedCategory } from '#features/catalog/catalog.contract.ts'
import { unpackLists } from '#features/catalog/web/pack-lists.ts'

/** Finds the part or category in a page's loader data, by its shape. */
export function findSeen(loaderData: unknown): Seen | undefined {
  const { goods, category, path } = unpackLists(Object(loaderData))
  if (isPart(goods)) return { goods }
  const placed = { ...Object(category), path }
  if (isCategory(placed)) return { category: placed }
}

const isPart = (goods: unknown): goods is GoodsDetail =>
  typeof Object(goods).goodsId === 'number' && typeof Object(goods).goodsModel === 'string'

const isCategory = ({ categoryId, categoryName, path }: Partial<PlacedCategory>): boolean =>
  typeof categoryId === 'number' && typeof categoryName === 'string' && Array.isArray(path)
