import { isOpenOnAccount } from '#features/credit/server/credit.service.ts'
import type { Db } from '#server/database/connect.ts'

/** Open orders: neither closed nor finished, or still to be paid. */
export const listOrdersUnderWay = (sql: Db, accountId: number) => sql<{ orderNo: string }[]>`
  select order_no "orderNo" from orders o
  where account_id = ${accountId}
    and (status in (1, 2, 3, 5, 8) /* unpaid, paid, shipped, after sale, audit */ or ${isOpenOnAccount(sql)})
  order by order_id`

export const listOrderNumbers = (sql: Db, accountId: number) => sql<{ orderNo: string }[]>`
  select order_no "orderNo" from orders where account_id = ${accountId} order by order_id`

/**
 * Anonymises an order: lines and amounts stay, buyer and address are removed. The country stays for the tax. An issued invoice
 * stays unchanged, with the data it takes from the order: the billing address, the PO number and
 * the VAT number.
 */
export const anonymiseBuyer = (sql: Db, accountId: number) => sql`
  update orders set email = '', remark = '', delivery_address = ${blanked(sql, 'delivery_address')},
    bill_address = case when ${isInvoiced(sql)} then bill_address || '{"email": ""}'
      else ${blanked(sql, 'bill_address')} end,
    tax = case when tax is null or ${isInvoiced(sql)} then tax else tax || '{"vatNumber": ""}' end,
    po_number = case when ${isInvoiced(sql)} then po_number else '' end,
    search_text = case when ${isInvoiced(sql)} then search_text else ${wordsWithoutPo(sql)} end
  where account_id = ${accountId}`

/** Mails about what a member has ordered go to the owner. */
export const readdressToOwner = (sql: Db, customerId: number, memberId: number) => sql`
  update orders set email = owner.email from account owner
  where owner.account_id = ${customerId} and orders.account_id = ${customerId} and placed_by = ${memberId}`

/** The buyer's labels of the lines, unless an issued invoice has them. */
export const anonymiseLineLabels = (sql: Db, accountId: number) => sql`
  update order_line set own_number = '', customer_ref = ''
  where (own_number, customer_ref) is distinct from ('', '') and order_id in (
    select order_id from orders where account_id = ${accountId} and not ${isInvoiced(sql)})`

const isInvoiced = (sql: Db) => sql`
  exists (select from order_invoice i where i.order_id = orders.order_id and i.invoice_no is not null)`

const wordsWithoutPo = (sql: Db) => sql`
  (select normalise_model(order_no) || '||' || string_agg(normalise_model(l.model), '|' order by l.position)
   from order_line l where l.order_id = orders.order_id)`

const blanked = (sql: Db, column: 'delivery_address' | 'bill_address') => sql`
  (select jsonb_object_agg(key, case when key = 'countryName' then value else '""'::jsonb end)
   from jsonb_each(${sql(column)}))`

const ordersOf = (sql: Db, accountId: number) => sql`select order_id from orders where account_id = ${accountId}`

/** Invoice requests that were never issued. Issued ones must be kept unchanged by tax law. */
export const anonymiseInvoiceRequests = (sql: Db, accountId: number) => sql`
  update order_invoice set title = '', tax_number = '', address = '', phone = '', bank_name = '', bank_account = ''
  where invoice_no is null and order_id in (${ordersOf(sql, accountId)})`

export const anonymiseNotes = (sql: Db, accountId: number) => sql`
  update order_event set note = '' where note <> '' and order_id in (${ordersOf(sql, accountId)})`

/** Who of the staff did what stays, without their reasons. */
export const anonymiseStaffActions = (sql: Db, accountId: number) => sql`
  update staff_action set detail = '' where order_id in (${ordersOf(sql, accountId)})`

export const anonymiseStaffNotes = (sql: Db, accountId: number) => sql`
  update order_note set text = '(erased)' where order_id in (${ordersOf(sql, accountId)})`

export const listStaffNotes = (sql: Db, accountId: number) => sql<{ orderNo: string; at: Date; text: string }[]>`
  select order_no "orderNo", at, text from order_note join orders using (order_id)
  where account_id = ${accountId} order by note_id`

export const listAfterSaleNumbers = (sql: Db, accountId: number) => sql<{ afterSaleNo: string }[]>`
  select after_sale_no "afterSaleNo" from after_sale where order_id in (${ordersOf(sql, accountId)}) order by 1`

export const deleteOldStaffNotes = (sql: Db) => sql`delete from order_note where at < now() - interval '3 years'`

export const anonymiseComplaints = (sql: Db, accountId: number) => sql`
  update after_sale set reason = '', description = '', pictures = '{}', answer = '' where order_id in (${ordersOf(sql, accountId)})`

export const anonymiseComplaintNotes = (sql: Db, accountId: number) => sql`
  update after_sale_note set text = '' where after_sale_id in (
    select after_sale_id from after_sale where order_id in (${ordersOf(sql, accountId)}))`
