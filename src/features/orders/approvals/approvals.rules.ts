import type { OrderLimit } from '#features/account/team.contract.ts'
import { formatMoney } from '#shared/money/format-money.ts'
import { mayForTeam, type TeamRole } from '#shared/team/team-role.ts'
import type { Approval, ApprovalState } from './approvals.contract.ts'

/** Of one customer at a time. */
export const MAX_PENDING = 100

export const STATE_NAMES: Readonly<Record<ApprovalState, string>> = {
  pending: 'Waiting for approval',
  approved: 'Approved',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
}

/** The orders of a team that were sent for approval. */
export const APPROVALS = '/userCenter/team/approvals'

export const approvalAddress = (approvalId: number): string => `${APPROVALS}/${approvalId}`

export const limitText = ({ amount, currency }: OrderLimit): string => formatMoney(amount, currency)

/** What somebody of the team can do with an order that was sent for approval, in the order of the buttons. */
export function approvalActionsOf(
  { state, requestedBy }: { state: ApprovalState; requestedBy: number },
  caller: { accountId: number; teamRole?: TeamRole | undefined },
): Approval['actions'] {
  if (state !== 'pending') return []
  const withdraw = requestedBy === caller.accountId && mayForTeam(caller.teamRole, 'order')
  return [
    ...(mayForTeam(caller.teamRole, 'manage') ? (['approve', 'reject'] as const) : []),
    ...(withdraw ? (['withdraw'] as const) : []),
  ]
}
