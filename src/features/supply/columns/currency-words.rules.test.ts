import { expect, test } from 'vitest'
import { currencyIn, notSoldIn } from './currency-words.rules.ts'

test.each([
  ['Preis EUR', 'EUR'],
  ['1,25 €', 'EUR'],
  ['£1.20', 'GBP'],
  ['US $ 3', 'USD'],
  ['US$3', 'USD'],
  ['$3', 'USD'],
  ['CA$3', 'CAD'],
  ['A$ 3', 'AUD'],
  ['HK$3', 'HKD'],
  ['¥7', 'CNY'],
  ['￥7', 'CNY'],
  ['7 RMB', 'CNY'],
  ['12,40 zł', 'PLN'],
  ['12,40 Kč', 'CZK'],
  ['12.5chf', 'CHF'],
  ['100 JPY', 'JPY'],
  ['0.10', ''],
  ['Electron', ''],
  ['Tryout', ''],
])('%j is in %j', (text, currency) => {
  expect(currencyIn(text)).toBe(currency)
})

test.each([
  [['CAD', 'EUR'], 'CAD'],
  [['USD', 'CAD'], 'USD'],
  [['AUD', 'NZD'], 'USD'],
  [['EUR'], 'USD'],
])('a bare $ in a store that sells in %j is %s', (currencies, currency) => {
  expect(currencyIn('$3', new Set(currencies))).toBe(currency)
  expect(currencyIn('US$3', new Set(currencies))).toBe('USD')
})

test('a refusal names the currencies of the store, and where to add one that it could sell in', () => {
  expect(notSoldIn('EUR', new Set(['USD', 'CNY']))).toBe(
    'The store sells in USD, CNY, not in EUR. To sell in EUR, add it under Settings, Currencies.',
  )
  expect(notSoldIn('JPY', new Set(['EUR']))).toBe('The store sells in EUR, not in JPY.')
})
