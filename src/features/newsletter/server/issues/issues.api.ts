import { findContact } from '#features/account/server/account.service.ts'
import { callerOf, implement } from '#server/api/implement.ts'
import * as contract from '../../staff-newsletter.contract.ts'
import * as issues from './issues.service.ts'

const snapshot = (sql: Parameters<typeof issues.snapshotIssue>[0], { issueId }: { issueId?: number | undefined }) =>
  issues.snapshotIssue(sql, issueId)

export const issuesApi = [
  implement(contract.staffNewsletter, ({ sql }) => issues.readNewsletters(sql)),
  implement(contract.saveIssue, (ctx, input) => issues.saveIssue(ctx.sql, callerOf(ctx).who ?? '', input), {
    snapshot,
  }),
  implement(contract.removeIssue, ({ sql }, { issueId }) => issues.removeIssue(sql, issueId), { snapshot }),
  implement(
    contract.testIssue,
    async (ctx, { issueId }) => {
      const contact = await findContact(ctx.sql, callerOf(ctx).accountId)
      return issues.testIssue(ctx.sql, ctx.publicUrl, contact?.email ?? '', issueId)
    },
    { snapshot },
  ),
  implement(contract.sendIssue, ({ sql }, input) => issues.sendIssue(sql, input), { snapshot }),
  implement(contract.stopIssue, ({ sql }, { issueId }) => issues.stopIssue(sql, issueId), { snapshot }),
]
