import { type Db, inTransaction } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'
import type { InvoiceTitle, InvoiceTitleFields } from '../../invoice-title.contract.ts'
import { lockAccount } from '../account.queries.ts'
import * as queries from './invoice-title.queries.ts'

const MAX_TITLES = 50
const UNKNOWN = 'There is no such invoice title.'

export const listInvoiceTitles = async (sql: Db, accountId: number): Promise<InvoiceTitle[]> =>
  queries.listInvoiceTitles(sql, accountId)

/** Titles of others are not found. */
export async function getInvoiceTitle(sql: Db, accountId: number, invoiceTitleId: number): Promise<InvoiceTitle> {
  const [title] = await queries.findInvoiceTitle(sql, accountId, invoiceTitleId)
  if (!title) throw new AppError('not_found', UNKNOWN)
  return title
}

/** At most one is the default: a new one replaces it. */
export function saveInvoiceTitle(
  sql: Db,
  accountId: number,
  { invoiceTitleId, ...title }: InvoiceTitleFields & { invoiceTitleId?: number },
): Promise<{ invoiceTitleId: number }> {
  return inTransaction(sql, async (tx) => {
    await lockAccount(tx, accountId)
    const kept = await queries.listInvoiceTitles(tx, accountId)
    if (invoiceTitleId === undefined && kept.length >= MAX_TITLES)
      throw new AppError(
        'invalid_input',
        `You have ${MAX_TITLES} invoice titles, the maximum. Please remove one first.`,
      )
    if (title.isDefault) await queries.clearDefault(tx, accountId)
    const [saved] =
      invoiceTitleId === undefined
        ? await queries.insertInvoiceTitle(tx, accountId, title)
        : await queries.updateInvoiceTitle(tx, accountId, invoiceTitleId, title)
    if (!saved) throw new AppError('not_found', UNKNOWN)
    return { ...saved }
  })
}

export async function removeInvoiceTitle(sql: Db, accountId: number, invoiceTitleId: number): Promise<void> {
  const removed = await queries.deleteInvoiceTitle(sql, accountId, invoiceTitleId)
  if (removed.length === 0) throw new AppError('not_found', UNKNOWN)
}
