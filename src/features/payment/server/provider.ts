import { z } from 'zod'
import type { Db } from '#server/database/connect.ts'
import type { Currency } from '#shared/money/currency-signs.ts'
import type { Movement } from '../comparison.rules.ts'

/** Interface of a card provider. */
export interface PaymentProvider {
  method: string
  name: string
  /** One sentence for the buyer. */
  note: string
  /** Opens a payment page. Idempotent by number. */
  begin(request: PaymentRequest): Promise<{ redirectUrl: string; session: string }>
  /** Polls the state of a payment page, for lost webhooks. Undefined while it is open. */
  check?(session: string): Promise<ProviderEvent | undefined>
  /** Parses a webhook. Throws `bad_signature`. */
  readWebhook(body: string, signature: string): Promise<ProviderEvent>
  /** Refunds. Idempotent by number. */
  refund(request: RefundRequest): Promise<{ providerRefund: string }>
  /** Lists what moved on the shop's balance in a period, for the comparison with the ledger. */
  listMovements?(period: Period): Promise<Movement[]>
}

/** `to` is excluded. */
export interface Period {
  from: Date
  to: Date
}

/** Settings of the providers; one without its settings is not used. */
export interface PaymentConfig {
  stripe: StripeKeys | undefined
  /** Whether buyers may "pay" without money. Never in a store that sells. */
  sandbox: boolean
}

export interface StripeKeys {
  secretKey: string
  webhookSecret: string
  /** For tests: another base URL. */
  apiUrl: string | undefined
}

/** An entry in the list of supported providers. */
export interface ProviderEntry {
  method: string
  /** Name for staff while it is not set up. */
  name: string
  /** The header in which its webhook is signed. */
  signatureHeader: string
  /** Undefined when this store does not use it. */
  create(config: PaymentConfig): ((sql: Db) => PaymentProvider) | undefined
}

export interface PaymentRequest {
  paymentNo: string
  orderNo: string
  /** Whole cents, as text: "12.34". */
  amount: string
  currency: Currency
  email: string
  /** Return URL of the buyer. */
  paidUrl: string
  givenUpUrl: string
}

/** Without NUL, which PostgreSQL refuses. */
const Word = z
  .string()
  .max(500)
  .regex(/^[^\0]*$/)

export const ProviderEvent = z.object({
  /** The provider's event id, for deduplication. */
  eventId: Word.min(1),
  type: Word,
  paymentNo: Word,
  orderNo: Word,
  /** `other`: no event about money of this store. */
  outcome: z.enum([
    'paid',
    'failed',
    'refunded',
    'refundedInAll',
    'refundFailed',
    'disputed',
    'disputeWon',
    'disputeLost',
    'other',
  ]),
  /** Whole cents. */
  amount: z.string().regex(/^\d{1,12}(\.\d{1,2})?$/),
  currency: Word,
  session: Word.nullable(),
  providerPayment: Word.nullable(),
  /** Why it failed, for the buyer; or why it is disputed. */
  message: Word,
  /** Of a refund of this store. */
  refundNo: Word,
  /** The provider's number of the refund or dispute. */
  reference: Word.nullable(),
})
export type ProviderEvent = z.infer<typeof ProviderEvent>

export const otherEvent = (eventId: string, type: string): ProviderEvent => ({
  eventId,
  type,
  paymentNo: '',
  orderNo: '',
  outcome: 'other',
  amount: '0',
  currency: '',
  session: null,
  providerPayment: null,
  message: '',
  refundNo: '',
  reference: null,
})

export interface RefundRequest {
  refundNo: string
  providerPayment: string
  amount: string
}
