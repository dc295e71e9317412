import { inCents } from '#features/orders/money.rules.ts'
import { ORDER_STATUS } from '#features/orders/order-status.rules.ts'
import type { OrderState } from '#features/orders/server/order-changes.service.ts'
import { flagOrder, noteOnOrder, settleOrder } from '#features/orders/server/order-payment.service.ts'
import type { OrderSettings } from '#features/orders/server/order-settings.ts'
import { notifyLatePayment } from '#features/orders/server/orders.mails.ts'
import type { Tx } from '#server/database/connect.ts'
import { compare, type Decimal } from '#shared/decimal.ts'
import { formatMoney } from '#shared/money/format-money.ts'
import * as payments from '../payment.queries.ts'

interface ArrivedMoney {
  amount: Decimal
  currency: string
  providerPayment: string | null
}

/** The order is paid, or the money is late. The caller has locked the order. */
export async function takeMoney(
  tx: Tx,
  order: OrderState,
  payment: payments.PaymentRow,
  { amount, currency, providerPayment }: ArrivedMoney,
  settings: OrderSettings,
): Promise<'paid' | 'late' | 'nothing'> {
  if (payment.state === 'paid' || payment.state === 'late') return 'nothing'
  // Compared with the order, not with the payment, which may have been recorded from this event.
  const asAgreed = compare(amount, inCents(order.totalAmount)) === 0 && currency === order.currency
  // What arrived, not what was agreed, can be given back.
  await payments.setArrived(tx, payment.paymentId, amount, currency)
  if (order.status === ORDER_STATUS.unpaid && asAgreed) {
    await payments.setPaymentState(tx, payment.paymentId, { state: 'paid', message: '', providerPayment })
    const note = `${formatMoney(amount, currency)} by card`
    await settleOrder(tx, order, { action: 'pay', accountId: null, note }, settings)
    return 'paid'
  }
  const message = asAgreed
    ? 'It arrived when the order could no longer accept it.'
    : `It was ${formatMoney(amount, currency)}.`
  await payments.setPaymentState(tx, payment.paymentId, { state: 'late', message, providerPayment })
  await flagOrder(tx, order, true)
  await noteOnOrder(tx, order, 'system', 'latePayment', `${formatMoney(amount, currency)}: we will contact you`)
  await notifyLatePayment(tx, settings, order, formatMoney(amount, currency))
  return 'late'
}
