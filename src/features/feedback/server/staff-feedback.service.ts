import { type ShopMail, sendShopMail } from '#features/shop/server/shop-mail.service.ts'
import type { Assignee } from '#features/staff/assignee.rules.ts'
import { type Db, inTransaction } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'
import { offsetOf } from '#shared/paging.ts'
import { type FeedbackType, labelOf } from '../feedback.rules.ts'
import type { StaffFeedback } from '../staff-feedback.contract.ts'
import * as queries from './feedback.queries.ts'

export async function listFeedback(
  sql: Db,
  {
    state,
    keyword,
    assignee,
    ...page
  }: { state: 'open' | 'answered'; keyword: string; assignee: Assignee; pageNumber: number; pageSize: number },
) {
  const filter = { open: state === 'open', keyword, assignee }
  const [rows, [counted]] = await Promise.all([
    queries.listFeedback(sql, filter, page.pageSize, offsetOf(page)),
    queries.countFeedback(sql, filter),
  ])
  return { list: rows.map(describe), totalCount: counted?.count ?? 0 }
}

const describe = ({ type, createdAt, answeredAt, ...row }: queries.FeedbackRow): StaffFeedback => ({
  ...row,
  kind: labelOf(type as FeedbackType), // the table allows no other
  createdAt: createdAt.toISOString(),
  answeredAt: answeredAt?.toISOString() ?? null,
})

/** Answered once: a second answer is refused with the name of the first author. */
export function answerFeedback(
  sql: Db,
  who: string,
  { feedbackId, answer, replyTo }: { feedbackId: number; answer: string; replyTo: string },
) {
  return inTransaction(sql, async (tx) => {
    const [row] = await queries.lockFeedback(tx, feedbackId)
    if (!row) throw new AppError('not_found', 'There is no such message.')
    if (row.answeredAt) throw new AppError('changed_meanwhile', `${row.answeredBy} has answered this message already.`)
    await queries.answerFeedback(tx, feedbackId, answer, who)
    if (answer !== '') await sendShopMail(tx, answerMail(row, answer, replyTo))
  })
}

const answerMail =
  ({ email, content }: queries.FeedbackRow, answer: string, replyTo: string): ShopMail =>
  (shop) => ({
    to: email,
    subject: `Your message to ${shop}`,
    title: 'Our answer to your message',
    blocks: [
      { kind: 'text', text: answer },
      { kind: 'note', text: `You wrote: ${content.slice(0, 1000)}` },
    ],
    headers: { 'Reply-To': replyTo },
  })

export async function readFeedbackQueue(sql: Db) {
  const [row] = await queries.readQueue(sql)
  return { count: row?.count ?? 0, oldestAt: row?.oldestAt ?? null, oldest: row?.oldest ?? '' }
}
