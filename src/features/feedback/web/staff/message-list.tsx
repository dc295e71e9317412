import { MailCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { ActionButton } from '#features/staff/web/action-button.tsx'
import { FilterTabs } from '#features/staff/web/filter-tabs.tsx'
import { queryOf, readPageNumber } from '#features/staff/web/paged-address.ts'
import { KeyHints, StaffPage } from '#features/staff/web/staff-page.tsx'
import { StaffPagination } from '#features/staff/web/staff-pagination.tsx'
import { AssignChosen } from '#features/staff/web/work/assign-chosen.tsx'
import { readWork } from '#features/staff/web/work/assigned-names.ts'
import { AssigneeFilter, readAssigned } from '#features/staff/web/work/assignee-filter.tsx'
import { useChosenRows } from '#features/staff/web/work/chosen-rows.tsx'
import { callApi } from '#web/call.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/display/empty-state.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import { answerFeedback, staffFeedback } from '../../staff-feedback.contract.ts'
import { Message } from './message.tsx'

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
