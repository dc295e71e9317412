export interface InvoiceNumber {
  year: number
  number: number
}

const INVOICE_NUMBER = /^INV-(\d{4})-(\d{6,9})$/

/** Such as INV-2026-000417. */
export const formatInvoiceNumber = ({ year, number }: InvoiceNumber): string =>
  `INV-${year}-${String(number).padStart(6, '0')}`

export function parseInvoiceNumber(text: string): InvoiceNumber | undefined {
  const [, year, number] = INVOICE_NUMBER.exec(text) ?? []
  return year && number ? { year: Number(year), number: Number(number) } : undefined
}

/** A day of a store that has sold little so far. */
const MIN_A_DAY = 1000
/** A day may be so many times as busy as the busiest one in the backup. */
const BUSIER = 10
const DAY_MS = 86_400_000

/** At most so many invoices can have been issued since a backup, of which only its own busiest day is known. */
export function invoicesSince(ageMs: number, busiestDay: number): number {
  const days = Math.max(1, Math.ceil(ageMs / DAY_MS))
  return days * Math.max(MIN_A_DAY, BUSIER * busiestDay)
}
