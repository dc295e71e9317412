import { callApi } from '#web/call.ts'
import { RefusalNote } from '#web/errors/refusal-note.tsx'
import { updateUser, useLoggedIn, useSession } from '#web/session.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { useMutation } from '#web/use-mutation.ts'
import { userInfo } from '../../account.contract.ts'
import { joinTeam } from '../../team.contract.ts'
import { teamInvitationAddress } from '../../team.rules.ts'
import { LOGIN_AND_BACK, loginState, rememberPlace } from '../login-return.ts'

/** Role and prices are those of the customer now. */
async function followCustomer() {
  const { teamRole, ownPrices } = await callApi(userInfo, {})
  const known = useSession.getState().userInfo
  if (known) updateUser({ ...known, teamRole, ownPrices })
}

type AcceptInvitationProps = { email: string; linkToken: string; onJoined: () => void }

/** For an address that has an account: joined by a button, after the login of that account. */
export function AcceptInvitation({ email, linkToken, onJoined }: AcceptInvitationProps) {
  const loggedIn = useLoggedIn()
  const ownEmail = useSession((session) => session.userInfo?.email)
  const { busy, refusal, run } = useMutation(async () => {
    await callApi(joinTeam, { linkToken })
    await followCustomer()
    onJoined()
  })
  if (!loggedIn)
    return (
      <div className="grid gap-3">
        <p>This address has an account. Log in with it to accept the invitation.</p>
        <p>
          <ButtonLink
            variant="primary"
            size="lg"
            to={LOGIN_AND_BACK}
            state={loginState(email)}
            onClick={() => rememberPlace(teamInvitationAddress(linkToken))}
          >
            Log in
          </ButtonLink>
        </p>
      </div>
    )
  return (
    <div className="grid gap-3">
      <RefusalNote refusal={refusal} />
      <p className="text-ink-2">
        You are logged in as <span className="wrap-anywhere">{ownEmail}</span>. Your own orders, quotes, addresses and
        BOMs are set aside while you belong to the team: you see them again when you leave it.
      </p>
      <p>
        <Button variant="primary" size="lg" loading={busy} onClick={run}>
          Join the team
        </Button>
      </p>
    </div>
  )
}
