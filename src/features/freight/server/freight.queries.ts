import type { Db } from '#server/database/connect.ts'
import type { Currency } from '#shared/money/currency-signs.ts'
import type { Rate, WeightRule } from '../freight.rules.ts'

export interface RateRow extends Rate {
  expressId: number
  expressName: string
  days: string
  currency: Currency
}

/**
 * In one row: dozens of rows took longer to read than to find. Amounts are text, as numbers of JSON they would be
 * rounded. Countries without a zone belong to the rest of the world.
 */
export const readTariff = (sql: Db, countryId: number) => sql<{ rates: RateRow[]; weights: WeightRule[] }[]>`
  select coalesce((select json_agg(rate) from (
    select r.express_id "expressId", e.express_name "expressName", r.first_grams "firstGrams",
      r.first_amount::text "firstAmount", r.step_grams "stepGrams", r.step_amount::text "stepAmount",
      r.most_grams "maxGrams", r.most_amount::text "maxAmount", r.free_from::text "freeFrom", r.days, r.currency
    from express_rate r join express e using (express_id)
    where r.zone = coalesce(
      (select f.zone from freight_country f join country c using (country_code) where c.country_id = ${countryId}),
      (select zone from freight_zone where is_rest))
    order by e.position) rate), '[]') rates,
    coalesce((select json_agg(rule) from (
      select pattern, milligrams from package_weight order by position) rule), '[]') weights`

export const findTrackingUrl = (sql: Db, expressName: string) => sql<{ trackingUrl: string | null }[]>`
  select tracking_url "trackingUrl" from express where express_name = ${expressName}`
