import type { Db, Tx } from '#server/database/connect.ts'
import type { Currency } from '#shared/money/currency-signs.ts'

export interface CurrencyRateRow {
  currency: Currency
  perMain: string | null
  ratedOn: string | null
}

/** The currencies of the store, its main one first. */
export const listCurrencyRates = (sql: Db) => sql<CurrencyRateRow[]>`
  select currency, trim_scale(per_main)::text "perMain", rated_on::text "ratedOn"
  from currency_rate where position is not null order by position`

export const updateRate = (
  tx: Tx,
  { currency, before, perMain, ratedOn }: { currency: string; before: string | null; perMain: string; ratedOn: string },
) => tx<{ currency: string }[]>`
  update currency_rate set per_main = ${perMain}::numeric, rated_on = ${ratedOn}::date
  where currency = ${currency} and position > 1 and per_main is not distinct from ${before}::numeric returning currency`

/** By category, since the index of prices begins with it. */
export const hasPricesIn = (sql: Db, currency: string) => sql<{ known: boolean }[]>`
  select exists (select from category c cross join lateral (
    select from goods g where g.category_id = c.category_id and g.currency = ${currency} limit 1) priced) known`
