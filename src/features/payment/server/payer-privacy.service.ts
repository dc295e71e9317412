import type { Db, Tx } from '#server/database/connect.ts'
import { anonymiseEvents, anonymisePayers, anonymiseRefundNotes, listTransferNumbers } from './payer-privacy.queries.ts'

/** When the account is deleted: payments stay, payers are anonymised. */
export async function anonymisePayer(tx: Tx, accountId: number): Promise<void> {
  await anonymisePayers(tx, accountId)
  await anonymiseEvents(tx, accountId)
  await anonymiseRefundNotes(tx, accountId)
}

/** How inputs of staff calls name the payments of a person, for the audit trail. */
export const findAuditedTransfers = async (sql: Db, accountId: number): Promise<object[]> => [
  ...(await listTransferNumbers(sql, accountId)),
]
