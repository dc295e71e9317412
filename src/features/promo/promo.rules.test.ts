import { expect, test } from 'vitest'
import { canShow, isFormOrCheckout } from './promo.rules.ts'

test.each([
  '/login',
  '/Login/',
  '/shoppingTrolley',
  '/CommoditySettlement',
  '/payment',
  '/payment/sandbox',
  '/userCenter/addressManagement',
  '/enquiry',
  '/bom',
  '/bomResult',
])('the film is not shown on %s, a form or a checkout', (pathname) => {
  expect(isFormOrCheckout(pathname)).toBe(true)
})

test.each([
  '/',
  '/404',
  '/manufacturer',
  '/goods/detail/1',
  '/blog',
  '/bombs',
  '/paymentResult',
  '/orderDetail',
  '/userCenter/myOrder',
  '/loginless',
])('[COMP-01] the film may be shown on %s', (pathname) => {
  expect(isFormOrCheckout(pathname)).toBe(false)
})

test('it is shown once', () => {
  expect([canShow(0), canShow(1), canShow(7)]).toEqual([true, false, false])
})
