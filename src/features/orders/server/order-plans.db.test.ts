import { describe, expect, test } from 'vitest'
import type { Tx } from '#server/database/connect.ts'
import { compile } from '#server/database/driver/statement.ts'
import { planOf } from '#tests/support/plan.ts'
import { createWorld } from '#tests/support/world.ts'
import * as reading from './order-reading.queries.ts'

const world = await createWorld()

/** An account without orders, so that the plans do not depend on other tests. */
const NOBODY = 2_000_000_000
const all = { accountId: NOBODY, statuses: undefined, text: '' }
const searched = { ...all, text: 'OS2601ABCD' }
const everybodys = { accountId: undefined, statuses: undefined, text: '' }

// The store's own statements, so that a changed one is explained as it is.
describe('no list scans all orders', () => {
  test.each([
    ['the first page', (sql: Tx) => reading.listSummaries(sql, all, 10, 0)],
    ['the last of a thousand pages', (sql: Tx) => reading.listSummaries(sql, all, 10, 9990)],
    ['one status', (sql: Tx) => reading.listSummaries(sql, { ...all, statuses: [4] }, 10, 0)],
    ['two statuses', (sql: Tx) => reading.listSummaries(sql, { ...all, statuses: [5, 6] }, 10, 0)],
    ['a search', (sql: Tx) => reading.listSummaries(sql, searched, 10, 0)],
    ['a search, with its count', (sql: Tx) => reading.listCountedSummaries(sql, searched, 10, 0)],
    ['assigned ones', (sql: Tx) => reading.listCountedSummaries(sql, { ...everybodys, assignee: 1 }, 10, 0)],
    ['its count', (sql: Tx) => reading.countOrders(sql, searched)],
    ['the count for each tab', (sql: Tx) => reading.countByStatus(sql, NOBODY)],
    ['lines of a page', (sql: Tx) => reading.listFirstLines(sql, [1, 2, 3], 5)],
    ['one order', (sql: Tx) => reading.findDetail(sql, 'OS-260101-ABCDEFGH')],
    ['everybody’s, for staff', (sql: Tx) => reading.listSummaries(sql, everybodys, 10, 0)],
    ['everybody’s by text', (sql: Tx) => reading.listSummaries(sql, { ...everybodys, text: 'ABCDEFGH' }, 10, 0)],
  ])('%s', async (_, query) => {
    const plan = await planOf(world.sql, query)
    expect(plan).toMatch(/Index|Bitmap/)
    expect(plan).not.toMatch(/Seq Scan on (orders|order_line)/)
  })

  test.each([
    ['all', all],
    ['one status', { ...all, statuses: [4 as const] }],
  ])('a page of %s comes out of the index in its order', async (_, filter) => {
    const plan = await planOf(world.sql, (sql) => reading.listSummaries(sql, filter, 10, 9990), 'sort')
    expect(plan).toMatch(/Limit.*\n\s*-> {2}Index (Only )?Scan using orders_/)
  })
})

test('the index is asked for the random part of a whole number, which few orders have', () => {
  const valuesOf = (text: string) =>
    compile(reading.listCountedSummaries(world.sql, { ...everybodys, text }, 10, 0)).values
  for (const text of ['OS2601017K2M9QXD', '2601017K2M9QXD']) {
    expect(valuesOf(text)).toContain('%7K2M9QXD%')
    expect(valuesOf(text)).not.toContain(`%${text}%`)
  }
  for (const text of ['OS260101', '7K2M9QXD', 'LM358DR', 'OS2601017K2M9QXDX'])
    expect(valuesOf(text)).toContain(`%${text}%`)
})

test('a buyer’s text is looked for without the index of everybody’s texts, a whole number with it', () => {
  const valuesOf = (text: string) => compile(reading.listCountedSummaries(world.sql, { ...all, text }, 10, 0)).values
  for (const text of ['LM358', '0000', 'OS2601']) {
    expect(valuesOf(text)).toContain(text)
    expect(valuesOf(text)).not.toContain(`%${text}%`)
  }
  expect(valuesOf('OS2601017K2M9QXD')).toContain('%7K2M9QXD%')
})

test('flagged orders have an index of their own', async () => {
  const flagged = { ...everybodys, flagged: true }
  for (const query of [
    (sql: Tx) => reading.listSummaries(sql, flagged, 10, 0),
    (sql: Tx) => reading.countOrders(sql, flagged),
  ])
    expect(await planOf(world.sql, query, 'sort')).toContain('orders_flagged')
})
