import type { Db, Tx } from '#server/database/connect.ts'
import type { Currency } from '#shared/money/currency-signs.ts'
import type { NamedPart, StoredDocument } from '../documents.rules.ts'
import type { KnownMaker } from '../makers.rules.ts'
import type { StoredPacking } from '../packing/packing.rules.ts'
import { TRADE_CODES } from '../trade.rules.ts'
import type { Incoming, TradeData } from '../trade-data.schema.ts'

/** What every mention of a part shows. */
export interface GoodsNameRow {
  goodsId: number
  model: string
  brandId: number
  brandName: string
  package: string
  coverPic: string
  stock: number
}

/** What a list shows of a part. */
export interface ListedRow extends GoodsNameRow {
  categoryId: number
  categoryName: string
  packageId: number
  goodsName: string
  introduce: string
  dataManual: string | null
  minBuyCount: number
  multCount: number
  leadWeeks: number
  lifecycle: string
  rohs: boolean | null
  sales: number
  currency: Currency
  tierCounts: number[]
  tierPrices: string[]
  tierActivityPrices: string[]
  lowestPrice: string | null
}

const listedColumns = (sql: Db) => sql`
  g.goods_id "goodsId", g.model, g.brand_id "brandId", b.brand_name "brandName", g.category_id "categoryId",
    c.category_name "categoryName", p.package_id "packageId", p.package_name "package", g.goods_name "goodsName", g.introduce, g.cover_pic "coverPic",
    g.data_manual "dataManual", g.stock, g.min_buy_count "minBuyCount", g.mult_count "multCount", g.lead_weeks "leadWeeks",
    g.lifecycle, rohs_answer(g.rohs, g.rohs_unknown) rohs, g.sales, g.currency, g.tier_counts "tierCounts", g.tier_prices "tierPrices",
    array_replace(g.tier_activity_prices, null, 0) "tierActivityPrices", g.lowest_price "lowestPrice"`

/** In the order of the ids. */
const wantedGoods = (sql: Db, ids: readonly number[], more = sql``) => sql`
  from unnest(${ids}::int[]) with ordinality wanted (goods_id, place)
  join goods g using (goods_id)
  join brand b using (brand_id)
  join category c using (category_id)
  join package p using (package_id)
  ${more}
  order by wanted.place`

export const listGoodsByIds = (sql: Db, ids: number[]) => sql<ListedRow[]>`
  select ${listedColumns(sql)} ${wantedGoods(sql, ids)}`

export const findGoods = (sql: Db, goodsId: number) => sql`select from goods where goods_id = ${goodsId}`

const saleColumns = (sql: Db) => sql`
  ${listedColumns(sql)}, g.value_ids "valueIds", t.packings "storedPackings",
    coalesce(t.non_cancellable, false) "isNonCancellable"`

export interface SaleRow extends ListedRow {
  valueIds: number[]
  storedPackings: StoredPacking[] | null
  isNonCancellable: boolean
}

/** With what a cart needs beside it. */
export const listGoodsOnSale = (sql: Db, ids: readonly number[]) => sql<SaleRow[]>`
  select ${saleColumns(sql)} ${wantedGoods(sql, ids, sql`left join goods_trade t using (goods_id)`)}`

/** Another part with the same function. `version` is of both rows: another one when either was changed. */
export type CandidateRow = [
  goodsId: number,
  model: string,
  brandId: number,
  brandName: string,
  packageName: string,
  stock: number,
  coverPic: string,
  version: string,
]

/**
 * Goods, each with the first candidates that could replace it, the most popular first. As JSON: with a second
 * statement and thirty more rows a search took 4.0 ms of the server's processor time instead of 3.2.
 */
export const listGoodsWithCandidates = (sql: Db, ids: number[], limits: { inStock: number; outOfStock: number }) => sql<
  Array<ListedRow & { candidates: CandidateRow[] | null }>
