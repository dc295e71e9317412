import type { Db } from '#server/database/connect.ts'
import type { Rate, WeightRule } from '../freight.rules.ts'

export interface RateRow extends Rate {
  expressId: number
  expressName: string
  days: string
  currency: 'USD' | 'CNY'
}

/** Countries without a zone belong to the rest of the world. */
export const listRates = (sql: Db, countryId: number) => sql<RateRow[]>`
  select r.express_id "expressId", e.express_name "expressName", r.first_grams "firstGrams", r.first_amount "firstAmount",
    r.step_grams "stepGrams", r.step_amount "stepAmount", r.most_grams "maxGrams", r.most_amount "maxAmount",
    r.free_from "freeFrom", r.days, r.currency
  from express_rate r join express e using (express_id)
  where r.zone = coalesce(
    (select f.zone from freight_country f join country c using (country_code) where c.country_id = ${countryId}),
    (select zone from freight_zone where is_rest))
  order by e.position`

export const listWeightRules = (sql: Db) => sql<WeightRule[]>`
  select pattern, milligrams from package_weight order by position`

export const findTrackingUrl = (sql: Db, expressName: string) => sql<{ trackingUrl: string | null }[]>`
  select tracking_url "trackingUrl" from express where express_name = ${expressName}`
