import { expect, test } from 'vitest'
import type { Tx } from '#server/database/connect.ts'
import { planOf } from '#tests/support/plan.ts'
import { createWorld } from '#tests/support/world.ts'
import { searchGoods } from '../search.contract.ts'
import { listOneTypoAway } from '../search.rules.ts'
import * as parts from './described.queries.ts'
import { listFamily } from './family.queries.ts'
import * as wanted from './find-wanted.queries.ts'
import * as index from './index.queries.ts'
import * as queries from './search.queries.ts'
import * as suggest from './suggest/suggest.queries.ts'
import * as misspelt from './typos.queries.ts'
import { countMostPopular, listCategoriesOf } from './words/lexicon.queries.ts'

const world = await createWorld()
const input = searchGoods.input.parse({ fuzzy: true, goodsModel: 'STM32F103' })
const byNumber = { norm: 'STM32F103', known: [1], otherPrefixCount: 12 }
const term = { place: 0, leaves: [3], main: [7], conditions: [[8, 9], [-2]], nearest: [8], near: [8, 9] }

// The store's own statements, so that a changed one is explained as it is.
const initial = { inStock: false, rohs: false, isDescending: false }

test.each([
  ['a number and its packagings', (sql: Tx) => queries.listKnown(sql, 'LM358DR', 'LM358D')],
  ['numbers of a family', (sql: Tx) => listFamily(sql, [{ text: 'STM32F103', end: 'STM32F104' }], [1])],
  ['prefix or contained', (sql: Tx) => queries.readNear(sql, byNumber, input)],
  ['prefix', (sql: Tx) => queries.readNear(sql, { ...byNumber, otherPrefixCount: undefined }, input)],
  [
    'categories with some ids',
    (sql: Tx) => listCategoriesOf(sql, [{ place: 0, leaves: [3], brandIds: [5], packageIds: [2], valueIds: [7, 8] }]),
  ],
  ['the most popular goods', (sql: Tx) => countMostPopular(sql)],
  ['what begins with a number, beside other facts', (sql: Tx) => wanted.listBeginning(sql, 'LM358')],
  ['what holds a number, beside other facts', (sql: Tx) => wanted.listContaining(sql, '74HC14')],
  ['exact numbers', (sql: Tx) => wanted.listNumbered(sql, ['LM358DR'])],
  ['in the order of numbers', (sql: Tx) => wanted.sortByNumber(sql, [1, 2, 3])],
  ['many that are described', (sql: Tx) => parts.listDescribed(sql, [term], 12)],
  ['known parts', (sql: Tx) => queries.readNear(sql, { ids: [1, 2, 3] }, input)],
  ['one typo', (sql: Tx) => misspelt.listOneTypoIds(sql, listOneTypoAway('STM32F103C8T7'))],
  ['two typing errors', (sql: Tx) => misspelt.listMisspeltIds(sql, 'STM32F103C8T7', 'STM32F', '3C8T7', 2)],
  ['suggestion', (sql: Tx) => suggest.listPrefixIds(sql, 'STM32', undefined, 10)],
  ['suggestion of a maker', (sql: Tx) => suggest.listPrefixIds(sql, 'STM32', [5], 10)],
  ['suggestion of a family', (sql: Tx) => suggest.listBeginningIds(sql, ['XC6S', 'XC7S'], 10)],
  ['suggestion inside', (sql: Tx) => suggest.listContainingIds(sql, 'F103C8', 10)],
  ['suggestion with a typing error', (sql: Tx) => misspelt.listByPrefix(sql, listOneTypoAway('STM23'), 3)],
  ['how much of a number is known', (sql: Tx) => suggest.findKnownLength(sql, 'STM32F130')],
  ['first letter', (sql: Tx) => index.listIdsByInitial(sql, { ...initial, key: 'Q' }, { limit: 20, offset: 0 })],
  ['no letter', (sql: Tx) => index.listIdsByInitial(sql, { ...initial, key: '#' }, { limit: 20, offset: 0 })],
  ['how many of a letter', (sql: Tx) => index.countByInitial(sql, { ...initial, key: 'Q' })],
])('no search scans the whole table: %s', async (_, query) => {
  const plan = await planOf(world.sql, query)
  expect(plan).toMatch(/Index|Bitmap/)
  expect(plan).not.toMatch(/Seq Scan on (goods|category_value|category_kind)/)
})

test.each([
  [
    'begin with a text',
    (sql: Tx) => queries.readNear(sql, { ...byNumber, otherPrefixCount: undefined, ranks: [[9], [8]] }, input),
  ],
  ['hold a text', (sql: Tx) => queries.readNear(sql, { ...byNumber, ranks: [[9], [8]] }, input)],
])('the best goods whose numbers %s are found in one index', async (_, query) => {
  const plan = await planOf(world.sql, query)
  expect(plan).toMatch(/Bitmap Index Scan on goods_number_ranks.*\n\s*Index Cond: .*model_norm.*search_ranks/)
  expect(plan).not.toMatch(/Seq Scan on goods|Filter:.*search_ranks/)
})
