import { MailCheck } from 'lucide-react'
import type { ClientLoaderFunctionArgs } from 'react-router'
import { isLate } from '#features/staff/queues.rules.ts'
import { ActionButton, required } from '#features/staff/web/action-button.tsx'
import { Age } from '#features/staff/web/age.tsx'
import { FilterTabs } from '#features/staff/web/filter-tabs.tsx'
import { queryOf, readPageNumber } from '#features/staff/web/paged-address.ts'
import { StaffPage } from '#features/staff/web/staff-page.tsx'
import { StaffPagination } from '#features/staff/web/staff-pagination.tsx'
import { useCan } from '#features/staff/web/use-staff.ts'
import { useChosenRows } from '#features/staff/web/work/chosen-rows.tsx'
import { StartTextSelect } from '#features/staff/web/work/start-text.tsx'
import { callApi } from '#web/call.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { EmptyState } from '#web/ui/display/empty-state.tsx'
import { Moment } from '#web/ui/display/moment.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { TextArea } from '#web/ui/forms/text-area.tsx'
import { answerFeedback, type StaffFeedback, staffFeedback } from '../../staff-feedback.contract.ts'

const PAGE_SIZE = 20
const MESSAGES = '/staff/messages'

export const meta = () => [{ title: 'Messages | Back office' }, { name: 'robots', content: 'noindex, nofollow' }]

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const query = queryOf(request)
  const input = {
    state: query.get('state') === 'answered' ? ('answered' as const) : ('open' as const),
    pageNumber: readPageNumber(query),
  }
  return { ...input, ...(await callApi(staffFeedback, { ...input, pageSize: PAGE_SIZE })) }
}
type PageData = Awaited<ReturnType<typeof clientLoader>>

/** Messages of visitors and customers, which can be answered here. */
export default function StaffMessagesPage({
  loaderData: { list, totalCount, state, pageNumber },
}: {
  loaderData: PageData
}) {
  const { chosen, choose } = useChosenRows(list.map(({ feedbackId }) => String(feedbackId)))
  return (
    <StaffPage title="Messages">
      <FilterTabs
        label="State"
        tabs={[
          { name: 'Open', to: MESSAGES, chosen: state === 'open', count: state === 'open' ? totalCount : undefined },
          {
            name: 'Answered',
            to: `${MESSAGES}?state=answered`,
            chosen: state === 'answered',
            count: state === 'answered' ? totalCount : undefined,
          },
        ]}
      />
      {list.length === 0 ? (
        <EmptyState icon={<MailCheck aria-hidden="true" />} title={state === 'open' ? 'No open messages' : 'None yet'}>
          {state === 'open' && 'All messages are answered or closed.'}
        </EmptyState>
      ) : (
        <>
          {chosen.length > 0 && <CloseChosen ids={chosen} />}
          <ul className="grid max-w-240 gap-3">
            {list.map((message) => (
              <li key={message.feedbackId}>
                <Message
                  message={message}
                  isChosen={chosen.includes(String(message.feedbackId))}
                  onChoose={(isChosen) => choose(String(message.feedbackId), isChosen)}
                />
              </li>
            ))}
          </ul>
          <StaffPagination
            path={MESSAGES}
            pageNumber={pageNumber}
            pageSize={PAGE_SIZE}
            totalCount={totalCount}
            nouns={['message', 'messages']}
          />
        </>
      )}
    </StaffPage>
  )
}

/** Closes several messages without an answer; each is in the audit trail. */
function CloseChosen({ ids }: { ids: string[] }) {
  return (
    <p>
      <ActionButton
        label={`Close ${ids.length}`}
        size="sm"
        title={
          ids.length === 1 ? 'Close 1 message without an answer' : `Close ${ids.length} messages without an answer`
        }
        description="They are closed without an e-mail."
        confirm="Close messages"
        done="Messages closed"
        send={async () => {
          for (const feedbackId of ids) await callApi(answerFeedback, { feedbackId: Number(feedbackId) })
        }}
      />
    </p>
  )
}

type MessageProps = { message: StaffFeedback; isChosen: boolean; onChoose: (isChosen: boolean) => void }

function Message({ message, isChosen, onChoose }: MessageProps) {
  const can = useCan()
  const { kind, email, content, createdAt, answer, answeredAt, answeredBy } = message
  return (
    <article aria-label={`Message from ${email}`} className="rounded-lg border border-line px-4 py-3">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1 pb-2">
        {!answeredAt && can('feedback.write') && (
          <input
            type="checkbox"
            aria-label={`Choose the message from ${email}`}
            data-row-choice
            className="size-5 accent-link"
            checked={isChosen}
            onChange={(event) => onChoose(event.target.checked)}
          />
        )}
        <Badge>{kind}</Badge>
        <h2 className="text-base wrap-anywhere">{email}</h2>
        {can('customers.read') && (
          <TextLink to={`/staff/customers?keyword=${encodeURIComponent(email)}`} className="py-0.5 text-sm">
            Customer history
          </TextLink>
        )}
        <span className="text-sm text-ink-3 sm:ml-auto">
          {answeredAt ? (
            <Moment at={createdAt} withTime />
          ) : (
            <Age at={createdAt} late={isLate('feedback', createdAt, Date.now())} />
          )}
        </span>
      </header>
      <p className="wrap-anywhere whitespace-pre-line">{content}</p>
      {answeredAt ? (
        <div className="mt-3 border-l-2 border-line pl-3">
          <p className="text-xs text-ink-3">
            {answer ? 'Answered' : 'Closed without an answer'} by {answeredBy}, <Moment at={answeredAt} withTime />
          </p>
          <p className="wrap-anywhere whitespace-pre-line">{answer}</p>
        </div>
      ) : (
        <Actions message={message} />
      )}
    </article>
  )
}

function Actions({ message: { feedbackId, email, content } }: { message: StaffFeedback }) {
  const can = useCan()
  if (!can('feedback.write')) return null
  return (
    <div className="flex flex-wrap gap-2 pt-3">
      <ActionButton
        label="Answer"
        size="sm"
        variant="primary"
        title={`Answer ${email}`}
        description={<span className="line-clamp-4 wrap-anywhere">“{content}”</span>}
        confirm="Send answer"
        done="Answer sent"
        check={required({ answer: 'Please write an answer' })}
        send={(entered) => callApi(answerFeedback, { feedbackId, answer: entered.text('answer') })}
        fields={(problems) => (
          <>
            <StartTextSelect kind="message" field="answer" />
            <Field label="Answer" error={problems.answer} required>
              <TextArea name="answer" rows={6} maxLength={5000} />
            </Field>
          </>
        )}
      />
      <ActionButton
        label="Close"
        size="sm"
        title="Close without an answer"
        description="The message is closed without an e-mail."
        confirm="Close message"
        done="Message closed"
        send={() => callApi(answerFeedback, { feedbackId })}
      />
    </div>
  )
}

export { StaffErrorBoundary as ErrorBoundary } from '#features/staff/web/staff-error.tsx'
