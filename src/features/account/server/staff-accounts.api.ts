import { callerOf, type Implementation, implement } from '#server/api/implement.ts'
import type { Db } from '#server/database/connect.ts'
import { networkOf } from '#server/limits/network-of.ts'
import { consumeRateLimit } from '#server/limits/rate-limit.ts'
import { emailKey } from '../account.rules.ts'
import * as contract from '../staff-accounts.contract.ts'
import { assertMayChangeAccount, assertMayChangeInvitation, assertMayGiveRole } from './roles/roles.service.ts'
import { alertAdministrators } from './second-factor/alerts.mails.ts'
import * as staff from './staff-accounts.service.ts'

const OPENED_LINKS = { limit: 30, windowSeconds: 3600 }
const INVITATIONS = { limit: 30, windowSeconds: 3600 }

const nothing = () => ({})
const snapshot = (sql: Db, { accountId }: { accountId: number }) => staff.snapshotStaff(sql, accountId)

export const staffAccountsApi: Implementation[] = [
  implement(contract.staffAccounts, ({ sql }) => staff.listStaffAccounts(sql)),
  implement(contract.inviteStaff, async (ctx, invitation) => {
    const { accountId, who = '', rights = [] } = callerOf(ctx)
    await consumeRateLimit(ctx.sql, `staff-invitation:${accountId}`, INVITATIONS)
    await assertMayGiveRole(ctx.sql, rights, invitation.role)
    await assertMayChangeInvitation(ctx.sql, rights, { emailKey: emailKey(invitation.email) })
    return staff.inviteStaff(ctx.sql, who, ctx.publicUrl, invitation).then(nothing)
  }),
  implement(contract.withdrawInvitation, async (ctx, { invitationId }) => {
    await assertMayChangeInvitation(ctx.sql, callerOf(ctx).rights ?? [], { invitationId })
    return staff.withdrawInvitation(ctx.sql, invitationId).then(nothing)
  }),
  implement(
    contract.changeStaffRole,
    async (ctx, change) => {
      const { rights = [] } = callerOf(ctx)
      await assertMayChangeAccount(ctx.sql, rights, change.accountId)
      await assertMayGiveRole(ctx.sql, rights, change.role)
      await staff.changeStaffRole(ctx.sql, change)
      const person = await staff.snapshotStaff(ctx.sql, change.accountId)
      if (change.role === 'administrator')
        await alertAdministrators(ctx.sql, `${callerOf(ctx).who} made ${person?.email} an administrator.`)
      return {}
    },
    { snapshot },
  ),
  implement(
    contract.disableStaff,
    async (ctx, change) => {
      const { accountId, rights = [] } = callerOf(ctx)
      await assertMayChangeAccount(ctx.sql, rights, change.accountId)
      await staff.disableStaff(ctx.sql, accountId, change)
      return {}
    },
    { snapshot },
  ),
  implement(contract.acceptInvitation, async ({ sql, address, token = '' }, { password }) => {
    await consumeRateLimit(sql, `staff-join:${networkOf(address)}`, OPENED_LINKS)
    return staff.acceptInvitation(sql, token, password)
  }),
]
