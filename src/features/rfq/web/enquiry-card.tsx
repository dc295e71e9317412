import type { TeamView } from '#features/account/team.contract.ts'
import { PlacedByNote } from '#features/account/web/team/placed-by-note.tsx'
import { Moment } from '#web/ui/display/moment.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import type { EnquirySummary } from '../rfq.contract.ts'
import { EnquiryStatusBadge } from './enquiry-status.tsx'

export function EnquiryCard({ enquiry, team }: { enquiry: EnquirySummary; team: TeamView | null }) {
  const { enquiryNo, createdAt, status, lineCount, quotedCount, validUntil, models } = enquiry
  return (
    <article className="relative grid gap-1 rounded-lg border border-line p-4 hover:border-edge">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-base">
          {/* The whole card is the link. */}
          <TextLink to={`/userCenter/RFQhistory?enquiryNo=${enquiryNo}`} className="after:absolute after:inset-0">
            <span className="font-mono">{enquiryNo}</span>
          </TextLink>
        </h2>
        <EnquiryStatusBadge status={status} />
        <PlacedByNote team={team} placedBy={enquiry.placedBy} className="text-sm wrap-anywhere text-ink-2" />
        <p className="ml-auto text-sm text-ink-3">
          <Moment at={createdAt} />
        </p>
      </div>
      <p className="font-mono text-sm wrap-anywhere">
        {models.join(', ')}
        {lineCount > models.length && ` and ${lineCount - models.length} more`}
      </p>
      {status === 'quoted' && validUntil && (
        <p className="text-sm text-ink-2">
          {quotedCount} of {lineCount} {lineCount === 1 ? 'line' : 'lines'} priced, valid until{' '}
          <Moment at={validUntil} />
        </p>
      )}
    </article>
  )
}
