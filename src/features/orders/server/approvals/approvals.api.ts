import { type Context, callerOf, type Implementation, implement } from '#server/api/implement.ts'
import * as contract from '../../approvals/approvals.contract.ts'
import type { OrderSettings } from '../order-settings.ts'
import * as service from './approvals.service.ts'
import * as reading from './read-approvals.service.ts'

const nothing = () => ({})

export const approvalsApi = (unpaid: OrderSettings['unpaid']): Implementation[] => {
  const settings = ({ publicUrl }: Context): OrderSettings => ({ publicUrl, unpaid })
  return [
    implement(contract.requestApproval, (ctx, order) =>
      service.requestApproval(ctx.sql, callerOf(ctx), order, settings(ctx)),
    ),
    implement(contract.approvals, (ctx, filter) => reading.listApprovals(ctx.sql, callerOf(ctx), filter)),
    implement(contract.approvalDetail, (ctx, { approvalId }) =>
      reading.getApproval(ctx.sql, callerOf(ctx), approvalId),
    ),
    implement(contract.approveOrder, (ctx, seen) => service.approveOrder(ctx.sql, callerOf(ctx), seen, settings(ctx))),
    implement(contract.rejectOrder, (ctx, answer) =>
      service.rejectOrder(ctx.sql, callerOf(ctx), answer, settings(ctx)).then(nothing),
    ),
    implement(contract.withdrawApproval, (ctx, { approvalId }) =>
      service.withdrawApproval(ctx.sql, callerOf(ctx), approvalId).then(nothing),
    ),
    implement(contract.fillCartAgain, (ctx, { approvalId }) =>
      reading.fillCartAgain(ctx.sql, callerOf(ctx), approvalId),
    ),
  ]
}
