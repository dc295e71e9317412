import type { Tx } from '#server/database/connect.ts'
import { anonymiseEvents, anonymisePayers } from './payer-privacy.queries.ts'

/** When the account is deleted: payments stay, payers are anonymised. */
export async function anonymisePayer(tx: Tx, accountId: number): Promise<void> {
  await anonymisePayers(tx, accountId)
  await anonymiseEvents(tx, accountId)
}
