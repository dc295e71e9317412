import { type Context, callerOf, type Implementation, implement } from '#server/api/implement.ts'
import { networkOf } from '#server/limits/network-of.ts'
import { consumeRateLimit } from '#server/limits/rate-limit.ts'
import { emailKey } from '../../account.rules.ts'
import * as contract from '../../team.contract.ts'
import type { PersonalDataKeeper } from '../personal-data.service.ts'
import * as joining from './join-team.service.ts'
import * as service from './team.service.ts'

/** Each writes a mail. */
const INVITATIONS = { limit: 30, windowSeconds: 3600 }
const TO_ONE_ADDRESS = { limit: 5, windowSeconds: 86_400 }
/** Per network: limits guesses of links. */
const OPENED_LINKS = { limit: 60, windowSeconds: 3600 }

const fromOf = ({ address, userAgent = '', publicUrl }: Context) => ({ address, userAgent, publicUrl })
const editorOf = (context: Context): service.TeamEditor => ({ identity: callerOf(context), ...fromOf(context) })

const limitLinks = ({ sql, address }: Context) => consumeRateLimit(sql, `team-link:${networkOf(address)}`, OPENED_LINKS)

const nothing = () => ({})

export const teamApi = (keepers: PersonalDataKeeper[]): Implementation[] => [
  implement(contract.team, (context) => service.readTeam(context.sql, callerOf(context))),
  implement(contract.inviteMember, async (context, invitation) => {
    await consumeRateLimit(context.sql, `team-invite:account:${callerOf(context).accountId}`, INVITATIONS)
    await consumeRateLimit(context.sql, `team-invite:${emailKey(invitation.email)}`, TO_ONE_ADDRESS)
    return service.inviteMember(context.sql, editorOf(context), invitation).then(nothing)
  }),
  implement(contract.withdrawMemberInvitation, (context, { invitationId }) =>
    service.withdrawInvitation(context.sql, editorOf(context), invitationId).then(nothing),
  ),
  implement(contract.changeMemberRole, (context, change) =>
    service.changeRole(context.sql, editorOf(context), change).then(nothing),
  ),
  implement(contract.removeMember, (context, { accountId }) =>
    service.removeMember(context.sql, editorOf(context), accountId, keepers).then(nothing),
  ),
  implement(contract.leaveTeam, (context) => service.leaveTeam(context.sql, editorOf(context), keepers).then(nothing)),
  implement(contract.memberInvitation, async (context, { linkToken }) => {
    await limitLinks(context)
    return joining.viewInvitation(context.sql, linkToken)
  }),
  implement(contract.joinTeam, async (context, { linkToken }) => {
    await limitLinks(context)
    return joining.joinTeam(context.sql, editorOf(context), linkToken, keepers)
  }),
  implement(contract.registerMember, async (context, entered) => {
    await limitLinks(context)
    return joining.registerMember(context.sql, fromOf(context), entered)
  }),
]
