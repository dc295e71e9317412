import { expect, test } from 'vitest'
import type { Tx } from '#server/database/connect.ts'
import { planOf } from '#tests/support/plan.ts'
import { createWorld } from '#tests/support/world.ts'
import * as alternatives from './alternatives/alternatives.queries.ts'
import * as catalog from './catalog.queries.ts'
import * as counting from './filters/filter-counts.queries.ts'
import * as lists from './filters/filter-list.queries.ts'
import type { AppliedFilters } from './filters/filter-plan.ts'

const world = await createWorld()

const whole: AppliedFilters = {
  leaves: [3, 4],
  brandIds: [],
  packageIds: [],
  lifecycleIds: [],
  inStock: false,
  rohs: false,
  rates: [
    { currency: 'USD', perMain: '1', ratedOn: null },
    { currency: 'CNY', perMain: '7.2', ratedOn: '2026-10-31' },
  ],
  allowed: [],
  leading: undefined,
}
const resistance = {
  code: 'resistance',
  attributeId: 1,
  valueIds: [1, 2],
  storeCount: 500,
  goodsCount: 500,
  slots: [1, 1],
}
const tolerance = {
  code: 'tolerance',
  attributeId: 2,
  valueIds: [3],
  storeCount: 9000,
  goodsCount: 9000,
  slots: [2, null],
}
const filters: AppliedFilters = {
  ...whole,
  brandIds: [1],
  packageIds: [2],
  lifecycleIds: [1],
  inStock: true,
  minStock: 500,
  quantity: 100,
  maxPrice: 3,
  rohs: true,
  allowed: [resistance, tolerance],
}
const stocked = { ...whole, brandIds: [1], inStock: true }
const led = { ...filters, leading: resistance }
const reading = { quotas: [5000, null], hitsOfLeaf: 2500 }
const page = { limit: 20, offset: 40 }
const atQuantity = { sort: 'price', quantity: 100, block: 2000 } as const

// The store's own statements, so that a changed one is explained as it is.
test.each([
  ['goods by their ids', (sql: Tx) => catalog.listGoodsByIds(sql, [1, 2, 3])],
  [
    'goods with candidates',
    (sql: Tx) => catalog.listGoodsWithCandidates(sql, [1, 2, 3], { inStock: 3, outOfStock: 8 }),
  ],
  ['the detail of a part', (sql: Tx) => catalog.findDetail(sql, 1)],
  ['replacements', (sql: Tx) => alternatives.listAlternativeIds(sql, 1, 200)],
  ['named alternatives of pairs', (sql: Tx) => alternatives.listNamedPairs(sql, [1, 2], [3, 4])],
  ['parts to compare', (sql: Tx) => alternatives.listComparedParts(sql, [1, 2, 3])],
  ['pictures of the categories', (sql: Tx) => catalog.listCategoryPictures(sql)],
  ['goods of a brand', (sql: Tx) => catalog.listGoodsIdsOfBrand(sql, 1, 20, 40)],
  ['the last id, for the sitemap', (sql: Tx) => catalog.findLastGoodsId(sql)],
  ['a part of the sitemap', (sql: Tx) => catalog.listGoodsIdsBetween(sql, 1, 40_000)],
  ['a whole category', (sql: Tx) => lists.listBest(sql, whole, page)],
  ['the cheapest of it', (sql: Tx) => lists.listByLowestPrice(sql, whole, { ...page, sort: 'price' })],
  ['the dearest of it', (sql: Tx) => lists.listByLowestPrice(sql, whole, { ...page, sort: 'priceDown' })],
  ['a filtered category', (sql: Tx) => lists.listBest(sql, filters, page)],
  ['one with a rare value', (sql: Tx) => lists.listByLowestPrice(sql, led, { ...page, sort: 'priceDown' })],
  ['the cheapest at a quantity', (sql: Tx) => lists.listByPriceAt(sql, filters, { ...page, ...atQuantity })],
  ['its counts', (sql: Tx) => counting.countHits(sql, filters, reading)],
  ['its counts with a rare value', (sql: Tx) => counting.countHits(sql, led, reading)],
  ['its makers', (sql: Tx) => counting.countBy(sql, filters, reading, 'brand')],
  ['the values of one parameter', (sql: Tx) => counting.countBy(sql, filters, reading, tolerance)],
  ['what has a rare value', (sql: Tx) => counting.countRare(sql, filters, [5, 6])],
  ['what is in stock of a category', (sql: Tx) => counting.countInStock(sql, [3, 4])],
  ['what is out of stock of it', (sql: Tx) => counting.countByOutOfStock(sql, stocked, 'brand', 5000)],
])('no list scans the whole table: %s', async (_, query) => {
  const plan = await planOf(world.sql, query)
  expect(plan).toMatch(/Index|Bitmap/)
  expect(plan).not.toContain('Seq Scan on goods')
})

const large = { ...whole, leaves: [3] }
test.each([
  ['best', 'Index Only Scan using goods_category on goods', (tx: Tx) => lists.listBest(tx, large, page)],
  [
    'price',
    'Index Only Scan using goods_category_price on goods',
    (tx: Tx) => lists.listByLowestPrice(tx, large, { ...page, sort: 'price' }),
  ],
  [
    'priceDown',
    'Index Only Scan Backward using goods_category_price on goods',
    (tx: Tx) => lists.listByLowestPrice(tx, large, { ...page, sort: 'priceDown' }),
  ],
] as const)('the first page of a large category is read in the order of an index: %s', async (_, scan, query) => {
  expect(await planOf(world.sql, query)).toMatch(new RegExp(`Limit.*\\n.*${scan}`))
})

test('a large category is counted by an index-only scan, up to the limit', async () => {
  const plan = await planOf(world.sql, (tx) => counting.countHits(tx, { ...filters, leading: undefined }, reading))
  expect(plan).toMatch(/Limit.*\n.*Index Only Scan using goods_category on goods/)
})

test('of a large category only what is out of stock is read to count the rest', async () => {
  const plan = await planOf(world.sql, (tx) =>
    counting.countByOutOfStock(tx, { ...stocked, leaves: [3], brandIds: [], allowed: [resistance] }, resistance, 5000),
  )
  expect(plan).toMatch(/Index Only Scan using goods_category on goods.*\n.*Index Cond: .*in_stock = false/)
})
