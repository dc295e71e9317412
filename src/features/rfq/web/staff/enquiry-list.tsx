import type { z } from 'zod'
import { staffQuoteAddress } from '#features/staff/web/staff-addresses.ts'
import { Moment } from '#web/ui/display/moment.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import type { staffEnquiries } from '../../staff-rfq.contract.ts'
import { EnquiryStatusBadge } from '../enquiry-status.tsx'

type Enquiry = z.output<typeof staffEnquiries.output>['list'][number]

/** Requests of one customer, one line each. */
export function EnquiryList({ enquiries }: { enquiries: readonly Enquiry[] }) {
  if (enquiries.length === 0) return <p className="text-ink-3">No requests for quotes.</p>
  return (
    <ul>
      {enquiries.map((one) => (
        <li
          key={one.enquiryNo}
          className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-2 first:border-t-0"
        >
          <TextLink to={staffQuoteAddress(one.enquiryNo)} className="font-mono">
            {one.enquiryNo}
          </TextLink>
          <EnquiryStatusBadge status={one.status} />
          <span className="min-w-0 grow font-mono text-sm wrap-anywhere text-ink-2">{one.models.join(', ')}</span>
          <span className="text-sm text-ink-3">
            <Moment at={one.createdAt} />
          </span>
        </li>
      ))}
    </ul>
  )
}
