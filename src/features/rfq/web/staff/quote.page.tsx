import type { ClientLoaderFunctionArgs } from 'react-router'
import { ActionButton, required } from '#features/staff/web/action-button.tsx'
import { StaffPage, StaffSection, TwoColumns } from '#features/staff/web/staff-page.tsx'
import { useCan } from '#features/staff/web/use-staff.ts'
import { AssignedTo } from '#features/staff/web/work/assigned-to.tsx'
import { WorkNotes } from '#features/staff/web/work/work-notes.tsx'
import { callApi } from '#web/call.ts'
import { Moment } from '#web/ui/display/moment.tsx'
import { ParamList } from '#web/ui/display/param-list.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { TextArea } from '#web/ui/forms/text-area.tsx'
import { mayHappen } from '../../rfq-status.rules.ts'
import { declineEnquiry, staffEnquiryDetail, takeEnquiry, writeToBuyer } from '../../staff-rfq.contract.ts'
import { EnquiryStatusBadge } from '../enquiry-status.tsx'
import { QuotationButton } from '../quotation-button.tsx'
import { EnquiryFiles } from './enquiry-files.tsx'
import { QuoteEditor } from './quote-editor.tsx'
import { QuoteOutcome } from './quote-outcome.tsx'
import { QuotedLines } from './quoted-lines.tsx'
import type { StaffEnquiry } from './staff-enquiry.ts'

export const meta = ({ params }: { params: { enquiryNo?: string } }) => [
  { title: `Quote ${params.enquiryNo ?? ''} | Back office` },
  { name: 'robots', content: 'noindex, nofollow' },
]

export const clientLoader = ({ params: { enquiryNo = '' } }: ClientLoaderFunctionArgs) =>
  callApi(staffEnquiryDetail, { enquiryNo })

export default function StaffQuotePage({ loaderData: enquiry }: { loaderData: StaffEnquiry }) {
  const can = useCan()
  const { enquiryNo, status, contact, createdAt, version } = enquiry
  const editable = can('quotes.write') && mayHappen('quote', status)
  return (
    <StaffPage
      title={enquiryNo}
      mono
      meta={<EnquiryStatusBadge status={status} />}
      lead={
        <>
          <span className="wrap-anywhere">{[contact.name, contact.company].filter(Boolean).join(', ')}</span>, asked{' '}
          <Moment at={createdAt} withTime />
        </>
      }
      actions={
        <>
          {enquiry.quotedCount > 0 && <QuotationButton enquiryNo={enquiryNo} />}
          {can('quotes.write') && <Actions enquiry={enquiry} />}
        </>
      }
    >
      <TwoColumns
        main={
          editable ? (
            // A new version of the request starts a new draft.
            <QuoteEditor key={version} enquiry={enquiry} />
          ) : (
            <StaffSection title="Lines">
              <QuotedLines enquiry={enquiry} />
            </StaffSection>
          )
        }
        aside={
          <>
            <AssignedTo kind="quote" subject={enquiryNo} />
            <QuoteOutcome key={enquiryNo} enquiry={enquiry} />
            <Contact enquiry={enquiry} />
            <Messages enquiry={enquiry} />
            <WorkNotes key={`notes of ${enquiryNo}`} kind="quote" subject={enquiryNo} />
          </>
        }
      />
    </StaffPage>
  )
}

function Actions({ enquiry: { enquiryNo, status, version, contact } }: { enquiry: StaffEnquiry }) {
  return (
    <>
      <ActionButton
        label="Write to customer"
        title={`Write about ${enquiryNo}`}
        description={`${contact.email} gets it by e-mail.`}
        confirm="Send"
        done="Sent"
        check={required({ text: 'Please write a message' })}
        send={(entered) => callApi(writeToBuyer, { enquiryNo, text: entered.text('text') })}
        fields={(problems) => (
          <Field label="Message" error={problems.text} required>
            <TextArea name="text" maxLength={2000} />
          </Field>
        )}
      />
      {mayHappen('decline', status) && (
        <ActionButton
          label="Decline"
          variant="danger"
          title={`Decline ${enquiryNo}`}
          description={`No quote is sent, and ${contact.email} gets your reason by e-mail.`}
          done="Declined. The customer has been notified."
          check={required({ reason: 'Please enter a reason for the customer' })}
          send={(entered) => callApi(declineEnquiry, { enquiryNo, version, reason: entered.text('reason') })}
          fields={(problems) => (
            <Field label="Reason (sent to the customer)" error={problems.reason} required>
              <TextArea name="reason" maxLength={2000} />
            </Field>
          )}
        />
      )}
      {mayHappen('take', status) && (
        <ActionButton
          label="Start work"
          title={`Start work on ${enquiryNo}`}
          description="The customer sees that the quote is in progress."
          done="The request is in progress"
          send={() => callApi(takeEnquiry, { enquiryNo, version })}
        />
      )}
    </>
  )
}

function Contact({ enquiry: { contact, placedBy, remark, attachments } }: { enquiry: StaffEnquiry }) {
  const facts = [
    { name: 'Name', value: contact.name },
    {
      name: 'E-mail',
      value: (
        <TextLink to={`/staff/customers?keyword=${encodeURIComponent(contact.email)}`} className="wrap-anywhere" inline>
          {contact.email}
        </TextLink>
      ),
    },
    ...(placedBy ? [{ name: 'Sent by', value: `${placedBy.name}, a member of the team` }] : []),
    ...(contact.company ? [{ name: 'Company', value: contact.company }] : []),
    ...(contact.countryName ? [{ name: 'Country', value: contact.countryName }] : []),
    ...(contact.phone ? [{ name: 'Phone', value: contact.phone }] : []),
    ...(remark ? [{ name: 'Remark', value: <span className="wrap-anywhere whitespace-pre-line">{remark}</span> }] : []),
  ]
  return (
    <StaffSection title="Customer">
      <ParamList params={facts} />
      <EnquiryFiles files={attachments} />
    </StaffSection>
  )
}

function Messages({ enquiry: { messages } }: { enquiry: StaffEnquiry }) {
  return (
    <StaffSection title="Messages">
      {messages.length === 0 && <p className="text-ink-3">No messages yet.</p>}
      <ol className="grid gap-3">
        {messages.map((message) => (
          <li key={`${message.at} ${message.who}`} className="border-l-2 border-line pl-3">
            <p className="text-xs text-ink-3">
              {message.who === 'buyer' ? 'Customer' : 'Staff'}, <Moment at={message.at} withTime />
            </p>
            <p className="wrap-anywhere whitespace-pre-line">{message.text}</p>
          </li>
        ))}
      </ol>
    </StaffSection>
  )
}

export { StaffErrorBoundary as ErrorBoundary } from '#features/staff/web/staff-error.tsx'
