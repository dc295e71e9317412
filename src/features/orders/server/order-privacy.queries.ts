import type { Sql, Tx } from '../../../server/database/connect.ts'

type Db = Sql | Tx

/** Neither closed nor finished: somebody still has to pay, ship, receive or answer. */
export const listOrdersUnderWay = (sql: Db, accountId: number) => sql<{ orderNo: string }[]>`
  select order_no "orderNo" from orders where account_id = ${accountId} and status in (1, 2, 3, 5, 8) order by order_id`

export const listOrderNumbers = (sql: Db, accountId: number) => sql<{ orderNo: string }[]>`
  select order_no "orderNo" from orders where account_id = ${accountId} order by order_id`

/** What was bought and paid stays; who bought it, and where it went, does not. The country stays for the tax. */
export const blankBuyer = (sql: Db, accountId: number) => sql`
  update orders set email = '', remark = '', po_number = '',
    delivery_address = ${blanked(sql, 'delivery_address')}, bill_address = ${blanked(sql, 'bill_address')}
  where account_id = ${accountId}`

const blanked = (sql: Db, column: 'delivery_address' | 'bill_address') => sql`
  (select jsonb_object_agg(key, case when key = 'countryName' then value else '""'::jsonb end)
   from jsonb_each(${sql(column)}))`

const ordersOf = (sql: Db, accountId: number) => sql`select order_id from orders where account_id = ${accountId}`

export const blankInvoices = (sql: Db, accountId: number) => sql`
  update order_invoice set title = '', tax_number = '', address = '', phone = '', bank_name = '', bank_account = ''
  where order_id in (${ordersOf(sql, accountId)})`

export const blankNotes = (sql: Db, accountId: number) => sql`
  update order_event set note = '' where who = 'buyer' and order_id in (${ordersOf(sql, accountId)})`

export const blankComplaints = (sql: Db, accountId: number) => sql`
  update after_sale set description = '', pictures = '{}' where order_id in (${ordersOf(sql, accountId)})`

export const blankComplaintNotes = (sql: Db, accountId: number) => sql`
  update after_sale_note set text = '' where who = 'buyer' and after_sale_id in (
    select after_sale_id from after_sale where order_id in (${ordersOf(sql, accountId)}))`
