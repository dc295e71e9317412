import { sendShopMail } from '#features/shop/server/shop-mail.service.ts'
import { auditedAs, eraseNotesAbout, readNotesAbout } from '#features/staff/server/work.service.ts'
import { type Db, inTransaction, type Tx } from '#server/database/connect.ts'
import type { MailContent } from '#server/mail/compose-mail.ts'
import { AppError } from '#shared/app-error.ts'
import { looksLikeEmail, NOT_AN_EMAIL } from '#shared/email.ts'
import { type FeedbackType, labelOf } from '../feedback.rules.ts'
import * as queries from './feedback.queries.ts'

export interface Feedback {
  type: FeedbackType
  email: string
  content: string
  accountId: number | undefined
}

/** Saved and mailed in one transaction. */
export function saveFeedback(sql: Db, serviceEmail: string, feedback: Feedback): Promise<void> {
  if (!looksLikeEmail(feedback.email)) throw new AppError('invalid_input', NOT_AN_EMAIL)
  return inTransaction(sql, async (tx) => {
    await queries.insertFeedback(tx, feedback)
    await sendShopMail(tx, mailAbout(feedback, serviceEmail))
  })
}

function mailAbout({ type, email, content }: Feedback, to: string): MailContent {
  const title = `Feedback: ${labelOf(type)}`
  return {
    to,
    subject: title,
    title,
    blocks: [
      { kind: 'facts', facts: [['From', email]] },
      { kind: 'text', text: content },
    ],
    headers: { 'Reply-To': email },
  }
}

/** For the export of a person's data. */
export async function readFeedbackOf(sql: Db, writer: queries.Writer) {
  const list = await queries.listFeedbackOf(sql, writer)
  const staffNotes = await readNotesAbout(sql, 'message', numbersOf(list))
  return list.map(({ feedbackId, ...one }) => ({
    ...one,
    staffNotes: staffNotes
      .filter(({ subject }) => subject === String(feedbackId))
      .map(({ at, text }) => ({ at, text })),
  }))
}

const numbersOf = (list: ReadonlyArray<{ feedbackId: number }>) => list.map(({ feedbackId }) => String(feedbackId))

/** When the account is deleted: its feedback is deleted. */
export async function anonymiseWriter(tx: Tx, writer: queries.Writer): Promise<void> {
  await eraseNotesAbout(tx, 'message', numbersOf(await queries.listFeedbackOf(tx, writer)))
  await queries.deleteFeedbackOf(tx, writer)
}

/** How inputs of staff calls name the messages of a person, for the audit trail. */
export async function findAuditedFeedback(sql: Db, writer: queries.Writer): Promise<object[]> {
  const list = await queries.listFeedbackOf(sql, writer)
  return auditedAs(
    'message',
    'feedbackId',
    list.map(({ feedbackId }) => feedbackId),
  )
}

/** Answered messages are kept for three years. */
export const deleteOldFeedback = (sql: Db) => queries.deleteOldFeedback(sql)
