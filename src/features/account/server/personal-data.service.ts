import { listResourcesOf, releaseAllOf } from '#features/resource/server/resource.service.ts'
import { sendShopMail } from '#features/shop/server/shop-mail.service.ts'
import { eraseFromAudit } from '#server/api/audit.ts'
import { forgetAnswersTo } from '#server/api/idempotency.ts'
import { eraseFromSecurityLog, listSecurityEventsOf } from '#server/api/security-log.ts'
import { type Db, inTransaction, type Tx } from '#server/database/connect.ts'
import { forgetJobs } from '#server/jobs/job.ts'
import { forgetMailsNaming } from '#server/mail/mail.ts'
import { AppError } from '#shared/app-error.ts'
import { emailKey } from '../account.rules.ts'
import { accountDeletedMail } from './account.mails.ts'
import { deleteAccount, lockAccount } from './account.queries.ts'
import { getUserDetails } from './account.service.ts'
import { listInvoiceTitles } from './invoice-titles/invoice-title.service.ts'
import { sendPasswordLink } from './password/password.jobs.ts'
import { confirmPassword } from './password/password.service.ts'
import { repeatActivation } from './registration/registration.jobs.ts'
import { deleteRegistrations } from './registration/registration.queries.ts'
import { warnOfGuesses } from './session/guesses.jobs.ts'
import { listDevices } from './session/session.service.ts'
import { deleteInvitationsTo } from './team/team.queries.ts'
import { closeTeam } from './team/team.service.ts'

/** A feature with personal data. All are listed in `src/app/personal-data.ts`. */
export interface PersonalDataKeeper {
  /** Key of its part in the export. */
  name: string
  read(sql: Db, accountId: number): Promise<unknown>
  /**
   * Called before the account is deleted: records that must stay (orders) are anonymised here; what the database deletes
   * with the account needs nothing. May refuse, for example while an order is open.
   */
  anonymise?(tx: Tx, accountId: number): Promise<void>
  /** How inputs of staff calls name what belongs to the account, such as `{ orderNo }`: the audit trail forgets their texts. */
  audited?(sql: Db, accountId: number): Promise<object[]>
  /** The account becomes a member of a customer. May refuse, for example while an own order is open. */
  join?(tx: Tx, accountId: number): Promise<void>
  /** A member leaves a customer: mails about what they have ordered go to the owner from now on. */
  leave?(tx: Tx, member: { customerId: number; memberId: number }): Promise<void>
  /** The e-mail address changes: moves records that are stored by address. */
  readdress?(tx: Tx, from: string, to: string): Promise<void>
}

export async function exportPersonalData(
  sql: Db,
  who: { accountId: number; token: string },
  keepers: PersonalDataKeeper[],
): Promise<Record<string, unknown>> {
  const { accountId, token } = who
  const [account, devices, invoiceTitles, files, events] = await Promise.all([
    getUserDetails(sql, accountId),
    listDevices(sql, accountId, token),
    listInvoiceTitles(sql, accountId),
    listResourcesOf(sql, accountId),
    listSecurityEventsOf(sql, accountId),
  ])
  const securityLog = events.map((event) => ({ ...event, at: event.at.toISOString() }))
  const others = await Promise.all(keepers.map(async ({ name, read }) => [name, await read(sql, accountId)] as const))
  return {
    exportedAt: new Date().toISOString(),
    account,
    devices,
    securityLog,
    invoiceTitles,
    files,
    ...Object.fromEntries(others),
  }
}

/** Deletes the account. References were removed before or are deleted by the database. */
export async function deletePersonalData(
  sql: Db,
  accountId: number,
  password: string,
  keepers: PersonalDataKeeper[],
): Promise<void> {
  const account = await confirmPassword(sql, accountId, password)
  if (account.role === 'staff') throw new AppError('not_allowed', 'Staff accounts can only be deleted by the shop.')
  await inTransaction(sql, (tx) => erasePersonalData(tx, account, keepers))
}

/** By the owner, or by the shop at the owner's request. */
export async function erasePersonalData(
  tx: Tx,
  { accountId, email }: { accountId: number; email: string },
  keepers: PersonalDataKeeper[],
): Promise<void> {
  await lockAccount(tx, accountId)
  await closeTeam(tx, accountId, keepers)
  await eraseFromTrails(tx, { accountId, email }, keepers)
  for (const keeper of keepers) await keeper.anonymise?.(tx, accountId)
  await releaseAllOf(tx, accountId)
  await forgetAnswersTo(tx, accountId)
  await deleteRegistrations(tx, emailKey(email))
  await deleteInvitationsTo(tx, emailKey(email))
  await forgetMailsNaming(tx, email)
  await forgetJobs(tx, [sendPasswordLink, repeatActivation, warnOfGuesses], { emailKey: emailKey(email) })
  await deleteAccount(tx, accountId)
  await sendShopMail(tx, accountDeletedMail(email))
}

/** Before the keepers forget the numbers by which the trails are searched. */
async function eraseFromTrails(
  tx: Tx,
  { accountId, email }: { accountId: number; email: string },
  keepers: PersonalDataKeeper[],
): Promise<void> {
  const inputs: object[] = [{ accountId }, { signedInAs: accountId }, { email }, { filter: { keyword: email } }]
  for (const keeper of keepers) inputs.push(...((await keeper.audited?.(tx, accountId)) ?? []))
  await eraseFromAudit(tx, inputs)
  await eraseFromSecurityLog(tx, accountId)
}
