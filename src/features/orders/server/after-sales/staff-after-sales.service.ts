import type { Assignee } from '#features/staff/assignee.rules.ts'
import { withTax } from '#features/tax/tax.rules.ts'
import type { Db } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'
import { offsetOf } from '#shared/paging.ts'
import type { AfterSale } from '../../after-sales.contract.ts'
import { getDetailRow, getOrderDetail } from '../order-reading.service.ts'
import * as queries from './after-sales.queries.ts'
import { listAfterSales } from './after-sales.service.ts'
import { findRefundDue } from './refund-lines.service.ts'

const EARLIER_SHOWN = 5

interface StaffList {
  state: AfterSale['state']
  assignee: Assignee
  pageNumber: number
  pageSize: number
}

export async function listForStaff(sql: Db, { state, assignee, ...page }: StaffList) {
  const [list, [counted]] = await Promise.all([
    listAfterSales(sql, { state, assignee }, page.pageSize, offsetOf(page)),
    queries.countAfterSales(sql, { state, assignee }),
  ])
  return { list, totalCount: counted?.count ?? 0 }
}

/** With the order and the buyer's earlier requests, so that it can be decided in one place. */
export async function getForStaff(sql: Db, afterSaleNo: string) {
  const [row] = await queries.findAfterSale(sql, afterSaleNo)
  if (!row) throw new AppError('not_found', 'There is no such request.')
  const { accountId } = await getDetailRow(sql, undefined, row.orderNo)
  const [[request], order, [asked], refundDue, earlier] = await Promise.all([
    listAfterSales(sql, { afterSaleNo }, 1),
    getOrderDetail(sql, undefined, row.orderNo),
    queries.findRequestedAmount(sql, row.afterSaleId),
    findRefundDue(sql, row.orderNo, afterSaleNo),
    accountId === null ? [] : queries.listAfterSales(sql, { accountId }, EARLIER_SHOWN + 1, 0),
  ])
  if (!request) throw new AppError('not_found', 'There is no such request.')
  return {
    ...request,
    order: {
      ...order,
      requestedAmount: withTax(asked?.amount ?? '0', taxedOf(order)),
      refundDue,
      isShipped: order.shipments.length > 0,
    },
    earlier: earlier
      .filter((one) => one.afterSaleNo !== afterSaleNo)
      .slice(0, EARLIER_SHOWN)
      .map((one) => ({ ...one, createdAt: one.createdAt.toISOString() })),
  }
}

const taxedOf = ({ totalAmount, taxAmount = '0' }: { totalAmount: string; taxAmount?: string | undefined }) => ({
  totalAmount,
  taxAmount,
})

/** What the audit trail keeps of a request before and after it is answered. */
export async function snapshotAfterSale(sql: Db, afterSaleNo: string) {
  const [row] = await queries.findAfterSale(sql, afterSaleNo)
  if (!row) return undefined
  const lines = await queries.listAfterSaleLines(sql, [row.afterSaleId])
  return {
    state: row.state,
    answer: row.answer,
    restocked: row.restocked,
    lines: lines.map(({ goodsModel, count, acceptedCount }) => ({ goodsModel, count, accepted: acceptedCount })),
  }
}
