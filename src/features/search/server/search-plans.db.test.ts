import { expect, test } from 'vitest'
import type { Tx } from '#server/database/connect.ts'
import { planOf } from '#tests/support/plan.ts'
import { createWorld } from '#tests/support/world.ts'
import type { Way } from '../description-plan.rules.ts'
import type { Condition } from '../reader/resolved-fact.ts'
import { searchGoods } from '../search.contract.ts'
import { listOneTypoAway } from '../search.rules.ts'
import * as parts from './described.queries.ts'
import { listFamily } from './family.queries.ts'
import * as index from './index.queries.ts'
import { countValues } from './result-parameters.queries.ts'
import * as queries from './search.queries.ts'
import * as suggest from './suggest/suggest.queries.ts'
import * as misspelt from './typos.queries.ts'
import { countByCategory, countMostPopular } from './words/lexicon.queries.ts'

const world = await createWorld()
const input = searchGoods.input.parse({ fuzzy: true, goodsModel: 'STM32F103' })
const byNumber = { norm: 'STM32F103', known: [1], otherPrefixCount: 12 }
const described = { nearest: [[8]], near: [[8, 9]], hinted: [[7]], exactNorms: [], inStock: false, rohs: false }
const conditions = [{ leaves: [3, 4] }, { valueIds: [7] }, { packageIds: [2] }, { brandIds: [5] }, { text: 'hub' }]
const ambiguous = [{ leaves: [3], packageIds: [2], valueIds: [7], brandIds: [5], text: 'usb hub' }]
const atOnce: Way = { by: 'tokens' }
const ranked: Way = { by: 'tokens', ranks: [[9, 8], [7]] }
const inOrder: Way = { by: 'order', ofEach: 100, goodsCount: 5000 }
const slices = [{ inStock: true, least: 9, below: 99 }]
const walked: Way = { by: 'walk', leaves: [3, 4], slices, otherwise: ranked }
const byLeading: Way = { by: 'number' }
const byRanks: Way = { by: 'number', ranks: [[9, 8], [7]] }
const wide = { leaves: [3, 4, 5, 6, 7, 8, 9, 10, 11], isLookedUp: true }

const readDescribed = (sql: Tx, wanted: Condition[], way: Way) =>
  queries.readNear(sql, { ...described, conditions: wanted, way }, input)

const term = { place: 0, leaves: [3], main: [7], conditions: [[8, 9], [-2]], nearest: [8], near: [8, 9] }

// The store's own statements, so that a changed one is explained as it is.
const initial = { inStock: false, rohs: false, isDescending: false }

