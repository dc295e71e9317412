import { sendShopMail } from '#features/shop/server/shop-mail.service.ts'
import { type Db, inTransaction } from '#server/database/connect.ts'
import { enqueue } from '#server/jobs/job.ts'
import { AppError } from '#shared/app-error.ts'
import { emailKey } from '../../account.rules.ts'
import { emailAskedMail, emailChangedMail } from '../account.mails.ts'
import { lockAccount, updateEmail } from '../account.queries.ts'
import { assertOwnEmail } from '../own-email.ts'
import { deletePasswordLinks } from '../password/password.queries.ts'
import { confirmPassword } from '../password/password.service.ts'
import type { PersonalDataKeeper } from '../personal-data.service.ts'
import { deleteRegistrations } from '../registration/registration.queries.ts'
import { tokenHash } from '../session/tokens.ts'
import { EMAIL_CHANGE_HOURS, sendEmailLink } from './email-change.jobs.ts'
import * as queries from './email-change.queries.ts'

const UNIQUE_VIOLATION = '23505'

/** The answer and the mail to the old address do not reveal whether the new one has an account; only its owner is notified. */
export async function askForEmailChange(
  sql: Db,
  who: { accountId: number; publicUrl: string },
  { email, password }: { email: string; password: string },
): Promise<void> {
  const { accountId, publicUrl } = who
  const account = await confirmPassword(sql, accountId, password)
  assertOwnEmail(email)
  const request = { accountId, email, emailKey: emailKey(email) }
  if (request.emailKey === emailKey(account.email))
    throw new AppError('invalid_input', 'This is already your e-mail address.')
  await inTransaction(sql, async (tx) => {
    await queries.upsertEmailChange(tx, request, EMAIL_CHANGE_HOURS)
    await enqueue(tx, sendEmailLink, { accountId, publicUrl })
    await sendShopMail(tx, emailAskedMail(account.email, publicUrl, new Date()))
  })
}

const isTaken = (error: unknown) => error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION

/** Sessions stay valid. Links mailed to the old address become invalid. */
export function confirmEmailChange(
  sql: Db,
  token: string,
  publicUrl: string,
  keepers: PersonalDataKeeper[],
): Promise<{ userId: number; email: string }> {
  return inTransaction(sql, async (tx) => {
    const [request] = await queries.takeEmailChange(tx, tokenHash(token))
    const [account] = request ? await lockAccount(tx, request.accountId) : []
    if (!request || !account) throw new AppError('link_expired', 'This link has expired or was used before.')
    const { accountId, email, emailKey } = request
    await updateEmail(tx, accountId, email, emailKey)
    await deletePasswordLinks(tx, accountId)
    await deleteRegistrations(tx, emailKey)
    for (const keeper of keepers) await keeper.readdress?.(tx, account.email, email)
    await sendShopMail(tx, emailChangedMail(account.email, publicUrl, new Date()))
    return { userId: accountId, email }
  }).catch((error: unknown) => {
    if (!isTaken(error)) throw error
    throw new AppError('link_expired', 'This address now belongs to another account. Please use another one.', {
      cause: error,
    })
  })
}
