import { TextLink } from '#web/ui/display/text-link.tsx'
import { Panel } from '#web/ui/panel.tsx'
import type { Approval } from '../../approvals/approvals.contract.ts'
import { APPROVALS } from '../../approvals/approvals.rules.ts'
import { ApprovalTable } from './approval-table.tsx'

type WaitingApprovalsProps = { waiting: { list: readonly Approval[]; totalCount: number } }

/** Orders of the team that nobody has approved yet; nothing when there are none. */
export function WaitingApprovals({ waiting: { list, totalCount } }: WaitingApprovalsProps) {
  if (totalCount === 0) return null
  return (
    <Panel className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-lg">Waiting for approval</h2>
        <TextLink to={APPROVALS} className="text-sm">
          {totalCount > list.length ? `All ${totalCount}` : 'All approvals'}
        </TextLink>
      </div>
      <ApprovalTable caption="Orders waiting for approval" list={list} />
    </Panel>
  )
}
