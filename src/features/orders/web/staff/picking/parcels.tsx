import { StaffSection } from '#features/staff/web/staff-page.tsx'
import { Moment } from '#web/ui/display/moment.tsx'
import { linkClass } from '#web/ui/display/text-link.tsx'
import type { StaffOrderDetail } from '../staff-order-detail.ts'

/** What has left, in which parcel. */
export function Parcels({ order: { shipments, parcels } }: { order: StaffOrderDetail }) {
  if (shipments.length === 0) return null
  return (
    <StaffSection title="Parcels">
      <ol>
        {shipments.map(({ carrier, trackingNumber, trackingUrl, shippedAt }, place) => (
          <li key={`${trackingNumber} ${shippedAt}`} className="border-t border-line py-2 first:border-t-0">
            <p className="flex flex-wrap items-baseline gap-x-4">
              <span className="font-medium">Parcel {place + 1}</span>
              <span>{carrier}</span>
              {trackingUrl ? (
                <a
                  href={trackingUrl}
                  target="_blank"
                  rel="noopener noreferrer"
                  className={`${linkClass()} font-mono wrap-anywhere`}
                >
                  {trackingNumber}
                </a>
              ) : (
                <span className="font-mono wrap-anywhere">{trackingNumber}</span>
              )}
              <span className="text-sm text-ink-3">
                <Moment at={shippedAt} withTime />
              </span>
            </p>
            <p className="text-sm wrap-anywhere text-ink-2">
              {(parcels[place] ?? []).map(({ goodsModel, count }) => `${count} × ${goodsModel}`).join(', ')}
            </p>
          </li>
        ))}
      </ol>
    </StaffSection>
  )
}

/** Mails the customer got about the order. */
export function OrderMails({ order: { mails, email } }: { order: StaffOrderDetail }) {
  if (mails.length === 0) return null
  return (
    <StaffSection
      title={`E-mails (${mails.length})`}
      aside={<p className="text-xs wrap-anywhere text-ink-3">to {email}</p>}
    >
      <ul className="text-sm">
        {mails.map(({ at, subject }) => (
          <li key={`${at} ${subject}`} className="border-t border-line py-1.5 first:border-t-0">
            {subject}
            <span className="block text-xs text-ink-3">
              <Moment at={at} withTime />
            </span>
          </li>
        ))}
      </ul>
    </StaffSection>
  )
}
