import { useState } from 'react'
import { callApi } from '#web/call.ts'
import { RefusalNote } from '#web/errors/refusal-note.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import { type Entered, useForm } from '#web/use-form.ts'
import { changeEmail } from '../../email-change.contract.ts'
import { findEmailChangeProblems } from '../../form.rules.ts'
import { CheckYourMail } from '../check-your-mail.tsx'
import { PasswordField } from '../password-field.tsx'
import { Section } from './section.tsx'

const read = (entered: Entered) => ({ email: entered.text('email'), password: entered.exact('password') })

/** Another address counts once the link that is mailed there has been opened. */
export function EmailSection({ email }: { email: string }) {
  const [sentTo, setSentTo] = useState<string>()
  const { problems, refusal, busy, submit } = useForm({
    check: (entered) => findEmailChangeProblems(read(entered)),
    send: async (entered, form) => {
      await callApi(changeEmail, read(entered))
      setSentTo(read(entered).email)
      form.reset()
    },
  })
  return (
    <Section id="email" title="E-mail address" description={`You log in with ${email}, and our e-mails go to it.`}>
      <form noValidate onSubmit={submit} className="grid max-w-100 gap-4">
        <RefusalNote refusal={refusal} />
        <Field label="New e-mail address" required error={problems.email}>
          <TextInput name="email" type="email" maxLength={254} autoComplete="email" />
        </Field>
        <PasswordField
          name="password"
          label="Password of your account"
          error={problems.password}
          autoComplete="current-password"
        />
        <p>
          <Button type="submit" loading={busy}>
            Change the address
          </Button>
        </p>
      </form>
      {sentTo && (
        <CheckYourMail email={sentTo}>
          <p className="text-sm text-ink-2">
            Open the link in the e-mail to confirm the new address. It works once, within 24 hours.
          </p>
        </CheckYourMail>
      )}
    </Section>
  )
}
