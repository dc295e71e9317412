import type { OrderState } from '#features/orders/server/order-changes.service.ts'
import { noteOnOrder } from '#features/orders/server/order-payment.service.ts'
import { reportProblem } from '#features/orders/server/order-problems.service.ts'
import { getServiceEmail } from '#features/shop/server/shop.service.ts'
import type { Tx } from '#server/database/connect.ts'
import { formatMoney } from '#shared/money/format-money.ts'
import * as payments from '../payment.queries.ts'
import type { KeptEvent } from './events.queries.ts'

export type DisputeOutcome = 'disputed' | 'disputeWon' | 'disputeLost'

const AFTER = {
  disputed: {
    state: 'open',
    what: 'is disputed',
    advice: 'Please answer it at the payment provider before its deadline. It cannot be refunded meanwhile.',
  },
  disputeWon: { state: 'won', what: 'is no longer disputed', advice: 'The money stays with the shop.' },
  disputeLost: { state: 'lost', what: 'was disputed and is lost', advice: 'The provider has taken the money back.' },
} as const

/** The cardholder objects to a payment at their bank, or the bank has decided. */
export async function takeDispute(
  tx: Tx,
  order: OrderState,
  payment: payments.PaymentRow,
  { outcome, amount, currency, message, reference }: KeptEvent & { outcome: DisputeOutcome },
): Promise<DisputeOutcome | 'nothing'> {
  const { state, what, advice } = AFTER[outcome]
  const isSame = payment.disputeId === reference
  // Out of order: it is closed already.
  if (isSame && (state === 'open' || payment.dispute === state)) return 'nothing'
  await payments.setDispute(tx, payment.paymentId, state, reference)
  const money = formatMoney(amount, currency)
  await noteOnOrder(tx, order, 'system', outcome, money)
  await reportProblem(tx, getServiceEmail, order, {
    what: `Payment ${payment.paymentNo} of ${money} ${what}`,
    why: message || 'The provider gave no reason',
    advice,
    reported: true,
  })
  return outcome
}
