import { journey, see } from '../clause.ts'
import type { Shop } from '../shop.ts'

export interface Tier {
  minBuyCount: number
  maxBuyCount: number
  price: string
  activityPrice: string
}

export interface Goods {
  goodsId: number
  goodsModel: string
  stockCount: number
  minBuyCount: number
  multCount: number
  currency: string
  brand: { brandId: number; brandName: string }
  category: { categoryId: number; categoryName: string }
  priceList: Tier[]
}

export interface Category {
  categoryId: number
  categoryName: string
  child: Category[]
}

interface List<T> {
  list: T[]
  totalCount: number
}

/** A part that everybody knows, which the demo has in stock. */
export const KNOWN_PART = 'LM358DR'

export const knownPart = journey(async (shop) => {
  const { exact } = await shop.get<{ exact: Goods[] }>('goods/search', { goodsModel: KNOWN_PART })
  see(exact[0], `no part ${KNOWN_PART}`)
  return exact[0]
})

/** Parts of the catalogue, by their first characters. */
export const parts = journey(async (shop) => {
  const pages = await Promise.all(
    [...'ABCDLMRST'].map((key) => shop.get<List<Goods>>('goods/index', { key, pageSize: '50' })),
  )
  return pages.flatMap(({ list }) => list)
})

export const partWhere = async (shop: Shop, what: string, fits: (part: Goods) => boolean) => {
  const found = (await parts(shop)).find(fits)
  see(found, `no part ${what}`)
  return found
}

/** In stock, sold in single pieces, with more than four price tiers and no promotion. */
export const tieredPart = journey((shop) =>
  partWhere(
    shop,
    'with five tiers',
    ({ stockCount, priceList, minBuyCount, multCount, currency }) =>
      stockCount > (priceList.at(-1)?.minBuyCount ?? 0) &&
      priceList.length > 4 &&
      minBuyCount === 1 &&
      multCount === 1 &&
      currency === 'USD',
  ),
)

export const soldOutPart = journey((shop) => partWhere(shop, 'sold out', ({ stockCount }) => stockCount === 0))

/** A part with more than five alternatives. */
export const replaceablePart = journey(async (shop) => {
  for (const part of await parts(shop)) {
    const { totalCount } = await shop.get<List<Goods>>('goods/related', {
      replaceGoodsId: String(part.goodsId),
      pageNumber: '1',
      pageSize: '5',
    })
    if (totalCount > 5) return part
  }
  throw new Error('no part has more than five alternatives')
})

/** A category of the first level with children, one of them with children of its own. */
export const categories = journey(async (shop) => {
  const { list } = await shop.get<List<Category>>('category/search')
  const first = list.find(({ child }) => child.some((second) => second.child.length > 0))
  const second = first?.child.find(({ child }) => child.length > 0)
  const third = second?.child[0]
  see(first && second && third, 'no category has three levels')
  return { all: list, first, second, third }
})

export const article = journey(async (shop) => {
  const { list } = await shop.get<List<{ articleId: number; title: string }>>('blog/list')
  see(list[0], 'no article')
  return list[0]
})
