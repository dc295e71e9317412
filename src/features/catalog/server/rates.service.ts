import { type Db, inTransaction } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'
import { recordCatalogChange } from './catalog.service.ts'
import * as queries from './rates.queries.ts'

export const readRates = async (sql: Db) => ({ list: [...(await queries.listCurrencyRates(sql))] })

interface RateInput {
  currency: string
  before: string
  perUsd: string
  ratedOn: string
}

/** All rates are against the US dollar, which is therefore always 1. */
export function changeCurrencyRate(sql: Db, input: RateInput) {
  return inTransaction(sql, async (tx) => {
    if (input.currency === 'USD') throw new AppError('invalid_input', 'The US dollar is always 1.')
    const [changed] = await queries.updateRate(tx, input)
    if (!changed)
      throw new AppError('changed_meanwhile', 'The rate has changed since you opened it. Nothing was saved.')
    await recordCatalogChange(tx)
    return {}
  })
}
