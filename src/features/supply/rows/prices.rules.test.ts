import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkTiers, fromMinimum, readPrice, readTierList, writePrice } from './prices.rules.ts'

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
