import { workBits } from '#features/captcha/captcha.rules.ts'
import { requireWork } from '#features/captcha/server/captcha.service.ts'
import { logSecurityEvent } from '#server/api/security-log.ts'
import type { Db } from '#server/database/connect.ts'
import { countOf, countUp, startOver } from '#server/limits/count-up.ts'
import { networkOf } from '#server/limits/network-of.ts'
import { consumeRateLimit } from '#server/limits/rate-limit.ts'
import type { Sealer } from '#server/secrets/sealer.ts'
import { type AppError, isAppError, type Reason } from '#shared/app-error.ts'
import type { UserInfo } from '../../account.contract.ts'
import { emailKey } from '../../account.rules.ts'
import { describeDevice, neighbourhoodOf } from '../../device.rules.ts'
import { findAccountByEmail } from '../account.queries.ts'
import { hasPassword, logIn } from '../account.service.ts'
import { alertAdministrators } from '../second-factor/alerts.mails.ts'
import { countGuess, uncountGuess, whoOf } from './guesses.service.ts'
import { isUsedThere } from './session.queries.ts'

const WINDOW_SECONDS = 900
/** Logins from one network, successful ones included: an office behind one address. */
const FROM_ONE_NETWORK = { limit: 100, windowSeconds: WINDOW_SECONDS }
/** Per account and network. */
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
 * Logs in, and slows down guessing: after many tries at an account each one costs the browser more work, up to a limit,
 * and after many wrong passwords there is one try every few minutes. Accounts are never locked: with the right password a
 * known device of the owner does not wait. Until a password was right, nothing depends on whether there is an account.
 */
export async function signIn(
  sql: Db,
  entered: Credentials,
  caller: Caller,
): Promise<{ token: string; userInfo: UserInfo }> {
  const network = networkOf(caller.address)
  const key = emailKey(entered.email)
  const who = whoOf(key)
  const buckets = {
    tries: `login-tries:${who}`,
    pair: `login:${who}:${network}`,
    failures: `login-failures:${network}`,
  }

  await consumeRateLimit(sql, `login:${network}`, FROM_ONE_NETWORK)
  const tries = await countUp(sql, buckets.tries, WINDOW_SECONDS)
  const failures = await countOf(sql, buckets.failures)
  if (tries > FREE_TRIES || failures >= FREE_FAILURES)
    await requireWork(sql, caller.address, entered, workBits({ tries, failures, drawn: 0 }))
  await consumeRateLimit(sql, buckets.pair, AT_ONE_ACCOUNT)
  const refusal = await countGuess(sql, who, key)

  try {
    const answer = await logInUnless(sql, refusal, entered, caller)
    await startOver(sql, buckets.tries, buckets.pair)
    await uncountGuess(sql, who, refusal)
    await noteLogin(sql, caller, answer.userInfo)
    return answer
  } catch (error) {
    if (!isAppError(error)) throw error
    if (error === refusal || error.reason === 'wrong_credentials' || error.reason === 'wrong_code') {
      await countUp(sql, buckets.failures, WINDOW_SECONDS)
      await noteFailedLogin(sql, caller, entered.email, error.reason, tries)
    } else await uncountGuess(sql, who, refusal)
    throw error
  }
}

/** Those who must wait are compared as well: only the owner's known device with the right password gets another answer. */
async function logInUnless(sql: Db, refusal: AppError | undefined, entered: Credentials, caller: Caller) {
  const { email, password, code = '' } = entered
  const device = {
    device: describeDevice(caller.userAgent),
    network: networkOf(caller.address),
    publicUrl: caller.publicUrl,
  }
  if (refusal) {
    const [known] = await isUsedThere(sql, emailKey(email), device.device, neighbourhoodOf(device.network))
    if (!(await hasPassword(sql, email, password)) || !known) throw refusal
  }
  return logIn(sql, email, password, device, { code, secrets: caller.secrets })
}

const noteLogin = (sql: Db, { address, userAgent }: Caller, { userId, email, role }: UserInfo) =>
  logSecurityEvent(sql, { kind: 'login', accountId: userId, who: role === 'staff' ? email : '', address, userAgent })

/** Logs only the id of customers, and nothing of unknown addresses. */
async function noteFailedLogin(
  sql: Db,
  { address, userAgent }: Caller,
  email: string,
  reason: Reason,
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
