import type { Db, Tx } from '#server/database/connect.ts'
import type { Currency } from '#shared/money/currency-signs.ts'
import type { StoredPacking } from '../../packing/packing.rules.ts'

export interface OfferRow {
  goodsId: number
  goodsModel: string
  brandName: string
  goodsName: string
  package: string
  coverPic: string
  stockCount: number
  minBuyCount: number
  multCount: number
  currency: Currency
  tierCounts: number[]
  tierPrices: string[]
  tierActivityPrices: string[]
  isNonCancellable: boolean
  /** The words of the parameter. */
  packing: string | null
  packCount: number | null
  storedPackings: StoredPacking[] | null
}

const offers = (sql: Db, goodsIds: number[]) => sql`
  select g.goods_id "goodsId", g.model "goodsModel", b.brand_name "brandName", g.goods_name "goodsName",
    p.package_name "package", g.cover_pic "coverPic", g.stock "stockCount", g.min_buy_count "minBuyCount",
    g.mult_count "multCount", g.currency, g.tier_counts "tierCounts", g.tier_prices "tierPrices",
    array_replace(g.tier_activity_prices, null, 0) "tierActivityPrices",
    coalesce(t.non_cancellable, false) "isNonCancellable", own.packing, own."packCount", t.packings "storedPackings"
  from goods g join brand b using (brand_id) join package p using (package_id) left join goods_trade t using (goods_id)
  cross join lateral (
    select max(v.text_value) filter (where code = 'packing') packing,
      (max(v.number_value) filter (where code = 'packCount'))::int "packCount"
    from attribute_value v join attribute using (attribute_id)
    where v.value_id = any(g.value_ids) and code in ('packing', 'packCount')
  ) own
  where g.goods_id = any(${goodsIds}::int[])
  order by g.goods_id`

export const listOffers = (sql: Db, goodsIds: number[]) => sql<OfferRow[]>`${offers(sql, goodsIds)}`

/** Locks in the order of the ids, so that two orders for the same parts cannot deadlock. Reads what holds once they are locked. */
export const lockOffers = (tx: Tx, goodsIds: number[]) => tx<OfferRow[]>`
  ${offers(tx, goodsIds)} for no key update of g`

export const lockGoods = (tx: Tx, goodsIds: number[]) => tx`
  select from goods where goods_id = any(${goodsIds}::int[]) order by goods_id for no key update`

/** Negative counts reduce the stock. A constraint of the table refuses stock below zero. */
export const addStock = (tx: Tx, goodsIds: number[], counts: number[]) => tx`
  update goods g set stock = g.stock + change.count
  from unnest(${goodsIds}::int[], ${counts}::int[]) change (goods_id, count)
  where g.goods_id = change.goods_id`

export const addSales = (tx: Tx, goodsIds: number[]) => tx`
  update goods set sales = sales + 1 where goods_id = any(${goodsIds}::int[])`
