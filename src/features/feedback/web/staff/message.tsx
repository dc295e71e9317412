import type { ReactNode } from 'react'
import { isLate } from '#features/staff/queues.rules.ts'
import { ActionButton, required } from '#features/staff/web/action-button.tsx'
import { Age } from '#features/staff/web/age.tsx'
import { useCan } from '#features/staff/web/use-staff.ts'
import { NotesButton } from '#features/staff/web/work/notes-button.tsx'
import { StartTextSelect } from '#features/staff/web/work/start-text.tsx'
import { callApi } from '#web/call.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { Moment } from '#web/ui/display/moment.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { TextArea } from '#web/ui/forms/text-area.tsx'
import { answerFeedback, type StaffFeedback } from '../../staff-feedback.contract.ts'

type MessageProps = {
  message: StaffFeedback
  assignee: string | undefined
  noteCount: number | undefined
  history: ReactNode
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}

/** A message with its answer or its actions, and the history of its sender. */
export function Message({ message, assignee, noteCount, history, isChosen, onChoose }: MessageProps) {
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
