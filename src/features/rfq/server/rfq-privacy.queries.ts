import type { Db } from '#server/database/connect.ts'

export const listEnquiryNumbers = (sql: Db, accountId: number) => sql<{ enquiryNo: string }[]>`
  select enquiry_no "enquiryNo" from enquiry where account_id = ${accountId} order by enquiry_id`

const enquiriesOf = (sql: Db, accountId: number) => sql`select enquiry_id from enquiry where account_id = ${accountId}`

export const anonymiseMessages = (sql: Db, accountId: number) => sql`
  update enquiry_message set text = '' where who = 'buyer' and enquiry_id in (${enquiriesOf(sql, accountId)})`

export const deleteAttachments = (sql: Db, accountId: number) => sql`
  delete from enquiry_attachment where enquiry_id in (${enquiriesOf(sql, accountId)})`

export const anonymiseLineRemarks = (sql: Db, accountId: number) => sql`
  update enquiry_line set remark = '', own_number = '', customer_ref = '' where enquiry_id in (${enquiriesOf(sql, accountId)})`

export const anonymiseContact = (sql: Db, accountId: number) => sql`
  update enquiry set contact_name = '', email = '', company = '', phone = '', remark = ''
  where account_id = ${accountId}`

/** Mails about what a member has asked for go to the owner, where they went to the member. */
export const readdressToOwner = (sql: Db, customerId: number, memberId: number) => sql`
  update enquiry set email = owner.email from account owner, account member
  where owner.account_id = ${customerId} and member.account_id = ${memberId}
    and enquiry.account_id = ${customerId} and placed_by = ${memberId} and lower(enquiry.email) = member.email_key`
