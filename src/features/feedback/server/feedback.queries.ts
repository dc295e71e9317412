import type { Assignee } from '#features/staff/assignee.rules.ts'
import { assignedTo } from '#features/staff/server/assigned-to.service.ts'
import type { Db, Tx } from '#server/database/connect.ts'

export const insertFeedback = (
  tx: Tx,
  feedback: { type: number; email: string; content: string; accountId: number | undefined },
) => tx`
  insert into feedback (type, email, content, account_id)
  values (${feedback.type}, ${feedback.email}, ${feedback.content}, ${feedback.accountId ?? null})`

export interface Writer {
  accountId: number
  /** Proven to be theirs: what they wrote before they logged in counts, too. */
  email: string
}

const ofWriter = (sql: Db, { accountId, email }: Writer) =>
  sql`(account_id = ${accountId} or (account_id is null and lower(email) = lower(${email})))`

export const listFeedbackOf = (sql: Db, writer: Writer) => sql<
  { feedbackId: number; type: number; email: string; content: string; createdAt: Date; answer: string }[]
>`
  select feedback_id "feedbackId", type, email, content, created_at "createdAt", answer
  from feedback where ${ofWriter(sql, writer)} order by feedback_id`

export const deleteFeedbackOf = (tx: Tx, writer: Writer) => tx`delete from feedback where ${ofWriter(tx, writer)}`

/** Answered ones. */
export const deleteOldFeedback = (sql: Db) => sql`
  delete from feedback where answered_at < now() - interval '3 years'`

export interface FeedbackRow {
  feedbackId: number
  type: number
  email: string
  content: string
  createdAt: Date
  answer: string
  answeredAt: Date | null
  answeredBy: string
}

const columns = (sql: Db) => sql`
  feedback_id "feedbackId", type, email, content, created_at "createdAt", answer, answered_at "answeredAt",
  answered_by "answeredBy"`

interface FeedbackFilter {
  open: boolean
  keyword: string
  assignee: Assignee
}

const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

const matching = (sql: Db, { open, keyword, assignee }: FeedbackFilter) => sql`
  ${open ? sql`answered_at is null` : sql`answered_at is not null`}
  ${keyword === '' ? sql`` : sql`and (email ilike ${containing(keyword)} or content ilike ${containing(keyword)})`}
  and ${assignedTo(sql, 'message', sql`feedback_id::text`, assignee)}`

/** Open ones oldest first; closed ones newest first. */
export const listFeedback = (sql: Db, filter: FeedbackFilter, limit: number, offset: number) => sql<FeedbackRow[]>`
  select ${columns(sql)} from feedback where ${matching(sql, filter)}
  order by feedback_id ${filter.open ? sql`` : sql`desc`} limit ${limit} offset ${offset}`

export const countFeedback = (sql: Db, filter: FeedbackFilter) => sql<{ count: number }[]>`
  select count(*)::int count from (select from feedback where ${matching(sql, filter)} limit 10000) counted`

export const lockFeedback = (tx: Tx, feedbackId: number) => tx<FeedbackRow[]>`
  select ${columns(tx)} from feedback where feedback_id = ${feedbackId} for update`

export const answerFeedback = (tx: Tx, feedbackId: number, answer: string, who: string) => tx`
  update feedback set answer = ${answer}, answered_at = now(), answered_by = ${who} where feedback_id = ${feedbackId}`

export const readQueue = (sql: Db) => sql<{ count: number; oldestAt: Date | null; oldest: string | null }[]>`
  select (select count(*)::int from feedback where answered_at is null) count, f.created_at "oldestAt", f.email oldest
  from (values (1)) one left join lateral (
    select created_at, email from feedback where answered_at is null order by feedback_id limit 1) f on true`
