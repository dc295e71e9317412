import type { Db, Fragment } from '#server/database/connect.ts'

export const listEnquiryNumbers = (sql: Db, accountId: number) => sql<{ enquiryNo: string; draftId: string }[]>`
  select enquiry_no "enquiryNo", draft_id "draftId" from enquiry where account_id = ${accountId} order by enquiry_id`

export const enquiriesOf = (sql: Db, accountId: number) => sql`
  select enquiry_id from enquiry where account_id = ${accountId}`

/** Of visitors, after the three years for which their contacts are kept. */
export const oldEnquiriesOfVisitors = (sql: Db) => sql`
  select enquiry_id from enquiry
  where account_id is null and email <> '' and created_at < now() - interval '3 years'`

export const anonymiseMessages = (sql: Db, enquiries: Fragment) => sql`
  update enquiry_message set text = '' where enquiry_id in (${enquiries})`

export const deleteAttachments = (sql: Db, enquiries: Fragment) => sql<{ resourceId: string }[]>`
  delete from enquiry_attachment where enquiry_id in (${enquiries}) returning resource_id "resourceId"`

export const anonymiseLineRemarks = (sql: Db, enquiries: Fragment) => sql`
  update enquiry_line set remark = '', own_number = '', customer_ref = '', quote_note = ''
  where enquiry_id in (${enquiries})`

export const anonymiseOutcomes = (sql: Db, enquiries: Fragment) => sql`
  update enquiry_outcome set reason = '' where enquiry_id in (${enquiries})`

export const anonymiseContact = (sql: Db, enquiries: Fragment) => sql`
  update enquiry set contact_name = '', email = '', company = '', phone = '', remark = '', quote_note = ''
  where enquiry_id in (${enquiries})`

/** A member who asked for the customer. The enquiry belongs to the customer. */
export const anonymiseMember = (sql: Db, memberId: number) => sql`
  update enquiry set contact_name = '', phone = '' where placed_by = ${memberId} and account_id <> ${memberId}`

/** Mails about what a member has asked for go to the owner, where they went to the member. */
export const readdressToOwner = (sql: Db, customerId: number, memberId: number) => sql`
  update enquiry set email = owner.email from account owner, account member
  where owner.account_id = ${customerId} and member.account_id = ${memberId}
    and enquiry.account_id = ${customerId} and placed_by = ${memberId} and lower(enquiry.email) = member.email_key`
