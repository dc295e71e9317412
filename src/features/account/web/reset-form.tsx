import { useState } from 'react'
import { callWithToken } from '#web/call.ts'
import { RefusalNote } from '#web/errors/refusal-note.tsx'
import { endSession } from '#web/session.ts'
import { Button } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { type Entered, useForm } from '#web/use-form.ts'
import { findResetProblems } from '../form.rules.ts'
import { resetPassword } from '../password.contract.ts'
import { DoneNote } from './done-note.tsx'
import { useLinkToken } from './link-token.ts'
import { NewPasswordField, PasswordField } from './password-field.tsx'

const read = (entered: Entered) => ({ password: entered.exact('password'), repeated: entered.exact('repeated') })

/** Sets a new password with a mailed link. */
export function ResetForm() {
  const token = useLinkToken()
  const [done, setDone] = useState(false)
  const { problems, refusal, busy, submit } = useForm({
    check: (entered) => findResetProblems(read(entered)),
    send: async (entered) => {
      await callWithToken(token ?? '')(resetPassword, { password: read(entered).password })
      // The login of this browser has ended with all the others.
      endSession()
      setDone(true)
    },
  })
  if (done)
    return (
      <DoneNote to="/login?type=login" link="Log in">
        Your new password is set, and all devices are logged out.
      </DoneNote>
    )
  return (
    <form method="post" noValidate onSubmit={submit} className="mt-6 grid gap-4">
      <RefusalNote refusal={refusal}>
        {refusal?.reason === 'link_expired' && (
          <p>
            <TextLink to="/login?type=retrieve" inline>
              E-mail me a new link
            </TextLink>
          </p>
        )}
      </RefusalNote>
      <NewPasswordField name="password" label="New password" size="lg" error={problems.password} />
      <PasswordField
        name="repeated"
        label="New password again"
        size="lg"
        error={problems.repeated}
        autoComplete="new-password"
      />
      <Button type="submit" variant="primary" size="lg" wide loading={busy}>
        Set this password
      </Button>
    </form>
  )
}