>`
  select ${listedColumns(sql)}, (
    select json_agg(json_build_array(other.goods_id, other.model, other.brand_id, maker.brand_name, outline.package_name, other.stock,
      other.cover_pic, concat_ws(' ', g.xmin, other.version)) order by other.in_stock desc, other.popularity desc, other.goods_id)
    from (
      select r.*, r.xmin version from goods r
      where r.equivalence = g.equivalence and r.goods_id <> g.goods_id
        and not (r.stem = g.stem and r.brand_id = g.brand_id)
      order by r.in_stock desc, r.popularity desc, r.goods_id
      limit case when g.in_stock then ${limits.inStock}::int else ${limits.outOfStock}::int end
    ) other
    join brand maker on maker.brand_id = other.brand_id
    join package outline on outline.package_id = other.package_id
  ) candidates ${wantedGoods(sql, ids)}`

export interface ParameterRow {
  valueId: number
  code: string
  name: string
  unit: string | null
  number: number | null
  text: string | null
}

export const listParameters = (sql: Db, valueIds: number[]) => sql<ParameterRow[]>`
  select v.value_id "valueId", a.code, a.attribute_name "name", a.unit, v.number_value "number", v.text_value "text"
  from attribute_value v join attribute a using (attribute_id)
  where v.value_id = any(${valueIds}::int[]) and a.code <> all(${TRADE_CODES}::text[])
  order by a.position`

export type TradeRow = TradeData & {
  goodsId: number
  documents: StoredDocument[] | null
  symbol: string | null
  footprint: string | null
  model: string | null
  mating: NamedPart[] | null
  accessories: NamedPart[] | null
  boards: NamedPart[] | null
  warehouses: Record<string, number>
  shipDays: Record<string, number> | null
  incoming: Incoming[] | null
}

const tradeColumns = (sql: Db) => sql`
  goods_id "goodsId", eccn, hts, origin_country "originCountry", reach, msl, weight_grams::float8 "weightGrams", series,
    date_code "dateCode", lot, non_cancellable "isNonCancellable", warehouses, ship_days "shipDays", incoming,
    documents, cad_symbol symbol, cad_footprint footprint, cad_model model, mating, accessories, boards`

export const listTrade = (sql: Db, ids: number[]) => sql<TradeRow[]>`
  select ${tradeColumns(sql)} from goods_trade where goods_id = any(${ids}::int[])`

export interface DetailRow extends SaleRow {
  trade: TradeRow | null
  isOnOrder: boolean
  /** From the top down to that of the part. */
  categoryPath: Array<{ categoryId: number; categoryName: string }>
  /** The same part of the same maker in other packaging. */
  packagingIds: number[]
}

/** What its page shows and no list does, in one statement: each further one would cost more than what it reads. */
export const findDetail = (sql: Db, goodsId: number) => sql<DetailRow[]>`
  select ${saleColumns(sql)},
    (select row_to_json(trade) from (select ${tradeColumns(sql)} from goods_trade where goods_id = g.goods_id) trade) trade,
    exists (select from goods_on_order o where o.goods_id = g.goods_id) "isOnOrder",
    (select json_agg(json_build_object('categoryId', category_id, 'categoryName', category_name) order by level)
      from category where category_id in (
        c.category_id, c.parent_id, (select parent_id from category where category_id = c.parent_id))) "categoryPath",
    array(select goods_id from goods other
      where other.stem = g.stem and other.brand_id = g.brand_id and other.goods_id <> g.goods_id
      order by in_stock desc, popularity desc, goods_id limit 20) "packagingIds"
  ${wantedGoods(sql, [goodsId], sql`left join goods_trade t using (goods_id)`)}`

export interface CategoryRow {
  categoryId: number
  parentId: number | null
  categoryName: string
  goodsCount: number
}

export const listCategories = (sql: Db) => sql<CategoryRow[]>`
  select category_id "categoryId", parent_id "parentId", category_name "categoryName", goods_count "goodsCount"
  from category order by level, position, category_id`

/** The category itself and all below it. */
export const listCategoriesBelow = (sql: Db, categoryId: number) => sql<
  { categoryId: number; goodsCount: number; isLeaf: boolean }[]
>`
  with recursive below as (
    select category_id, goods_count from category where category_id = ${categoryId}
    union all
    select c.category_id, c.goods_count from category c join below on c.parent_id = below.category_id
  )
  select category_id "categoryId", goods_count "goodsCount",
    not exists (select from category child where child.parent_id = below.category_id) "isLeaf"
  from below`

