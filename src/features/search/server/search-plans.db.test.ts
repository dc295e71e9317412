import { expect, test } from 'vitest'
import { planOf } from '../../../../tests/support/plan.ts'
import { createWorld } from '../../../../tests/support/world.ts'
import type { Tx } from '../../../server/database/connect.ts'
import { searchGoods } from '../search.contract.ts'
import { listOneSlipAway } from '../search.rules.ts'
import * as parts from './described.queries.ts'
import * as index from './index.queries.ts'
import * as misspelt from './misspelt.queries.ts'
import { countValues } from './result-parameters.queries.ts'
import * as queries from './search.queries.ts'
import * as suggest from './suggest.queries.ts'

const world = await createWorld()
const input = searchGoods.input.parse({ goodsModel: 'STM32F103' })
const byNumber = { norm: 'STM32F103', known: [1], begunBeside: 12 }
const described = { nearest: [[8]], near: [[8, 9]], hinted: [[7]], exactNorms: [], inStock: false, rohs: false }
const conditions = [{ leaves: [3, 4] }, { valueIds: [7] }, { packageIds: [2] }, { brandIds: [5] }, { text: 'hub' }]
const ambiguous = {
  ...described,
  conditions: [{ leaves: [3], packageIds: [2], valueIds: [7], brandIds: [5], contains: '74HC14', text: 'sma' }],
  leading: 0,
}

const term = { place: 0, leaves: [3], main: [7], conditions: [[8, 9], [-2]], nearest: [8], near: [8, 9] }

// The store's own statements, so that a changed one is explained as it is.
test.each([
  ['a number and its packagings', (sql: Tx) => queries.listKnown(sql, 'LM358DR', 'LM358D')],
  ['begun or contained', (sql: Tx) => queries.readNear(sql, byNumber, input)],
  ['begun', (sql: Tx) => queries.readNear(sql, { ...byNumber, begunBeside: undefined }, input)],
  ['described by kind', (sql: Tx) => queries.readNear(sql, { ...described, conditions, leading: 0 }, input)],
  ['described by a rare value', (sql: Tx) => queries.readNear(sql, { ...described, conditions, leading: 1 }, input)],
  ['described by a maker', (sql: Tx) => queries.readNear(sql, { ...described, conditions, leading: 3 }, input)],
  ['described by a word', (sql: Tx) => queries.readNear(sql, { ...described, conditions, leading: 4 }, input)],
  ['described by a package', (sql: Tx) => queries.readNear(sql, { ...described, conditions, leading: 2 }, input)],
  ['described by a word of several meanings', (sql: Tx) => queries.readNear(sql, ambiguous, input)],
  ['many that are described', (sql: Tx) => parts.listDescribed(sql, [term], 12)],
  ['values of what is described', (sql: Tx) => countValues(sql, { ...described, conditions, leading: 1 }, input)],
  ['values of one parameter', (sql: Tx) => countValues(sql, { ...described, conditions, leading: 0 }, input, 3)],
  ['known parts', (sql: Tx) => queries.readNear(sql, { ids: [1, 2, 3] }, input)],
  ['one slip', (sql: Tx) => misspelt.listSlippedIds(sql, listOneSlipAway('STM32F103C8T7'))],
  ['two typing errors', (sql: Tx) => misspelt.listMisspeltIds(sql, 'STM32F103C8T7', 'STM32F', '3C8T7', 2)],
  ['suggestion', (sql: Tx) => suggest.listBeginningIds(sql, 'STM32', undefined, 10)],
  ['suggestion of a maker', (sql: Tx) => suggest.listBeginningIds(sql, 'STM32', [5], 10)],
  ['suggestion inside', (sql: Tx) => suggest.listContainingIds(sql, 'F103C8', 10)],
  ['suggestion with a typing error', (sql: Tx) => misspelt.listBegunWith(sql, listOneSlipAway('STM23'), 3)],
  ['how much of a number is known', (sql: Tx) => suggest.findKnownLength(sql, 'STM32F130')],
  ['suggested specification', (sql: Tx) => suggest.countByLeaf(sql, { ...described, conditions, leading: 1 }, 9)],
  ['suggested value', (sql: Tx) => suggest.listKeptCounts(sql, [{ place: 0, kind: 'value', id: 7 }], [3, 4])],
  ['first letter', (sql: Tx) => index.listIdsByInitial(sql, 'Q', 20, 0)],
  ['no letter', (sql: Tx) => index.listIdsByInitial(sql, '#', 20, 0)],
  ['how many of a letter', (sql: Tx) => index.countByInitial(sql, 'Q')],
])('no search walks through the whole table: %s', async (_, query) => {
  const plan = await planOf(world.sql, query)
  expect(plan).toMatch(/Index|Bitmap/)
  expect(plan).not.toMatch(/Seq Scan on (goods|category_value|category_kind)/)
})
