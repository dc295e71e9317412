import type { OrderState } from '#features/orders/server/order-changes.service.ts'
import { countRefund, noteOnOrder } from '#features/orders/server/order-payment.service.ts'
import { reportProblem } from '#features/orders/server/order-problems.service.ts'
import { getServiceEmail } from '#features/shop/server/shop.service.ts'
import type { Tx } from '#server/database/connect.ts'
import { formatMoney } from '#shared/money/format-money.ts'
import * as queries from './payment.queries.ts'

/** The money did not go back: it is open again, and staff can refund it again. The caller has locked the order. */
export async function failRefund(
  tx: Tx,
  order: OrderState,
  refundNo: string,
  { why, reference }: { why: string; reference: string | null },
): Promise<void> {
  const [refund] = await queries.findCardRefund(tx, refundNo)
  if (!refund || refund.state === 'failed') return
  const { paymentId, amount, taxAmount } = refund
  await queries.setRefundState(tx, refundNo, 'failed', reference)
  await queries.addPaymentRefund(tx, paymentId, `-${amount}`)
  await countRefund(tx, order, { amount: `-${amount}`, taxAmount: `-${taxAmount}`, returned: '0' })
  const [payment] = await queries.listPaymentsById(tx, [paymentId])
  const money = formatMoney(amount, payment?.currency ?? order.currency)
  await noteOnOrder(tx, order, 'system', 'refundFailed', money)
  await reportProblem(tx, getServiceEmail, order, {
    what: `Refund ${refundNo} of ${money} failed`,
    why: why || 'The provider gave no reason',
    advice: 'The amount is open again. Please refund it again, or by bank transfer.',
    ...(reference && { reported: true }),
  })
}
