import type { SubmitEvent } from 'react'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import { notify } from '#web/ui/overlays/notify.ts'
import { useSubscribe } from './use-subscribe.ts'

export function NewsletterForm() {
  const { busy, send } = useSubscribe()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const email = String(new FormData(form).get('email') ?? '').trim()
    if (email === '') return notify({ kind: 'info', message: 'Enter your email address' })
    return send(form, { email })
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap gap-2">
      <div className="min-w-44 flex-1">
        <TextInput
          name="email"
          type="email"
          aria-label="E-mail address for the newsletter"
          autoComplete="email"
          maxLength={254}
          placeholder="E-mail address"
        />
      </div>
      <Button type="submit" loading={busy}>
        Subscribe
      </Button>
    </form>
  )
}
