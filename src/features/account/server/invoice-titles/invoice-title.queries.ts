import type { Db } from '#server/database/connect.ts'
import type { InvoiceTitle, InvoiceTitleFields } from '../../invoice-title.contract.ts'

const columns = (sql: Db) => sql`
  invoice_title_id "invoiceTitleId", title, tax_number "taxNumber", address, phone, bank_name "bankName",
  bank_account "bankAccount", is_default "isDefault"`

export const listInvoiceTitles = (sql: Db, accountId: number) => sql<InvoiceTitle[]>`
  select ${columns(sql)} from invoice_title where account_id = ${accountId}
  order by is_default desc, created_at desc, invoice_title_id desc`

export const findInvoiceTitle = (sql: Db, accountId: number, invoiceTitleId: number) => sql<InvoiceTitle[]>`
  select ${columns(sql)} from invoice_title
  where account_id = ${accountId} and invoice_title_id = ${invoiceTitleId}`

export const clearDefault = (sql: Db, accountId: number) => sql`
  update invoice_title set is_default = false where account_id = ${accountId} and is_default`

export const insertInvoiceTitle = (sql: Db, accountId: number, title: InvoiceTitleFields) => sql<
  { invoiceTitleId: number }[]
>`
  insert into invoice_title (account_id, title, tax_number, address, phone, bank_name, bank_account, is_default)
  values (${accountId}, ${title.title}, ${title.taxNumber}, ${title.address}, ${title.phone}, ${title.bankName},
    ${title.bankAccount}, ${title.isDefault})
  returning invoice_title_id "invoiceTitleId"`

export const updateInvoiceTitle = (
  sql: Db,
  accountId: number,
  invoiceTitleId: number,
  title: InvoiceTitleFields,
) => sql<{ invoiceTitleId: number }[]>`
  update invoice_title set title = ${title.title}, tax_number = ${title.taxNumber}, address = ${title.address},
    phone = ${title.phone}, bank_name = ${title.bankName}, bank_account = ${title.bankAccount},
    is_default = ${title.isDefault}
  where account_id = ${accountId} and invoice_title_id = ${invoiceTitleId}
  returning invoice_title_id "invoiceTitleId"`

export const deleteInvoiceTitle = (sql: Db, accountId: number, invoiceTitleId: number) => sql`
  delete from invoice_title where account_id = ${accountId} and invoice_title_id = ${invoiceTitleId}
  returning invoice_title_id`
