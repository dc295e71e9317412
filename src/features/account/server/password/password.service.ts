import { sendShopMail } from '#features/shop/server/shop-mail.service.ts'
import { type Db, inTransaction, type Tx } from '#server/database/connect.ts'
import { enqueue } from '#server/jobs/job.ts'
import { AppError } from '#shared/app-error.ts'
import { emailKey } from '../../account.rules.ts'
import { passwordChangedMail } from '../account.mails.ts'
import { type AccountRow, findAccount, updatePassword } from '../account.queries.ts'
import { deleteEmailChange } from '../email-change/email-change.queries.ts'
import { forgetGuesses } from '../session/guesses.service.ts'
import { recordDevice, signOutEverywhere, type UsedDevice } from '../session/session.service.ts'
import { tokenHash } from '../session/tokens.ts'
import { sendPasswordLink } from './password.jobs.ts'
import * as queries from './password.queries.ts'
import { assertGoodPassword, hashPassword, isPassword } from './passwords.ts'

const EXPIRED = 'This link has expired or was used before. Please ask for a new one.'

export async function retrievePassword(sql: Db, email: string, publicUrl: string): Promise<void> {
  await enqueue(sql, sendPasswordLink, { emailKey: emailKey(email), publicUrl })
}

/** Ends all sessions and all other links; the device becomes a known one. */
export async function resetPassword(sql: Db, token: string, password: string, used: UsedDevice): Promise<void> {
  const key = tokenHash(token)
  const [link] = await queries.findPasswordLink(sql, key)
  const account = link && (await findOwner(sql, link.accountId))
  if (!account) throw new AppError('link_expired', EXPIRED)
  // Before the link is deleted, so that a refused password leaves it valid.
  await assertGoodPassword(password, { email: account.email, name: account.fullName })
  const passwordHash = await hashPassword(password)
  await inTransaction(sql, async (tx) => {
    const [taken] = await queries.takePasswordLink(tx, key)
    if (!taken) throw new AppError('link_expired', EXPIRED)
    await setPassword(tx, account, passwordHash, used.publicUrl)
    await signOutEverywhere(tx, account.accountId)
    // Who opens a mail to the owner is the owner: here the new password is never slowed down.
    await recordDevice(tx, account.accountId, used)
  })
}

export async function changePassword(
  sql: Db,
  who: { accountId: number; token: string; publicUrl: string },
  { oldPassword, password }: { oldPassword: string; password: string },
): Promise<void> {
  const account = await confirmPassword(sql, who.accountId, oldPassword)
  await assertGoodPassword(password, { email: account.email, name: account.fullName })
  const passwordHash = await hashPassword(password)
  await inTransaction(sql, async (tx) => {
    await setPassword(tx, account, passwordHash, who.publicUrl)
    await signOutEverywhere(tx, who.accountId, who.token)
  })
}

/** Confirms the password before sensitive changes. */
export async function confirmPassword(sql: Db, accountId: number, password: string): Promise<AccountRow> {
  const account = await findOwner(sql, accountId)
  const right = await isPassword(account?.passwordHash, password)
  if (!account || !right) throw new AppError('wrong_credentials', 'This is not your current password.')
  return account
}

async function setPassword(tx: Tx, account: AccountRow, passwordHash: string, publicUrl: string): Promise<void> {
  await updatePassword(tx, account.accountId, passwordHash)
  await queries.deletePasswordLinks(tx, account.accountId)
  await forgetGuesses(tx, emailKey(account.email))
  // A pending change may have been requested with the old password.
  await deleteEmailChange(tx, account.accountId)
  await sendShopMail(tx, passwordChangedMail(account.email, publicUrl, new Date()))
}

async function findOwner(sql: Db, accountId: number): Promise<AccountRow | undefined> {
  const [account] = await findAccount(sql, accountId)
  return account
}
