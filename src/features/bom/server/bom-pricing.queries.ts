import type { StoredPacking } from '#features/catalog/packing/packing.rules.ts'
import type { Candidate } from '#features/catalog/server/alternatives/judge-alternatives.service.ts'
import type { Db } from '#server/database/connect.ts'
import type { BomGoods } from '../bom-matching.contract.ts'

export type BomGoodsRow = Omit<
  BomGoods,
  'goodsModel' | 'brand' | 'stockCount' | 'priceList' | 'singleSource' | 'packaging' | 'packagings' | 'incoming'
> & {
  singleSource: boolean
  model: string
  brandId: number
  brandName: string
  stock: number
  tierCounts: number[]
  tierPrices: string[]
  tierActivityPrices: string[]
  valueIds: number[]
  storedPackings: StoredPacking[] | null
}

/** Only the columns a BOM needs, unordered: it reads thousands of parts at a time. */
export const listBomGoods = (sql: Db, ids: readonly number[]) => sql<BomGoodsRow[]>`
  select g.goods_id "goodsId", g.model, g.brand_id "brandId", brand_name "brandName", package_name "package",
    g.goods_name "goodsName", g.introduce, g.cover_pic "coverPic", g.stock, g.min_buy_count "minBuyCount",
    g.mult_count "multCount", g.lead_weeks "leadWeeks", g.lifecycle, rohs_answer(g.rohs, g.rohs_unknown) rohs,
    not exists (select from goods other where other.equivalence = g.equivalence and other.brand_id <> g.brand_id) "singleSource",
    g.currency, g.tier_counts "tierCounts",
    g.tier_prices "tierPrices", case when array_remove(g.tier_activity_prices, null) = '{}' then '{}'
      else array_replace(g.tier_activity_prices, null, 0) end "tierActivityPrices",
    g.value_ids "valueIds", trade.packings "storedPackings"
  from goods g join brand using (brand_id) join package using (package_id) left join goods_trade trade using (goods_id)
  where g.goods_id = any(${ids}::int[])`

export interface Shortage {
  /** Place of the line. */
  place: number
  goodsId: number
  orderCount: number
}

/** Candidates that are compared; the three best are offered. */
const MAX_COMPARED = 12

export type FoundAlternative = Candidate & {
  /** Place of the line. */
  place: number
}

/** For parts that are short: others of the same function and footprint with enough stock, the best known first. */
export const listAlternatives = (sql: Db, short: readonly Shortage[]) => sql<FoundAlternative[]>`
  select place, g.goods_id "goodsId", other.goods_id "otherId", concat_ws(' ', g.xmin, other.version) "version"
  from unnest(${short.map((one) => one.place)}::int[], ${short.map((one) => one.goodsId)}::int[],
    ${short.map((one) => one.orderCount)}::bigint[]) short (place, goods_id, order_count)
  join goods g using (goods_id)
  cross join lateral (
    select other.goods_id, other.xmin version, other.popularity from goods other
    where other.equivalence = g.equivalence and other.goods_id <> g.goods_id and other.stock >= short.order_count
    order by other.popularity desc, other.goods_id limit ${MAX_COMPARED}::int) other
  order by place, other.popularity desc, other.goods_id`

/** Which of these are still in the catalogue. */
export const listKnownIds = (sql: Db, ids: readonly number[]) => sql<{ goodsId: number }[]>`
  select goods_id "goodsId" from goods where goods_id = any(${ids}::int[])`
