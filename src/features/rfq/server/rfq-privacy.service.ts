import { releaseResource } from '#features/resource/server/resource.service.ts'
import { auditedAs, eraseNotesAbout, readNotesAbout } from '#features/staff/server/work.service.ts'
import { aloneAs } from '#server/api/implement.ts'
import { type Db, inTransaction, type Sql, type Tx } from '#server/database/connect.ts'
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

async function anonymise(tx: Tx, enquiries: ReturnType<typeof queries.enquiriesOf>): Promise<void> {
  await queries.anonymiseMessages(tx, enquiries)
  for (const { resourceId } of await queries.deleteAttachments(tx, enquiries)) await releaseResource(tx, resourceId)
  await queries.anonymiseLineRemarks(tx, enquiries)
  await queries.anonymiseOutcomes(tx, enquiries)
  await queries.anonymiseContact(tx, enquiries)
}

/** Contacts of visitors are kept for three years; what was asked for and quoted stays. */
export const anonymiseOldVisitors = (sql: Sql) =>
  inTransaction(sql, (tx) => anonymise(tx, queries.oldEnquiriesOfVisitors(tx)))

/** When the account is deleted: enquiries and quotes stay, the contact is anonymised. */
export async function anonymiseEnquirer(tx: Tx, accountId: number): Promise<void> {
  await anonymise(tx, queries.enquiriesOf(tx, accountId))
  await queries.anonymiseMember(tx, accountId)
  await eraseNotesAbout(tx, 'quote', await numbersOf(tx, accountId))
}

const numbersOf = async (sql: Db, accountId: number) =>
  (await queries.listEnquiryNumbers(sql, accountId)).map(({ enquiryNo }) => enquiryNo)

/** Notes of staff about the enquiries of a person, for the data export. */
export const readEnquiryNotesOf = async (sql: Db, accountId: number) =>
  readNotesAbout(sql, 'quote', await numbersOf(sql, accountId))

/** How inputs of staff calls name the enquiries of a person, for the audit trail. Staff may have entered them. */
export async function findAuditedEnquiries(sql: Db, accountId: number): Promise<object[]> {
  const rows = await queries.listEnquiryNumbers(sql, accountId)
  const numbers = rows.map(({ enquiryNo }) => enquiryNo)
  return [...auditedAs('quote', 'enquiryNo', numbers), ...rows.map(({ draftId }) => ({ draftId }))]
}

export async function giveLettersToOwner(tx: Tx, { customerId, memberId }: { customerId: number; memberId: number }) {
  await queries.readdressToOwner(tx, customerId, memberId)
}
