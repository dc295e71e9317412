import type { StaffTeam } from '#features/account/team.contract.ts'
import { ROLE_NAMES } from '#features/account/team.rules.ts'
import { staffCustomerAddress } from '#features/staff/web/staff-addresses.ts'
import { StaffSection } from '#features/staff/web/staff-page.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { Callout } from '#web/ui/display/callout.tsx'
import { Moment } from '#web/ui/display/moment.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'

/** An account that orders for another customer: nothing on its page counts while it does. */
export function MemberOfNote({ team: { memberOf } }: { team: StaffTeam }) {
  if (!memberOf) return null
  return (
    <Callout>
      {ROLE_NAMES[memberOf.role]} in the team of{' '}
      <TextLink to={staffCustomerAddress(memberOf.accountId)} inline>
        {memberOf.name}
      </TextLink>
      . Orders, quotes, terms and prices are those of that customer.
    </Callout>
  )
}

/** Who orders for a customer, and who did. */
export function CustomerTeam({ team: { members, former } }: { team: StaffTeam }) {
  if (members.length + former.length === 0) return null
  return (
    <StaffSection title="Team">
      <ul className="grid gap-2">
        {members.map(({ accountId, name, email, role }) => (
          <li key={accountId}>
            <span className="flex flex-wrap items-center gap-x-2">
              {name || email} <Badge>{ROLE_NAMES[role]}</Badge>
            </span>
            <TextLink to={staffCustomerAddress(accountId)} className="text-sm wrap-anywhere">
              {email}
            </TextLink>
          </li>
        ))}
        {former.map(({ accountId, email, removedAt, removedBy }) => (
          <li key={`${accountId} ${removedAt}`} className="text-sm text-ink-3">
            <TextLink to={staffCustomerAddress(accountId)} className="wrap-anywhere">
              {email}
            </TextLink>
            , until <Moment at={removedAt} withTime />
            {removedBy && removedBy !== email && `, removed by ${removedBy}`}
          </li>
        ))}
      </ul>
    </StaffSection>
  )
}
