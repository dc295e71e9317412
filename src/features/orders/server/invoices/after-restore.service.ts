import type { Tx } from '#server/database/connect.ts'
import { formatInvoiceNumber, invoicesSince, parseInvoiceNumber } from '../../invoice-number.rules.ts'
import * as queries from './invoices.queries.ts'

/** The newest number that this database knows; empty if there is none. */
export async function getLastInvoiceNumber(tx: Tx): Promise<string> {
  const [counter] = await queries.hasInvoiceCounter(tx)
  const [last] = counter?.isThere ? await queries.findLastInvoiceNumber(tx) : []
  return last ? formatInvoiceNumber(last) : ''
}

interface Restored {
  backupAt: Date
  /** The newest number of the database that was replaced. */
  replaced: string
  /** The last number that was given out, as the owner knows it. Absent: nobody knows it. */
  named?: string | undefined
}

/**
 * Moves the counter beyond every number that may have been given out after the backup, and notes what was left out. A
 * number is never given out twice; a gap can be explained. Returns what to tell the owner.
 */
export async function skipInvoiceNumbers(tx: Tx, { backupAt, replaced, named }: Restored): Promise<string> {
  const [pace] = await queries.findInvoicePace(tx)
  if (!pace) throw new Error('the counter of invoices was not read')
  const { year, last: inBackup, busiestDay } = pace
  const ofThisYear = (text = '') => {
    const known = parseInvoiceNumber(text)
    return known?.year === year ? known.number : 0
  }
  const known = Math.max(inBackup, ofThisYear(replaced), ofThisYear(named))
  const last = named === undefined ? known + invoicesSince(Date.now() - backupAt.getTime(), busiestDay) : known
  if (last === inBackup) return ''
  await queries.setLastInvoiceNumber(tx, { year, number: last })
  await queries.insertInvoiceGap(tx, { year, first: inBackup + 1, last, backupAt })
  const format = (number: number) => formatInvoiceNumber({ year, number })
  return (
    `Invoices continue with ${format(last + 1)}. ${format(inBackup + 1)} to ${format(last)} were given out after the ` +
    `backup, or may have been, and are left out (table invoice_gap). Tell your accountant.`
  )
}
