import type { Tx } from '#server/database/connect.ts'
import { countUp } from '#server/limits/count-up.ts'

const DAY_SECONDS = 86_400
const MAILS_A_DAY = 5

/** Limits mails to unconfirmed addresses, so that the store cannot be used to flood a mailbox. */
export const mayWriteTo = async (tx: Tx, emailKey: string): Promise<boolean> =>
  (await countUp(tx, `account-mails:${emailKey}`, DAY_SECONDS)) <= MAILS_A_DAY
