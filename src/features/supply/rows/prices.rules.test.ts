import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mapColumns } from '../columns/map-columns.rules.ts'
import { checkTiers, fromMinimum, readPrice, readTierList, tidyTiers, writePrice } from './prices.rules.ts'
import { PriceReader } from './read-prices.ts'

const priceOf = (text: string) => {
  const read = readPrice(text)
  return typeof read === 'object' ? writePrice(read.price) : read
}

test.each([
  ['0.1', '0.1000'],
  ['12', '12'],
  ['$1,234.56', '1234.5600'],
  ['1.234,56 €', '1234.5600'],
  ['0,10', '0.1000'],
  ['1,000', '1000'],
  ['1 234.5', '1234.5000'],
  ['0.00004', '0.0001'],
  ['0.12345', '0.1235'],
  ['0.12344999', '0.1234'],
  ['9.99995', '10'],
  ['1e-3', '0.0010'],
  ['', undefined],
  ['on request', undefined],
  ['call for price', undefined],
  ['Price on application', undefined],
  ['P.O.A.', undefined],
  ['auf Anfrage', undefined],
  ['sur demande', undefined],
  ['nous consulter', undefined],
  ['0,52 € HT', '0.5200'],
  ['0.11 USD / pc', '0.1100'],
  ['1,25 €', '1.2500'],
  ['12,40 zł', '12.4000'],
  ['CHF 1’200.50', '1200.5000'],
  ['CA$3.10', '3.1000'],
  ['12,- €', '12'],
  ['12.--', '12'],
])('the price %j is %s', (text, price) => {
  expect(priceOf(text)).toBe(price)
})

test.each(['-1', '1.2.3.4', 'abc', '1;2', '99999999999'])('%s is refused', (text) => {
  expect(readPrice(text)).toEqual(expect.stringMatching(/./))
})

test('a price of four decimals is read back as it was written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), (price) => {
      expect(readPrice(writePrice(price))).toEqual({ price, rounded: false })
    }),
  )
})

test('tiers begin at the smallest order', () => {
  const tiers = [1, 10, 100].map((count) => ({ count, price: 1000 / count }))
  expect(fromMinimum(tiers, 25).map(({ count, price }) => [count, price])).toEqual([
    [25, 100],
    [100, 10],
  ])
  expect(
    checkTiers([
      { count: 1, price: 5 },
      { count: 1, price: 4 },
    ]),
  ).toBe('There are two prices for 1 pieces.')
  expect(readTierList('1:0.10;10:0.08:0.07')).toEqual([
    { count: 1, price: '0.10', activity: '' },
    { count: 10, price: '0.08', activity: '0.07' },
  ])
})

const tiersOf = (...tiers: Array<[count: number, price: number]>) => tiers.map(([count, price]) => ({ count, price }))

test.each([
  ['tiers in order', tiersOf([1, 5000], [10, 4000]), tiersOf([1, 5000], [10, 4000]), []],
  ['tiers in another order', tiersOf([10, 4000], [1, 5000]), tiersOf([1, 5000], [10, 4000]), [/were sorted/]],
  ['a price from 0 pieces', tiersOf([0, 5000], [10, 4000]), tiersOf([1, 5000], [10, 4000]), [/from 0 pieces/]],
  ['a price given twice', tiersOf([1, 5000], [1, 5000]), tiersOf([1, 5000]), [/given twice/]],
  [
    'a price that rises',
    tiersOf([1, 5000], [10, 6000]),
    tiersOf([1, 5000], [10, 6000]),
    [/costs more from 10 \(0\.6000\) than from 1 \(0\.5000\)/],
  ],
])('%s', (_, written, tiers, notes) => {
  expect(tidyTiers(written)).toEqual({ tiers, notes: notes.map((note) => expect.stringMatching(note)) })
})

test('it is open which of two prices for one quantity is meant', () => {
  expect(tidyTiers(tiersOf([0, 5000], [1, 4000]))).toBe('There are two prices for 1 pieces: 0.5000 and 0.4000.')
})

test('a person must enter tiers in order', () => {
  expect(checkTiers(tiersOf([10, 4000], [1, 5000]))).toBe('The price tiers are out of order.')
  expect(checkTiers(tiersOf([1, 5000], [10, 6000]))).toMatch(/costs more from 10 than from 1/)
})

const OPTIONS = { currency: 'EUR', currencies: new Set(['EUR', 'USD']) }

test.each([
  ['Preis EUR', '0.12', '', 'EUR'],
  ['Preis EUR', '€ 0.12', '', 'EUR'],
  ['Price', '$0.12', '', 'USD'],
  ['Price', '$0.12', 'USD', 'USD'],
])('%s: %s, currency %j, is in %s', (heading, cell, line, currency) => {
  expect(new PriceReader(mapColumns([heading]), OPTIONS).read([cell], line, undefined)).toMatchObject({ currency })
})

test.each([
  ['Preis EUR', '$0.12', ''],
  ['Price', '$0.12', 'EUR'],
])('%s: %s, currency %j, contradicts itself and is refused', (heading, cell, line) => {
  const read = new PriceReader(mapColumns([heading]), OPTIONS).read([cell], line, undefined)
  expect(read).toBe('The price $0.12 is in USD, the line in EUR.')
})
