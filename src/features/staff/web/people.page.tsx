import type { z } from 'zod'
import { requireSecondFactor, resetSecondFactor } from '#features/account/second-factor.contract.ts'
import {
  changeStaffRole,
  disableStaff,
  inviteStaff,
  type StaffAccount,
  staffAccounts,
  withdrawInvitation,
} from '#features/account/staff-accounts.contract.ts'
import { callApi } from '#web/call.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { Moment } from '#web/ui/display/moment.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { NativeSelect } from '#web/ui/forms/native-select.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import { TableFrame, Td, Th } from '#web/ui/tables/table.tsx'
import { ActionButton, required } from './action-button.tsx'
import { ExportList } from './export-list.tsx'
import { FactorRule } from './security/factor-rule.tsx'
import { StaffPage, StaffSection } from './staff-page.tsx'
import { useCan } from './use-staff.ts'

export const meta = () => [{ title: 'Staff | Back office' }, { name: 'robots', content: 'noindex, nofollow' }]

export const clientLoader = () => callApi(staffAccounts, {})

type PageData = z.output<typeof staffAccounts.output>
type Roles = PageData['roles']

/** Who works here, in which role. */
export default function PeoplePage({
  loaderData: { list, invitations, roles, secondFactorDays },
}: {
  loaderData: PageData
}) {
  const can = useCan()
  const mayChange = can('people.write')
  return (
    <StaffPage
      title="Staff"
      lead="Who can sign in to the back office, and what their role allows."
      actions={mayChange && <Invite roles={roles} />}
    >
      <StaffTable list={list} roles={roles} mayChange={mayChange} />
      <ExportList list="staff" />
      {invitations.length > 0 && <Invitations invitations={invitations} mayChange={mayChange} />}
      <RoleList roles={roles} mayChange={mayChange} />
      <FactorRule days={secondFactorDays} />
    </StaffPage>
  )
}

type ListProps<Key extends keyof PageData> = Pick<PageData, Key> & { mayChange: boolean }

