import type { OrderSettings } from '#features/orders/server/order-settings.ts'
import type { Db } from '#server/database/connect.ts'
import type { Log } from '#server/log.ts'
import { AppError } from '#shared/app-error.ts'
import { receiveWebhook } from './events/webhooks.service.ts'
import { findSandboxPayment } from './payment.queries.ts'
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

/** The gateway's side: sends a signed webhook with the buyer's choice, which is checked like any other. */
export async function decideSandbox(
  sql: Db,
  providers: PaymentProvider[],
  { ticket, decision }: { ticket: string; decision: 'pay' | 'fail' },
  means: { settings: OrderSettings; log: Log },
): Promise<{ redirectUrl: string }> {
  const payment = await getPayment(sql, providers, ticket)
  const call = sandboxCall(await getSandboxSecret(sql), payment, decision)
  await receiveWebhook(sql, getProvider(providers, 'sandbox'), call, means)
  return { redirectUrl: `/paymentResult?orderNo=${payment.orderNo}&paymentNo=${payment.paymentNo}` }
}
