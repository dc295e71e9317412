import { Mail } from 'lucide-react'
import type { z } from 'zod'
import { formatCount } from '#shared/text/format-count.ts'
import { Badge, type BadgeTone } from '#web/ui/display/badge.tsx'
import { EmptyState } from '#web/ui/display/empty-state.tsx'
import { Moment } from '#web/ui/display/moment.tsx'
import { TableFrame, Td, Th } from '#web/ui/tables/table.tsx'
import type { Issue, staffNewsletter } from '../../staff-newsletter.contract.ts'
import { IssueActions } from './issue-actions.tsx'
import { segmentNames } from './issue-fields.tsx'

export type Newsletters = z.output<typeof staffNewsletter.output>

const states: Readonly<Record<Issue['state'], { name: string; tone: BadgeTone }>> = {
  draft: { name: 'Draft', tone: 'plain' },
  sending: { name: 'Sending', tone: 'warn' },
  sent: { name: 'Sent', tone: 'good' },
  stopped: { name: 'Stopped', tone: 'bad' },
}

const waitingText = (count: number) =>
  count === 0 ? 'No confirmed subscribers yet.' : `${formatCount(count)} ${count === 1 ? 'subscriber' : 'subscribers'}.`

export function IssueList({ newsletters, editable }: { newsletters: Newsletters; editable: boolean }) {
  const { issues, segments } = newsletters
  if (issues.length === 0)
    return (
      <EmptyState icon={<Mail aria-hidden="true" />} title="No newsletter yet">
        {waitingText(segments.find(({ segment }) => segment === 'all')?.count ?? 0)}
      </EmptyState>
    )
  return (
    <TableFrame caption="Newsletters" stacked>
      <thead>
        <tr>
          <Th>Subject</Th>
          <Th>Readers</Th>
          <Th>State</Th>
          <Th numeric>Sent to</Th>
          <Th>When</Th>
          {editable && <Th nameHidden>Actions</Th>}
        </tr>
      </thead>
      <tbody>
        {issues.map((issue) => (
          <tr key={issue.issueId}>
            <Td className="wrap-anywhere">{issue.subject}</Td>
            <Td label="Readers">{segmentNames[issue.segment]}</Td>
            <Td label="State">
              <Badge tone={states[issue.state].tone}>{states[issue.state].name}</Badge>{' '}
              {issue.state === 'draft' && issue.tested && <Badge>Tested</Badge>}
            </Td>
            <Td label="Sent to" numeric className="font-mono">
              {formatCount(issue.deliveredCount)}
            </Td>
            <Td label="When" className="whitespace-nowrap">
              {issue.startedAt ? <Moment at={issue.startedAt} withTime /> : '–'}
            </Td>
            {editable && (
              <Td>
                <IssueActions issue={issue} segments={segments} />
              </Td>
            )}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  )
}
