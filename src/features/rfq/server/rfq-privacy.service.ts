import type { Db, Tx } from '#server/database/connect.ts'
import type { EnquiryDetail } from '../rfq.contract.ts'
import { getEnquiry } from './rfq.service.ts'
import * as queries from './rfq-privacy.queries.ts'

/** Everything the buyer ever asked for, for the export of their data. */
export async function readEnquiriesOf(sql: Db, accountId: number): Promise<EnquiryDetail[]> {
  const details: EnquiryDetail[] = []
  for (const { enquiryNo } of await queries.listEnquiryNumbers(sql, accountId))
    details.push(await getEnquiry(sql, enquiryNo, { accountId, role: 'buyer' }))
  return details
}

/** The buyer leaves: what was asked for and offered stays, who asked does not. */
export async function anonymiseEnquirer(tx: Tx, accountId: number): Promise<void> {
  await queries.anonymiseMessages(tx, accountId)
  await queries.deleteAttachments(tx, accountId)
  await queries.anonymiseLineRemarks(tx, accountId)
  await queries.anonymiseContact(tx, accountId)
}
