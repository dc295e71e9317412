import type { Currency } from '#shared/money/currency-signs.ts'
import { callApi } from '#web/call.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { TextInput } from '#web/ui/forms/text-input.tsx'
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
import { INVITATION_DAYS } from '../../team.rules.ts'
import { findLimitProblem, limitIn, RoleFields, roleAndLimitIn } from './role-fields.tsx'
import { TeamAction } from './team-action.tsx'

const byMail = `They get an e-mail with a link that works once, within ${INVITATION_DAYS} days.`

export const InviteButton = ({ limitCurrency }: { limitCurrency: Currency }) => (
  <TeamAction
    label="Invite a colleague"
    variant="primary"
    title="Invite a colleague"
    description={byMail}
    confirm="Send invitation"
    done="Invitation sent"
    check={(entered): Record<string, string> => {
      const email = findEmailProblem(entered.text('email'))
      return { ...(email && { email }), ...findLimitProblem(entered) }
    }}
    send={(entered) => callApi(inviteMember, { email: entered.text('email'), ...roleAndLimitIn(entered) })}
    fields={(problems) => (
      <>
        <Field label="E-mail address" error={problems.email} required>
          <TextInput name="email" type="email" maxLength={254} autoComplete="off" />
        </Field>
        <RoleFields chosen="buyer" currency={limitCurrency} problem={problems.orderLimit} />
      </>
    )}
  />
)

/** Of a member; the owner has none. */
export function MemberButtons({ member, limitCurrency }: { member: TeamMember; limitCurrency: Currency }) {
  const { accountId, email, role, orderLimit } = member
  if (role === 'owner') return null
  return (
    <div className="flex flex-wrap gap-2 sm:justify-end">
      <TeamAction
        label="Role and limit"
        size="sm"
        title={`Role and limit of ${email}`}
        description="It takes effect immediately."
        confirm="Save"
        done="Saved"
        check={findLimitProblem}
        send={(entered) => callApi(changeMemberRole, { accountId, ...roleAndLimitIn(entered), roleBefore: role })}
        fields={(problems) => (
          <RoleFields
            chosen={role}
            limit={limitIn(orderLimit, limitCurrency)}
            currency={limitCurrency}
            problem={problems.orderLimit}
          />
        )}
      />
      <TeamAction
        label="Remove"
        size="sm"
        variant="danger"
        title={`Remove ${email}?`}
        description="They lose access to the team. Their orders stay here, and e-mails about them go to the owner."
        done="Removed from the team"
        send={() => callApi(removeMember, { accountId })}
      />
    </div>
  )
}

type InvitationButtonsProps = { invitation: TeamInvitation; limitCurrency: Currency }

export const InvitationButtons = ({
  invitation: { invitationId, email, role, orderLimit },
  limitCurrency,
}: InvitationButtonsProps) => (
  <div className="flex flex-wrap gap-2">
    <TeamAction
      label="Send again"
      size="sm"
      title={`Send the invitation to ${email} again?`}
      description="They get a new link. The earlier one no longer works."
      done="Invitation sent"
      send={() => callApi(inviteMember, { email, role, orderLimit: limitIn(orderLimit, limitCurrency) })}
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
    description="You see your own orders and addresses again, not those of the team."
    confirm="Leave"
    done="You have left the team"
    send={() => callApi(leaveTeam, {})}
  />
)
