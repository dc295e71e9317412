import type { Db, Tx } from '#server/database/connect.ts'

export interface CurrencyRateRow {
  currency: string
  perUsd: string
  ratedOn: string
}

export const listCurrencyRates = (sql: Db) => sql<CurrencyRateRow[]>`
  select currency, trim_scale(per_usd)::text "perUsd", rated_on::text "ratedOn"
  from currency_rate order by currency desc`

export const updateRate = (
  tx: Tx,
  { currency, before, perUsd, ratedOn }: { currency: string; before: string; perUsd: string; ratedOn: string },
) => tx<{ currency: string }[]>`
  update currency_rate set per_usd = ${perUsd}::numeric, rated_on = ${ratedOn}::date
  where currency = ${currency} and per_usd = ${before}::numeric returning currency`
