import { expect, test } from 'vitest'
import { api } from '#app/api.ts'
import { readConfig } from '#server/config.ts'
import { createWorld } from '#tests/support/world.ts'

/** The calls of the specification, written out: a contract that is renamed no longer answers here. */
const CALLS = `
  API-GOODS-01 GET /api/goods/detail
  API-GOODS-02 GET /api/goods/retrieve
  API-GOODS-03 GET /api/goods/isFavorite
  API-GOODS-04 GET /api/goods/related
  API-GOODS-05 GET /api/goods/image/new
  API-GOODS-06 GET /api/goods/search
  API-GOODS-07 GET /api/goods/browsing/history
  API-GOODS-08 GET /api/goods/count
  API-GOODS-09 GET /api/goods/download/manual
  API-GOODS-10 POST /api/goods/favorite
  API-GOODS-11 POST /api/goods/favorite/cancel
  API-GOODS-12 POST /api/goods/need/submit
  API-GOODS-13 GET /api/user/favorite/goods
  API-CART-01 GET /api/shopping/cart
  API-CART-02 POST /api/shopping/cart/join
  API-CART-04 POST /api/shopping/cart/goods/update
  API-CART-05 POST /api/shopping/cart/goods/delete
  API-CART-07 POST /api/shopping/cart/clean
  API-ORDER-01 POST /api/order/create
  API-ORDER-02 POST /api/order/cancel
  API-ORDER-04 POST /api/order/receive
  API-ORDER-06 POST /api/order/invoice/apply
  API-ORDER-08 POST /api/order/payment/offline
  API-ORDER-09 POST /api/order/returned/apply
  API-ORDER-10 POST /api/order/payment
  API-ORDER-11 GET /api/order/my
  API-ORDER-12 GET /api/order/detail
  API-ENQ-01 POST /api/enquiry/create
  API-ENQ-02 POST /api/enquiry/quick
  API-ENQ-03 GET /api/enquiry/my
  API-ENQ-04 GET /api/enquiry/detail
  API-CAT-01 GET /api/category/detail
  API-CAT-02 GET /api/category/search
  API-CAT-03 GET /api/manufacturer
  API-CAT-04 GET /api/manufacturer/detail
  API-CAT-05 POST /api/category/goods
  API-SITE-01 POST /api/common/resource/upload
  API-SITE-02 GET /api/common/captcha
  API-SITE-04 GET /api/site/info
  API-SITE-05 GET /api/home
  API-SITE-06 GET /api/site/navigation
  API-SITE-07 GET /api/blog
  API-SITE-08 GET /api/blog/list
  API-SITE-09 GET /api/blog/detail
  API-SITE-10 POST /api/site/feedback
  API-SITE-12 POST /api/site/mail/subscribe
  API-SITE-14 POST /api/site/mail/unsubscribe
  API-SITE-15 POST /api/site/banner/views
  API-SITE-16 POST /api/site/banner/views/count
  API-USER-01 POST /api/user/register
  API-USER-02 POST /api/user/login
  API-USER-03 POST /api/user/logout
  API-USER-06 POST /api/user/retrievePassword
  API-USER-07 POST /api/user/update/info
  API-USER-08 POST /api/user/update/password
  API-USER-09 POST /api/user/update/avatar
  API-USER-10 POST /api/user/address/save
  API-USER-14 POST /api/user/address/remove
  API-USER-15 POST /api/user/address/switch
  API-USER-16 POST /api/user/accountActivation
  API-USER-17 POST /api/user/resetPassword
  API-USER-18 GET /api/user/register/info
  API-USER-19 GET /api/user/info
  API-USER-20 GET /api/user/address
  API-USER-21 GET /api/user/address/detail
  API-USER-23 GET /api/common/country
  API-USER-25 GET /api/common/country/region
  API-USER-27 GET /api/express/freight
  API-CART-04 POST /api/cart/goods/update
  API-CART-05 POST /api/cart/goods/delete
  API-CART-07 POST /api/cart/clean
`

const world = await createWorld()
const app = await world.http()
const calls = CALLS.trim()
  .split('\n')
  .map((line) => line.trim().split(' '))

test.each(calls)('[%s] %s %s answers', async (_, method, url = '') => {
  const answer = await app.inject(method === 'POST' ? { method, url, payload: {} } : url)
  expect(answer.statusCode).toBe(200)
})

/** What browsers and search engines fetch by its address, as pages and pictures are. */
const FILES = /^\/(pictures|sitemap)\/|\.(pdf|svg|txt|xml)$/

test('[API-ENV-01] every call of the store is under /api', () => {
  const paths = api(readConfig({ DEMO: 'on' })).map(({ endpoint }) => endpoint.path)
  expect(paths.length).toBeGreaterThan(calls.length)
  expect(paths.filter((path) => !path.startsWith('/api/') && !FILES.test(path))).toEqual([])
})
