import { findCustomerId } from '#features/account/server/customers/customer-accounts.service.ts'
import type { Identity } from '#server/api/implement.ts'
import type { Db } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'
import { type Asked, findEnquiryFor, keepEnquiry, type Office } from '../rfq.service.ts'
import * as queries from './quote-desk.queries.ts'

/** For somebody on the telephone. Whoever has an account with the address finds the quote there. */
export async function enterEnquiry(sql: Db, office: Office, asked: Omit<Asked, 'attachments'>) {
  const accountId = (await findCustomerId(sql, asked.contact.email)) ?? null
  return { enquiryNo: await keepEnquiry(sql, office, accountId, { ...asked, attachments: [] }) }
}

/** Once it was answered: before that there is nothing to win or lose. */
export async function setOutcome(
  sql: Db,
  staff: Identity,
  { enquiryNo, outcome, reason }: { enquiryNo: string; outcome: 'won' | 'lost'; reason: string },
): Promise<void> {
  const { enquiryId, status } = await findEnquiryFor(sql, enquiryNo, staff)
  if (status === 'received' || status === 'in_work')
    throw new AppError('wrong_status', `Request ${enquiryNo} has not been quoted yet.`)
  await queries.writeOutcome(sql, { enquiryId, outcome, reason, who: staff.who ?? '' })
}

export async function readOutcome(sql: Db, enquiryNo: string) {
  const [row] = await queries.findOutcome(sql, enquiryNo)
  return { outcome: row ? { ...row, at: row.at.toISOString() } : null }
}
