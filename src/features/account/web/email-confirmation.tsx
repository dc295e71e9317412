import { RefusalNote } from '#web/errors/refusal-note.tsx'
import { updateUser, useSession } from '#web/session.ts'
import { Button } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { confirmEmail } from '../email-change.contract.ts'
import { DoneNote } from './done-note.tsx'
import { useMailedLink } from './use-mailed-link.ts'

/** Makes the address of a mailed link the one of the account. */
export function EmailConfirmation() {
  const { email, refusal, busy, press } = useMailedLink(async (call) => {
    const changed = await call(confirmEmail, {})
    const { userInfo } = useSession.getState()
    if (userInfo?.userId === changed.userId) updateUser({ ...userInfo, email: changed.email })
    return changed.email
  })

  if (email)
    return (
      <DoneNote to="/userCenter/myData" link="Your data">
        Done. From now on you log in with <strong className="wrap-anywhere">{email}</strong>.
      </DoneNote>
    )
  return (
    <div className="mt-6 grid gap-4">
      <RefusalNote refusal={refusal}>
        <p>
          You can request another link in{' '}
          <TextLink to="/userCenter/myData" inline>
            your data
          </TextLink>
          .
        </p>
      </RefusalNote>
      <p className="text-ink-2">Click to use this address for your account.</p>
      <Button variant="primary" size="lg" wide loading={busy} onClick={press}>
        Use this address
      </Button>
    </div>
  )
}
