import { UsersRound } from 'lucide-react'
import type { z } from 'zod'
import type { Currency } from '#shared/money/currency-signs.ts'
import { callApi } from '#web/call.ts'
import { useSession } from '#web/session.ts'
import { privatePage } from '#web/site-name.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { EmptyState } from '#web/ui/display/empty-state.tsx'
import { Moment } from '#web/ui/display/moment.tsx'
import { Money } from '#web/ui/display/money.tsx'
import { PageHeading } from '#web/ui/display/page-heading.tsx'
import { ParamList } from '#web/ui/display/param-list.tsx'
import { TableFrame, Td, Th } from '#web/ui/tables/table.tsx'
import { type OrderLimit, type TeamInvitation, team } from '../../team.contract.ts'
import { ROLE_NAMES, ROLE_NOTES } from '../../team.rules.ts'
import { InvitationButtons, InviteButton, LeaveButton, MemberButtons } from './team-buttons.tsx'
import { followTeamRole } from './team-role.ts'

type PageData = z.output<typeof team.output>

export async function clientLoader(): Promise<PageData> {
  const read = await callApi(team, {})
  followTeamRole(read.members.length > 1 || read.role !== 'owner' ? read.role : null)
  return read
}

export const meta = privatePage('Team')

/** The people who order for one customer, and invitations to them. */
export default function TeamPage({ loaderData: data }: { loaderData: PageData }) {
  const { role, customerName, mayManage, members, invitations, limitCurrency } = data
  const isAlone = members.length === 1 && invitations.length === 0
  return (
    <main id="main">
      <PageHeading
        meta={!isAlone && `${members.length} ${members.length === 1 ? 'person' : 'people'}`}
        actions={
          <>
            {!isAlone && <ButtonLink to="/userCenter/team/approvals">Approvals</ButtonLink>}
            {mayManage && !isAlone && <InviteButton limitCurrency={limitCurrency} />}
            {role !== 'owner' && <LeaveButton customerName={customerName} />}
          </>
        }
      >
        Team
      </PageHeading>
      {isAlone ? (
        <Alone limitCurrency={limitCurrency} />
      ) : (
        <div className="grid gap-8 pt-2">
          <p className="max-w-160 text-ink-2">
            These people order for {customerName}. They share orders, quotes, addresses, BOMs, prices and terms.
            Everybody has a login, a cart and favorites of their own.
            {!mayManage && ' Only the owner and administrators can change the team.'}
          </p>
          <Members {...data} />
          {invitations.length > 0 && <Invitations invitations={invitations} limitCurrency={limitCurrency} />}
          <Roles />
        </div>
      )}
    </main>
  )
}

const Alone = ({ limitCurrency }: Pick<PageData, 'limitCurrency'>) => (
  <div className="grid gap-8 pt-5">
    <EmptyState
      icon={<UsersRound aria-hidden="true" />}
      title="Only you order with this account"
      actions={<InviteButton limitCurrency={limitCurrency} />}
    >
      Invite colleagues to share orders, quotes, addresses, BOMs, prices and terms. Everybody gets a login, a cart and
      favorites of their own.
    </EmptyState>
    <Roles />
  </div>
)

function Members({ members, mayManage, limitCurrency }: PageData) {
  const ownId = useSession(({ userInfo }) => userInfo?.userId)
  return (
    <TableFrame caption="People" stacked>
      <thead>
        <tr>
          <Th>Name</Th>
          <Th>E-mail</Th>
          <Th>Role</Th>
          <Th numeric>Order limit</Th>
          <Th>Joined</Th>
          {mayManage && <Th nameHidden>Change</Th>}
        </tr>
      </thead>
      <tbody>
        {members.map((member) => (
          <tr key={member.accountId}>
            <Td label="Name">
              {member.name || '–'}
              {member.accountId === ownId && <span className="text-ink-3"> (you)</span>}
            </Td>
            <Td label="E-mail" className="wrap-anywhere">
              {member.email}
            </Td>
            <Td label="Role">
              <Badge>{ROLE_NAMES[member.role]}</Badge>
            </Td>
            <Td label="Order limit" numeric>
              {member.orderLimit ? <Limit {...member.orderLimit} /> : '–'}
            </Td>
            <Td label="Joined" className="text-sm text-ink-2">
              {member.joinedAt ? <Moment at={member.joinedAt} /> : '–'}
            </Td>
            {mayManage && (
              <Td>{member.accountId !== ownId && <MemberButtons member={member} limitCurrency={limitCurrency} />}</Td>
            )}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  )
}

type InvitationsProps = { invitations: readonly TeamInvitation[]; limitCurrency: Currency }

function Invitations({ invitations, limitCurrency }: InvitationsProps) {
  return (
    <section aria-labelledby="invitations">
      <h2 id="invitations" className="pb-2 text-lg">
        Invitations
      </h2>
      <ul>
        {invitations.map((one) => (
          <li
            key={one.invitationId}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-2.5 last:border-b"
          >
            <span className="wrap-anywhere">{one.email}</span>
            <Badge>{ROLE_NAMES[one.role]}</Badge>
            {one.orderLimit && (
              <span className="text-sm">
                up to <Limit {...one.orderLimit} />
              </span>
            )}
            <span className="text-sm text-ink-3 sm:mr-auto">
              {one.expired ? 'Expired ' : 'Until '}
              <Moment at={one.expiresAt} withTime />
            </span>
            <InvitationButtons invitation={one} limitCurrency={limitCurrency} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const Limit = ({ amount, currency }: OrderLimit) => <Money amount={amount} currency={currency} />

const Roles = () => (
  <section aria-labelledby="team-roles">
    <h2 id="team-roles" className="pb-2 text-lg">
      What the roles allow
    </h2>
    <ParamList
      params={(['owner', 'administrator', 'buyer', 'viewer'] as const).map((role) => ({
        name: ROLE_NAMES[role],
        value: ROLE_NOTES[role],
      }))}
    />
  </section>
)
