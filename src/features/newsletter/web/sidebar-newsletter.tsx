import { type SubmitEvent, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import { useSubscribe } from './use-subscribe.ts'

/** Both fields are marked as required; only the address is checked. */
export function SidebarNewsletter() {
  const [problem, setProblem] = useState<string>()
  const { busy, send } = useSubscribe()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const entered = new FormData(form)
    const email = String(entered.get('email') ?? '').trim()
    setProblem(email ? undefined : 'please Enter')
    if (!email) return form.querySelector<HTMLElement>('[name=email]')?.focus()
    return send(form, { email, name: String(entered.get('name') ?? '').trim() })
  }

  return (
    <section aria-labelledby="sidebar-newsletter">
      <h2 id="sidebar-newsletter" className="text-base">
        Get our newsletter
      </h2>
      <p className="pt-1 pb-3 text-sm text-ink-2">New parts and articles about them, once a month.</p>
      <form noValidate onSubmit={submit} className="grid gap-3 sm:max-w-80">
        <Field label={<Marked>Name</Marked>} required>
          <TextInput name="name" size="sm" maxLength={200} autoComplete="name" />
        </Field>
        <Field label={<Marked>E-mail</Marked>} required error={problem}>
          <TextInput name="email" type="email" size="sm" autoComplete="email" maxLength={254} />
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
