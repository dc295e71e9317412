import { findContact } from '#features/account/server/account.service.ts'
import type { Db, Tx } from '#server/database/connect.ts'
import * as queries from '../orders.queries.ts'

/** The acting staff member: logged in, or at the command line of the server. */
export interface StaffMember {
  accountId: number | null
  who: string
}

export async function getStaffMember(sql: Db, accountId: number): Promise<StaffMember> {
  return { accountId, who: (await findContact(sql, accountId))?.email ?? `account ${accountId}` }
}

/** The audit trail, in the transaction of the change itself. */
export async function recordStaffAction(
  tx: Tx,
  { accountId, who }: StaffMember,
  action: string,
  orderId: number,
  detail: string,
): Promise<void> {
  await queries.insertStaffAction(tx, { accountId, who, action, orderId, detail })
}
