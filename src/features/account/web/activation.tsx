import { RefusalNote } from '#web/errors/refusal-note.tsx'
import { Button } from '#web/ui/button.tsx'
import { Callout } from '#web/ui/display/callout.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { activateAccount } from '../registration.contract.ts'
import { useMailedLink } from './use-mailed-link.ts'

/** Activates the account of a mailed link. */
export function Activation() {
  const { email, refusal, busy, press } = useMailedLink(async (call) => (await call(activateAccount, {})).email)

  if (email)
    return (
      <div role="status" className="mt-6">
        <Callout>
          Welcome! The account of <strong className="wrap-anywhere">{email}</strong> is active.{' '}
          <TextLink to="/login?type=login" inline>
            Log in
          </TextLink>
        </Callout>
      </div>
    )
  return (
    <div className="mt-6 grid gap-4">
      <RefusalNote refusal={refusal}>
        <p>
          If your account is active already,{' '}
          <TextLink to="/login?type=login" inline>
            log in
          </TextLink>
          . Otherwise{' '}
          <TextLink to="/login?type=logon" inline>
            register again
          </TextLink>
          .
        </p>
      </RefusalNote>
      <p className="text-ink-2">Click to activate your account.</p>
      <Button variant="primary" size="lg" wide loading={busy} onClick={press}>
        Activate my account
      </Button>
    </div>
  )
}