function StaffTable({ list, roles, mayChange }: ListProps<'list' | 'roles'>) {
  return (
    <TableFrame caption="Staff accounts" stacked>
      <thead>
        <tr>
          <Th>Name</Th>
          <Th>E-mail</Th>
          <Th>Role</Th>
          <Th>Last seen</Th>
          {mayChange && <Th nameHidden>Change</Th>}
        </tr>
      </thead>
      <tbody>
        {list.map((person) => (
          <tr key={person.accountId}>
            <Td label="Name" className="py-2!">
              {person.name || '–'}
            </Td>
            <Td label="E-mail" className="py-2! wrap-anywhere">
              {person.email}
            </Td>
            <Td label="Role" className="py-2!">
              <span className="inline-flex flex-wrap gap-1">
                {person.disabledAt ? <Badge tone="bad">Disabled</Badge> : <Badge>{person.roleName}</Badge>}
                {person.secondFactor && <Badge tone="good">Second factor</Badge>}
              </span>
            </Td>
            <Td label="Last seen" className="py-2! text-sm text-ink-2">
              {person.lastUsedAt ? <Moment at={person.lastUsedAt} withTime /> : 'Not signed in'}
            </Td>
            {mayChange && (
              <Td className="py-2!">
                <Change person={person} roles={roles} />
              </Td>
            )}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  )
}

function Invitations({ invitations, mayChange }: ListProps<'invitations'>) {
  return (
    <StaffSection title="Open invitations">
      <ul>
        {invitations.map((one) => (
          <li
            key={one.invitationId}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-2 first:border-t-0"
          >
            <span className="wrap-anywhere">
              {one.name}, {one.email}
            </span>
            <Badge>{one.roleName}</Badge>
            <span className="text-sm text-ink-3">
              until <Moment at={one.expiresAt} withTime />
            </span>
            {mayChange && (
              <ActionButton
                label="Withdraw"
                size="sm"
                title={`Withdraw the invitation of ${one.email}?`}
                description="The link in the e-mail no longer works."
                done="Invitation withdrawn"
                send={() => callApi(withdrawInvitation, { invitationId: one.invitationId })}
              />
            )}
          </li>
        ))}
      </ul>
    </StaffSection>
  )
}

function RoleList({ roles, mayChange }: ListProps<'roles'>) {
  return (
    <StaffSection
      title="Roles"
      aside={
        <ButtonLink size="sm" to="/staff/settings/roles">
          {mayChange ? 'Change rights' : 'View rights'}
        </ButtonLink>
      }
    >
      <dl className="grid max-w-240 items-center gap-x-6 gap-y-1 sm:grid-cols-[10rem_minmax(0,1fr)]">
        {roles.map(({ role, name, description, secondFactor }) => (
          <div key={role} className="contents">
            <dt className="font-medium">{name}</dt>
            <dd className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-ink-2 max-sm:pb-2">
              {description}
              {secondFactor && <Badge tone="good">Second factor required</Badge>}
              {mayChange && <Require role={role} name={name} required={secondFactor} />}
            </dd>
          </div>
        ))}
      </dl>
    </StaffSection>
  )
}

function RoleField({ roles, chosen }: { roles: Roles; chosen: string }) {
  return (
    <Field label="Role">
      <NativeSelect name="role" defaultValue={chosen}>
        {roles.map(({ role, name, description }) => (
          <option key={role} value={role}>
            {name}: {description}
          </option>
        ))}
      </NativeSelect>
    </Field>
  )
}

function Invite({ roles }: { roles: Roles }) {
  return (
    <ActionButton
      label="Invite"
      variant="primary"
      title="Invite a colleague"
      description="They get an e-mail with a link that works once, within three days."
      confirm="Send invitation"
      done="Invitation sent"
      check={required({ name: 'Please enter a name', email: 'Please enter an e-mail address' })}
      send={(entered) =>
        callApi(inviteStaff, {
          name: entered.text('name'),
          email: entered.text('email'),
          role: entered.text('role'),
        })
      }
      fields={(problems) => (
        <>
          <Field label="Name" error={problems.name} required>
            <TextInput name="name" maxLength={100} autoComplete="off" />
          </Field>
          <Field label="E-mail address" error={problems.email} required>
            <TextInput name="email" type="email" maxLength={254} autoComplete="off" />
          </Field>
          <RoleField roles={roles} chosen="sales" />
        </>
      )}
    />
  )
}

function Change({ person, roles }: { person: StaffAccount; roles: Roles }) {
  const { accountId, email, role, disabledAt } = person
  const disabled = disabledAt !== null
  return (
    <div className="flex flex-wrap gap-2 sm:flex-nowrap sm:justify-end">
      {!disabled && (
        <ActionButton
          label="Role"
          size="sm"
          title={`Role of ${email}`}
          description="It is effective from their next request."
          confirm="Change role"
          done="Role changed"
          send={(entered) => callApi(changeStaffRole, { accountId, role: entered.text('role'), roleBefore: role })}
          fields={() => <RoleField roles={roles} chosen={role} />}
        />
      )}
      {person.secondFactor && (
        <ActionButton
          label="Reset second factor"
          size="sm"
          title={`Reset the second factor of ${email}?`}
          description="For someone who has lost their phone and recovery codes. They are signed out and can sign in with their password alone."
          confirm="Reset"
          done="Second factor reset"
          send={() => callApi(resetSecondFactor, { accountId })}
        />
      )}
      <ActionButton
        label={disabled ? 'Enable' : 'Disable'}
        size="sm"
        variant={disabled ? 'secondary' : 'danger'}
        title={disabled ? `Enable ${email}?` : `Disable ${email}?`}
        description={
          disabled ? 'They can sign in with their old password.' : 'They are signed out everywhere immediately.'
        }
        done={disabled ? 'Account enabled' : 'Account disabled'}
        send={() => callApi(disableStaff, { accountId, disabled: !disabled })}
      />
    </div>
  )
}

function Require({ role, name, required }: { role: string; name: string; required: boolean }) {
  return (
    <ActionButton
      label={required ? 'No longer require' : 'Require a second factor'}
      size="sm"
      title={required ? `Let ${name} sign in without a second factor?` : `Require a second factor of ${name}?`}
      description={
        required
          ? 'Those who have one keep it.'
          : 'Members without one can only open their security page until they have set one up.'
      }
      confirm={required ? 'No longer require' : 'Require'}
      done="Role changed"
      send={() => callApi(requireSecondFactor, { role, required: !required })}
    />
  )
}

export { StaffErrorBoundary as ErrorBoundary } from './staff-error.tsx'
