import { type Db, inTransaction } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'
import type { Currency } from '#shared/money/currency-signs.ts'
import type { CurrencyRate } from '../filters.contract.ts'
import { recordCatalogChange } from './catalog.service.ts'
import * as queries from './rates.queries.ts'

/** How prices of several currencies are compared. */
export async function listRates(sql: Db): Promise<CurrencyRate[]> {
  const rows = await queries.listCurrencyRates(sql)
  // Callers of before know the rate by this name; a store whose main currency is another one has no such rate.
  return rows[0]?.currency === 'USD' ? rows.map((row) => ({ ...row, perUsd: row.perMain })) : [...rows]
}

/** Every store has one: a trigger keeps it. */
export function mainOf([main]: readonly CurrencyRate[]): Currency {
  if (!main) throw new Error('the store has no currency')
  return main.currency
}

export const readRates = async (sql: Db) => ({ list: [...(await queries.listCurrencyRates(sql))] })

/** The currencies that the store sells in, its main one first. */
export const listStoreCurrencies = async (sql: Db): Promise<Currency[]> =>
  (await queries.listCurrencyRates(sql)).map(({ currency }) => currency)

interface RateInput {
  currency: string
  before: string | null
  perMain: string
  ratedOn: string
}

/** All rates are per unit of the main currency, which is therefore always 1. */
export function changeCurrencyRate(sql: Db, input: RateInput) {
  return inTransaction(sql, async (tx) => {
    const [main, ...others] = await listStoreCurrencies(tx)
    if (input.currency === main) throw new AppError('invalid_input', `${main} is the main currency: it is always 1.`)
    if (!others.some((currency) => currency === input.currency))
      throw new AppError('invalid_input', `The store does not sell in ${input.currency}.`)
    const [changed] = await queries.updateRate(tx, input)
    if (!changed)
      throw new AppError('changed_meanwhile', 'The rate has changed since you opened it. Nothing was saved.')
    await recordCatalogChange(tx)
    return {}
  })
}

export const hasPricesIn = async (sql: Db, currency: Currency): Promise<boolean> =>
  (await queries.hasPricesIn(sql, currency))[0]?.known ?? false
