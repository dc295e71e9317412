import type { Db, Tx } from '#server/database/connect.ts'
import type { Currency } from '#shared/money/currency-signs.ts'
import type { FixedTier } from '../price-list.rules.ts'

export interface PriceListRow {
  priceListId: number
  name: string
  percent: string
  startsOn: string | null
  endsOn: string | null
  customerCount: number
  discountCount: number
  partCount: number
  version: number
  changedBy: string
  changedAt: Date
}

const columns = (sql: Db) => sql`
  l.price_list_id "priceListId", l.name, l.percent::text, l.starts_on::text "startsOn", l.ends_on::text "endsOn",
  (select count(*)::int from account a where a.price_list_id = l.price_list_id) "customerCount",
  (select count(*)::int from price_list_discount d where d.price_list_id = l.price_list_id) "discountCount",
  (select count(*)::int from price_list_price p where p.price_list_id = l.price_list_id) "partCount",
  l.version, l.changed_by "changedBy", l.changed_at "changedAt"`

export const listPriceLists = (sql: Db, limit: number, offset: number) => sql<PriceListRow[]>`
  select ${columns(sql)} from price_list l order by lower(l.name), l.price_list_id limit ${limit} offset ${offset}`

export const countPriceLists = (sql: Db) => sql<{ count: number }[]>`select count(*)::int count from price_list`

export const findPriceList = (sql: Db, priceListId: number) => sql<PriceListRow[]>`
  select ${columns(sql)} from price_list l where l.price_list_id = ${priceListId}`

/** Changes of one list run one after the other. */
export const lockPriceList = (tx: Tx, priceListId: number) => tx<{ version: number; changedBy: string }[]>`
  select version, changed_by "changedBy" from price_list where price_list_id = ${priceListId} for update`

export interface ListFields {
  name: string
  percent: string
  startsOn: string | null
  endsOn: string | null
}

type Saved = { priceListId: number; version: number }

export const insertPriceList = (tx: Tx, list: ListFields, who: string) => tx<Saved[]>`
  insert into price_list (name, percent, starts_on, ends_on, changed_by)
  values (${list.name}, ${list.percent}, ${list.startsOn}::date, ${list.endsOn}::date, ${who})
  returning price_list_id "priceListId", version`

export const updatePriceList = (tx: Tx, priceListId: number, list: ListFields) => tx`
  update price_list set name = ${list.name}, percent = ${list.percent}, starts_on = ${list.startsOn}::date,
    ends_on = ${list.endsOn}::date
  where price_list_id = ${priceListId}`

/** With every change of a list, its discounts or its prices. */
export const advanceVersion = (tx: Tx, priceListId: number, who: string) => tx<Saved[]>`
  update price_list set version = version + 1, changed_by = ${who}, changed_at = clock_timestamp()
  where price_list_id = ${priceListId} returning price_list_id "priceListId", version`

export const findNamed = (tx: Tx, name: string, but: number) => tx<{ name: string }[]>`
  select name from price_list where lower(name) = lower(${name}) and price_list_id <> ${but}`

export const deletePriceList = (tx: Tx, priceListId: number) => tx`
  delete from price_list where price_list_id = ${priceListId}`

export const listDiscounts = (sql: Db, priceListId: number) => sql<
  { categoryId: number | null; categoryName: string; brandId: number | null; brandName: string; percent: string }[]
>`
  select d.category_id "categoryId", d.brand_id "brandId", d.percent::text, coalesce(b.brand_name, '') "brandName",
    concat_ws(' › ', top.category_name, middle.category_name, c.category_name) "categoryName"
  from price_list_discount d left join brand b using (brand_id) left join category c using (category_id)
    left join category middle on middle.category_id = c.parent_id
    left join category top on top.category_id = middle.parent_id
  where d.price_list_id = ${priceListId} order by "categoryName", "brandName"`

export interface DiscountKey {
  categoryId: number | null
  brandId: number | null
}

export const findNames = (sql: Db, { categoryId, brandId }: DiscountKey) => sql<
  { category: boolean; brand: boolean }[]
>`
  select exists (select from category where category_id = ${categoryId}::int) category,
    exists (select from brand where brand_id = ${brandId}::int) brand`

export const deleteDiscount = (tx: Tx, priceListId: number, { categoryId, brandId }: DiscountKey) => tx<
  { gone: true }[]
