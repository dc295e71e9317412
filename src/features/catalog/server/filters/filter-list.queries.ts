import type { Db } from '#server/database/connect.ts'
import {
  byLeading,
  chosenOf,
  type Fragment,
  leafRows,
  ownValue,
  perMain,
  stockedOf,
} from './filter-conditions.queries.ts'
import type { AllowedValues, AppliedFilters } from './filter-plan.ts'

interface PageOf {
  limit: number
  offset: number
}
type GoodsId = { goodsId: number }

/** Top n of each leaf in index order, then the top n of those: never all goods of a large category. */
export const listBest = (sql: Db, filters: AppliedFilters, { limit, offset }: PageOf) => {
  const columns = sql`goods_id, in_stock, popularity`
  const order = sql`in_stock desc, popularity desc, goods_id`
  const first = sql`
    select ${columns} from goods part
    where category_id = leaf_id ${stockedOf(sql, filters)} ${chosenOf(sql, filters)} order by ${order} limit ${limit + offset}`
  return sql<GoodsId[]>`
    select goods_id "goodsId" from (${partsOf(sql, filters, columns, first)}) part order by ${order} limit ${limit} offset ${offset}`
}

/** Those of all leaves, or those that were found by a rare value. */
const partsOf = (sql: Db, filters: AppliedFilters, columns: Fragment, first: Fragment) => {
  const leaf = leafRows(sql, filters, [])
  return filters.leading
    ? sql`select ${columns} from ${byLeading(sql, filters.leading)} part join ${leaf} on leaf_id = category_id
        where true ${stockedOf(sql, filters)} ${chosenOf(sql, filters)}`
    : sql`select first.* from ${leaf} cross join lateral (${first}) first`
}

type Direction = 'price' | 'priceDown'

/**
 * Top n of each leaf and currency in index order, merged by the exchange rates. Parts without a price come last, before them
 * those in a currency without a rate. The index has only the lowest price of a part.
 */
const byLowestPrice = (sql: Db, filters: AppliedFilters, direction: Direction, reach: number) => {
  const order = direction === 'price' ? sql`asc` : sql`desc`
  const columns = sql`goods_id, currency, lowest_price`
  const firstOf = (currency: string, condition: Fragment, by: Fragment) => sql`
    (select ${columns} from goods part where category_id = leaf_id and currency = ${currency} and lowest_price ${condition}
       ${stockedOf(sql, filters)} ${chosenOf(sql, filters)} order by ${by} limit ${reach})`
  const ofCurrency = (currency: string) => sql`
    ${firstOf(currency, sql`is not null`, sql`lowest_price ${order}, goods_id ${order}`)}
    union all ${firstOf(currency, sql`is null`, sql`goods_id ${order}`)}`
  const first = filters.rates
    .map(({ currency }) => ofCurrency(currency))
    .reduce((all, one) => sql`${all} union all ${one}`)
  return sql`
    select goods_id from (${partsOf(sql, filters, columns, first)}) part
    order by lowest_price is null, lowest_price / ${perMain(sql, filters.rates)} ${order} nulls last, goods_id ${order}`
}

export const listByLowestPrice = (
  sql: Db,
  filters: AppliedFilters,
  { limit, offset, sort }: PageOf & { sort: Direction },
) =>
  sql<GoodsId[]>`
    select goods_id "goodsId" from (${byLowestPrice(sql, filters, sort, limit + offset)} limit ${limit} offset ${offset}) page`

interface BlockOf extends PageOf {
  sort: Direction
  quantity: number
  /** Block size: parts in the order of their lowest price are sorted in blocks by the price at the quantity. */
  block: number
}

/** No index has the price at a quantity: blocks of parts with similar lowest prices are sorted by it. */
export const listByPriceAt = (sql: Db, filters: AppliedFilters, { limit, offset, sort, quantity, block }: BlockOf) => {
  const order = sort === 'price' ? sql`asc` : sql`desc`
  const before = offset - (offset % block)
  const near = sql`${byLowestPrice(sql, filters, sort, before + block)} limit ${block} offset ${before}`
  return sql<GoodsId[]>`
    select goods_id "goodsId" from (
      select goods_id, unit_price(tier_counts, tier_prices, tier_activity_prices, ${quantity}::int) / ${perMain(sql, filters.rates)} price
      from (${near}) near join goods part using (goods_id)
    ) priced order by price is null, price ${order}, goods_id ${order} limit ${limit} offset ${offset - before}`
}

/** No index for a parameter: all hits are read and sorted. Parts without a value come last in both directions. */
export const listByParameter = (
  sql: Db,
  filters: AppliedFilters,
  { by, isDescending, limit, offset }: PageOf & { by: AllowedValues; isDescending: boolean },
) => {
  const order = isDescending ? sql`desc` : sql`asc`
  const all = { ...filters, allowed: [...filters.allowed, by] }
  const goods = filters.leading ? byLeading(sql, filters.leading) : sql`goods`
  return sql<GoodsId[]>`
    select goods_id "goodsId" from (
      select goods_id, in_stock, popularity, ${ownValue(sql, by, filters.allowed.length)} value_id
      from ${goods} part join ${leafRows(sql, all, [])} on leaf_id = category_id
      where true ${stockedOf(sql, filters)} ${chosenOf(sql, all, by)}
    ) hit left join attribute_value own using (value_id)
    order by hit.value_id is null, number_value ${order}, text_value ${order}, in_stock desc, popularity desc, goods_id
    limit ${limit} offset ${offset}`
}
