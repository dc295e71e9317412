import type { Tx } from '#server/database/connect.ts'

const ordersOf = (tx: Tx, accountId: number) => tx`select order_id from orders where account_id = ${accountId}`

export const anonymisePayers = (tx: Tx, accountId: number) => tx`
  update transfer set payer = '' where order_id in (${ordersOf(tx, accountId)})`

/** Provider events contain the payer's name and address. */
export const anonymiseEvents = (tx: Tx, accountId: number) => tx`
  update payment_event set body = '{}' where payment_no in (
    select payment_no from payment where order_id in (${ordersOf(tx, accountId)}))`
