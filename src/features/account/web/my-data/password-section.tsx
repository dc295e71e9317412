import { callApi } from '#web/call.ts'
import { RefusalNote } from '#web/errors/refusal-note.tsx'
import { Button } from '#web/ui/button.tsx'
import { notify } from '#web/ui/overlays/notify.ts'
import { type Entered, useForm } from '#web/use-form.ts'
import type { UserDetails } from '../../account.contract.ts'
import { findPasswordChangeProblems } from '../../form.rules.ts'
import { updatePassword } from '../../password.contract.ts'
import { NewPasswordField, PasswordField } from '../password-field.tsx'
import { dayText } from './day-text.ts'
import { Section } from './section.tsx'

const read = (entered: Entered) => ({
  oldPassword: entered.exact('oldPassword'),
  password: entered.exact('password'),
  repeated: entered.exact('repeated'),
})

type PasswordSectionProps = { user: UserDetails; onChanged: () => Promise<void> }

/** All other devices are signed out with it. */
export function PasswordSection({ user, onChanged }: PasswordSectionProps) {
  const owner = { email: user.email, name: user.name }
  const { problems, refusal, busy, submit } = useForm({
    check: (entered) => findPasswordChangeProblems(read(entered), owner),
    send: async (entered, form) => {
      const { oldPassword, password } = read(entered)
      await callApi(updatePassword, { oldPassword, password })
      form.reset()
      notify({ kind: 'success', message: 'Success' })
      await onChanged()
    },
  })
  return (
    <Section
      id="password"
      title="Password"
      description={`Last changed on ${dayText(user.passwordChangedAt)}. A new one logs out all other devices.`}
    >
      <form noValidate onSubmit={submit} className="grid max-w-100 gap-4">
        <RefusalNote refusal={refusal} />
        {/* For password managers: the user name. */}
        <input type="text" name="username" autoComplete="username" defaultValue={user.email} hidden readOnly />
        <PasswordField
          name="oldPassword"
          label="Current password"
          error={problems.oldPassword}
          autoComplete="current-password"
        />
        <NewPasswordField name="password" label="New password" owner={owner} error={problems.password} />
        <PasswordField
          name="repeated"
          label="New password again"
          error={problems.repeated}
          autoComplete="new-password"
        />
        <p>
          <Button type="submit" loading={busy}>
            Change the password
          </Button>
        </p>
      </form>
    </Section>
  )
}
