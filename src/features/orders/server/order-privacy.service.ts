import type { Db, Tx } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'
import type { OrderDetail } from '../orders.contract.ts'
import * as queries from './order-privacy.queries.ts'
import { getOrderDetail } from './order-reading.service.ts'

/** All orders of the buyer, for the data export. */
export async function readOrdersOf(sql: Db, accountId: number): Promise<OrderDetail[]> {
  const details: OrderDetail[] = []
  for (const { orderNo } of await queries.listOrderNumbers(sql, accountId))
    details.push(await getOrderDetail(sql, accountId, orderNo))
  return details
}

/** When the account is deleted: orders are anonymised, except issued invoices. Refused while an order is open. */
export async function anonymiseBuyerOf(tx: Tx, accountId: number): Promise<void> {
  await assertNoneUnderWay(tx, accountId)
  await queries.anonymiseInvoiceRequests(tx, accountId)
  await queries.anonymiseNotes(tx, accountId)
  await queries.anonymiseComplaintNotes(tx, accountId)
  await queries.anonymiseComplaints(tx, accountId)
  await queries.anonymiseLineLabels(tx, accountId)
  await queries.anonymiseBuyer(tx, accountId)
}

/** Orders of accounts that join a team or are deleted are not seen any more: none may be open. */
export async function assertNoneUnderWay(tx: Tx, accountId: number): Promise<void> {
  const underWay = await queries.listOrdersUnderWay(tx, accountId)
  if (underWay.length === 0) return
  const numbers = underWay.map(({ orderNo }) => orderNo).join(', ')
  throw new AppError('not_allowed', `These orders are still open: ${numbers}. Please finish or cancel them first.`)
}

export async function giveMailsToOwner(tx: Tx, { customerId, memberId }: { customerId: number; memberId: number }) {
  await queries.readdressToOwner(tx, customerId, memberId)
}
