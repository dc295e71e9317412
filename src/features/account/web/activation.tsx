import { useState } from 'react'
import { type AppError, isAppError } from '../../../shared/app-error.ts'
import { callWithToken } from '../../../web/call.ts'
import { RefusalNote } from '../../../web/refusal-note.tsx'
import { Button } from '../../../web/ui/button.tsx'
import { Callout } from '../../../web/ui/callout.tsx'
import { TextLink } from '../../../web/ui/text-link.tsx'
import { activateAccount } from '../registration.contract.ts'
import { useLinkToken } from './link-token.ts'

/** Opens the account of a mailed link. By a press, because programs that check mails open links too. */
export function Activation() {
  const token = useLinkToken()
  const [email, setEmail] = useState<string>()
  const [refusal, setRefusal] = useState<AppError>()
  const [busy, setBusy] = useState(false)

  async function activate() {
    setBusy(true)
    setRefusal(undefined)
    try {
      const answer = await callWithToken(token ?? '')(activateAccount, {})
      setEmail(answer.email)
    } catch (error) {
      if (!isAppError(error)) throw error
      setRefusal(error)
    } finally {
      setBusy(false)
    }
  }

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
      <p className="text-ink-2">One press, and your account is ready.</p>
      <Button variant="primary" size="lg" wide loading={busy} onClick={() => void activate()}>
        Activate my account
      </Button>
    </div>
  )
}
