import type { Tx } from '#server/database/connect.ts'
import { blankEvents, blankPayers } from './payer-privacy.queries.ts'

/** The buyer leaves: that money came stays in the books, from whom does not. */
export async function forgetPayer(tx: Tx, accountId: number): Promise<void> {
  await blankPayers(tx, accountId)
  await blankEvents(tx, accountId)
}
