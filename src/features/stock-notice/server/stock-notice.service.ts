import { emailKey } from '#features/account/account.rules.ts'
import { findContact } from '#features/account/server/account.service.ts'
import { isDiscontinued } from '#features/catalog/availability.rules.ts'
import { sendShopMail } from '#features/shop/server/shop-mail.service.ts'
import { type Db, inTransaction, type Sql, type Tx } from '#server/database/connect.ts'
import { enqueue } from '#server/jobs/job.ts'
import { AppError } from '#shared/app-error.ts'
import { looksLikeEmail, NOT_AN_EMAIL } from '#shared/email.ts'
import { sendConfirmation, sendNotices } from './stock-notice.jobs.ts'
import { backInStockMail } from './stock-notice.mails.ts'
import * as queries from './stock-notice.queries.ts'

/** Maximum number of notices per address. */
const MAX_OPEN = 500
const BATCH_SIZE = 100

export function assertEmail(email: string): void {
  if (!looksLikeEmail(email)) throw new AppError('invalid_input', NOT_AN_EMAIL)
}

/** The address of an account is confirmed already. */
export async function noteForBuyer(sql: Db, accountId: number, goodsId: number): Promise<{ confirmed: boolean }> {
  const contact = await findContact(sql, accountId)
  if (!contact) throw new AppError('not_found', 'This account no longer exists.')
  await getAwaitedPart(sql, goodsId)
  const { email } = contact
  await assertRoom(sql, email)
  await queries.saveNotice(sql, { goodsId, email, emailKey: emailKey(email), confirmed: true })
  return { confirmed: true }
}

/** The answer does not reveal earlier requests of the address. */
export function askByMail(
  sql: Db,
  { goodsId, email }: { goodsId: number; email: string },
  publicUrl: string,
): Promise<{ confirmed: boolean }> {
  const notice = { goodsId, email, emailKey: emailKey(email), confirmed: false }
  return inTransaction(sql, async (tx) => {
    await getAwaitedPart(tx, goodsId)
    await assertRoom(tx, email)
    await queries.saveNotice(tx, notice)
    await enqueue(tx, sendConfirmation, { ...notice, publicUrl })
    return { confirmed: false }
  })
}

async function getAwaitedPart(sql: Db, goodsId: number) {
  const [part] = await queries.findPart(sql, goodsId)
  if (!part) throw new AppError('not_found', 'This part is not in the catalogue.')
  if (isDiscontinued(part.lifecycle))
    throw new AppError('invalid_input', `No further stock of ${part.goodsModel} is expected.`)
  if (part.stockCount >= part.minBuyCount)
    throw new AppError('invalid_input', `${part.goodsModel} is in stock: ${part.stockCount} pieces.`)
  return part
}

async function assertRoom(sql: Db, email: string): Promise<void> {
  const [row] = await queries.countOpen(sql, emailKey(email))
  if ((row?.count ?? 0) >= MAX_OPEN)
    throw new AppError(
      'invalid_input',
      `This address has ${MAX_OPEN} stock notices, the maximum. The link in any of their e-mails ends them.`,
    )
}

export async function confirmNotice(sql: Db, secret: string): Promise<{ goodsModel: string }> {
  const [confirmed] = await queries.confirmNotice(sql, secret)
  if (!confirmed) throw new AppError('not_found', 'This link is no longer valid. Please request the notice again.')
  return confirmed
}

/** Ends all notices of the address. Idempotent. */
export async function stopNotices(sql: Db, secret: string): Promise<{ stopped: number }> {
  return { stopped: (await queries.deleteByAddress(sql, secret)).length }
}

/** Goods have come in: their notices need not wait for the next look. */
export const requestNotices = (tx: Tx): Promise<void> => enqueue(tx, sendNotices, {}, { key: 'requested' })

/** Each batch is a transaction with its mails. */
export async function sendDueNotices(sql: Sql | Db, publicUrl: string): Promise<void> {
  for (let sent = BATCH_SIZE; sent === BATCH_SIZE; ) {
    sent = await inTransaction(sql, async (tx) => {
      const due = await queries.takeDue(tx, BATCH_SIZE)
      for (const notice of due) await sendShopMail(tx, backInStockMail(publicUrl, notice))
      return due.length
    })
  }
  await queries.deleteOld(sql)
}

/** For the export of a person's data. */
export const readNoticesOf = (sql: Db, email: string) => queries.listByAddress(sql, emailKey(email))

export async function removeNoticesOf(tx: Tx, email: string): Promise<void> {
  await queries.deleteAddress(tx, emailKey(email))
}

export async function moveNotices(tx: Tx, from: string, to: string): Promise<void> {
  await queries.moveNotices(tx, emailKey(from), { email: to, emailKey: emailKey(to) })
}
