import { onAccountOf } from '#features/credit/server/credit.service.ts'
import { inCents } from '#features/orders/money.rules.ts'
import { explainRefusal, ORDER_STATUS, STATUS_NAMES } from '#features/orders/order-status.rules.ts'
import { getOrderOf, lockOrderOf, type OrderState } from '#features/orders/server/order-changes.service.ts'
import { allowTransferTime, noteOnOrder, transferNotOffered } from '#features/orders/server/order-payment.service.ts'
import type { OrderSettings } from '#features/orders/server/order-settings.ts'
import { arrangeMethods, paymentOptionsOf } from '#features/shop/payment-methods.rules.ts'
import { findBankAccount, findTransferAccount, getShop } from '#features/shop/server/shop.service.ts'
import { type Db, inTransaction } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'
import { isPositive } from '#shared/decimal.ts'
import * as queries from './payment.queries.ts'
import { attemptOf, transferOf } from './payment-rows.ts'
import type { PaymentProvider } from './provider.ts'

/** Bank details with the order number as reference. Null: transfers are not offered. */
async function bankOf(sql: Db, { currency, orderNo, payMethod }: OrderState) {
  // Orders that chose a transfer, or are on account, can still be paid when transfers are turned off.
  const account = await (payMethod === 'online' ? findTransferAccount : findBankAccount)(sql, currency)
  return account ? { ...account, reference: orderNo } : null
}

export async function getPaymentInfo(sql: Db, customerId: number, orderNo: string, providers: PaymentProvider[]) {
  const order = await getOrderOf(sql, customerId, orderNo)
  const [{ settings }, bank, attempts, transfers] = await Promise.all([
    getShop(sql),
    bankOf(sql, order),
    queries.listPayments(sql, order.orderId),
    queries.listTransfers(sql, order.orderId),
  ])
  // An order on account is paid by transfer.
  const onAccount = isPositive(order.openAmount)
  const unpaid = order.status === ORDER_STATUS.unpaid
  return {
    orderNo: order.orderNo,
    status: order.status,
    statusName: STATUS_NAMES[order.status],
    payable: unpaid || onAccount,
    totalAmount: order.totalAmount,
    payAmount: inCents(onAccount ? order.openAmount : order.totalAmount),
    currency: order.currency,
    payBy: unpaid ? order.payBy.toISOString() : null,
    payMethod: order.payMethod,
    account: onAccountOf(order),
    methods: onAccount ? [] : arrangeMethods(providers.map(nameOf), settings.paymentMethods),
    payWays: paymentOptionsOf(settings.paymentMethods),
    bank,
    attempts: attempts.map(attemptOf),
    transfers: transfers.map(transferOf),
  }
}

const nameOf = ({ method, name, note }: PaymentProvider) => ({ method, name, note })

export function assertPayable(order: OrderState): void {
  if (order.status !== ORDER_STATUS.unpaid)
    throw new AppError('wrong_status', explainRefusal(order.orderNo, order.status, 'pay'))
}

/** Returns the bank details and extends the reservation. */
export function chooseTransfer(sql: Db, customerId: number, orderNo: string, settings: OrderSettings) {
  return inTransaction(sql, async (tx) => {
    const order = await lockOrderOf(tx, customerId, orderNo)
    assertPayable(order)
    const bank = await bankOf(tx, order)
    if (!bank) throw transferNotOffered()
    // Extended once, not with every call.
    if (order.payMethod === 'transfer') return { orderNo, payBy: order.payBy.toISOString(), bank }
    const payBy = await allowTransferTime(tx, order, settings)
    await noteOnOrder(tx, order, 'buyer', 'chooseTransfer', `Payment due by ${payBy.toISOString().slice(0, 10)}`)
    return { orderNo, payBy: payBy.toISOString(), bank }
  })
}
