import type { CategoryName, GoodsName, PlacedCategory } from '#features/catalog/catalog.contract.ts'

/** Maximum of each kind. */
export const MAX_HISTORY = 100
export const SHOWN_TO_BUYER = { category: 6, goods: 7 }
export const SHOWN_TO_VISITOR = { category: 6, goods: 6 }

/** Fields of a part that do not become outdated in a browser, as the stock would. */
export type BrowsedGoods = Omit<GoodsName, 'stockCount'>

/** Most recent first, no duplicates. */
export interface BrowsingHistory {
  category: readonly PlacedCategory[]
  goods: readonly BrowsedGoods[]
}

export const EMPTY_HISTORY: BrowsingHistory = { category: [], goods: [] }

function withLatest<T>(seen: readonly T[], latest: T, idOf: (item: T) => number): readonly T[] {
  return [latest, ...seen.filter((item) => idOf(item) !== idOf(latest))].slice(0, MAX_HISTORY)
}

/** Accepts whole goods, stores only their names. */
export function withGoods(history: BrowsingHistory, goods: BrowsedGoods): BrowsingHistory {
  const { goodsId, goodsModel, brand, package: packageName, coverPic } = goods
  const named = { goodsId, goodsModel, brand, package: packageName, coverPic }
  return { ...history, goods: withLatest(history.goods, named, (item) => item.goodsId) }
}

export function withCategory(history: BrowsingHistory, category: PlacedCategory): BrowsingHistory {
  const { categoryId, categoryName, path } = category
  const named = { categoryId, categoryName, path }
  return { ...history, category: withLatest(history.category, named, (item) => item.categoryId) }
}

export const shownToVisitor = ({ category, goods }: BrowsingHistory): BrowsingHistory => ({
  category: category.slice(0, SHOWN_TO_VISITOR.category),
  goods: goods.slice(0, SHOWN_TO_VISITOR.goods),
})

/** From ids in the order they were seen, any of them several times. */
export const mostRecentFirst = (oldestFirst: readonly number[]): number[] => [...new Set([...oldestFirst].reverse())]

/** Reads local storage, which may hold anything: incomplete entries are dropped. */
export function readBrowsing(kept: unknown): BrowsingHistory {
  const { category, goods } = Object(kept)
  return {
    category: Array.isArray(category) ? category.filter(isCategory).map(placed).slice(0, MAX_HISTORY) : [],
    goods: Array.isArray(goods) ? goods.filter(isGoods).slice(0, MAX_HISTORY) : [],
  }
}

const isId = (id: unknown): boolean => Number.isInteger(id) && Number(id) > 0

function isCategory(item: unknown): item is CategoryName & { path?: unknown } {
  const { categoryId, categoryName } = Object(item)
  return isId(categoryId) && typeof categoryName === 'string'
}

/** Earlier versions kept no path: such an entry is linked by its number alone. */
const placed = ({ categoryId, categoryName, path }: CategoryName & { path?: unknown }): PlacedCategory => ({
  categoryId,
  categoryName,
  path: Array.isArray(path) && path.length > 0 && path.every(isCategory) ? path : [{ categoryId, categoryName }],
})

function isGoods(item: unknown): item is BrowsedGoods {
  const { goodsId, goodsModel, brand, package: packageName, coverPic } = Object(item)
  const { brandId, brandName } = Object(brand)
  const named = [goodsModel, brandName, packageName, coverPic].every((text) => typeof text === 'string')
  return isId(goodsId) && isId(brandId) && named
}