test.each([
  ['a number and its packagings', (sql: Tx) => queries.listKnown(sql, 'LM358DR', 'LM358D')],
  ['numbers of a family', (sql: Tx) => listFamily(sql, [{ text: 'STM32F103', end: 'STM32F104' }], [1])],
  ['prefix or contained', (sql: Tx) => queries.readNear(sql, byNumber, input)],
  ['prefix', (sql: Tx) => queries.readNear(sql, { ...byNumber, otherPrefixCount: undefined }, input)],
  ['described, few', (sql: Tx) => readDescribed(sql, conditions, atOnce)],
  ['described, many', (sql: Tx) => readDescribed(sql, conditions, ranked)],
  ['described by a word', (sql: Tx) => readDescribed(sql, [{ text: 'hub' }], atOnce)],
  ['described by a word of several meanings', (sql: Tx) => readDescribed(sql, ambiguous, atOnce)],
  ['described with kinds to look up', (sql: Tx) => readDescribed(sql, [...conditions, wide], ranked)],
  [
    'described with the beginning of a number',
    (sql: Tx) => readDescribed(sql, [{ beginsWith: ['LM358'] }, wide], byLeading),
  ],
  [
    'described with a piece of a number',
    (sql: Tx) => readDescribed(sql, [{ contains: '74HC14', text: '74HC14' }, wide], byLeading),
  ],
  ['a kind alone', (sql: Tx) => readDescribed(sql, [{ leaves: [3, 4] }], inOrder)],
  ['a manufacturer alone', (sql: Tx) => readDescribed(sql, [{ brandIds: [5] }], inOrder)],
  ['a package alone', (sql: Tx) => readDescribed(sql, [{ packageIds: [2] }], inOrder)],
  ['what whole kinds have', (sql: Tx) => queries.countKinds(sql, [3, 4])],
  [
    'goods of each category with some ids',
    (sql: Tx) => countByCategory(sql, [{ place: 0, leaves: [3], brandIds: [5], packageIds: [2], valueIds: [7, 8] }]),
  ],
  ['the most popular goods', (sql: Tx) => countMostPopular(sql)],
  ['many that are described', (sql: Tx) => parts.listDescribed(sql, [term], 12)],
  ['values of what is described', (sql: Tx) => countValues(sql, { ...described, conditions, way: ranked }, input)],
  ['values of one parameter', (sql: Tx) => countValues(sql, { ...described, conditions, way: atOnce }, input, 3)],
  ['known parts', (sql: Tx) => queries.readNear(sql, { ids: [1, 2, 3] }, input)],
  ['one typo', (sql: Tx) => misspelt.listOneTypoIds(sql, listOneTypoAway('STM32F103C8T7'))],
  ['two typing errors', (sql: Tx) => misspelt.listMisspeltIds(sql, 'STM32F103C8T7', 'STM32F', '3C8T7', 2)],
  ['suggestion', (sql: Tx) => suggest.listPrefixIds(sql, 'STM32', undefined, 10)],
  ['suggestion of a maker', (sql: Tx) => suggest.listPrefixIds(sql, 'STM32', [5], 10)],
  ['suggestion of a family', (sql: Tx) => suggest.listBeginningIds(sql, ['XC6S', 'XC7S'], 10)],
  ['suggestion inside', (sql: Tx) => suggest.listContainingIds(sql, 'F103C8', 10)],
  ['suggestion with a typing error', (sql: Tx) => misspelt.listByPrefix(sql, listOneTypoAway('STM23'), 3)],
  ['how much of a number is known', (sql: Tx) => suggest.findKnownLength(sql, 'STM32F130')],
  ['suggested specification', (sql: Tx) => suggest.countByLeaf(sql, { ...described, conditions, way: atOnce }, 9)],
  ['suggested value', (sql: Tx) => suggest.listStoredCounts(sql, [{ place: 0, kind: 'value', id: 7 }], [3, 4])],
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
  ['begin with one and are described', (sql: Tx) => readDescribed(sql, [{ beginsWith: ['LM358'] }, wide], byRanks)],
  [
    'hold one and are described',
    (sql: Tx) => readDescribed(sql, [{ contains: '74HC14', text: '74HC14' }, wide], byRanks),
  ],
])('the best goods whose numbers %s are found in one index', async (_, query) => {
  const plan = await planOf(world.sql, query)
  expect(plan).toMatch(/Bitmap Index Scan on goods_number_ranks.*\n\s*Index Cond: .*model_norm.*search_ranks/)
  expect(plan).not.toMatch(/Seq Scan on goods|Filter:.*search_ranks/)
})

test('all conditions of a description use one index scan', async () => {
  const plan = await planOf(world.sql, (sql) => readDescribed(sql, conditions, atOnce))
  const [, found = ''] = /Bitmap Index Scan on goods_tokens.*\n\s*Index Cond: (.*)/.exec(plan) ?? []
  expect(found.match(/search_tokens\(/g)).toHaveLength(conditions.length)
})

test('a word in the index of tokens is not looked for in descriptions once more', async () => {
  const plan = (isOneWord: boolean) =>
    planOf(world.sql, (sql) => readDescribed(sql, [{ text: 'hub', valueIds: [7], isOneWord }], atOnce))
  expect(await plan(false)).toMatch(/Filter:.*to_tsvector/)
  expect(await plan(true)).not.toMatch(/Filter:.*to_tsvector/)
})

test('a part of a number is not combined with the words of descriptions, which would be parsed again', async () => {
  const plan = await planOf(world.sql, (sql) =>
    readDescribed(sql, [{ contains: '74HC14', text: '74HC14' }, { text: 'hub' }], byLeading),
  )
  expect(plan).not.toContain('BitmapOr')
  expect(plan).toMatch(/BitmapAnd(.|\n)*goods_number_ranks/)
})

test.each([
  ['kind of part', { leaves: [3, 4] }, 'goods_category'],
  ['manufacturer', { brandIds: [5] }, 'goods_brand'],
  ['package', { packageIds: [2] }, 'goods_package'],
])('a %s alone is read in order, without visiting its goods', async (_, condition, name) => {
  const wanted = { ...described, nearest: [], near: [], hinted: [], conditions: [condition], way: inOrder }
  const plan = await planOf(world.sql, (sql) => queries.readNear(sql, wanted, input))
  expect(plan).toContain(`Index Only Scan using ${name}`)
  expect(plan).not.toMatch(/Sort Key: goods\.in_stock/)
})

test('a category is looked at in the order of its index, without visiting its goods', async () => {
  const wanted = { ...described, conditions: [{ leaves: [3] }, { brandIds: [5] }, { valueIds: [7] }], way: walked }
  const plan = await planOf(world.sql, (sql) => queries.readNear(sql, wanted, input))
  expect(plan).toMatch(/Limit.*\n.*Index Only Scan using goods_category on goods/)
  expect(plan).not.toMatch(/Seq Scan on goods|Index Scan using goods_/)
})
