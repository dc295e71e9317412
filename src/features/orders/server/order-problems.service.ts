import { sendShopMail } from '#features/shop/server/shop-mail.service.ts'
import type { Db, Tx } from '#server/database/connect.ts'
import type { MailBlock } from '#server/mail/compose-mail.ts'
import type { OrderState } from './order-changes.service.ts'
import { flagOrder } from './order-payment.service.ts'
import { recordStaffAction } from './staff/staff-actions.service.ts'

/** Service e-mail address of the shop. */
export type GetServiceEmail = (sql: Db) => Promise<string>

/** A job that failed for about a week, or something that happened at the payment provider. */
export interface Problem {
  what: string
  why: string
  /** What a person can do about it. */
  advice: string
  /** Reported by the payment provider; absent: a job failed. */
  reported?: true
}

const THE_STORE = { accountId: null, who: 'the store' }

/** Hands over to a person: flags the order, writes the reason to the audit trail, and mails the shop. */
export async function reportProblem(
  tx: Tx,
  getServiceEmail: GetServiceEmail,
  order: OrderState,
  { what, why, advice, reported }: Problem,
): Promise<void> {
  await flagOrder(tx, order, true)
  await recordStaffAction(tx, THE_STORE, reported ? 'reported' : 'giveUp', order.orderId, `${what}: ${why}`)
  const title = `Please check order ${order.orderNo}`
  const blocks: MailBlock[] = [
    {
      kind: 'text',
      text: reported
        ? 'The payment provider has reported this.'
        : 'The store has retried this for about a week and does not retry it again.',
    },
    {
      kind: 'facts',
      facts: [
        ['Order', order.orderNo],
        [reported ? 'What' : 'What failed', what],
        ['Why', why],
      ],
    },
    { kind: 'text', text: advice },
    { kind: 'note', text: 'The order stays flagged until a staff member removes the flag with a note.' },
  ]
  await sendShopMail(tx, { to: await getServiceEmail(tx), subject: title, title, blocks })
}
