import type { Tx } from '#server/database/connect.ts'
import { anonymiseEvents, anonymisePayers } from './payer-privacy.queries.ts'

/** The buyer leaves: that money came stays in the books, from whom does not. */
export async function anonymisePayer(tx: Tx, accountId: number): Promise<void> {
  await anonymisePayers(tx, accountId)
  await anonymiseEvents(tx, accountId)
}
