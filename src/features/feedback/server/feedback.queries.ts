import type { Sql, Tx } from '#server/database/connect.ts'

export const insertFeedback = (
  tx: Tx,
  feedback: { type: number; email: string; content: string; accountId: number | undefined },
) => tx`
  insert into feedback (type, email, content, account_id)
  values (${feedback.type}, ${feedback.email}, ${feedback.content}, ${feedback.accountId ?? null})`

export const listFeedbackOf = (sql: Sql | Tx, accountId: number) => sql<
  { type: number; email: string; content: string; createdAt: Date }[]
>`
  select type, email, content, created_at "createdAt" from feedback where account_id = ${accountId} order by feedback_id`

export const deleteFeedbackOf = (tx: Tx, accountId: number) => tx`delete from feedback where account_id = ${accountId}`
