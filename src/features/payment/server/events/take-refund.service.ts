import { minus } from '#features/orders/money.rules.ts'
import type { OrderState } from '#features/orders/server/order-changes.service.ts'
import { generateNumber } from '#features/orders/server/order-number.ts'
import { countRefund, noteOnOrder } from '#features/orders/server/order-payment.service.ts'
import { reportProblem } from '#features/orders/server/order-problems.service.ts'
import { getServiceEmail } from '#features/shop/server/shop.service.ts'
import type { Tx } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'
import { compare, type Decimal, isPositive } from '#shared/decimal.ts'
import { formatMoney } from '#shared/money/format-money.ts'
import * as payments from '../payment.queries.ts'
import { failRefund } from '../refund-failure.service.ts'
import { taxOfRefund } from '../refunds.service.ts'
import type { KeptEvent } from './events.queries.ts'

export type RefundEffect = 'refunded' | 'refundFailed' | 'nothing'

const matching = (refunds: payments.RefundRow[], { refundNo, reference }: KeptEvent) =>
  refunds.find((one) => one.refundNo === refundNo || (reference !== null && one.providerRefund === reference))

/** One refund: ours, which the provider reports as well, or one that was made there. */
export async function takeRefund(
  tx: Tx,
  order: OrderState,
  payment: payments.PaymentRow,
  event: KeptEvent,
): Promise<RefundEffect> {
  const { amount, reference } = event
  const refunds = await payments.listRefunds(tx, payment.paymentId)
  // One that is known only from the sum of all refunds has no number yet.
  const known =
    matching(refunds, event) ??
    refunds.find((one) => one.state === 'done' && !one.providerRefund && compare(one.amount, amount) === 0)
  if (!known) return isPositive(amount) ? recordRefund(tx, order, payment, amount, reference) : 'nothing'
  // The store gave up without an answer, and the provider had made it.
  if (known.state === 'failed' && !known.providerRefund) {
    assertLeft(payment, known.amount)
    await payments.addPaymentRefund(tx, payment.paymentId, known.amount)
    await countRefund(tx, order, { amount: known.amount, taxAmount: known.taxAmount, returned: '0' })
    await noteOnOrder(tx, order, 'system', 'refund', formatMoney(known.amount, payment.currency))
  }
  if (known.state === 'failed' && known.providerRefund) return 'nothing'
  await payments.setRefundState(tx, known.refundNo, 'done', reference)
  return known.state === 'failed' ? 'refunded' : 'nothing'
}

/** The sum of all refunds of a payment: what is more than the store knows was made at the provider. */
export async function takeRefundsInAll(
  tx: Tx,
  order: OrderState,
  payment: payments.PaymentRow,
  { amount }: KeptEvent,
): Promise<RefundEffect> {
  const more = minus(amount, payment.refundedAmount)
  return isPositive(more) ? recordRefund(tx, order, payment, more, null) : 'nothing'
}

export async function takeRefundFailure(
  tx: Tx,
  order: OrderState,
  payment: payments.PaymentRow,
  event: KeptEvent,
): Promise<RefundEffect> {
  const known = matching(await payments.listRefunds(tx, payment.paymentId), event)
  if (!known || known.state === 'failed') return 'nothing'
  await failRefund(tx, order, known.refundNo, { why: event.message, reference: event.reference })
  return 'refundFailed'
}

/** Taken later: a refund of ours is to fail first, or the payment's own event is to arrive. */
function assertLeft({ state, amount, refundedAmount }: payments.PaymentRow, refund: Decimal): void {
  const isPaid = state === 'paid' || state === 'late'
  if (!isPaid || compare(refund, minus(amount, refundedAmount)) > 0)
    throw new AppError('busy', 'More was refunded than the store knows to be paid. It is tried again.')
}

async function recordRefund(
  tx: Tx,
  order: OrderState,
  payment: payments.PaymentRow,
  amount: Decimal,
  reference: string | null,
): Promise<'refunded'> {
  assertLeft(payment, amount)
  const { paymentId, currency, method } = payment
  const refundNo = generateNumber('RF')
  const taxAmount = payment.state === 'late' ? '0' : await taxOfRefund(tx, order, amount)
  const note = `Made at the payment provider (${method})`
  const { orderId } = order
  await payments.insertRefund(tx, {
    refundNo,
    orderId,
    paymentId,
    transferId: null,
    amount,
    taxAmount,
    note,
    state: 'done',
  })
  await payments.setRefundState(tx, refundNo, 'done', reference)
  await payments.addPaymentRefund(tx, paymentId, amount)
  await countRefund(tx, order, { amount, taxAmount, returned: '0' })
  await noteOnOrder(tx, order, 'system', 'refund', formatMoney(amount, currency))
  await reportProblem(tx, getServiceEmail, order, {
    what: `Refund of ${formatMoney(amount, currency)} for payment ${payment.paymentNo}`,
    why: note,
    advice: 'It is recorded in the order. Please check whether parts come back, and remove the flag.',
    reported: true,
  })
  return 'refunded'
}
