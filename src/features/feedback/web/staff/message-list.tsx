import { MailCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { isLate } from '#features/staff/queues.rules.ts'
import { ActionButton, required } from '#features/staff/web/action-button.tsx'
import { Age } from '#features/staff/web/age.tsx'
import { FilterTabs } from '#features/staff/web/filter-tabs.tsx'
import { queryOf, readPageNumber } from '#features/staff/web/paged-address.ts'
import { KeyHints, StaffPage } from '#features/staff/web/staff-page.tsx'
import { StaffPagination } from '#features/staff/web/staff-pagination.tsx'
import { useCan } from '#features/staff/web/use-staff.ts'
import { AssignChosen } from '#features/staff/web/work/assign-chosen.tsx'
import { readWork } from '#features/staff/web/work/assigned-names.ts'
import { AssigneeFilter, readAssigned } from '#features/staff/web/work/assignee-filter.tsx'
import { useChosenRows } from '#features/staff/web/work/chosen-rows.tsx'
import { NotesButton } from '#features/staff/web/work/notes-button.tsx'
import { StartTextSelect } from '#features/staff/web/work/start-text.tsx'
import { callApi } from '#web/call.ts'
import { Button } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { EmptyState } from '#web/ui/display/empty-state.tsx'
import { Moment } from '#web/ui/display/moment.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { TextArea } from '#web/ui/forms/text-area.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import { answerFeedback, type StaffFeedback, staffFeedback } from '../../staff-feedback.contract.ts'

const PAGE_SIZE = 20
const MESSAGES = '/staff/messages'

export async function readMessages(request: Request) {
  const query = queryOf(request)
  const filter = {
    state: query.get('state') === 'answered' ? ('answered' as const) : ('open' as const),
    keyword: (query.get('keyword') ?? '').trim().slice(0, 100),
    ...readAssigned(query),
  }
  const pageNumber = readPageNumber(query)
  const found = await callApi(staffFeedback, { ...filter, pageNumber, pageSize: PAGE_SIZE })
  const work = await readWork(
    'message',
    found.list.map(({ feedbackId }) => String(feedbackId)),
  )
  return { ...found, filter, ...work, pageNumber }
}
export type Messages = Awaited<ReturnType<typeof readMessages>>

type Filter = Messages['filter']

function addressOf({ state, keyword, assignedTo }: Filter): string {
  const query = new URLSearchParams({
    ...(state !== 'open' && { state }),
    ...(keyword && { keyword }),
    ...(assignedTo && { assigned: assignedTo }),
  })
  return query.size > 0 ? `${MESSAGES}?${query}` : MESSAGES
}

type MessageListProps = {
  messages: Messages
  /** What else is known of the sender, beside the message. */
  historyOf: (email: string) => ReactNode
}

/** Messages of visitors and customers, which can be answered here. */
export function MessageList({ messages, historyOf }: MessageListProps) {
  const { list, totalCount, filter, pageNumber, assigned, noteCounts } = messages
  const { chosen, choose } = useChosenRows(list.map(({ feedbackId }) => String(feedbackId)))
  const tab = (name: string, state: Filter['state']) => ({
    name,
    to: addressOf({ ...filter, state }),
    chosen: filter.state === state,
    count: filter.state === state ? totalCount : undefined,
  })
  return (
    <StaffPage title="Messages" actions={<KeyHints action="answer" choosing />}>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <FilterTabs label="State" tabs={[tab('Open', 'open'), tab('Answered', 'answered')]} />
        <div className="flex flex-wrap items-end gap-3">
          <MessageSearch key={filter.keyword} filter={filter} />
          <AssigneeFilter kind="message" />
        </div>
      </div>
      {list.length === 0 ? (
        <NoMessages filter={filter} />
      ) : (
        <>
          {chosen.length > 0 && (
            <div className="flex flex-wrap gap-2">
              <CloseChosen ids={chosen} />
              <AssignChosen kind="message" subjects={chosen} />
            </div>
          )}
          <ul className="grid gap-3">
            {list.map((message) => (
              <li key={message.feedbackId}>
                <Message
                  message={message}
                  assignee={assigned[message.feedbackId]}
                  noteCount={noteCounts[message.feedbackId]}
                  history={historyOf(message.email)}
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
            exported={{ list: 'messages', filter }}
          />
        </>
      )}
    </StaffPage>
  )
}

function MessageSearch({ filter: { state, keyword, assignedTo } }: { filter: Filter }) {
  return (
    <Form role="search" action={MESSAGES} className="flex items-end gap-2">
      {state !== 'open' && <input type="hidden" name="state" value={state} />}
      {assignedTo && <input type="hidden" name="assigned" value={assignedTo} />}
      <Field label="E-mail or word" labelHidden>
        <TextInput
          name="keyword"
          type="search"
          size="sm"
          defaultValue={keyword}
          maxLength={100}
          placeholder="E-mail or word"
        />
      </Field>
      <Button type="submit" size="sm">
        Search
      </Button>
    </Form>
  )
}

function NoMessages({ filter: { state, keyword, assignedTo } }: { filter: Filter }) {
  if (keyword || assignedTo) return <EmptyState icon={<MailCheck aria-hidden="true" />} title="No message found" />
  return (
    <EmptyState icon={<MailCheck aria-hidden="true" />} title={state === 'open' ? 'No open messages' : 'None yet'}>
      {state === 'open' && 'All messages are answered or closed.'}
    </EmptyState>
  )
}

/** Closes several messages without an answer; each is in the audit trail. */
function CloseChosen({ ids }: { ids: string[] }) {
  return (
    <ActionButton
      label={`Close ${ids.length}`}
      size="sm"
      title={ids.length === 1 ? 'Close 1 message without an answer' : `Close ${ids.length} messages without an answer`}
      description="They are closed without an e-mail."
      confirm="Close messages"
      done="Messages closed"
      send={async () => {
        for (const feedbackId of ids) await callApi(answerFeedback, { feedbackId: Number(feedbackId) })
      }}
    />
  )
}

type MessageProps = {
  message: StaffFeedback
  assignee: string | undefined
  noteCount: number | undefined
  history: ReactNode
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}

function Message({ message, assignee, noteCount, history, isChosen, onChoose }: MessageProps) {
  const { feedbackId, email, content, answer, answeredAt, answeredBy } = message
  return (
    <article
      aria-label={`Message from ${email}`}
      data-row
      className="grid gap-x-6 gap-y-3 rounded-lg border border-line px-4 py-3 focus-within:border-link lg:grid-cols-[minmax(0,1fr)_18rem]"
    >
      <div className="min-w-0">
        <MessageHead message={message} assignee={assignee} isChosen={isChosen} onChoose={onChoose} />
        <p className="wrap-anywhere whitespace-pre-line">{content}</p>
        {answeredAt ? (
          <div className="mt-3 border-l-2 border-line pl-3">
            <p className="text-xs text-ink-3">
              {answer ? 'Answered' : 'Closed without an answer'} by {answeredBy}, <Moment at={answeredAt} withTime />
            </p>
            <p className="wrap-anywhere whitespace-pre-line">{answer}</p>
          </div>
        ) : (
          <Actions message={message} noteCount={noteCount} />
        )}
        {answeredAt && (
          <div className="pt-3">
            <NotesButton kind="message" subject={String(feedbackId)} about={email} count={noteCount} />
          </div>
        )}
      </div>
      {history}
    </article>
  )
}

type MessageHeadProps = Pick<MessageProps, 'message' | 'assignee' | 'isChosen' | 'onChoose'>

function MessageHead({ message, assignee, isChosen, onChoose }: MessageHeadProps) {
  const can = useCan()
  const { kind, email, createdAt, answeredAt } = message
  return (
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
      <h2 className="text-base wrap-anywhere">
        {can('customers.read') ? (
          <TextLink to={`/staff/customers?keyword=${encodeURIComponent(email)}`} data-row-link tone="ink">
            {email}
          </TextLink>
        ) : (
          email
        )}
      </h2>
      {assignee && <span className="text-xs text-ink-3">{assignee}</span>}
      <span className="text-sm text-ink-3 sm:ml-auto">
        {answeredAt ? (
          <Moment at={createdAt} withTime />
        ) : (
          <Age at={createdAt} late={isLate('feedback', createdAt, Date.now())} />
        )}
      </span>
    </header>
  )
}

type ActionsProps = { message: StaffFeedback; noteCount: number | undefined }

function Actions({ message: { feedbackId, email, content }, noteCount }: ActionsProps) {
  const can = useCan()
  const notes = <NotesButton kind="message" subject={String(feedbackId)} about={email} count={noteCount} />
  if (!can('feedback.write')) return <div className="pt-3">{notes}</div>
  return (
    <div data-row-action className="flex flex-wrap gap-2 pt-3">
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
      {notes}
    </div>
  )
}
