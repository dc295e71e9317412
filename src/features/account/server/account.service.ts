import { randomBytes } from 'node:crypto'
import { claimResource, releaseResource, resourceIdOf } from '#features/resource/server/resource.service.ts'
import { aloneAs, noIdentity } from '#server/api/implement.ts'
import { type Db, inTransaction } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'
import { looksLikeEmail, NOT_AN_EMAIL } from '#shared/email.ts'
import type { MailPreferences, ProfileChange, UserDetails, UserInfo } from '../account.contract.ts'
import { emailKey } from '../account.rules.ts'
import * as queries from './account.queries.ts'
import { assertGoodPassword, hashPassword, isPassword } from './password/passwords.ts'
import { findPendingRegistration } from './registration/registration.queries.ts'
import { beginGrace } from './second-factor/factor-duty.service.ts'
import { checkSecondFactor, type Proof } from './second-factor/factors.service.ts'
import { forgetGuesses } from './session/guesses.service.ts'
import { openSession, signOutEverywhere, type UsedDevice } from './session/session.service.ts'
import { appointAdministrator } from './staff-accounts.queries.ts'

export { identify } from './session/session.service.ts'

/** Known and unknown addresses take the same two queries and one password comparison. */
async function comparePassword(sql: Db, email: string, password: string) {
  const key = emailKey(email)
  const [[account], [pending]] = await Promise.all([
    queries.findAccountByEmail(sql, key),
    findPendingRegistration(sql, key),
  ])
  const right = await isPassword((account ?? pending)?.passwordHash, password)
  return { account, right: right && !account?.disabledAt }
}

/** Whether this is the password of an account; as much work as a login. */
export async function hasPassword(sql: Db, email: string, password: string): Promise<boolean> {
  const { account, right } = await comparePassword(sql, email, password)
  return account !== undefined && right
}

/** Only with the password of a pending registration the answer says that it is not activated. */
export async function logIn(
  sql: Db,
  email: string,
  password: string,
  used?: UsedDevice,
  proof?: Proof,
): Promise<{ token: string; userInfo: UserInfo }> {
  const { account, right } = await comparePassword(sql, email, password)
  if (!right) throw new AppError('wrong_credentials', 'Incorrect e-mail or password.')
  if (!account)
    throw new AppError(
      'not_activated',
      'Your account is not active yet. Please open the link in the e-mail we sent you.',
    )
  if (account.role === 'staff') await checkSecondFactor(sql, account.accountId, proof)
  return { token: await openSession(sql, account, used), userInfo: userInfoOf(account) }
}

export async function getUserDetails(sql: Db, accountId: number): Promise<UserDetails> {
  return userDetailsOf(await getAccount(sql, accountId))
}

async function getAccount(sql: Db, accountId: number): Promise<queries.AccountRow> {
  const [account] = await queries.findAccount(sql, accountId)
  if (!account) throw noIdentity()
  return account
}

export const userInfoOf = (row: queries.AccountRow): UserInfo => ({
  userId: row.accountId,
  email: row.email,
  name: row.fullName,
  avatar: row.avatar,
  role: row.role,
  countryId: row.countryId,
  company: row.company,
  ownPrices: row.priceListId !== null,
  teamRole: row.teamRole,
})

const userDetailsOf = (row: queries.AccountRow): UserDetails => ({
  ...userInfoOf(row),
  jobTitle: row.jobTitle,
  phone: row.phone,
  website: row.website,
  taxNumber: row.taxNumber,
  mailPreferences: { offers: row.offers, reminders: row.reminders, newDevice: row.newDevice },
  createdAt: row.createdAt.toISOString(),
  passwordChangedAt: row.passwordChangedAt.toISOString(),
})

/** Creates an active account: for the demo, for staff, for tests. */
export async function createAccount(
  sql: Db,
  account: { email: string; password: string; role: 'buyer' | 'staff'; fullName: string },
): Promise<void> {
  const { email, role, fullName } = account
  const passwordHash = await hashPassword(account.password)
  await queries.insertAccount(sql, { email, emailKey: emailKey(email), passwordHash, role, fullName })
}

/**
 * Creates an administrator. For an existing account the password is replaced and sessions
 * are ended. Returns the id of the account.
 */
export async function appointStaff(
  sql: Db,
  { email, password, fullName }: { email: string; password: string; fullName: string },
): Promise<number> {
  if (!looksLikeEmail(email)) throw new AppError('invalid_input', NOT_AN_EMAIL)
  await assertGoodPassword(password, { email, name: fullName })
  return inTransaction(sql, async (tx) => {
    const [known] = await queries.findAccountByEmail(tx, emailKey(email))
    if (known && known.role !== 'staff')
      throw new AppError('invalid_input', 'A buyer has an account with this e-mail address. Please use another one.')
    if (!known) await createAccount(tx, { email, password, role: 'staff', fullName })
    const [account] = await queries.findAccountByEmail(tx, emailKey(email))
    if (!account) throw new Error('the account was not created')
    if (known) {
      await queries.updatePassword(tx, account.accountId, await hashPassword(password))
      await signOutEverywhere(tx, account.accountId)
      await forgetGuesses(tx, emailKey(email))
      await appointAdministrator(tx, account.accountId)
    }
    await beginGrace(tx)
    return account.accountId
  })
}

/** Sets the password of a demo account, unless it is the same. */
export async function ensurePassword(sql: Db, email: string, password: string): Promise<void> {
  const [account] = await queries.findAccountByEmail(sql, emailKey(email))
  if (!account || (await isPassword(account.passwordHash, password))) return
  await queries.updatePassword(sql, account.accountId, await hashPassword(password))
}

/** Blocks logins and ends all sessions. The data of the account stays. */
export async function disableLogin(sql: Db, email: string): Promise<void> {
  const [account] = await queries.findAccountByEmail(sql, emailKey(email))
  if (!account) return
  await queries.updatePassword(sql, account.accountId, await hashPassword(randomBytes(32).toString('base64url')))
  await signOutEverywhere(sql, account.accountId)
}

export async function changeProfile(sql: Db, accountId: number, profile: ProfileChange): Promise<UserDetails> {
  await queries.updateProfile(sql, accountId, profile)
  return getUserDetails(sql, accountId)
}

export async function changeMailPreferences(
  sql: Db,
  accountId: number,
  wanted: MailPreferences,
): Promise<MailPreferences> {
  await queries.updateMailPreferences(sql, accountId, wanted)
  return wanted
}

/** Claims the new picture and releases the old one. */
export function changeAvatar(sql: Db, accountId: number, resourceId: string | null): Promise<UserInfo> {
  return inTransaction(sql, async (tx) => {
    const [before] = await queries.lockAccount(tx, accountId)
    const picture = resourceId === null ? undefined : await claimResource(tx, resourceId, aloneAs(accountId), 'avatar')
    await queries.updateAvatar(tx, accountId, picture?.url ?? null)
    const old = before?.avatar ? resourceIdOf(before.avatar) : undefined
    if (old) await releaseResource(tx, old)
    return userInfoOf(await getAccount(tx, accountId))
  })
}

/** E-mail address and preferences, for mails of other features; undefined when the account is deleted. */
export async function findContact(
  sql: Db,
  accountId: number,
): Promise<{ email: string; name: string; taxNumber: string; mailPreferences: MailPreferences } | undefined> {
  const [row] = await queries.findAccount(sql, accountId)
  if (!row) return undefined
  const { email, fullName: name, taxNumber } = row
  return { email, name, taxNumber, mailPreferences: userDetailsOf(row).mailPreferences }
}
