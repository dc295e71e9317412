import { sendShopMail } from '#features/shop/server/shop-mail.service.ts'
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
export const readFeedbackOf = (sql: Db, accountId: number) => queries.listFeedbackOf(sql, accountId)

/** When the account is deleted: its feedback is deleted. */
export async function anonymiseWriter(tx: Tx, accountId: number): Promise<void> {
  await queries.deleteFeedbackOf(tx, accountId)
}
