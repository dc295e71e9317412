import type { Db } from '#server/database/connect.ts'
import { goodsIdsOf } from '#shared/ids.ts'
import { offsetOf } from '#shared/paging.ts'
import type { Goods } from '../../catalog.contract.ts'
import type { CurrencyRate, MakerChoice } from '../../filters.contract.ts'
import type { Answer, Order, PartIndex, Search } from '../../index/part-index.types.ts'
import { listGoodsAndReplacements } from '../catalog.service.ts'
import { getPartIndex } from '../part-index/part-index.service.ts'
import { orderOf } from './part-search.ts'
import * as queries from './prices.queries.ts'

/** Prices at a quantity are in no index: so many parts are looked up, those that come first. */
const MAX_PRICED = 10_000

/** Sorted by the price at a quantity at a time, in whole pages. */
const MAX_ORDERED = 1000

type Asked = Pick<MakerChoice, 'sort' | 'quantity' | 'minPrice' | 'maxPrice' | 'pageSize' | 'pageNumber'>

export interface FoundGoods {
  list: Goods[]
  answer: Answer
  /** More parts were found than prices are looked up for. */
  isPartly: boolean
  /** Parts that are sorted by the price at the quantity at a time; null: all. */
  orderedBy: number | null
}

/** A page of the parts that fit, and what is counted among all of them. */
export async function findGoods(
  sql: Db,
  asked: Asked,
  search: Search,
  { rates, order }: { rates: readonly CurrencyRate[]; order?: Order | undefined },
): Promise<FoundGoods> {
  const index = await getPartIndex(sql)
  const priced = await withPricesAt(sql, index, asked, search, rates)
  const block = Math.floor(MAX_ORDERED / asked.pageSize) * asked.pageSize
  const isOrderedAt = asked.quantity !== undefined && asked.sort !== 'best' && !order
  const page = { from: offsetOf(asked), size: asked.pageSize }
  const found = { ...priced.search, order: order ?? orderOf(asked.sort) }
  if (!isOrderedAt) {
    const answer = index.find({ ...found, page })
    return {
      list: await readGoods(sql, index, found, page, answer.ids),
      answer,
      isPartly: priced.isPartly,
      orderedBy: null,
    }
  }
  const before = page.from - (page.from % block)
  const answer = index.find({ ...found, page: { from: before, size: block } })
  const sorted = goodsIdsOf(
    await queries.sortByPriceAt(sql, answer.ids, asked.quantity ?? 1, rates, asked.sort === 'priceDown'),
  )
  const ids = sorted.slice(page.from - before, page.from - before + page.size)
  return {
    list: await listGoodsAndReplacements(sql, ids),
    answer,
    isPartly: priced.isPartly,
    orderedBy: answer.total > block ? block : null,
  }
}

/** A replica may lack a part that was just added: then the next ones fill the page. */
async function readGoods(
  sql: Db,
  index: PartIndex,
  search: Search,
  page: { from: number; size: number },
  ids: number[],
) {
  const list = await listGoodsAndReplacements(sql, ids)
  const missing = ids.length - list.length
  if (missing === 0) return list
  const next = index.find({ ...search, facets: [], page: { from: page.from + page.size, size: missing } })
  return [...list, ...(await listGoodsAndReplacements(sql, next.ids))]
}

/** With a range of prices at a quantity: only parts whose price at the quantity is in it. */
async function withPricesAt(
  sql: Db,
  index: PartIndex,
  { quantity, minPrice, maxPrice }: Asked,
  search: Search,
  rates: readonly CurrencyRate[],
): Promise<{ search: Search; isPartly: boolean }> {
  if (quantity === undefined || (minPrice === undefined && maxPrice === undefined)) return { search, isPartly: false }
  const { ids, total } = index.find({ ...search, facets: [], page: { from: 0, size: MAX_PRICED } })
  const range = { min: minPrice ?? 0, max: maxPrice ?? null }
  const fitting = goodsIdsOf(await queries.listPricedAt(sql, ids, quantity, rates, range))
  return { search: { ...search, any: [...(search.any ?? []), { ids: fitting }] }, isPartly: total > MAX_PRICED }
}
