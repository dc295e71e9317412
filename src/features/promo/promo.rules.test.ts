import { expect, test } from 'vitest'
import { canShow, isWorkPlace } from './promo.rules.ts'

test.each([
  '/login',
  '/Login/',
  '/CommoditySettlement',
  '/payment',
  '/payment/sandbox',
  '/userCenter/addressManagement',
  '/enquiry',
  '/bom',
  '/bomResult',
])('the film stays away from %s', (pathname) => {
  expect(isWorkPlace(pathname)).toBe(true)
})

test.each(['/', '/manufacturer', '/goods/detail/1', '/blog', '/bombs', '/loginless'])(
  'the film may come up on %s',
  (pathname) => {
    expect(isWorkPlace(pathname)).toBe(false)
  },
)

test('who has seen it once does not see it again', () => {
  expect([canShow(0), canShow(1), canShow(7)]).toEqual([true, false, false])
})
