import type { z } from 'zod'
import { Moment } from '#web/ui/display/moment.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import type { myWork } from '../../work.contract.ts'
import { workAddress, workName } from '../../work-address.ts'
import { StaffSection } from '../staff-page.tsx'

/** Work assigned to the current user. */
export function MyWork({ work }: { work: z.output<typeof myWork.output>['list'] }) {
  if (work.length === 0) return null
  return (
    <StaffSection title={`Assigned to you (${work.length})`}>
      <ul className="text-sm">
        {work.map(({ kind, subject, assignedBy, at }) => (
          <li
            key={`${kind} ${subject}`}
            className="flex flex-wrap items-baseline gap-x-3 border-t border-line py-1.5 first:border-t-0"
          >
            <TextLink to={workAddress(kind, subject)} className="py-0.5 font-mono wrap-anywhere">
              {workName(kind, subject)}
            </TextLink>
            <span className="text-xs wrap-anywhere text-ink-3">
              {assignedBy}, <Moment at={at} withTime />
            </span>
          </li>
        ))}
      </ul>
    </StaffSection>
  )
}
