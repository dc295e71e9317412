import { implement } from '#server/api/implement.ts'
import { changeRate, staffRates } from '../staff-rates.contract.ts'
import { changeCurrencyRate, readRates } from './rates.service.ts'

export const ratesApi = [
  implement(staffRates, ({ sql }) => readRates(sql)),
  implement(changeRate, ({ sql }, input) => changeCurrencyRate(sql, input), {
    snapshot: async (sql, { currency }) => (await readRates(sql)).list.find((row) => row.currency === currency),
  }),
]
