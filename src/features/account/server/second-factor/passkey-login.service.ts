import { logSecurityEvent } from '#server/api/security-log.ts'
import type { Db } from '#server/database/connect.ts'
import { networkOf } from '#server/limits/network-of.ts'
import { AppError, isAppError } from '#shared/app-error.ts'
import type { UserInfo } from '../../account.contract.ts'
import { describeDevice } from '../../device.rules.ts'
import { findAccount } from '../account.queries.ts'
import { userInfoOf } from '../account.service.ts'
import { openSession } from '../session/session.service.ts'
import type { Caller } from '../session/sign-in.service.ts'
import { verifyPasskey } from './passkeys.service.ts'

/** A passkey counts as both factors: the device, and its unlocking by fingerprint or PIN. */
export async function logInWithPasskey(
  sql: Db,
  { address, userAgent, publicUrl }: Omit<Caller, 'secrets'>,
  response: { id: string },
): Promise<{ token: string; userInfo: UserInfo }> {
  const event = { address, userAgent, detail: 'passkey' }
  const accountId = await verifyPasskey(sql, publicUrl, null, response).catch(async (error: unknown) => {
    if (isAppError(error)) await logSecurityEvent(sql, { kind: 'login_failed', accountId: null, who: '', ...event })
    throw error
  })
  const [account] = await findAccount(sql, accountId)
  if (!account || account.disabledAt) throw new AppError('wrong_credentials', 'This account is disabled.')
  const device = { device: describeDevice(userAgent), network: networkOf(address), publicUrl }
  const token = await openSession(sql, account, device)
  await logSecurityEvent(sql, { kind: 'login', accountId, who: account.email, ...event })
  return { token, userInfo: userInfoOf(account) }
}
