import { expect, test } from 'vitest'
import { cartsAddress, ordersAddress, quotesAddress, searchesAddress } from './figure-links.ts'

test('a figure leads to the list it counts, of the same days, currency and group', () => {
  expect(ordersAddress('paid', { at: '2026-02', currency: 'CNY', brandName: 'A & B' })).toBe(
    '/staff/orders?dates=paid&from=2026-02-01&to=2026-02-28&currency=CNY&brandName=A+%26+B',
  )
  expect(quotesAddress('won', { at: '2026-02-03', accountId: 7 })).toBe(
    '/staff/quotes?from=2026-02-03&to=2026-02-03&progress=won&accountId=7',
  )
  expect(quotesAddress(undefined, { at: '2026', categoryId: 4 })).toBe(
    '/staff/quotes?from=2026-01-01&to=2026-12-31&categoryId=4',
  )
  expect(searchesAddress('2026-02-03')).toBe('/staff/searches?state=all&from=2026-02-03&to=2026-02-03')
  expect(cartsAddress({ currency: 'USD' })).toBe('/staff/figures/carts?currency=USD')
})
