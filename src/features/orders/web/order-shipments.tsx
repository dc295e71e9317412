import { ExternalLink } from 'lucide-react'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Moment } from '#web/ui/display/moment.tsx'
import { linkClass } from '#web/ui/display/text-link.tsx'
import type { OrderDetail } from '../orders.contract.ts'
import { DetailSection } from './detail-section.tsx'

/** Shipments with links to the tracking pages of the carriers. */
export function OrderShipments({ order: { shipments } }: { order: OrderDetail }) {
  if (shipments.length === 0) return null
  return (
    <DetailSection title="Tracking">
      <ul>
        {shipments.map(({ carrier, trackingNumber, trackingUrl, shippedAt }) => (
          <li
            key={trackingNumber}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line-2 py-2 first:border-t-0"
          >
            <span>{carrier}</span>
            <span className="inline-flex items-center gap-1 font-mono wrap-anywhere">
              {trackingNumber}
              <span className="print:hidden">
                <CopyButton text={trackingNumber} label="Copy the tracking number" />
              </span>
            </span>
            <span className="text-sm text-ink-3">
              Shipped <Moment at={shippedAt} withTime />
            </span>
            {trackingUrl && (
              <a
                href={trackingUrl}
                target="_blank"
                rel="noopener noreferrer"
                className={`${linkClass()} inline-flex items-center gap-1 print:hidden`}
              >
                Track shipment
                <ExternalLink aria-hidden="true" className="size-4" />
                <span className="sr-only">(opens in a new tab)</span>
              </a>
            )}
          </li>
        ))}
      </ul>
    </DetailSection>
  )
}
