import type { Db } from '#server/database/connect.ts'
import type { CurrencyRate } from '../../filters.contract.ts'

/** Prices of parts at a quantity, in the main currency; null without a price or a rate. */
const pricesAt = (sql: Db, goodsIds: readonly number[], quantity: number, rates: readonly CurrencyRate[]) => sql`
  select goods_id, place, unit_price(tier_counts, tier_prices, tier_activity_prices, ${quantity}::int) / per_main price
  from unnest(${goodsIds}::int[]) with ordinality wanted (goods_id, place) join goods using (goods_id)
  left join unnest(${rates.map(({ currency }) => currency)}::text[], ${rates.map(({ perMain }) => perMain)}::numeric[])
    rate (currency, per_main) using (currency)`

/** In the given order where prices are equal; those without a price last. */
export const sortByPriceAt = (
  sql: Db,
  goodsIds: readonly number[],
  quantity: number,
  rates: readonly CurrencyRate[],
  isDescending: boolean,
) => sql<{ goodsId: number }[]>`
  select goods_id "goodsId" from (${pricesAt(sql, goodsIds, quantity, rates)}) priced
  order by price ${isDescending ? sql`desc` : sql`asc`} nulls last, place`

export const listPricedAt = (
  sql: Db,
  goodsIds: readonly number[],
  quantity: number,
  rates: readonly CurrencyRate[],
  { min, max }: { min: number; max: number | null },
) => sql<{ goodsId: number }[]>`
  select goods_id "goodsId" from (${pricesAt(sql, goodsIds, quantity, rates)}) priced
  where price >= ${min}::numeric and (${max}::numeric is null or price <= ${max}::numeric)`
