import { useSiteName } from '#web/site-name.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Moment } from '#web/ui/display/moment.tsx'
import type { OrderEvent } from '../orders.contract.ts'
import { DetailSection } from './detail-section.tsx'

/** Events of the order, the newest first. */
export function OrderTimeLine({ events }: { events: readonly OrderEvent[] }) {
  const who = { buyer: 'You', staff: useSiteName(), system: '' }
  const newestFirst = events.toReversed()
  return (
    <DetailSection title="Time line">
      <ol className="border-l border-line pl-5">
        {newestFirst.map((event, place) => (
          <li key={`${event.at} ${event.title}`} className="relative pb-4 last:pb-0">
            <span
              aria-hidden="true"
              className={classNames(
                'absolute top-1.5 -left-5 size-2.5 -translate-x-1/2 rounded-full border-2 border-paper',
                place === 0 ? 'bg-link' : 'bg-edge',
              )}
            />
            <p className={place === 0 ? 'font-medium' : undefined}>{event.title}</p>
            {event.note && <p className="text-sm wrap-anywhere whitespace-pre-line text-ink-2">{event.note}</p>}
            <p className="text-xs text-ink-3">
              <Moment at={event.at} withTime />
              {who[event.who] && ` · ${who[event.who]}`}
            </p>
          </li>
        ))}
      </ol>
    </DetailSection>
  )
}
