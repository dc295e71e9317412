import type { Db, Tx } from '#server/database/connect.ts'

const ordersOf = (sql: Db, accountId: number) => sql`select order_id from orders where account_id = ${accountId}`

export const anonymisePayers = (tx: Tx, accountId: number) => tx`
  update transfer set payer = '', message = '' where order_id in (${ordersOf(tx, accountId)})`

export const anonymiseRefundNotes = (tx: Tx, accountId: number) => tx`
  update refund set note = '' where order_id in (${ordersOf(tx, accountId)})`

export const listTransferNumbers = (sql: Db, accountId: number) => sql<{ transferNo: string }[]>`
  select transfer_no "transferNo" from transfer where order_id in (${ordersOf(sql, accountId)})`

/** Provider events contain the payer's name and address. */
export const anonymiseEvents = (tx: Tx, accountId: number) => tx`
  update payment_event set body = '{}' where payment_no in (
    select payment_no from payment where order_id in (${ordersOf(tx, accountId)}))`
