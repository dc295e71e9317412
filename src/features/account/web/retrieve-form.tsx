import { useState } from 'react'
import { callApi } from '#web/call.ts'
import { RefusalNote } from '#web/errors/refusal-note.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import { useForm } from '#web/use-form.ts'
import { findEmailProblem } from '../form.rules.ts'
import { retrievePassword } from '../password.contract.ts'
import { CheckYourMail } from './check-your-mail.tsx'

/** Requests the password reset mail. */
export function RetrieveForm() {
  const [sentTo, setSentTo] = useState<string>()
  const { problems, refusal, busy, submit } = useForm({
    check: (entered) => {
      const email = findEmailProblem(entered.text('email'))
      return email ? { email } : {}
    },
    send: async (entered) => {
      const email = entered.text('email')
      await callApi(retrievePassword, { email })
      setSentTo(email)
    },
  })
  if (sentTo)
    return (
      <CheckYourMail email={sentTo}>
        <p className="text-sm text-ink-2">
          If there is an account with this address, the e-mail contains a link to set a new password. It works once,
          within an hour.
        </p>
      </CheckYourMail>
    )
  return (
    <form method="post" noValidate onSubmit={submit} className="mt-6 grid gap-4">
      <p className="text-ink-2">
        Enter the e-mail address of your account. We will send you a link to set a new password.
      </p>
      <RefusalNote refusal={refusal} />
      <Field label="E-mail address" error={problems.email} required>
        <TextInput name="email" type="email" size="lg" maxLength={254} autoComplete="username" />
      </Field>
      <Button type="submit" variant="primary" size="lg" wide loading={busy}>
        E-mail me a link
      </Button>
    </form>
  )
}
