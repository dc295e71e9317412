import { auditedAs, eraseNotesAbout, readNotesAbout } from '#features/staff/server/work.service.ts'
import type { Db, Tx } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'
import type { OrderDetail } from '../orders.contract.ts'
import * as queries from './order-privacy.queries.ts'
import { getOrderDetail } from './order-reading.service.ts'

type ExportedOrder = OrderDetail & { staffNotes: Array<{ at: string; text: string }> }

/** All orders of the buyer with what staff noted about them, for the data export. */
export async function readOrdersOf(sql: Db, accountId: number): Promise<ExportedOrder[]> {
  const notes = Map.groupBy(await queries.listStaffNotes(sql, accountId), ({ orderNo }) => orderNo)
  const details: ExportedOrder[] = []
  for (const { orderNo } of await queries.listOrderNumbers(sql, accountId)) {
    const staffNotes = (notes.get(orderNo) ?? []).map(({ at, text }) => ({ at: at.toISOString(), text }))
    details.push({ ...(await getOrderDetail(sql, accountId, orderNo)), staffNotes })
  }
  return details
}

const returnsOf = async (sql: Db, accountId: number) =>
  (await queries.listAfterSaleNumbers(sql, accountId)).map(({ afterSaleNo }) => afterSaleNo)

/** Notes of staff about the returns of a person, for the data export. */
export const readReturnNotesOf = async (sql: Db, accountId: number) =>
  readNotesAbout(sql, 'return', await returnsOf(sql, accountId))

/** How inputs of staff calls name the orders of a person, for the audit trail. */
export async function findAuditedOrders(sql: Db, accountId: number): Promise<object[]> {
  const orders = await queries.listOrderNumbers(sql, accountId)
  return [...orders, ...auditedAs('return', 'afterSaleNo', await returnsOf(sql, accountId))]
}

/** Notes of staff about orders are kept for three years. */
export const deleteOldStaffNotes = (sql: Db) => queries.deleteOldStaffNotes(sql)

/** When the account is deleted: orders are anonymised, except issued invoices. Refused while an order is open. */
export async function anonymiseBuyerOf(tx: Tx, accountId: number): Promise<void> {
  await assertNoneUnderWay(tx, accountId)
  await queries.anonymiseInvoiceRequests(tx, accountId)
  await eraseNotesAbout(tx, 'return', await returnsOf(tx, accountId))
  await queries.anonymiseNotes(tx, accountId)
  await queries.anonymiseStaffActions(tx, accountId)
  await queries.anonymiseStaffNotes(tx, accountId)
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
