import { type SubmitEvent, useState } from 'react'
import { subscribe } from '../../../features/site/site.contract.ts'
import { isAppError } from '../../../shared/app-error.ts'
import { callApi } from '../../../web/call.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Field } from '../../../web/ui/field.tsx'
import { notify } from '../../../web/ui/notify.ts'
import { TextInput } from '../../../web/ui/text-input.tsx'

/** Both fields are marked as required; only the address is insisted on. */
export function SidebarNewsletter() {
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const entered = new FormData(form)
    const email = String(entered.get('email') ?? '').trim()
    setProblem(email ? undefined : 'please Enter')
    if (!email) return form.querySelector<HTMLElement>('[name=email]')?.focus()
    setBusy(true)
    try {
      await callApi(subscribe, { email, name: String(entered.get('name') ?? '').trim() })
      form.reset()
      notify({ kind: 'success', message: 'Welcome! The latest information will be recommended to you in time.' })
    } catch (error) {
      if (!isAppError(error)) throw error
      notify({ kind: 'error', message: error.message })
    } finally {
      setBusy(false)
    }
  }

  return (
    <section aria-labelledby="sidebar-newsletter">
      <h2 id="sidebar-newsletter" className="text-base">
        Get our newsletter
      </h2>
      <p className="pt-1 pb-3 text-sm text-ink-2">New parts and what is worth knowing about them, once a month.</p>
      <form noValidate onSubmit={submit} className="grid max-w-80 gap-3">
        <Field label={<Marked>Name</Marked>} required>
          <TextInput name="name" size="sm" maxLength={200} autoComplete="name" />
        </Field>
        <Field label={<Marked>E-mail</Marked>} required error={problem}>
          <TextInput name="email" type="email" size="sm" autoComplete="email" />
        </Field>
        <p>
          <Button type="submit" size="sm" loading={busy}>
            Subscribe
          </Button>
        </p>
      </form>
    </section>
  )
}

function Marked({ children }: { children: string }) {
  return (
    <>
      {children}{' '}
      <span aria-hidden="true" className="text-bad">
        *
      </span>
    </>
  )
}
