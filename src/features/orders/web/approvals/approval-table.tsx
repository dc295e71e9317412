import { Moment } from '#web/ui/display/moment.tsx'
import { Money } from '#web/ui/display/money.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { TableFrame, Td, Th } from '#web/ui/tables/table.tsx'
import type { Approval } from '../../approvals/approvals.contract.ts'
import { approvalAddress } from '../../approvals/approvals.rules.ts'
import { ApprovalBadge } from './approval-badge.tsx'

type ApprovalTableProps = { caption: string; list: readonly Approval[] }

/** Orders that were sent for approval; each leads to its page. */
export function ApprovalTable({ caption, list }: ApprovalTableProps) {
  return (
    <TableFrame caption={caption} stacked>
      <thead>
        <tr>
          <Th>Sent</Th>
          <Th>By</Th>
          <Th numeric>Lines</Th>
          <Th numeric>Total</Th>
          <Th>Status</Th>
        </tr>
      </thead>
      <tbody>
        {list.map(({ approvalId, requestedAt, requestedBy, lineCount, totalAmount, currency, state }) => (
          <tr key={approvalId}>
            <Td label="Sent">
              <TextLink to={approvalAddress(approvalId)}>
                <Moment at={requestedAt} withTime />
              </TextLink>
            </Td>
            <Td label="By" className="wrap-anywhere">
              {requestedBy.name}
            </Td>
            <Td label="Lines" numeric>
              {lineCount}
            </Td>
            <Td label="Total" numeric>
              <Money amount={totalAmount} currency={currency} />
            </Td>
            <Td label="Status">
              <ApprovalBadge state={state} />
            </Td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  )
}
