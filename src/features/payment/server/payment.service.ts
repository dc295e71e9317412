import { inCents } from '#features/orders/money.rules.ts'
import { explainRefusal, STATUS_NAMES } from '#features/orders/order-status.rules.ts'
import { getOrderOf, lockOrderOf, type OrderState } from '#features/orders/server/order-changes.ts'
import { generateNumber } from '#features/orders/server/order-number.ts'
import { allowTransferTime, noteOnOrder, transferNotOffered } from '#features/orders/server/order-payment.service.ts'
import type { OrderSettings } from '#features/orders/server/order-settings.ts'
import { findBankAccount } from '#features/shop/server/shop.service.ts'
import { type Db, inTransaction, type Tx } from '#server/database/connect.ts'
import { consumeRateLimit } from '#server/limits/rate-limit.ts'
import type { Log } from '#server/log.ts'
import { AppError } from '#shared/app-error.ts'
import type { OnlineMethod } from '../payment.contract.ts'
import * as queries from './payment.queries.ts'
import { attemptOf, transferOf } from './payment-rows.ts'
import type { PaymentProvider } from './provider.ts'
import { getProvider } from './providers.ts'

const ATTEMPTS_HOURLY = { limit: 60, windowSeconds: 3600 }

/** The order number is what a transfer is recognised by. Null: transfers are not offered. */
async function bankOf(sql: Db, { currency, orderNo }: OrderState) {
  const account = await findBankAccount(sql, currency)
  return account ? { ...account, reference: orderNo } : null
}

export async function getPaymentInfo(sql: Db, accountId: number, orderNo: string, providers: PaymentProvider[]) {
  const order = await getOrderOf(sql, accountId, orderNo)
  const [bank, attempts, transfers] = await Promise.all([
    bankOf(sql, order),
    queries.listPayments(sql, order.orderId),
    queries.listTransfers(sql, order.orderId),
  ])
  const payable = order.status === 1
  return {
    orderNo: order.orderNo,
    status: order.status,
    statusName: STATUS_NAMES[order.status],
    payable,
    totalAmount: order.totalAmount,
    payAmount: inCents(order.totalAmount),
    currency: order.currency,
    payBy: payable ? order.payBy.toISOString() : null,
    payMethod: order.payMethod,
    methods: providers.map(({ method, name, note }) => ({ method, name, note })),
    bank,
    attempts: attempts.map(attemptOf),
    transfers: transfers.map(transferOf),
  }
}

function assertPayable(order: OrderState): void {
  if (order.status !== 1) throw new AppError('wrong_status', explainRefusal(order.orderNo, order.status, 'pay'))
}

export interface PaymentInput {
  orderNo: string
  method?: OnlineMethod | undefined
}

/** Every try is one of its own: after a failure the buyer simply begins again. */
export async function beginPayment(
  sql: Db,
  accountId: number,
  input: PaymentInput,
  { providers, publicUrl, log }: { providers: PaymentProvider[]; publicUrl: string; log: Log },
) {
  await consumeRateLimit(sql, `payment:${accountId}`, ATTEMPTS_HOURLY)
  return inTransaction(sql, async (tx) => {
    const order = await lockOrderOf(tx, accountId, input.orderNo)
    assertPayable(order)
    const provider = getProvider(providers, input.method)
    const amount = inCents(order.totalAmount)
    const payment = { method: provider.method, orderId: order.orderId, amount, currency: order.currency }
    const { paymentNo, paymentId } = await insert(tx, payment)
    const back = `${publicUrl}/paymentResult?orderNo=${order.orderNo}&paymentNo=${paymentNo}`
    const started = await provider
      .begin({
        paymentNo,
        orderNo: order.orderNo,
        amount,
        currency: order.currency,
        email: order.email,
        paidUrl: back,
        givenUpUrl: `${publicUrl}/payment?orderNo=${order.orderNo}`,
      })
      .catch((cause: unknown) => {
        log.warn({ err: cause, method: provider.method }, 'payment provider')
        throw new AppError(
          'provider_away',
          'The card service can not be reached at the moment. Please try again, or pay by bank transfer.',
          { cause },
        )
      })
    await queries.setSession(tx, paymentId, started.session)
    return { paymentNo, redirectUrl: started.redirectUrl }
  })
}

async function insert(tx: Tx, payment: { method: string; orderId: number; amount: string; currency: string }) {
  if (Number(payment.amount) === 0)
    throw new AppError('wrong_amount', 'This amount is too small for a card. Please pay by bank transfer.')
  for (;;) {
    const paymentNo = generateNumber('PM')
    const [inserted] = await queries.insertPayment(tx, { ...payment, paymentNo })
    if (inserted) return { paymentNo, paymentId: inserted.paymentId }
  }
}

/** Shows where to send the money and keeps the parts until it can be there. */
export function chooseTransfer(sql: Db, accountId: number, orderNo: string, settings: OrderSettings) {
  return inTransaction(sql, async (tx) => {
    const order = await lockOrderOf(tx, accountId, orderNo)
    assertPayable(order)
    const bank = await bankOf(tx, order)
    if (!bank) throw transferNotOffered()
    // Chosen once, the time does not grow by choosing again.
    if (order.payMethod === 'transfer') return { orderNo, payBy: order.payBy.toISOString(), bank }
    const payBy = await allowTransferTime(tx, order, settings)
    await noteOnOrder(tx, order, 'buyer', 'chooseTransfer', `To be paid until ${payBy.toISOString().slice(0, 10)}`)
    return { orderNo, payBy: payBy.toISOString(), bank }
  })
}
