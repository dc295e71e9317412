import { findBuyer } from '#features/account/server/customers/customer-accounts.service.ts'
import type { Identity } from '#server/api/implement.ts'
import type { Db } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'
import { type EnquiryInput, type EnquiryMailing, findEnquiryFor, saveEnquiry } from '../rfq.service.ts'
import * as queries from './staff-quotes.queries.ts'

/** Saves a request by phone. If an account has the e-mail address, the request is assigned to it. */
export async function enterEnquiry(sql: Db, mailing: EnquiryMailing, input: Omit<EnquiryInput, 'attachments'>) {
  const buyer = (await findBuyer(sql, input.contact.email)) ?? null
  return { enquiryNo: await saveEnquiry(sql, mailing, buyer, { ...input, attachments: [] }) }
}

/** Refused before the request was quoted. */
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
