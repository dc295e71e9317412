import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Db } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'
import type { SandboxDecision } from '../payment.contract.ts'
import { readSandboxSecret } from './payment.queries.ts'
import type { PaymentProvider, ProviderEntry, ProviderEvent } from './provider.ts'
import * as book from './sandbox-book.queries.ts'
import { assertSigned, openTicket, sealTicket, signBody } from './signature.ts'

const OUTCOMES = {
  'payment.paid': 'paid',
  'payment.failed': 'failed',
  'refund.made': 'refunded',
  'refund.failed': 'refundFailed',
  'dispute.opened': 'disputed',
  'dispute.won': 'disputeWon',
  'dispute.lost': 'disputeLost',
} as const
const keysOf = <T extends object>(table: T) => Object.keys(table) as [keyof T, ...Array<keyof T>] // the keys of that very table

const SandboxEvent = z.object({
  id: z.string(),
  type: z.enum(keysOf(OUTCOMES)),
  paymentNo: z.string(),
  orderNo: z.string(),
  amount: z.string(),
  currency: z.string(),
  refundNo: z.string().default(''),
  reference: z.string().nullable().default(null),
})

/**
 * A simulated card provider for tests and demos: a signed link to a page, a choice, a signed webhook. Its balance has
 * what was chosen on its page, and the refunds that the store asks for.
 */
const sandboxProvider = (sql: Db): PaymentProvider => ({
  method: 'sandbox',
  name: 'Card (sandbox)',
  note: 'A test gateway without real payments: you choose whether the payment succeeds.',
  async begin({ paymentNo }) {
    const ticket = sealTicket(await getSandboxSecret(sql), paymentNo)
    return { redirectUrl: `/payment/sandbox?ticket=${ticket}`, session: paymentNo }
  },
  async readWebhook(body, signature) {
    assertSigned(await getSandboxSecret(sql), body, signature)
    return eventOf(body)
  },
  async refund({ refundNo, providerPayment, amount }) {
    const movementNo = `sandbox-${refundNo}`
    await book.insertRefundMovement(sql, { movementNo, refundNo, providerPayment, amount })
    return { providerRefund: movementNo }
  },
  listMovements: (period) => book.listMovements(sql, period),
})

export const sandbox: ProviderEntry = {
  method: 'sandbox',
  name: 'Card (sandbox)',
  signatureHeader: 'sandbox-signature',
  create: (config) => (config.sandbox ? sandboxProvider : undefined),
}

export async function getSandboxSecret(sql: Db): Promise<string> {
  const [row] = await readSandboxSecret(sql)
  if (!row) throw new Error('the sandbox has no secret')
  return row.secret
}

function eventOf(body: string): ProviderEvent {
  const { id, type, ...facts } = SandboxEvent.parse(JSON.parse(body))
  const failed = type === 'payment.failed'
  return {
    ...facts,
    eventId: id,
    type,
    outcome: OUTCOMES[type],
    session: facts.paymentNo,
    providerPayment: failed ? null : sandboxNumber(facts.paymentNo),
    message: failed ? 'The card was declined.' : '',
  }
}

/** What the sandbox calls a payment. */
export const sandboxNumber = (paymentNo: string): string => `sandbox-${paymentNo}`

export interface SandboxPayment {
  paymentNo: string
  orderNo: string
  amount: string
  currency: string
}

/** The store is not told of the others. */
export type ReportedDecision = Exclude<SandboxDecision, 'payUnreported' | 'refundUnreported' | 'payOut'>

const TYPES = {
  pay: 'payment.paid',
  fail: 'payment.failed',
  refund: 'refund.made',
  failRefund: 'refund.failed',
  dispute: 'dispute.opened',
  winDispute: 'dispute.won',
  loseDispute: 'dispute.lost',
} as const satisfies Record<ReportedDecision, keyof typeof OUTCOMES>

/** What the gateway sends to the store once the buyer has chosen. */
export function sandboxCall(secret: string, payment: SandboxPayment, decision: ReportedDecision, more: object = {}) {
  const { paymentNo, orderNo, amount, currency } = payment
  const id = `evt_${randomBytes(12).toString('hex')}`
  const body = JSON.stringify({ id, type: TYPES[decision], paymentNo, orderNo, amount, currency, ...more })
  return { body, signature: signBody(secret, body) }
}

export function readTicket(secret: string, ticket: string): string {
  const paymentNo = openTicket(secret, ticket)
  if (paymentNo === '') throw new AppError('not_found', 'This payment link is not valid.')
  return paymentNo
}
