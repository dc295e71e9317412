import type { Db, Tx } from '#server/database/connect.ts'
import type { DocumentHead } from '#server/pdf/render-document-pdf.ts'
import type { InvoiceNumber } from '../../invoice-number.rules.ts'

export interface InvoiceRow {
  title: string
  taxNumber: string
  address: string
  phone: string
  bankName: string
  bankAccount: string
  electronicInvoice: boolean
  paperInvoice: boolean
  invoiceNo: string | null
  issuedAt: Date | null
  /** The letterhead at the time of issue. */
  seller: DocumentHead | null
}

export const findInvoice = (sql: Db, orderId: number) => sql<InvoiceRow[]>`
  select title, tax_number "taxNumber", address, phone, bank_name "bankName", bank_account "bankAccount",
    electronic "electronicInvoice", paper "paperInvoice", invoice_no "invoiceNo", issued_at "issuedAt", seller
  from order_invoice where order_id = ${orderId}`

/** No row when the invoice was issued: it cannot be changed. */
export const upsertInvoiceRequest = (
  tx: Db,
  orderId: number,
  input: Omit<InvoiceRow, 'invoiceNo' | 'issuedAt' | 'seller'>,
) => tx<{ invoiceNo: string | null }[]>`
  insert into order_invoice (order_id, title, tax_number, address, phone, bank_name, bank_account, electronic, paper)
  values (${orderId}, ${input.title}, ${input.taxNumber}, ${input.address}, ${input.phone}, ${input.bankName},
    ${input.bankAccount}, ${input.electronicInvoice}, ${input.paperInvoice})
  on conflict (order_id) do update set title = excluded.title, tax_number = excluded.tax_number,
    address = excluded.address, phone = excluded.phone, bank_name = excluded.bank_name,
    bank_account = excluded.bank_account, electronic = excluded.electronic, paper = excluded.paper
  where order_invoice.invoice_no is null
  returning invoice_no "invoiceNo"`

/** The next number of the year. The row is locked until the transaction ends, so no number is lost or given twice. */
export const nextInvoiceNumber = (tx: Tx) => tx<InvoiceNumber[]>`
  insert into invoice_counter (year, last) values (extract(year from now())::int, 1)
  on conflict (year) do update set last = invoice_counter.last + 1
  returning year, last number`

export const setInvoiceNumber = (tx: Tx, orderId: number, invoiceNo: string, seller: DocumentHead) => tx`
  update order_invoice set invoice_no = ${invoiceNo}, issued_at = now(), seller = ${JSON.stringify(seller)}::text::jsonb
  where order_id = ${orderId} and invoice_no is null`

export const hasInvoiceCounter = (tx: Tx) => tx<{ isThere: boolean }[]>`
  select to_regclass('public.invoice_counter') is not null "isThere"`

export const findLastInvoiceNumber = (tx: Tx) => tx<InvoiceNumber[]>`
  select year, last number from invoice_counter order by year desc limit 1`

/** For the current year: the last number, 0 if none, and how many invoices the busiest day of the store had. */
export const findInvoicePace = (tx: Tx) => tx<{ year: number; last: number; busiestDay: number }[]>`
  select extract(year from now())::int "year",
    coalesce((select last from invoice_counter where year = extract(year from now())::int), 0) "last",
    coalesce((select max(count) from (select count(*)::int from order_invoice where issued_at is not null
      group by issued_at::date) days), 0) "busiestDay"`

export const setLastInvoiceNumber = (tx: Tx, { year, number }: InvoiceNumber) => tx`
  insert into invoice_counter (year, last) values (${year}, ${number})
  on conflict (year) do update set last = excluded.last`

export const insertInvoiceGap = (tx: Tx, gap: { year: number; first: number; last: number; backupAt: Date }) => tx`
  insert into invoice_gap (year, first_number, last_number, backup_at)
  values (${gap.year}, ${gap.first}, ${gap.last}, ${gap.backupAt})`
