import type { StaffTeam } from '#features/account/team.contract.ts'
import { ROLE_NAMES } from '#features/account/team.rules.ts'
import { ActionButton, required } from '#features/staff/web/action-button.tsx'
import { staffCustomerAddress } from '#features/staff/web/staff-addresses.ts'
import { StaffSection } from '#features/staff/web/staff-page.tsx'
import { useCan } from '#features/staff/web/use-staff.ts'
import { callApi } from '#web/call.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { Callout } from '#web/ui/display/callout.tsx'
import { Moment } from '#web/ui/display/moment.tsx'
import { Money } from '#web/ui/display/money.tsx'
import { TextLink } from '#web/ui/display/text-link.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import { removeFromTeam } from '../../customers.contract.ts'

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
  const can = useCan()
  if (members.length + former.length === 0) return null
  return (
    <StaffSection title="Team">
      <ul className="grid gap-2">
        {members.map(({ accountId, name, email, role, orderLimit }) => (
          <li key={accountId} className="flex items-start justify-between gap-2">
            <div className="min-w-0">
              <span className="flex flex-wrap items-center gap-x-2">
                {name || email} <Badge>{ROLE_NAMES[role]}</Badge>
                {orderLimit && (
                  <span className="text-sm text-ink-3">
                    up to <Money amount={orderLimit.amount} currency={orderLimit.currency} /> an order
                  </span>
                )}
              </span>
              <TextLink to={staffCustomerAddress(accountId)} className="text-sm wrap-anywhere">
                {email}
              </TextLink>
            </div>
            {can('customers.write') && (
              <ActionButton
                label="Remove"
                size="sm"
                title={`Remove ${email} from the team?`}
                description="They no longer see anything of this customer, and have their own account again."
                done="Removed from the team"
                check={required({ reason: 'Please enter a reason' })}
                send={(entered) => callApi(removeFromTeam, { accountId, reason: entered.text('reason') })}
                fields={(problems) => (
                  <Field label="Why" hint="For the audit trail" error={problems.reason} required>
                    <TextInput name="reason" maxLength={300} />
                  </Field>
                )}
              />
            )}
          </li>
        ))}
        {former.map(({ accountId, email, removedAt, removedBy }) => (
          <li key={`${accountId} ${removedAt}`} className="text-sm text-ink-3">
            <TextLink to={staffCustomerAddress(accountId)} className="wrap-anywhere">
              {email}
            </TextLink>
            , until <Moment at={removedAt} withTime />
            {removedBy !== email && `, removed by ${removedBy ?? 'the shop'}`}
          </li>
        ))}
      </ul>
    </StaffSection>
  )
}
