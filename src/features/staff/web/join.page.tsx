import { useState } from 'react'
import { findResetProblems } from '#features/account/form.rules.ts'
import { acceptInvitation } from '#features/account/staff-accounts.contract.ts'
import { useLinkToken } from '#features/account/web/link-token.ts'
import { NewPasswordField, PasswordField } from '#features/account/web/password-field.tsx'
import { callWithToken } from '#web/call.ts'
import { RefusalNote } from '#web/errors/refusal-note.tsx'
import { endSession } from '#web/session.ts'
import { privatePage, useSiteName } from '#web/site-name.ts'
import { Button } from '#web/ui/button.tsx'
import { Callout } from '#web/ui/display/callout.tsx'
import { PageHeading } from '#web/ui/display/page-heading.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { type Entered, useForm } from '#web/use-form.ts'
import { STAFF_LOGIN } from './staff-addresses.ts'
import { StaffDocument } from './staff-document.tsx'
import { staffStyles } from './staff-styles.ts'

export const links = staffStyles

export const meta = privatePage('Join the staff')

const read = (entered: Entered) => ({ password: entered.exact('password'), repeated: entered.exact('repeated') })

/** Accepts an invitation: sets the password and creates the account. */
export default function JoinPage() {
  const siteName = useSiteName()
  const token = useLinkToken()
  const [joined, setJoined] = useState<string>()
  const { problems, refusal, busy, submit } = useForm({
    check: (entered) => findResetProblems(read(entered)),
    send: async (entered) => {
      const { email } = await callWithToken(token ?? '')(acceptInvitation, { password: read(entered).password })
      // Somebody else may have been signed in here.
      endSession()
      setJoined(email)
    },
  })
  return (
    <StaffDocument>
      <main id="main" className="mx-auto grid min-h-dvh w-full max-w-100 content-center px-4 py-10">
        <p className="pb-1 text-sm text-ink-3">{siteName} back office</p>
        <PageHeading>{joined ? 'Your account is ready' : 'Choose a password'}</PageHeading>
        {joined ? (
          <div role="status" className="mt-6">
            <Callout>
              Sign in as {joined}:{' '}
              <TextLink to={STAFF_LOGIN} inline>
                Sign in
              </TextLink>
            </Callout>
          </div>
        ) : (
          <form method="post" noValidate onSubmit={submit} className="mt-6 grid gap-4">
            <RefusalNote refusal={refusal} />
            <NewPasswordField name="password" label="Password" size="lg" error={problems.password} />
            <PasswordField
              name="repeated"
              label="Password again"
              size="lg"
              error={problems.repeated}
              autoComplete="new-password"
            />
            <Button type="submit" variant="primary" size="lg" wide loading={busy}>
              Open my account
            </Button>
          </form>
        )}
      </main>
    </StaffDocument>
  )
}
