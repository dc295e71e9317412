import type { Tx } from '#server/database/connect.ts'
import { countUp } from '#server/limits/count-up.ts'

const DAY_SECONDS = 86_400
const MAILS_A_DAY = 5

/** Whether one more mail may go to an unconfirmed address: nobody can fill the mailbox of somebody else. */
export const mayWriteTo = async (tx: Tx, emailKey: string): Promise<boolean> =>
  (await countUp(tx, `account-mails:${emailKey}`, DAY_SECONDS)) <= MAILS_A_DAY
