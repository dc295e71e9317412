import { randomUUID } from 'node:crypto'
import { inCents, minus } from '#features/orders/money.rules.ts'
import type { OrderSettings } from '#features/orders/server/order-settings.ts'
import type { Db } from '#server/database/connect.ts'
import type { Log } from '#server/log.ts'
import { AppError } from '#shared/app-error.ts'
import type { SandboxDecision } from '../payment.contract.ts'
import { receiveWebhook } from './events/webhooks.service.ts'
import { findSandboxPayment, listPaymentsById, listRefunds } from './payment.queries.ts'
import type { PaymentProvider } from './provider.ts'
import { getProvider } from './providers.service.ts'
import { getSandboxSecret, readTicket, sandboxCall } from './sandbox.provider.ts'

async function getPayment(sql: Db, providers: PaymentProvider[], ticket: string) {
  getProvider(providers, 'sandbox')
  const paymentNo = readTicket(await getSandboxSecret(sql), ticket)
  const [payment] = await findSandboxPayment(sql, paymentNo)
  if (!payment) throw new AppError('not_found', 'This payment link is not valid. Please start the payment again.')
  return payment
}

export async function showSandbox(sql: Db, providers: PaymentProvider[], ticket: string) {
  const payment = await getPayment(sql, providers, ticket)
  return { ...payment, backUrl: `/payment?orderNo=${payment.orderNo}` }
}

/** What such an event says beyond the payment itself. */
async function factsOf(
  sql: Db,
  { paymentId, paymentNo }: { paymentId: number; paymentNo: string },
  decision: SandboxDecision,
) {
  if (decision === 'pay' || decision === 'fail') return {}
  if (decision.endsWith('ispute')) return { reference: `sandbox-dp-${paymentNo}` }
  const [[payment], refunds] = await Promise.all([listPaymentsById(sql, [paymentId]), listRefunds(sql, paymentId)])
  if (decision === 'refund')
    return { amount: minusCents(payment?.amount, payment?.refundedAmount), reference: `sandbox-re-${randomUUID()}` }
  const last = refunds.findLast(({ state }) => state !== 'failed')
  if (!last) throw new AppError('wrong_status', 'This payment has no refund that can fail.')
  return {
    amount: inCents(last.amount),
    refundNo: last.refundNo,
    reference: last.providerRefund ?? `sandbox-${last.refundNo}`,
  }
}

const minusCents = (amount = '0', refunded = '0') => inCents(minus(amount, refunded))

/** The gateway's side: sends a signed webhook with the buyer's choice, which is checked like any other. */
export async function decideSandbox(
  sql: Db,
  providers: PaymentProvider[],
  { ticket, decision }: { ticket: string; decision: SandboxDecision },
  means: { settings: OrderSettings; log: Log },
): Promise<{ redirectUrl: string }> {
  const payment = await getPayment(sql, providers, ticket)
  const call = sandboxCall(await getSandboxSecret(sql), payment, decision, await factsOf(sql, payment, decision))
  await receiveWebhook(sql, getProvider(providers, 'sandbox'), call, means)
  return { redirectUrl: `/paymentResult?orderNo=${payment.orderNo}&paymentNo=${payment.paymentNo}` }
}
