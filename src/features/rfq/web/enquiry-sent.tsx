import { formatCount } from '#shared/text/format-count.ts'
import { useLoggedIn } from '#web/session.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Callout } from '#web/ui/display/callout.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { useRfqList } from './rfq-list.ts'

export function EnquirySent({ enquiryNo }: { enquiryNo: string }) {
  const loggedIn = useLoggedIn()
  const left = useRfqList(({ items }) => items.length)
  return (
    <div role="status" className="grid max-w-160 gap-4">
      <Callout>
        We have received your RFQ. Its number is <strong className="font-mono">{enquiryNo}</strong>. Our team will
        answer by e-mail.
      </Callout>
      {left > 0 && (
        <Callout tone="warn">
          {formatCount(left)} {left === 1 ? 'part is' : 'parts are'} still on your RFQ list.{' '}
          <TextLink to="/enquiry" inline>
            Ask for {left === 1 ? 'it' : 'them'} in another RFQ
          </TextLink>
        </Callout>
      )}
      <p className="flex flex-wrap gap-2">
        {loggedIn && (
          <ButtonLink variant="primary" to={`/userCenter/RFQhistory?enquiryNo=${enquiryNo}`}>
            View request
          </ButtonLink>
        )}
        <ButtonLink to="/" variant={loggedIn ? 'quiet' : 'primary'}>
          Back to the store
        </ButtonLink>
      </p>
    </div>
  )
}
