import { type Identity, noIdentity } from '#server/api/implement.ts'
import type { Db } from '#server/database/connect.ts'
import { consumeRateLimit } from '#server/limits/rate-limit.ts'
import type { Sealer } from '#server/secrets/sealer.ts'
import { AppError } from '#shared/app-error.ts'
import { findAccount } from '../account.queries.ts'
import { isPassword } from '../password/passwords.ts'
import { markConfirmed, readFactors, spendCode } from './factors.service.ts'
import { authenticationOptions, verifyPasskey } from './passkeys.service.ts'

const TRIES = { limit: 15, windowSeconds: 900 }

interface Proof {
  password?: string | undefined
  code?: string | undefined
  passkey?: { id: string } | undefined
}

/** The strongest method of the account. */
export async function confirmOptions(sql: Db, accountId: number, publicUrl: string) {
  const { totp, passkeys } = await readFactors(sql, accountId)
  if (passkeys > 0 && !totp)
    return { with: 'passkey' as const, ...(await authenticationOptions(sql, publicUrl, accountId)) }
  return { with: totp ? ('code' as const) : ('password' as const), options: null }
}

/** With a second factor it is required; the password alone is enough only without one. */
export async function confirmCaller(
  sql: Db,
  { accountId }: Identity,
  { token, publicUrl, secrets }: { token: string; publicUrl: string; secrets: Sealer },
  { password, code, passkey }: Proof,
): Promise<void> {
  await consumeRateLimit(sql, `confirm:${accountId}`, TRIES)
  const { totp, passkeys } = await readFactors(sql, accountId)
  if (passkey) await verifyPasskey(sql, publicUrl, accountId, passkey)
  else if (totp || passkeys > 0) {
    if (!code || !(await spendCode(sql, accountId, { code, secrets })))
      throw new AppError('wrong_code', 'This code is not valid.')
  } else {
    const [account] = await findAccount(sql, accountId)
    if (!account) throw noIdentity()
    if (!(await isPassword(account.passwordHash, password ?? '')))
      throw new AppError('wrong_code', 'This is not your password.')
  }
  await markConfirmed(sql, token)
}
