import { expect, test } from 'vitest'
import { planOf } from '../../../../tests/support/plan.ts'
import { createWorld } from '../../../../tests/support/world.ts'
import type { Tx } from '../../../server/database/connect.ts'
import * as catalog from './catalog.queries.ts'
import * as narrowing from './narrowing.queries.ts'
import type { Narrowed } from './narrowing-way.ts'

const world = await createWorld()
const [goods] = await catalog.listGoodsByIds(world.sql, [1])
if (!goods) throw new Error('the catalogue has no first part')

const whole: Narrowed = {
  leaves: [3, 4],
  brandIds: [],
  packageIds: [],
  inStock: false,
  rohs: false,
  allowed: [],
  leading: undefined,
}
const resistance = { code: 'resistance', attributeId: 1, valueIds: [1, 2], slots: [1, 1] }
const tolerance = { code: 'tolerance', attributeId: 2, valueIds: [3], slots: [2, null] }
const narrowed: Narrowed = {
  ...whole,
  brandIds: [1],
  packageIds: [2],
  inStock: true,
  rohs: true,
  allowed: [resistance, tolerance],
}
const led = { ...narrowed, leading: resistance }
const reading = { quotas: [5000, null], hitsOfLeaf: 2500 }
const page = (sort: 'best' | 'price' | 'priceDown') => ({ limit: 20, offset: 40, sort })

// The store's own statements, so that a changed one is explained as it is.
test.each([
  ['goods by their ids', (sql: Tx) => catalog.listGoodsByIds(sql, [1, 2, 3])],
  ['other packagings', (sql: Tx) => catalog.listPackagingIds(sql, goods)],
  ['replacements', (sql: Tx) => catalog.listReplacementIds(sql, goods, 6, 0)],
  ['pictures of the categories', (sql: Tx) => catalog.listCategoryPictures(sql)],
  ['goods of a brand', (sql: Tx) => catalog.listGoodsIdsOfBrand(sql, 1, 20, 40)],
  ['the last id, for the sitemap', (sql: Tx) => catalog.findLastGoodsId(sql)],
  ['a part of the sitemap', (sql: Tx) => catalog.listGoodsIdsBetween(sql, 1, 40_000)],
  ['a whole category', (sql: Tx) => narrowing.listNarrowedIds(sql, whole, page('best'))],
  ['the cheapest of it', (sql: Tx) => narrowing.listNarrowedIds(sql, whole, page('price'))],
  ['the dearest of it', (sql: Tx) => narrowing.listNarrowedIds(sql, whole, page('priceDown'))],
  ['a narrowed category', (sql: Tx) => narrowing.listNarrowedIds(sql, narrowed, page('best'))],
  ['one with a rare value', (sql: Tx) => narrowing.listNarrowedIds(sql, led, page('priceDown'))],
  ['its counts', (sql: Tx) => narrowing.countHits(sql, narrowed, reading)],
  ['its counts with a rare value', (sql: Tx) => narrowing.countHits(sql, led, reading)],
  ['its makers', (sql: Tx) => narrowing.countBy(sql, narrowed, reading.quotas, 'brand')],
  ['the values of one parameter', (sql: Tx) => narrowing.countBy(sql, narrowed, reading.quotas, tolerance)],
  ['what is in stock of a category', (sql: Tx) => narrowing.countInStock(sql, [3, 4])],
])('no list walks through the whole table: %s', async (_, query) => {
  const plan = await planOf(world.sql, query)
  expect(plan).toMatch(/Index|Bitmap/)
  expect(plan).not.toContain('Seq Scan on goods')
})

test.each([
  ['best', 'Index Only Scan using goods_category on goods'],
  ['price', 'Index Only Scan using goods_category_price on goods'],
  ['priceDown', 'Index Only Scan Backward using goods_category_price on goods'],
] as const)('the first page of a large category is read in the order of an index: %s', async (sort, scan) => {
  const plan = await planOf(world.sql, (tx) => narrowing.listNarrowedIds(tx, { ...whole, leaves: [3] }, page(sort)))
  expect(plan).toMatch(new RegExp(`Limit.*\\n.*${scan}`))
})

test('a large category is counted along its index alone, and no further than asked', async () => {
  const plan = await planOf(world.sql, (tx) => narrowing.countHits(tx, { ...narrowed, leading: undefined }, reading))
  expect(plan).toMatch(/Limit.*\n.*Index Only Scan using goods_category on goods/)
})
