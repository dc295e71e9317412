import type { Tx } from '../../../server/database/connect.ts'

export const insertFeedback = (
  tx: Tx,
  feedback: { type: number; email: string; content: string; accountId: number | undefined },
) => tx`
  insert into feedback (type, email, content, account_id)
  values (${feedback.type}, ${feedback.email}, ${feedback.content}, ${feedback.accountId ?? null})`
