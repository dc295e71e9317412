import { sendShopMail } from '#features/shop/server/shop-mail.service.ts'
import type { Db, Tx } from '#server/database/connect.ts'
import type { MailBlock } from '#server/mail/compose-mail.ts'
import type { OrderState } from './order-changes.ts'
import { flagOrder } from './order-payment.service.ts'
import { recordStaffAction } from './staff/staff-actions.ts'

/** Where people of the shop read what the store tells them. */
export type GetServiceEmail = (sql: Db) => Promise<string>

/** What the store tried for about a week and could not do. */
export interface Problem {
  what: string
  why: string
  /** What a person can do about it. */
  advice: string
}

const THE_STORE = { accountId: null, who: 'the store' }

/** For a person to take over: the order is flagged, its audit trail says why, and the shop gets a mail. */
export async function reportProblem(
  tx: Tx,
  getServiceEmail: GetServiceEmail,
  order: OrderState,
  { what, why, advice }: Problem,
): Promise<void> {
  await flagOrder(tx, order, true)
  await recordStaffAction(tx, THE_STORE, 'giveUp', order.orderId, `${what}: ${why}`)
  const title = `Please look at order ${order.orderNo}`
  const blocks: MailBlock[] = [
    { kind: 'text', text: 'The store has tried this for about a week and does not try it again.' },
    {
      kind: 'facts',
      facts: [
        ['Order', order.orderNo],
        ['What failed', what],
        ['Why', why],
      ],
    },
    { kind: 'text', text: advice },
    { kind: 'note', text: 'The order stays flagged until somebody of the staff says what was done.' },
  ]
  await sendShopMail(tx, { to: await getServiceEmail(tx), subject: title, title, blocks })
}
