import { callApi } from '#web/call.ts'
import type { ButtonProps } from '#web/ui/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { NativeSelect } from '#web/ui/forms/native-select.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
import type { Entered } from '#web/use-form.ts'
import { findEmailProblem } from '../../form.rules.ts'
import {
  changeMemberRole,
  inviteMember,
  leaveTeam,
  removeMember,
  type TeamInvitation,
  type TeamMember,
  withdrawMemberInvitation,
} from '../../team.contract.ts'
import { GIVEN_ROLES, type GivenRole, INVITATION_DAYS, ROLE_NAMES, ROLE_NOTES } from '../../team.rules.ts'
import { TeamAction } from './team-action.tsx'

const roleIn = (entered: Entered): GivenRole => GIVEN_ROLES.find((role) => role === entered.text('role')) ?? 'viewer'

function RoleField({ chosen }: { chosen: GivenRole }) {
  return (
    <Field label="Role">
      <NativeSelect name="role" defaultValue={chosen}>
        {GIVEN_ROLES.map((role) => (
          <option key={role} value={role}>
            {ROLE_NAMES[role]}: {ROLE_NOTES[role]}
          </option>
        ))}
      </NativeSelect>
    </Field>
  )
}

const byMail = `They get an e-mail with a link that works once, within ${INVITATION_DAYS} days.`

export const InviteButton = ({ variant = 'primary' }: Pick<ButtonProps, 'variant'>) => (
  <TeamAction
    label="Invite a colleague"
    variant={variant}
    title="Invite a colleague"
    description={byMail}
    confirm="Send invitation"
    done="Invitation sent"
    check={(entered): Record<string, string> => {
      const email = findEmailProblem(entered.text('email'))
      return email ? { email } : {}
    }}
    send={(entered) => callApi(inviteMember, { email: entered.text('email'), role: roleIn(entered) })}
    fields={(problems) => (
      <>
        <Field label="E-mail address" error={problems.email} required>
          <TextInput name="email" type="email" maxLength={254} autoComplete="off" />
        </Field>
        <RoleField chosen="buyer" />
      </>
    )}
  />
)

/** Of a member; the owner has none. */
export function MemberButtons({ accountId, email, role }: TeamMember) {
  if (role === 'owner') return null
  return (
    <div className="flex flex-wrap gap-2 sm:justify-end">
      <TeamAction
        label="Role"
        size="sm"
        title={`Role of ${email}`}
        description="It is effective immediately."
        confirm="Change role"
        done="Role changed"
        send={(entered) => callApi(changeMemberRole, { accountId, role: roleIn(entered), roleBefore: role })}
        fields={() => <RoleField chosen={role} />}
      />
      <TeamAction
        label="Remove"
        size="sm"
        variant="danger"
        title={`Remove ${email}?`}
        description="They no longer see anything of the team. What they have ordered stays here, and e-mails about it go to the owner."
        done="Removed from the team"
        send={() => callApi(removeMember, { accountId })}
      />
    </div>
  )
}

export const InvitationButtons = ({ invitationId, email, role }: TeamInvitation) => (
  <div className="flex flex-wrap gap-2">
    <TeamAction
      label="Send again"
      size="sm"
      title={`Send the invitation to ${email} again?`}
      description="They get a new link. The earlier one no longer works."
      done="Invitation sent"
      send={() => callApi(inviteMember, { email, role })}
    />
    <TeamAction
      label="Withdraw"
      size="sm"
      title={`Withdraw the invitation of ${email}?`}
      description="The link in the e-mail no longer works."
      done="Invitation withdrawn"
      send={() => callApi(withdrawMemberInvitation, { invitationId })}
    />
  </div>
)

export const LeaveButton = ({ customerName }: { customerName: string }) => (
  <TeamAction
    label="Leave the team"
    title={`Leave the team of ${customerName}?`}
    description="You see your own orders and addresses again, and no longer those of the team."
    confirm="Leave"
    done="You have left the team"
    send={() => callApi(leaveTeam, {})}
  />
)
