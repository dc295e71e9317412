import { ArrowLeft } from 'lucide-react'
import { useRevalidator } from 'react-router'
import { PlacedByNote } from '#features/account/web/team/placed-by-note.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Callout } from '#web/ui/display/callout.tsx'
import { Moment } from '#web/ui/display/moment.tsx'
import { PageHeading } from '#web/ui/display/page-heading.tsx'
import { ParamList } from '#web/ui/display/param-list.tsx'
import type { OwnEnquiry } from '../rfq.contract.ts'
import { EnquiryMessages } from './enquiry-messages.tsx'
import { EnquiryStatusBadge } from './enquiry-status.tsx'
import { QuotationButton } from './quotation-button.tsx'
import { QuoteTable } from './quote-table.tsx'

/** One enquiry: requested lines, quote and messages. */
export function EnquiryView({ enquiry }: { enquiry: OwnEnquiry }) {
  const { revalidate } = useRevalidator()
  const { enquiryNo, status, createdAt, validUntil, quoteNote, quotedCount, contact, remark, attachments } = enquiry
  const facts = [
    { name: 'Name', value: contact.name },
    { name: 'E-mail', value: contact.email },
    { name: 'Company', value: contact.company },
    { name: 'Country', value: contact.countryName },
    { name: 'Phone', value: contact.phone },
    { name: 'Remark', value: remark },
    { name: 'Files', value: attachments.map((file) => file.fileName).join(', ') },
  ].filter((fact) => fact.value !== '')
  return (
    <main id="main" className="grid gap-6">
      <div>
        <ButtonLink to="/userCenter/RFQhistory" variant="quiet" size="sm" className="-ml-3">
          <ArrowLeft aria-hidden="true" />
          All RFQs
        </ButtonLink>
        <PageHeading
          mono
          meta={<EnquiryStatusBadge status={status} />}
          actions={quotedCount > 0 && <QuotationButton enquiryNo={enquiryNo} />}
        >
          {enquiryNo}
        </PageHeading>
        <p className="text-sm text-ink-3">
          Sent on <Moment at={createdAt} withTime />
        </p>
        <PlacedByNote team={enquiry.team} placedBy={enquiry.placedBy} className="text-sm wrap-anywhere text-ink-3" />
      </div>
      {status === 'quoted' && validUntil && (
        <Callout>
          Choose the lines you want and order them at these prices until <Moment at={validUntil} withTime />.
        </Callout>
      )}
      {status === 'expired' && <Callout tone="warn">This quote has expired. Write to us below for a new one.</Callout>}
      {quoteNote && <p className="whitespace-pre-line">{quoteNote}</p>}
      <QuoteTable enquiry={enquiry} />
      <section aria-labelledby="enquiry-facts">
        <h2 id="enquiry-facts" className="pb-2 text-lg">
          What you sent
        </h2>
        <ParamList params={facts} />
      </section>
      <EnquiryMessages enquiryNo={enquiryNo} messages={enquiry.messages} onWritten={revalidate} />
    </main>
  )
}
