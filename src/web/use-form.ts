import { type SubmitEvent, useRef, useState } from 'react'
import { useMutation } from './use-mutation.ts'

/** The values of a form's fields. */
export interface Entered {
  text(name: string): string
  /** Not trimmed: spaces belong to a password. */
  exact(name: string): string
  ticked(name: string): boolean
  /** What was picked; undefined when nothing was, or an empty file. */
  file(name: string): File | undefined
  /** Whether a file was picked, even an empty one. */
  picked(name: string): boolean
}

/** By the name of the field. */
export type Problems = Partial<Record<string, string>>

interface FormOptions {
  /** Problems that are found before anything is sent. */
  check: (entered: Entered) => Problems
  send: (entered: Entered, form: HTMLFormElement) => Promise<void>
}

function enteredIn(form: HTMLFormElement): Entered {
  const fields = new FormData(form)
  const exact = (name: string) => String(fields.get(name) ?? '')
  const file = (name: string) => {
    const picked = fields.get(name)
    return picked instanceof File && picked.size > 0 ? picked : undefined
  }
  const picked = (name: string) => {
    const value = fields.get(name)
    return value instanceof File && value.name !== ''
  }
  return { exact, file, picked, text: (name) => exact(name).trim(), ticked: (name) => fields.has(name) }
}

/** Every form: checks the fields, then focuses the first problem or sends; a refusal of the server is kept. */
export function useForm({ check, send }: FormOptions) {
  const [problems, setProblems] = useState<Problems>({})
  const watched = useRef<HTMLFormElement>(null)
  /** How often the server has refused. */
  const [refusals, setRefusals] = useState(0)
  const { busy, refusal, run } = useMutation(send, { onRefusal: () => setRefusals((count) => count + 1) })

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    const form = event.currentTarget
    // React passes on what happens in a dialog opened from this form, although its form is elsewhere in the document.
    if (event.target !== form) return
    event.preventDefault()
    if (busy) return
    const entered = enteredIn(form)
    const found = check(entered)
    setProblems(found)
    const first = Object.keys(found)[0]
    if (first) watchCorrections(form)
    if (first) return form.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
    await run(entered, form)
  }

  /** A problem disappears once its field is edited. */
  function watchCorrections(form: HTMLFormElement) {
    if (watched.current === form) return
    watched.current = form
    form.addEventListener('input', ({ target }) => {
      const name = target instanceof Element ? target.getAttribute('name') : null
      // Later: a render before React has read the event would put back the old value of a controlled field.
      if (name !== null) setTimeout(() => setProblems(({ [name]: corrected, ...rest }) => rest))
    })
  }

  return { problems, refusal, refusals, busy, submit }
}
