import { expect, test } from 'vitest'
import { planOf } from '../../../../tests/support/plan.ts'
import { createWorld } from '../../../../tests/support/world.ts'
import type { Tx } from '../../../server/database/connect.ts'
import * as catalog from './catalog.queries.ts'
import * as narrowing from './narrowing.queries.ts'

const world = await createWorld()
const [goods] = await catalog.listGoodsByIds(world.sql, [1])
if (!goods) throw new Error('the catalogue has no first part')

const whole: narrowing.Narrowed = {
  leaves: [3, 4],
  brandIds: [],
  packageIds: [],
  inStock: false,
  rohs: false,
  allowed: [],
  leadingCode: undefined,
}
const resistance = { code: 'resistance', valueIds: [1, 2], slot: 1 }
const tolerance = { code: 'tolerance', valueIds: [3], slot: null }
const narrowed = {
  ...whole,
  brandIds: [1],
  packageIds: [2],
  inStock: true,
  rohs: true,
  allowed: [resistance, tolerance],
}
const led = { ...narrowed, leadingCode: 'resistance' }
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
  ['its counts', (sql: Tx) => narrowing.countKinds(sql, narrowed)],
  ['its counts with a rare value', (sql: Tx) => narrowing.countKinds(sql, led)],
  ['its values', (sql: Tx) => narrowing.countValues(sql, narrowed, null)],
  ['the values of one parameter', (sql: Tx) => narrowing.countValues(sql, narrowed, 1)],
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
