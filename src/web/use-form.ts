import { type SubmitEvent, useState } from 'react'
import { type AppError, isAppError } from '#shared/app-error.ts'

/** What stands in the fields of a form. */
export interface Entered {
  text(name: string): string
  /** As it is: spaces belong to a password. */
  exact(name: string): string
  ticked(name: string): boolean
  /** What was picked; undefined when nothing was. */
  file(name: string): File | undefined
}

/** By the name of the field. */
export type Problems = Partial<Record<string, string>>

interface FormOptions {
  /** What is missing or plainly wrong, told before anything is sent. */
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
  return { exact, file, text: (name) => exact(name).trim(), ticked: (name) => fields.has(name) }
}

/** The way of every form: check, go to the first problem or send, say what the server says. */
export function useForm({ check, send }: FormOptions) {
  const [problems, setProblems] = useState<Problems>({})
  const [refusal, setRefusal] = useState<AppError>()
  /** How often the server has refused. */
  const [refusals, setRefusals] = useState(0)
  const [busy, setBusy] = useState(false)

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (busy) return
    const entered = enteredIn(form)
    const found = check(entered)
    setProblems(found)
    const first = Object.keys(found)[0]
    if (first) return form.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
    setBusy(true)
    setRefusal(undefined)
    try {
      await send(entered, form)
    } catch (error) {
      if (!isAppError(error)) throw error
      setRefusal(error)
      setRefusals((count) => count + 1)
    } finally {
      setBusy(false)
    }
  }

  return { problems, refusal, refusals, busy, submit }
}
