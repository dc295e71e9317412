import { StaffSection } from '#features/staff/web/staff-page.tsx'
import { Moment } from '#web/ui/display/moment.tsx'
import { titleOfEvent } from '../../order-events.rules.ts'
import type { StaffOrderDetail } from './staff-order-detail.ts'

interface Step {
  at: string
  who: string
  title: string
  text: string
}

/** Staff actions are in both lists; here they have the name. */
function stepsOf({ events, audit, email }: StaffOrderDetail): Step[] {
  const others = events
    .filter(({ who }) => who !== 'staff')
    .map(({ at, who, title, note }) => ({ at, title, text: note, who: who === 'buyer' ? email : '' }))
  const own = audit.map(({ at, who, action, detail }) => ({ at, who, title: titleOfEvent(action), text: detail }))
  return [...others, ...own].toSorted((a, b) => b.at.localeCompare(a.at))
}

/** The history of the order with its actors, newest first. */
export function StaffTimeLine({ order }: { order: StaffOrderDetail }) {
  return (
    <StaffSection title="Time line">
      <ol className="grid gap-3 border-l-2 border-line pl-4 text-sm">
        {stepsOf(order).map((step) => (
          <li key={`${step.at} ${step.title}`}>
            <p className="font-medium">{step.title}</p>
            <p className="text-xs wrap-anywhere text-ink-3">
              <Moment at={step.at} withTime />
              {step.who && ` · ${step.who}`}
            </p>
            {step.text && <p className="wrap-anywhere whitespace-pre-line text-ink-2">{step.text}</p>}
          </li>
        ))}
      </ol>
    </StaffSection>
  )
}
