import { expect, test } from 'vitest'
import type { Tx } from '#server/database/connect.ts'
import { planOf } from '#tests/support/plan.ts'
import { createWorld } from '#tests/support/world.ts'
import * as alternatives from './alternatives/alternatives.queries.ts'
import * as catalog from './catalog.queries.ts'
import * as prices from './filters/prices.queries.ts'
import * as parts from './part-index/part-index.queries.ts'

const world = await createWorld()

const rates = [{ currency: 'USD' as const, perMain: '1', ratedOn: null }]

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
  ['a batch of parts for the index', (sql: Tx) => parts.listPartsAfter(sql, 100, 5000)],
  ['changed parts for the index', (sql: Tx) => parts.listParts(sql, [1, 2, 3])],
  ['parts by their price at a quantity', (sql: Tx) => prices.sortByPriceAt(sql, [1, 2, 3], 100, rates, false)],
  ['parts in a range of it', (sql: Tx) => prices.listPricedAt(sql, [1, 2, 3], 100, rates, { min: 1, max: null })],
])('no list scans the whole table: %s', async (_, query) => {
  const plan = await planOf(world.sql, query)
  expect(plan).toMatch(/Index|Bitmap/)
  expect(plan).not.toContain('Seq Scan on goods')
})
