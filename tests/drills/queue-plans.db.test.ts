import { expect, test } from 'vitest'
import { listExpected } from '#features/catalog/server/stock/expected.queries.ts'
import * as feedback from '#features/feedback/server/feedback.queries.ts'
import * as afterSales from '#features/orders/server/after-sales/after-sales.queries.ts'
import * as orders from '#features/orders/server/staff/staff-queues.queries.ts'
import * as payment from '#features/payment/server/payment.queries.ts'
import * as lowStock from '#features/purchasing/server/low-stock.queries.ts'
import * as rfq from '#features/rfq/server/rfq.queries.ts'
import { listMisses } from '#features/search/server/teaching/teaching.queries.ts'
import * as audit from '#features/staff/server/audit.queries.ts'
import type { Tx } from '#server/database/connect.ts'
import { listFailedJobs } from '#server/jobs/statements.ts'
import { planOf } from '../support/plan.ts'
import { createWorld } from '../support/world.ts'

const world = await createWorld()
const ALL_PARTS = { level: 'all', assignee: undefined } as const
const REORDER = { reorderPoint: 10, reorderQuantity: 0 }

// The store's own statements. Each queue is a few rows among many: none walks through a whole table.
test.each([
  ['orders to ship', 'orders', (sql: Tx) => orders.readShipQueue(sql)],
  ['flagged orders', 'orders', (sql: Tx) => orders.readFlaggedQueue(sql)],
  ['returns', 'after_sale', (sql: Tx) => orders.readReturnsQueue(sql)],
  ['the list of returns', 'after_sale', (sql: Tx) => afterSales.listAfterSales(sql, { state: 'open' }, 25, 0)],
  ['transfers to check', 'transfer', (sql: Tx) => payment.readQueue(sql)],
  ['quotes to write', 'enquiry', (sql: Tx) => rfq.readQueue(sql)],
  ['messages', 'feedback', (sql: Tx) => feedback.readQueue(sql)],
  [
    'answered messages',
    'feedback',
    (sql: Tx) => feedback.listFeedback(sql, { open: false, keyword: '', assignee: undefined }, 20, 0),
  ],
  ['searches without a result', 'search_miss', (sql: Tx) => listMisses(sql, { days: 7, state: 'open' }, 10, 0)],
  ['low stock', 'goods', (sql: Tx) => lowStock.countLowStock(sql, 1001, ALL_PARTS, 10)],
  ['low stock of a shop that reorders early', 'goods', (sql: Tx) => lowStock.countLowStock(sql, 1001, ALL_PARTS, 500)],
  ['the list of low stock', 'goods', (sql: Tx) => lowStock.listLowStock(sql, ALL_PARTS, REORDER, 10, 0)],
  ['the second page of low stock', 'goods', (sql: Tx) => lowStock.listLowStock(sql, ALL_PARTS, REORDER, 25, 25)],
  ['what is expected of a part', '(goods|purchase_line|order_line|orders)', (sql: Tx) => listExpected(sql, [1, 2], 10)],
  ['the list of failed jobs', 'failed_job', (sql: Tx) => listFailedJobs(sql, 10)],
  ['audit by number', 'staff_audit', (sql: Tx) => audit.listAudit(sql, { keyword: 'x', action: '', area: '' }, 50, 0)],
  [
    'audit by day',
    'staff_audit',
    (sql: Tx) =>
      audit.listAudit(sql, { keyword: '', action: '', area: '', from: '2026-01-01', to: '2026-01-01' }, 50, 0),
  ],
])('%s', async (_, table, query) => {
  const plan = await planOf(world.sql, query)
  expect(plan).toMatch(/Index|Bitmap/)
  expect(plan).not.toMatch(new RegExp(`Seq Scan on ${table}\\b`))
})
