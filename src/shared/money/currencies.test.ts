import { expect, test } from 'vitest'
import { ABOUT_PER_USD, CURRENCIES, CURRENCY_NAMES, currencyLabel, isCurrency } from './currencies.ts'
import { currencySign } from './currency-signs.ts'

test.each(CURRENCIES)('%s is known by its ISO code and has two decimal places', (currency) => {
  expect(Intl.supportedValuesOf('currency')).toContain(currency)
  const { maximumFractionDigits } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
  // ISO 4217 has two for the forint, and cards are charged so; browsers write it without, as there are no such coins.
  if (currency !== 'HUF') expect(maximumFractionDigits).toBe(2)
  expect([CURRENCY_NAMES[currency].length > 2, ABOUT_PER_USD[currency] > 0]).toEqual([true, true])
})

test('no two currencies have the same sign or name', () => {
  expect(new Set(CURRENCIES.map(currencySign)).size).toBe(CURRENCIES.length)
  expect(new Set(Object.values(CURRENCY_NAMES)).size).toBe(CURRENCIES.length)
})

test('the first two stay where they are: addresses of searches count by their place', () => {
  expect(CURRENCIES.slice(0, 4)).toEqual(['USD', 'CNY', 'EUR', 'GBP'])
})

test('without cents, or unknown, it is none', () => {
  expect(['JPY', 'KRW', 'KWD', 'eur', '', 'constructor'].filter(isCurrency)).toEqual([])
  expect([currencySign('USD'), currencySign('CNY'), currencySign('JPY')]).toEqual(['$', '￥', '￥'])
  expect([currencySign('CHF'), currencySign('CAD')]).toEqual(['CHF\u00a0', 'CA$'])
  expect(currencyLabel('EUR')).toBe('Euro (EUR)')
})
