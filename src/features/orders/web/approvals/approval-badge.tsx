import { Badge, type BadgeTone } from '#web/ui/display/badge.tsx'
import type { ApprovalState } from '../../approvals/approvals.contract.ts'
import { STATE_NAMES } from '../../approvals/approvals.rules.ts'

const tones: Readonly<Record<ApprovalState, BadgeTone>> = {
  pending: 'warn',
  approved: 'good',
  rejected: 'bad',
  withdrawn: 'plain',
}

export const ApprovalBadge = ({ state }: { state: ApprovalState }) => (
  <Badge tone={tones[state]}>{STATE_NAMES[state]}</Badge>
)