/** One picture for each top category: that of its most popular part. */
export const listCategoryPictures = (sql: Db) => sql<{ categoryId: number; coverPic: string }[]>`
  select top.category_id "categoryId", best.cover_pic "coverPic"
  from category top
  cross join lateral (
    select g.cover_pic, g.popularity
    from category second
    join category third on third.parent_id = second.category_id
    cross join lateral (
      select cover_pic, popularity from goods
      where category_id = third.category_id and in_stock order by popularity desc, goods_id limit 1
    ) g
    where second.parent_id = top.category_id
    order by g.popularity desc limit 1
  ) best
  where top.level = 1`

export interface BrandRow {
  brandId: number
  brandName: string
  introduce: string
  goodsCount: number
  recommendedRank: number | null
}

export const listBrands = (sql: Db) => sql<BrandRow[]>`
  select brand_id "brandId", brand_name "brandName", introduce, goods_count "goodsCount", recommended_rank "recommendedRank"
  from brand where goods_count > 0 order by upper(brand_name) collate "C"`

export const findBrand = (sql: Db, brandId: number) => sql<BrandRow[]>`
  select brand_id "brandId", brand_name "brandName", introduce, goods_count "goodsCount", recommended_rank "recommendedRank"
  from brand where brand_id = ${brandId}`

/** With all their names. */
export const listMakers = (sql: Db) => sql<KnownMaker[]>`
  select brand_id "brandId", brand_name "brandName", aliases from brand`

export const lockMaker = (tx: Tx, brandId: number) => tx<KnownMaker[]>`
  select brand_id "brandId", brand_name "brandName", aliases from brand where brand_id = ${brandId} for update`

/** Other makers with this name, ignoring case. */
export const findMakerNamed = (tx: Tx, name: string, besides: number) => tx<{ brandName: string }[]>`
  select brand_name "brandName" from brand where brand_id <> ${besides}
    and (lower(brand_name) = lower(${name}) or exists (select from unnest(aliases) alias where lower(alias) = lower(${name}))) limit 1`

export const saveAliases = (tx: Tx, brandId: number, aliases: readonly string[]) => tx`
  update brand set aliases = ${aliases}::text[] where brand_id = ${brandId}`

export const listGoodsIdsOfBrand = (sql: Db, brandId: number, limit: number, offset: number) => sql<
  { goodsId: number }[]
>`
  select goods_id "goodsId" from goods where brand_id = ${brandId}
  order by in_stock desc, popularity desc, goods_id limit ${limit} offset ${offset}`

export const listShowcase = (sql: Db, { hot, others }: { hot: number; others: number }) => sql<
  { kind: string; goodsId: number }[]
>`
  select kind, goods_id "goodsId" from goods_showcase
  where position <= case when kind = 'hot' then ${hot}::int else ${others}::int end
  order by kind, position`

export const listHotGoods = (sql: Db) => sql<{ goodsId: number }[]>`
  select goods_id "goodsId" from hot_goods order by position`

export const deleteHotGoods = (tx: Tx) => tx`delete from hot_goods`

export const insertHotGoods = (tx: Tx, goodsIds: readonly number[]) => tx`
  insert into hot_goods (position, goods_id)
  select place, goods_id from unnest(${[...goodsIds]}::int[]) with ordinality given (goods_id, place)`

/** One of each category before the second of any, among as many as are looked at. */
export const listLastAdded = (sql: Db, limit: number) => sql<{ goodsId: number }[]>`
  select goods_id "goodsId" from (
    select goods_id, category_id from goods
    where in_stock and not exists (
      select from goods_showcase listed where listed.goods_id = goods.goods_id and listed.kind = 'new')
    order by goods_id desc limit 500
  ) latest
  order by row_number() over (partition by category_id order by goods_id desc), goods_id desc limit ${limit}`

export const readCatalogVersion = (sql: Db) => sql<{ version: string }[]>`select version from catalog_version`

export const bumpCatalogVersion = (sql: Db) => sql`update catalog_version set version = version + 1`

export const findLastGoodsId = (sql: Db) => sql<{ goodsId: number }[]>`
  select goods_id "goodsId" from goods order by goods_id desc limit 1`

export const listGoodsIdsBetween = (sql: Db, first: number, last: number) => sql<{ goodsId: number }[]>`
  select goods_id "goodsId" from goods where goods_id between ${first} and ${last} order by goods_id`
