import { type SubmitEvent, useState } from 'react'
import { isAppError } from '../../../shared/app-error.ts'
import { callApi } from '../../../web/call.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Field } from '../../../web/ui/field.tsx'
import { notify } from '../../../web/ui/notify.ts'
import { TextInput } from '../../../web/ui/text-input.tsx'
import { subscribe } from '../site.contract.ts'

export function NewsletterForm() {
  const [busy, setBusy] = useState(false)

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const email = String(new FormData(form).get('email') ?? '').trim()
    if (email === '') return notify({ kind: 'info', message: 'Enter your email address' })
    setBusy(true)
    try {
      await callApi(subscribe, { email })
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
    <form noValidate onSubmit={submit} className="flex flex-wrap gap-2">
      <Field label="E-mail address for the newsletter" labelHidden className="min-w-44 flex-1">
        <TextInput name="email" type="email" autoComplete="email" placeholder="E-mail address" />
      </Field>
      <Button type="submit" loading={busy}>
        Subscribe
      </Button>
    </form>
  )
}
