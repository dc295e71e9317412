import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { ViewerNote } from '#features/account/web/team/viewer-note.tsx'
import { type TitleArgs, titled } from '#web/site-name.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { PageHeading } from '#web/ui/display/page-heading.tsx'
import { openDraft } from './enquiry-draft.ts'
import { EnquiryLines } from './enquiry-lines.tsx'
import { EnquirySend } from './enquiry-send.tsx'
import { EnquirySent } from './enquiry-sent.tsx'
import { EnquirySteps } from './enquiry-steps.tsx'

const ABOUT =
  'Request prices of many parts at once, listed or not, with your quantity, target price and date. Our team quotes each line.'

export const meta = (args: TitleArgs) => [
  titled(args, 'Request for quotation'),
  { name: 'description', content: ABOUT },
  { tagName: 'link', rel: 'canonical', href: '/enquiry' },
]

/** Step 1: the parts. Step 2 (`isSubmit=true`): contact and sending. */
export default function EnquiryPage() {
  const query = new URLSearchParams(useLocation().search)
  const submitting = query.get('isSubmit') === 'true'
  const goodsModel = query.get('goodsModel')
  const { key: visit } = useLocation()
  // The success message is shown once; the next visit starts a new enquiry.
  const [sent, setSent] = useState<{ enquiryNo: string; visit: string }>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: with every visit there may be more on the RFQ list
  useEffect(() => {
    void openDraft(goodsModel)
  }, [goodsModel, visit])

  return (
    <main id="main" className="page-width grow pt-4 pb-16">
      <Breadcrumb trail={[{ label: 'Home', to: '/' }]} current="Request for quotation" />
      <ViewerNote />
      <div className="pt-3 pb-6">
        <PageHeading>Request for quotation</PageHeading>
        <p className="max-w-160 pt-1 text-ink-2">{ABOUT}</p>
      </div>
      {sent?.visit === visit ? (
        <EnquirySent enquiryNo={sent.enquiryNo} />
      ) : (
        <>
          <EnquirySteps submitting={submitting} />
          {submitting ? <EnquirySend onSent={(enquiryNo) => setSent({ enquiryNo, visit })} /> : <EnquiryLines />}
        </>
      )}
    </main>
  )
}
