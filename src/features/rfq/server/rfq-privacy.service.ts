import type { Sql, Tx } from '../../../server/database/connect.ts'
import { getEnquiry } from './rfq.service.ts'
import * as queries from './rfq-privacy.queries.ts'

/** Everything the buyer ever asked for, for the export of their data. */
export async function readEnquiriesOf(sql: Sql | Tx, accountId: number): Promise<unknown[]> {
  const numbers = await queries.listEnquiryNumbers(sql, accountId)
  return Promise.all(numbers.map(({ enquiryNo }) => getEnquiry(sql, enquiryNo, { accountId, role: 'buyer' })))
}

/** The buyer leaves: what was asked for and offered stays, who asked does not. */
export async function forgetAsker(tx: Tx, accountId: number): Promise<void> {
  await queries.blankMessages(tx, accountId)
  await queries.deleteAttachments(tx, accountId)
  await queries.blankLineRemarks(tx, accountId)
  await queries.blankContact(tx, accountId)
}
