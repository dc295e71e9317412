import { useEffect } from 'react'
import { RefusalNote } from '#web/errors/refusal-note.tsx'
import { adoptPendingAction, findPendingNote } from '#web/pending-action.ts'
import { Button } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { activateAccount } from '../registration.contract.ts'
import { DoneNote } from './done-note.tsx'
import { LOGIN_AND_BACK, loginState, rememberPlace } from './login-return.ts'
import { useMailedLink } from './use-mailed-link.ts'

/** Activates the account of a mailed link. */
export function Activation() {
  const { email, refusal, busy, press } = useMailedLink(async (call) => (await call(activateAccount, {})).email)
  const kept = findPendingNote()
  const place = kept?.place

  // The mail was opened in a new tab: this one does not know yet where the visitor wanted to order.
  useEffect(() => {
    if (!email || !place) return
    rememberPlace(place)
    adoptPendingAction()
  }, [email, place])

  if (email)
    return (
      <DoneNote to={place ? LOGIN_AND_BACK : '/login?type=login'} state={loginState(email)} link="Log in">
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
