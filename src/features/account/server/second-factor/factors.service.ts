import { randomBytes } from 'node:crypto'
import { changeShop, type Editor, getShop } from '#features/shop/server/shop.service.ts'
import { shopNameOf } from '#features/shop/shop.rules.ts'
import { type Db, inTransaction, type Tx } from '#server/database/connect.ts'
import { consumeRateLimit } from '#server/limits/rate-limit.ts'
import type { Sealer } from '#server/secrets/sealer.ts'
import { AppError } from '#shared/app-error.ts'
import type { MySecurity } from '../../second-factor.contract.ts'
import { listDevices, signOutEverywhere } from '../session/session.service.ts'
import { tokenHash } from '../session/tokens.ts'
import { getStaffAccount } from '../staff-accounts.service.ts'
import { beginGrace, readFactorDuty, readGraceDays } from './factor-duty.service.ts'
import * as queries from './factors.queries.ts'
import { findStep, toBase32, totpAddress } from './totp.ts'
import { openTotp, sealTotp } from './totp-secrets.ts'

const SECRET_BYTES = 20
const RECOVERY_CODES = 10
const RECOVERY_BYTES = 10
/** Attempts per account, including successful ones. */
const CODE_TRIES = { limit: 15, windowSeconds: 900 }

/** A code, and what opens the secret that it belongs to. */
export interface Proof {
  code: string
  secrets: Sealer
}

/** Who sets up a second factor, and in which session. */
export interface Enrolling {
  accountId: number
  token: string
}

export interface Factors {
  totp: boolean
  passkeys: number
}

export async function readFactors(sql: Db, accountId: number): Promise<Factors> {
  const [[totp], passkeys] = await Promise.all([queries.findTotp(sql, accountId), queries.listPasskeys(sql, accountId)])
  return { totp: totp?.confirmed ?? false, passkeys: passkeys.length }
}

/** Called after the password was right. Accounts without a second factor pass. */
export async function checkSecondFactor(sql: Db, accountId: number, proof?: Proof): Promise<void> {
  const { totp, passkeys } = await readFactors(sql, accountId)
  if (!totp && passkeys === 0) return
  if (!proof?.code)
    throw new AppError(
      'second_factor_needed',
      totp
        ? 'Please enter the code of your authenticator app, or a recovery code.'
        : 'Please sign in with your passkey, or enter a recovery code.',
    )
  await consumeRateLimit(sql, `second-factor:${accountId}`, CODE_TRIES)
  if (!(await spendCode(sql, accountId, proof)))
    throw new AppError('wrong_code', 'This code is not valid. Codes change every 30 seconds and work once.')
}

/** Redeems a code of the app or a recovery code. */
export async function spendCode(sql: Db, accountId: number, { code, secrets }: Proof): Promise<boolean> {
  const [totp] = await queries.findTotp(sql, accountId)
  const step = totp?.confirmed ? findStep(openTotp(secrets, accountId, totp.secret), code, Date.now()) : undefined
  if (step !== undefined) return (await queries.spendStep(sql, accountId, step)).length === 1
  return (await queries.takeRecoveryCode(sql, accountId, tokenHash(code))).length === 1
}

