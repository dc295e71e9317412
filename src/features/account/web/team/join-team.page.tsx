import { useState } from 'react'
import { callApi } from '#web/call.ts'
import { privatePage } from '#web/site-name.ts'
import { Skeleton } from '#web/ui/display/skeleton.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { OneActionPage } from '#web/ui/one-action-page.tsx'
import { useReading } from '#web/use-reading.ts'
import { memberInvitation } from '../../team.contract.ts'
import { ROLE_NAMES, ROLE_NOTES } from '../../team.rules.ts'
import { useLinkToken } from '../link-token.ts'
import { AcceptInvitation } from './accept-invitation.tsx'
import { RegisterMemberForm } from './register-member-form.tsx'

export const meta = privatePage('Join a team')

/** Opened by the link of an invitation. Looking at it does not use the link. */
export default function JoinTeamPage() {
  const linkToken = useLinkToken()
  const [joined, setJoined] = useState<'registered' | 'joined'>()
  const reading = useReading(linkToken, () => callApi(memberInvitation, { linkToken: linkToken || '-' }))
  const problem = reading.state === 'failed' && !joined ? reading.message : undefined
  return (
    <OneActionPage title="Join a team" problem={problem} done={joined && <Done how={joined} />}>
      {reading.state === 'loading' && <Skeleton className="h-40" />}
      {reading.state === 'ready' && (
        <>
          <p>
            <span className="wrap-anywhere">{reading.value.invitedBy}</span> has invited{' '}
            <strong className="wrap-anywhere">{reading.value.email}</strong> to order for{' '}
            <strong className="wrap-anywhere">{reading.value.customerName}</strong>.
          </p>
          <p className="text-ink-2">
            Your role: {ROLE_NAMES[reading.value.role]}. {ROLE_NOTES[reading.value.role]}
          </p>
          {reading.value.hasAccount ? (
            <AcceptInvitation
              email={reading.value.email}
              linkToken={linkToken ?? ''}
              onJoined={() => setJoined('joined')}
            />
          ) : (
            <RegisterMemberForm
              email={reading.value.email}
              linkToken={linkToken ?? ''}
              onRegistered={() => setJoined('registered')}
            />
          )}
        </>
      )}
    </OneActionPage>
  )
}

const Done = ({ how }: { how: 'registered' | 'joined' }) =>
  how === 'registered' ? (
    <>
      Your account is ready and belongs to the team.{' '}
      <TextLink to="/login?type=login" inline>
        Log in
      </TextLink>
    </>
  ) : (
    <>
      You are now a member of the team.{' '}
      <TextLink to="/userCenter/myOrder" inline>
        See its orders
      </TextLink>
    </>
  )
