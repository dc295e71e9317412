import { RefusalNote } from '#web/errors/refusal-note.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { activateAccount } from '../registration.contract.ts'
import { DoneNote } from './done-note.tsx'
import { useMailedLink } from './use-mailed-link.ts'

/** Activates the account of a mailed link. */
export function Activation() {
  const { email, refusal, busy, press } = useMailedLink(async (call) => (await call(activateAccount, {})).email)

  if (email)
    return (
      <DoneNote to="/login?type=login" link="Log in">
        Welcome! The account of <strong className="wrap-anywhere">{email}</strong> is active.
      </DoneNote>
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
