import { createHash } from 'node:crypto'
import { workBits } from '#features/captcha/captcha.rules.ts'
import { requireWork } from '#features/captcha/server/captcha.service.ts'
import { logSecurityEvent } from '#server/api/security-log.ts'
import type { Db } from '#server/database/connect.ts'
import { countOf, countUp, startOver } from '#server/limits/count-up.ts'
import { networkOf } from '#server/limits/network-of.ts'
import { consumeRateLimit } from '#server/limits/rate-limit.ts'
import type { Sealer } from '#server/secrets/sealer.ts'
import { isAppError } from '#shared/app-error.ts'
import type { UserInfo } from '../../account.contract.ts'
import { emailKey } from '../../account.rules.ts'
import { describeDevice, neighbourhoodOf } from '../../device.rules.ts'
import { findAccountByEmail } from '../account.queries.ts'
import { logIn } from '../account.service.ts'
import { alertAdministrators } from '../second-factor/alerts.mails.ts'
import { isUsedThere } from './session.queries.ts'

const WINDOW_SECONDS = 900
/** Logins from one network, successful ones included: an office behind one address. */
const FROM_ONE_NETWORK = { limit: 100, windowSeconds: WINDOW_SECONDS }
/** Per account and network, so that others cannot lock the owner out. */
const AT_ONE_ACCOUNT = { limit: 20, windowSeconds: WINDOW_SECONDS }
/** Tries at one account before a captcha is needed, and failures from one network. */
const FREE_TRIES = 5
const FREE_FAILURES = 20
/** Failures at a staff account before administrators get a mail. */
const ALERT_AFTER = 5

export interface Caller {
  address: string
  userAgent: string
  publicUrl: string
  secrets: Sealer
}

export interface Credentials {
  email: string
  password: string
  captchaId: string
  captchaAnswer: string
  code?: string
}

/**
 * Logs in, and slows down guessing. Known and unknown addresses are counted alike. After many tries each one costs the
 * browser more work, up to a limit. Accounts are never locked, so that others cannot lock the owner out.
 */
export async function signIn(
  sql: Db,
  entered: Credentials,
  caller: Caller,
): Promise<{ token: string; userInfo: UserInfo }> {
  const network = networkOf(caller.address)
  const who = createHash('sha256').update(emailKey(entered.email)).digest('base64url')
  const device = { device: describeDevice(caller.userAgent), network, publicUrl: caller.publicUrl }
  const [used] = await isUsedThere(sql, emailKey(entered.email), device.device, neighbourhoodOf(network))
  const buckets = {
    // Tries from elsewhere do not count on a known device of the owner.
    tries: used ? `login-tries-known:${who}` : `login-tries:${who}`,
    pair: `login:${who}:${network}`,
    failures: `login-failures:${network}`,
  }

  await consumeRateLimit(sql, `login:${network}`, FROM_ONE_NETWORK)
  const tries = await countUp(sql, buckets.tries, WINDOW_SECONDS)
  const failures = await countOf(sql, buckets.failures)
  if (tries > FREE_TRIES || failures >= FREE_FAILURES)
    await requireWork(sql, caller.address, entered, workBits({ tries, failures, drawn: 0 }))
  await consumeRateLimit(sql, buckets.pair, AT_ONE_ACCOUNT)

  try {
    const proof = { code: entered.code ?? '', secrets: caller.secrets }
    const answer = await logIn(sql, entered.email, entered.password, device, proof)
    await startOver(sql, buckets.tries, buckets.pair)
    await noteLogin(sql, caller, answer.userInfo)
    return answer
  } catch (error) {
    if (isAppError(error) && (error.reason === 'wrong_credentials' || error.reason === 'wrong_code')) {
      await countUp(sql, buckets.failures, WINDOW_SECONDS)
      await noteFailedLogin(sql, caller, entered.email, error.reason, tries)
    }
    throw error
  }
}

const noteLogin = (sql: Db, { address, userAgent }: Caller, { userId, email, role }: UserInfo) =>
  logSecurityEvent(sql, { kind: 'login', accountId: userId, who: role === 'staff' ? email : '', address, userAgent })

/** Logs only the id of customers, and nothing of unknown addresses. */
async function noteFailedLogin(
  sql: Db,
  { address, userAgent }: Caller,
  email: string,
  reason: 'wrong_credentials' | 'wrong_code',
  tries: number,
): Promise<void> {
  const [account] = await findAccountByEmail(sql, emailKey(email))
  const isStaff = account?.role === 'staff'
  const kind = reason === 'wrong_code' ? 'second_factor_failed' : 'login_failed'
  const who = isStaff ? account.email : ''
  await logSecurityEvent(sql, { kind, accountId: account?.accountId ?? null, who, address, userAgent })
  if (isStaff && tries === ALERT_AFTER)
    await alertAdministrators(
      sql,
      `${ALERT_AFTER} failed logins at the staff account ${who}, the last from ${address}.`,
    )
}
