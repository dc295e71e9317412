import { emailKey } from '#features/account/account.rules.ts'
import { type Db, inTransaction, type Tx } from '#server/database/connect.ts'
import { enqueue } from '#server/jobs/job.ts'
import { AppError } from '#shared/app-error.ts'
import { looksLikeEmail, NOT_AN_EMAIL } from '#shared/email.ts'
import { sendConfirmation, sendUnsubscribeLink } from './newsletter.jobs.ts'
import * as queries from './newsletter.queries.ts'

/** Repeated calls change nothing, and the answer does not reveal known addresses. */
export function subscribeToNewsletter(
  sql: Db,
  { email, name }: { email: string; name: string },
  publicUrl: string,
): Promise<void> {
  assertEmail(email)
  const reader = { email, emailKey: emailKey(email), name }
  return inTransaction(sql, async (tx) => {
    await queries.upsertSubscriber(tx, reader)
    await enqueue(tx, sendConfirmation, { ...reader, publicUrl })
  })
}

export async function confirmNewsletter(sql: Db, secret: string): Promise<{ email: string }> {
  const [confirmed] = await queries.confirmSubscriber(sql, secret)
  if (!confirmed) throw new AppError('not_found', 'This link is not valid. Please subscribe again.')
  return confirmed
}

export async function requestUnsubscribe(sql: Db, secret: string): Promise<{ left: boolean }> {
  const [left] = await queries.removeSubscriber(sql, secret)
  if (!left) throw new AppError('not_found', 'This link is not valid. Please enter your e-mail address.')
  return { left: true }
}

/** Sends an unsubscribe link, because only the owner of an address may unsubscribe it. */
export async function sendUnsubscribeMail(sql: Db, email: string, publicUrl: string): Promise<{ left: boolean }> {
  assertEmail(email)
  await enqueue(sql, sendUnsubscribeLink, { emailKey: emailKey(email), publicUrl })
  return { left: false }
}

function assertEmail(email: string): void {
  if (!looksLikeEmail(email)) throw new AppError('invalid_input', NOT_AN_EMAIL)
}

/** What is kept about an address, for the export of a person's data. */
export async function readSubscription(sql: Db, email: string) {
  const [subscription] = await queries.findSubscription(sql, emailKey(email))
  return subscription ?? null
}

export async function removeReader(sql: Db, email: string): Promise<void> {
  await queries.deleteSubscription(sql, emailKey(email))
}

/** Moves a subscription to a new address, unless that has its own. */
export async function moveReader(tx: Tx, from: string, to: string): Promise<void> {
  await queries.moveSubscription(tx, emailKey(from), { email: to, emailKey: emailKey(to) })
}