>`
  delete from price_list_discount where price_list_id = ${priceListId}
    and category_id is not distinct from ${categoryId}::int and brand_id is not distinct from ${brandId}::int
  returning true gone`

export const insertDiscount = (
  tx: Tx,
  priceListId: number,
  { categoryId, brandId }: DiscountKey,
  percent: string,
) => tx`
  insert into price_list_discount (price_list_id, category_id, brand_id, percent)
  values (${priceListId}, ${categoryId}, ${brandId}, ${percent})`

export const listCustomersOf = (sql: Db, priceListId: number, limit: number) => sql<
  { accountId: number; name: string; email: string }[]
>`
  select account_id "accountId", coalesce(nullif(company, ''), nullif(full_name, ''), email) as name, email
  from account where price_list_id = ${priceListId} order by 2, 1 limit ${limit}`

export const listChoices = (sql: Db) => sql<{ priceListId: number; name: string }[]>`
  select price_list_id "priceListId", name from price_list order by lower(name) limit 2000`

/** Where it can be removed from under nobody: a customer who gets it meanwhile waits. */
export const hasCustomers = (tx: Tx, priceListId: number) => tx<{ some: boolean }[]>`
  select exists (select from account where price_list_id = ${priceListId}) "some"`

export interface FixedRow {
  goodsId: number
  goodsModel: string
  brandName: string
  currency: Currency
  counts: number[]
  prices: string[]
  isInOtherCurrency: boolean
  listPrice: string | null
}

const fixed = (sql: Db, priceListId: number, norm: string) => sql`
  from price_list_price p join goods g using (goods_id) join brand b using (brand_id)
  where p.price_list_id = ${priceListId} and starts_with(g.model_norm, ${norm})`

export const listFixedPrices = (sql: Db, priceListId: number, norm: string, limit: number, offset: number) => sql<
  FixedRow[]
>`
  select p.goods_id "goodsId", g.model "goodsModel", b.brand_name "brandName", p.currency, p.counts, p.prices::text[],
    p.currency <> g.currency "isInOtherCurrency",
    coalesce(nullif(g.tier_activity_prices[1], 0), g.tier_prices[1])::text "listPrice"
  ${fixed(sql, priceListId, norm)} order by g.model_norm, p.goods_id limit ${limit} offset ${offset}`

export const countFixedPrices = (sql: Db, priceListId: number, norm: string) => sql<{ count: number }[]>`
  select count(*)::int count ${fixed(sql, priceListId, norm)}`

/** Parts behind normalised numbers; a number may be used by several makers. */
export const listParts = (sql: Db, norms: string[]) => sql<PartRow[]>`
  select wanted.norm, g.goods_id "goodsId", g.model "goodsModel", g.brand_id "brandId", b.brand_name "brandName", g.currency
  from unnest(${norms}::text[]) wanted (norm) join goods g on g.model_norm = wanted.norm collate "C"
    join brand b using (brand_id)
  order by g.goods_id`

export interface PartRow {
  norm: string
  goodsId: number
  goodsModel: string
  brandId: number
  brandName: string
  currency: Currency
}

export interface NewFixedPrice {
  goodsId: number
  currency: string
  tiers: readonly FixedTier[]
}

/** Arrays of different lengths travel as text. */
export const saveFixedPrices = (tx: Tx, priceListId: number, prices: readonly NewFixedPrice[]) => tx`
  insert into price_list_price (price_list_id, goods_id, currency, counts, prices)
  select ${priceListId}, goods_id, currency, counts::int[], prices::numeric[]
  from unnest(
    ${prices.map(({ goodsId }) => goodsId)}::int[], ${prices.map(({ currency }) => currency)}::text[],
    ${prices.map(({ tiers }) => `{${tiers.map(({ count }) => count).join()}}`)}::text[],
    ${prices.map(({ tiers }) => `{${tiers.map(({ price }) => price).join()}}`)}::text[]
  ) given (goods_id, currency, counts, prices)
  on conflict (price_list_id, goods_id) do update
    set currency = excluded.currency, counts = excluded.counts, prices = excluded.prices`

export const deleteFixedPrice = (tx: Tx, priceListId: number, goodsId: number) => tx<{ gone: true }[]>`
  delete from price_list_price where price_list_id = ${priceListId} and goods_id = ${goodsId} returning true gone`

export const deleteFixedPrices = (tx: Tx, priceListId: number) => tx`
  delete from price_list_price where price_list_id = ${priceListId}`
