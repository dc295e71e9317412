import { sendShopMail } from '#features/shop/server/shop-mail.service.ts'
import { type Db, inTransaction } from '#server/database/connect.ts'
import { enqueue } from '#server/jobs/job.ts'
import { AppError } from '#shared/app-error.ts'
import { emailKey } from '../../account.rules.ts'
import type { Registration } from '../../registration.contract.ts'
import { welcomeMail } from '../account.mails.ts'
import { insertAccount } from '../account.queries.ts'
import { assertOwnEmail } from '../own-email.ts'
import { assertGoodPassword, hashPassword } from '../password/passwords.ts'
import { tokenHash } from '../session/tokens.ts'
import { ACTIVATION_HOURS, answerRegistration, repeatActivation } from './registration.jobs.ts'
import * as queries from './registration.queries.ts'

/** Answer and response time do not reveal whether the address has an account; the mail informs its owner. */
export async function register(sql: Db, registration: Registration, publicUrl: string): Promise<void> {
  const { email, password, name, company, countryId, offers } = registration
  assertOwnEmail(email)
  await assertGoodPassword(password, { email, name })
  const passwordHash = await hashPassword(password)
  const row = { email, emailKey: emailKey(email), passwordHash, fullName: name, company, countryId, offers }
  await inTransaction(sql, async (tx) => {
    await queries.deleteExpiredRegistrations(tx)
    const [kept] = await queries.insertRegistration(tx, row, ACTIVATION_HOURS)
    if (kept) await enqueue(tx, answerRegistration, { ...kept, publicUrl })
  })
}

/** The registration of the opened link becomes the account; others for the address are deleted. */
export function activate(sql: Db, token: string, publicUrl: string): Promise<string> {
  return inTransaction(sql, async (tx) => {
    const [registration] = await queries.takeRegistration(tx, tokenHash(token))
    if (!registration) throw new AppError('link_expired', 'This link has expired or was used before.')
    const { registrationId: _, ...account } = registration
    await queries.deleteRegistrations(tx, account.emailKey)
    const [opened] = await insertAccount(tx, { ...account, role: 'buyer' })
    if (!opened) throw new AppError('link_expired', 'This address already has an account. Please log in.')
    await sendShopMail(tx, welcomeMail(account.email, account.fullName, publicUrl))
    return account.email
  })
}

export async function resendActivation(sql: Db, email: string, publicUrl: string): Promise<void> {
  await enqueue(sql, repeatActivation, { emailKey: emailKey(email), publicUrl })
}
