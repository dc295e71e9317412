import { type SubmitEvent, useState } from 'react'
import { callOnce } from '#web/call.ts'
import { showError } from '#web/errors/show-error.ts'
import { generateKey } from '#web/generate-key.ts'
import { useSession } from '#web/session.ts'
import { notify } from '#web/ui/overlays/notify.ts'
import { useMutation } from '#web/use-mutation.ts'
import { sendFeedback } from '../feedback.contract.ts'
import { type EnteredFeedback, type FeedbackProblems, findFeedbackProblems, typeOf } from '../feedback.rules.ts'

const THANKS = 'We have received your feedback and will contact you promptly！'

/** Defaults to the address of the account. */
const EMPTY = { type: '', email: undefined, content: '' }
type Draft = Omit<EnteredFeedback, 'email'> & { email: string | undefined }

export interface FeedbackFormState {
  entered: EnteredFeedback
  problems: FeedbackProblems
  busy: boolean
  change: (part: Partial<EnteredFeedback>) => void
  submit: (event: SubmitEvent<HTMLFormElement>) => Promise<void>
}

export function useFeedbackForm(onSent?: () => void): FeedbackFormState {
  const known = useSession((session) => session.userInfo?.email ?? '')
  const [draft, setDraft] = useState<Draft>(EMPTY)
  const [problems, setProblems] = useState<FeedbackProblems>({})
  /** Idempotency key of the draft. */
  const [draftKey, setDraftKey] = useState(() => generateKey())
  const entered = { ...draft, email: draft.email ?? known }
  const { busy, run } = useMutation(send, { onRefusal: showError })

  async function send(type: NonNullable<ReturnType<typeof typeOf>>) {
    await callOnce(draftKey)(sendFeedback, { type, email: entered.email.trim(), content: entered.content.trim() })
    setDraft(EMPTY)
    setDraftKey(generateKey())
    onSent?.()
    notify({ kind: 'success', message: THANKS })
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const found = findFeedbackProblems(entered)
    setProblems(found)
    const first = Object.keys(found)[0]
    const type = typeOf(entered.type)
    if (first || type === undefined) return form.querySelector<HTMLElement>(`[name=${first ?? 'type'}]`)?.focus()
    await run(type)
  }

  return { entered, problems, busy, submit, change: (part) => setDraft((before) => ({ ...before, ...part })) }
}