export async function getSecurity(sql: Db, accountId: number, token: string): Promise<MySecurity> {
  const [[totp], passkeys, [codes], secondFactor, sessions] = await Promise.all([
    queries.findTotp(sql, accountId),
    queries.listPasskeys(sql, accountId),
    queries.countRecoveryCodes(sql, accountId),
    readFactorDuty(sql, accountId),
    listDevices(sql, accountId, token),
  ])
  return {
    secondFactor,
    totp: totp?.confirmed ?? false,
    passkeys: passkeys.map(({ passkeyId, name, createdAt, lastUsedAt }) => ({
      passkeyId,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    recoveryCodesLeft: codes?.count ?? 0,
    sessions,
  }
}

export async function startTotp(sql: Db, secrets: Sealer, accountId: number) {
  const secret = randomBytes(SECRET_BYTES)
  const [written] = await queries.insertTotp(sql, accountId, sealTotp(secrets, accountId, secret))
  if (!written) throw new AppError('invalid_input', 'An authenticator app is set up already. Remove it first.')
  const [{ settings }, { email }] = await Promise.all([getShop(sql), getStaffAccount(sql, accountId)])
  return { secret: toBase32(secret), address: totpAddress(secret, shopNameOf(settings), email) }
}

export function confirmTotp(sql: Db, { accountId, token }: Enrolling, { code, secrets }: Proof) {
  return inTransaction(sql, async (tx) => {
    const [totp] = await queries.findTotp(tx, accountId)
    if (!totp || totp.confirmed) throw new AppError('invalid_input', 'Please set up the app first.')
    const step = findStep(openTotp(secrets, accountId, totp.secret), code, Date.now())
    if (step === undefined)
      throw new AppError('wrong_code', 'This code is not valid. Check the time of your device, and enter the next one.')
    await queries.confirmTotp(tx, accountId, step)
    return finishEnrolling(tx, { accountId, token })
  })
}

export async function removeTotp(sql: Db, accountId: number): Promise<void> {
  await queries.deleteTotp(sql, accountId)
  await deleteUselessCodes(sql, accountId)
}

/** Deletes the recovery codes with the last second factor. */
export async function deleteUselessCodes(sql: Db, accountId: number): Promise<void> {
  const { totp, passkeys } = await readFactors(sql, accountId)
  if (!totp && passkeys === 0) await queries.deleteRecoveryCodes(sql, accountId)
}

/** Called once a factor was added. With the first one all sessions end that the password alone may have opened. */
export async function finishEnrolling(tx: Tx, { accountId, token }: Enrolling): Promise<{ recoveryCodes: string[] }> {
  const { totp, passkeys } = await readFactors(tx, accountId)
  if (Number(totp) + passkeys === 1) await signOutEverywhere(tx, accountId, token)
  return { recoveryCodes: await ensureRecoveryCodes(tx, accountId) }
}

/** Recovery codes are created with the first second factor and shown once. */
async function ensureRecoveryCodes(tx: Tx, accountId: number): Promise<string[]> {
  const [left] = await queries.countRecoveryCodes(tx, accountId)
  return left && left.count > 0 ? [] : renewRecoveryCodes(tx, accountId)
}

export async function renewRecoveryCodes(sql: Db, accountId: number): Promise<string[]> {
  const { totp, passkeys } = await readFactors(sql, accountId)
  if (!totp && passkeys === 0) throw new AppError('invalid_input', 'Please set up a second factor first.')
  const codes = Array.from({ length: RECOVERY_CODES }, () => toBase32(randomBytes(RECOVERY_BYTES)))
  await queries.deleteRecoveryCodes(sql, accountId)
  await queries.insertRecoveryCodes(sql, accountId, codes.map(tokenHash))
  return codes.map((code) => code.match(/.{4}/g)?.join('-') ?? code)
}

/** By an administrator, for an account that has lost phone and codes. */
export function resetSecondFactor(sql: Db, caller: number, accountId: number): Promise<void> {
  if (caller === accountId) throw new AppError('invalid_input', 'Remove your own second factors on your security page.')
  return inTransaction(sql, async (tx) => {
    await getStaffAccount(tx, accountId).catch(() => {
      throw new AppError('not_found', 'There is no such account.')
    })
    await queries.deleteTotp(tx, accountId)
    await queries.deletePasskeys(tx, accountId)
    await queries.deleteRecoveryCodes(tx, accountId)
    await signOutEverywhere(tx, accountId)
  })
}

export async function requireSecondFactor(sql: Db, { role, required }: { role: string; required: boolean }) {
  const changed = await queries.setRequirement(sql, role, required)
  if (changed.length === 0) throw new AppError('invalid_input', 'role: This role does not exist.')
}

/** How long those who need a second factor may do without. Turned on again, everybody has all the days again. */
export function setGraceDays(sql: Db, editor: Editor, secondFactorDays: number): Promise<void> {
  return inTransaction(sql, async (tx) => {
    if ((await readGraceDays(tx)) === 0) await queries.forgetGrace(tx)
    await changeShop(tx, editor, { changes: { secondFactorDays } })
    await beginGrace(tx)
  })
}

export const markConfirmed = (sql: Db, token: string) => queries.markConfirmed(sql, tokenHash(token))
