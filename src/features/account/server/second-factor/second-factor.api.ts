import { type Context, callerOf, type Implementation, implement } from '#server/api/implement.ts'
import { logSecurityEvent } from '#server/api/security-log.ts'
import { networkOf } from '#server/limits/network-of.ts'
import { consumeRateLimit } from '#server/limits/rate-limit.ts'
import { isAppError } from '#shared/app-error.ts'
import { ADMINISTRATOR } from '../../roles.rules.ts'
import * as contract from '../../second-factor.contract.ts'
import { assertMayChangeAccount, assertMayGiveRole } from '../roles/roles.service.ts'
import { signOutDevice, signOutEverywhere } from '../session/session.service.ts'
import { snapshotStaff } from '../staff-accounts.service.ts'
import { alertAdministrators } from './alerts.mails.ts'
import { confirmCaller, confirmOptions } from './confirm.service.ts'
import * as factors from './factors.service.ts'
import { logInWithPasskey } from './passkey-login.service.ts'
import * as passkeys from './passkeys.service.ts'

const PASSKEY_LOGINS = { limit: 60, windowSeconds: 900 }

const idOf = (ctx: Context) => callerOf(ctx).accountId
const tokenOf = ({ token }: Context) => token ?? ''
const enrolling = (ctx: Context) => ({ accountId: idOf(ctx), token: tokenOf(ctx) })
const nothing = () => ({})
/** What the audit trail records about second factors. */
const own = { snapshot: (sql: Context['sql'], _: object, ctx: Context) => factors.readFactors(sql, idOf(ctx)) }

export const secondFactorApi: Implementation[] = [
  implement(contract.mySecurity, (ctx) => factors.getSecurity(ctx.sql, idOf(ctx), tokenOf(ctx))),
  implement(contract.confirmOptions, (ctx) => confirmOptions(ctx.sql, idOf(ctx), ctx.publicUrl)),
  implement(contract.confirmMe, async (ctx, proof) => {
    const how = { token: tokenOf(ctx), publicUrl: ctx.publicUrl, secrets: ctx.secrets }
    await confirmCaller(ctx.sql, callerOf(ctx), how, proof).catch(async (error: unknown) => {
      if (isAppError(error) && error.reason === 'wrong_code') await noteFailure(ctx)
      throw error
    })
    return {}
  }),
  implement(contract.startTotp, (ctx) => factors.startTotp(ctx.sql, ctx.secrets, idOf(ctx))),
  implement(
    contract.confirmTotp,
    (ctx, { code }) => factors.confirmTotp(ctx.sql, enrolling(ctx), { code, secrets: ctx.secrets }),
    own,
  ),
  implement(contract.removeTotp, (ctx) => factors.removeTotp(ctx.sql, idOf(ctx)).then(nothing), own),
  implement(contract.passkeyOptions, (ctx) => passkeys.registrationOptions(ctx.sql, idOf(ctx), ctx.publicUrl)),
  implement(
    contract.addPasskey,
    (ctx, passkey) => passkeys.addPasskey(ctx.sql, enrolling(ctx), ctx.publicUrl, passkey),
    own,
  ),
  implement(
    contract.removePasskey,
    (ctx, { passkeyId }) => passkeys.removePasskey(ctx.sql, idOf(ctx), passkeyId).then(nothing),
    own,
  ),
  implement(contract.renewRecoveryCodes, async (ctx) => ({
    recoveryCodes: await factors.renewRecoveryCodes(ctx.sql, idOf(ctx)),
  })),
  implement(contract.endSession, async (ctx, { sessionId }) => {
    if (sessionId === undefined) await signOutEverywhere(ctx.sql, idOf(ctx), tokenOf(ctx))
    else await signOutDevice(ctx.sql, idOf(ctx), sessionId)
    return {}
  }),
  implement(contract.resetSecondFactor, async (ctx, { accountId }) => {
    await assertMayChangeAccount(ctx.sql, callerOf(ctx).rights ?? [], accountId)
    await factors.resetSecondFactor(ctx.sql, idOf(ctx), accountId)
    const staff = await snapshotStaff(ctx.sql, accountId)
    await alertAdministrators(ctx.sql, `The second factor of ${staff?.email} was reset by ${callerOf(ctx).who}.`)
    return {}
  }),
  implement(contract.requireSecondFactor, async (ctx, change) => {
    await assertMayGiveRole(ctx.sql, callerOf(ctx).rights ?? [], change.role)
    await factors.requireSecondFactor(ctx.sql, change)
    return {}
  }),
  implement(contract.setSecondFactorDays, async (ctx, { days }) => {
    const { accountId, who = '', rights = [] } = callerOf(ctx)
    await assertMayGiveRole(ctx.sql, rights, ADMINISTRATOR)
    await factors.setGraceDays(ctx.sql, { accountId, who }, days)
    return {}
  }),
  implement(contract.passkeyLoginOptions, async ({ sql, address, publicUrl }) => {
    await consumeRateLimit(sql, `passkey:${networkOf(address)}`, PASSKEY_LOGINS)
    return passkeys.authenticationOptions(sql, publicUrl, null)
  }),
  implement(contract.passkeyLogin, async ({ sql, address, userAgent = '', publicUrl }, { response }) => {
    await consumeRateLimit(sql, `passkey:${networkOf(address)}`, PASSKEY_LOGINS)
    return logInWithPasskey(sql, { address, userAgent, publicUrl }, response)
  }),
]

async function noteFailure(ctx: Context): Promise<void> {
  const { accountId, who = '' } = callerOf(ctx)
  const { address, userAgent = '' } = ctx
  await logSecurityEvent(ctx.sql, { kind: 'confirm_failed', accountId, who, address, userAgent })
}
