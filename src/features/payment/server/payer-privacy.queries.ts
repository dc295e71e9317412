import type { Tx } from '../../../server/database/connect.ts'

export const blankPayers = (tx: Tx, accountId: number) => tx`
  update transfer set payer = '' where order_id in (select order_id from orders where account_id = ${accountId})`
