import { randomUUID } from 'node:crypto'
import { inCents, minus } from '#features/orders/money.rules.ts'
import type { OrderSettings } from '#features/orders/server/order-settings.ts'
import type { Db } from '#server/database/connect.ts'
import type { Log } from '#server/log.ts'
import { AppError } from '#shared/app-error.ts'
import { multiply } from '#shared/decimal.ts'
import type { MovementKind } from '../comparison.rules.ts'
import type { SandboxDecision } from '../payment.contract.ts'
import { receiveWebhook } from './events/webhooks.service.ts'
import { findSandboxPayment, listPaymentsById, listRefunds } from './payment.queries.ts'
import type { PaymentProvider } from './provider.ts'
import { getProvider } from './providers.service.ts'
import { getSandboxSecret, type ReportedDecision, readTicket, sandboxCall, sandboxNumber } from './sandbox.provider.ts'
import * as book from './sandbox-book.queries.ts'

async function getPayment(sql: Db, providers: PaymentProvider[], ticket: string) {
  getProvider(providers, 'sandbox')
  const paymentNo = readTicket(await getSandboxSecret(sql), ticket)
  const [payment] = await findSandboxPayment(sql, paymentNo)
  if (!payment) throw new AppError('not_found', 'This payment link is not valid. Please start the payment again.')
  return payment
}

type SandboxRow = Awaited<ReturnType<typeof getPayment>>

export async function showSandbox(sql: Db, providers: PaymentProvider[], ticket: string) {
  const payment = await getPayment(sql, providers, ticket)
  return { ...payment, backUrl: `/payment?orderNo=${payment.orderNo}` }
}

type BasicDecision = Exclude<ReportedDecision, 'fail'>
/** What the gateway does without sending its webhook, as when all of them were lost. */
const UNREPORTED = { payUnreported: 'pay', refundUnreported: 'refund' } as const

/** What such an event says beyond the payment itself. */
async function factsOf(sql: Db, { paymentId, paymentNo }: SandboxRow, decision: BasicDecision) {
  if (decision === 'pay') return {}
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

/** The gateway keeps one percent of a payment. */
const feeOf = (amount: string) => inCents(multiply(amount, '0.01'))

/** What a decision moves on the balance: 1 comes in, -1 goes out. */
const MOVES = {
  pay: ['payment', 1],
  refund: ['refund', -1],
  failRefund: ['refund', 1],
  dispute: ['dispute', -1],
  winDispute: ['dispute', 1],
} as const satisfies Partial<Record<BasicDecision, readonly [MovementKind, 1 | -1]>>
const isMove = (decision: BasicDecision): decision is keyof typeof MOVES => Object.hasOwn(MOVES, decision)

/** On the balance of the gateway; a payment once. */
async function bookDecision(sql: Db, payment: SandboxRow, decision: BasicDecision, facts: Facts): Promise<void> {
  if (!isMove(decision)) return
  const [kind, sign] = MOVES[decision]
  const { paymentNo, orderNo, currency } = payment
  const { amount = payment.amount, reference, refundNo } = facts
  const providerPayment = sandboxNumber(paymentNo)
  await book.insertMovement(sql, {
    movementNo: kind === 'payment' ? providerPayment : `sandbox-mv-${randomUUID()}`,
    kind,
    amount: sign > 0 ? amount : minus('0', amount),
    currency,
    providerPayment,
    ...(reference && { reference }),
    ...(refundNo && { refundNo }),
    ...(kind === 'payment' && { paymentNo, orderNo, fee: feeOf(amount) }),
  })
}
interface Facts {
  amount?: string
  reference?: string
  refundNo?: string
}

/** The gateway's side: sends a signed webhook with the buyer's choice, which is checked like any other. */
export async function decideSandbox(
  sql: Db,
  providers: PaymentProvider[],
  { ticket, decision }: { ticket: string; decision: SandboxDecision },
  means: { settings: OrderSettings; log: Log },
): Promise<{ redirectUrl: string }> {
  const payment = await getPayment(sql, providers, ticket)
  if (decision === 'payOut') await book.insertPayouts(sql, `sandbox-po-${randomUUID()}`)
  else if (decision === 'payUnreported' || decision === 'refundUnreported') {
    const basic = UNREPORTED[decision]
    await bookDecision(sql, payment, basic, await factsOf(sql, payment, basic))
  } else {
    const facts: Facts = decision === 'fail' ? {} : await factsOf(sql, payment, decision)
    if (decision !== 'fail') await bookDecision(sql, payment, decision, facts)
    const call = sandboxCall(await getSandboxSecret(sql), payment, decision, facts)
    await receiveWebhook(sql, getProvider(providers, 'sandbox'), call, means)
  }
  return { redirectUrl: `/paymentResult?orderNo=${payment.orderNo}&paymentNo=${payment.paymentNo}` }
}
