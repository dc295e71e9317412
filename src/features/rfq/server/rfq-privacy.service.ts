import { aloneAs } from '#server/api/implement.ts'
import type { Db, Tx } from '#server/database/connect.ts'
import type { EnquiryDetail } from '../rfq.contract.ts'
import { getEnquiry } from './rfq.service.ts'
import * as queries from './rfq-privacy.queries.ts'

/** All enquiries of the buyer, for the data export. */
export async function readEnquiriesOf(sql: Db, accountId: number): Promise<EnquiryDetail[]> {
  const details: EnquiryDetail[] = []
  for (const { enquiryNo } of await queries.listEnquiryNumbers(sql, accountId))
    details.push(await getEnquiry(sql, enquiryNo, { ...aloneAs(accountId), role: 'buyer' }))
  return details
}

/** When the account is deleted: enquiries and quotes stay, the contact is anonymised. */
export async function anonymiseEnquirer(tx: Tx, accountId: number): Promise<void> {
  await queries.anonymiseMessages(tx, accountId)
  await queries.deleteAttachments(tx, accountId)
  await queries.anonymiseLineRemarks(tx, accountId)
  await queries.anonymiseContact(tx, accountId)
}

export async function giveLettersToOwner(tx: Tx, { customerId, memberId }: { customerId: number; memberId: number }) {
  await queries.readdressToOwner(tx, customerId, memberId)
}
