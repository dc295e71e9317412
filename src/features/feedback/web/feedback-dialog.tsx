import { type SubmitEvent, useId, useState } from 'react'
import { isAppError } from '../../../shared/app-error.ts'
import { callOnce } from '../../../web/call.ts'
import { useSession } from '../../../web/session.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Dialog } from '../../../web/ui/dialog.tsx'
import { Field } from '../../../web/ui/field.tsx'
import { NativeSelect } from '../../../web/ui/native-select.tsx'
import { notify } from '../../../web/ui/notify.ts'
import { TextArea } from '../../../web/ui/text-area.tsx'
import { TextInput } from '../../../web/ui/text-input.tsx'
import { sendFeedback } from '../feedback.contract.ts'
import {
  type EnteredFeedback,
  type FeedbackProblems,
  feedbackTypes,
  findFeedbackProblems,
  LONGEST_FEEDBACK,
  typeOf,
} from '../feedback.rules.ts'

const THANKS = 'We have received your feedback and will contact you promptly！'

export function FeedbackDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const known = useSession((session) => session.userInfo?.email ?? '')
  const [entered, setEntered] = useState<EnteredFeedback>({ type: '', email: known, content: '' })
  const [problems, setProblems] = useState<FeedbackProblems>({})
  const [busy, setBusy] = useState(false)
  /** One key for one draft: a second press cannot send it twice. */
  const [draftKey, setDraftKey] = useState(() => crypto.randomUUID())
  const formId = useId()
  const change = (part: Partial<EnteredFeedback>) => setEntered((before) => ({ ...before, ...part }))

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const found = findFeedbackProblems(entered)
    setProblems(found)
    const first = Object.keys(found)[0]
    const type = typeOf(entered.type)
    if (first || type === undefined) return form.querySelector<HTMLElement>(`[name=${first ?? 'type'}]`)?.focus()
    setBusy(true)
    try {
      await callOnce(draftKey)(sendFeedback, { type, email: entered.email.trim(), content: entered.content.trim() })
      setEntered({ type: '', email: known, content: '' })
      setDraftKey(crypto.randomUUID())
      onOpenChange(false)
      notify({ kind: 'success', message: THANKS })
    } catch (error) {
      if (!isAppError(error)) throw error
      notify({ kind: 'error', message: error.message })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Feedback"
      description="A question, a wish, a complaint: people of the shop read it and answer by mail."
      footer={
        <>
          <Button variant="quiet" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="primary" loading={busy}>
            Send
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4 pt-1">
        <Field label="What is it about?" required error={problems.type}>
          <NativeSelect name="type" value={entered.type} onChange={(event) => change({ type: event.target.value })}>
            <option value="">Please choose</option>
            {feedbackTypes.map(({ type, label }) => (
              <option key={type} value={type}>
                {label}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Field label="Your e-mail" required error={problems.email}>
          <TextInput
            name="email"
            type="email"
            autoComplete="email"
            maxLength={254}
            value={entered.email}
            onChange={(event) => change({ email: event.target.value })}
          />
        </Field>
        <Field label="What would you like to tell us?" required error={problems.content}>
          <TextArea
            name="content"
            rows={5}
            maxLength={LONGEST_FEEDBACK}
            value={entered.content}
            onChange={(event) => change({ content: event.target.value })}
          />
        </Field>
      </form>
    </Dialog>
  )
}
