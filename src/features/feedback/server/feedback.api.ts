import { readAssignee } from '#features/staff/assignee.rules.ts'
import { callerOf, implement } from '#server/api/implement.ts'
import type { Db } from '#server/database/connect.ts'
import { networkOf } from '#server/limits/network-of.ts'
import { consumeRateLimit } from '#server/limits/rate-limit.ts'
import { sendFeedback } from '../feedback.contract.ts'
import * as staffContract from '../staff-feedback.contract.ts'
import { saveFeedback } from './feedback.service.ts'
import { answerFeedback, listFeedback } from './staff-feedback.service.ts'

const BY_NETWORK = { limit: 30, windowSeconds: 3600 }

/** Injected, because the site feature, which knows the service address, is above this one. */
export const feedbackApi = (getServiceEmail: (sql: Db) => Promise<string>) => [
  implement(sendFeedback, async ({ sql, address, identity }, feedback) => {
    await consumeRateLimit(sql, `feedback:${networkOf(address)}`, BY_NETWORK)
    await saveFeedback(sql, await getServiceEmail(sql), { ...feedback, accountId: identity?.accountId })
    return {}
  }),
  implement(staffContract.staffFeedback, (ctx, { assignedTo, ...input }) =>
    listFeedback(ctx.sql, { ...input, assignee: readAssignee(assignedTo, callerOf(ctx).accountId) }),
  ),
  implement(staffContract.answerFeedback, async (ctx, { feedbackId, answer }) => {
    const replyTo = await getServiceEmail(ctx.sql)
    await answerFeedback(ctx.sql, callerOf(ctx).who ?? '', { feedbackId, answer, replyTo })
    return {}
  }),
]
