import { z } from 'zod'
import type { Db } from '#server/database/connect.ts'
import { Decimal } from '#shared/decimal.schema.ts'

/** What a card company must be able to do for the store. */
export interface PaymentProvider {
  method: string
  name: string
  /** One sentence for the buyer. */
  note: string
  /** Opens a page on which the buyer pays. Asked twice with the same number, it opens one. */
  begin(request: PaymentRequest): Promise<{ redirectUrl: string; session: string }>
  /** What became of a page that was opened: for webhooks that never came. Undefined while nothing has happened. */
  check?(session: string): Promise<ProviderEvent | undefined>
  /** Reads what was sent to the webhook. Throws `bad_signature`; undefined for what does not concern us. */
  readWebhook(body: string, signature: string): Promise<ProviderEvent | undefined>
  /** Gives money back. Asked twice with the same number, it gives once. */
  refund(request: RefundRequest): Promise<{ providerRefund: string }>
}

/** What a store says about its providers; each has what it needs, or is not used. */
export interface PaymentConfig {
  stripe: StripeKeys | undefined
  /** Whether buyers may "pay" without money. Never in a store that sells. */
  sandbox: boolean
}

export interface StripeKeys {
  secretKey: string
  webhookSecret: string
  /** Only for tests: another server that speaks the same calls. */
  apiUrl: string | undefined
}

/** A provider in the list of those the store knows. */
export interface ProviderEntry {
  method: string
  /** What staff call it while it is not set up. */
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
  currency: 'USD' | 'CNY'
  email: string
  /** Where the buyer comes back to. */
  paidUrl: string
  givenUpUrl: string
}

/** Without NUL, which the database does not take. */
const Word = z
  .string()
  .max(500)
  .regex(/^[^\0]*$/)

export const ProviderEvent = z.object({
  /** The provider's own number for it: the same event twice has the same. */
  eventId: Word.min(1),
  type: Word,
  paymentNo: Word,
  orderNo: Word,
  outcome: z.enum(['paid', 'failed']),
  amount: Decimal,
  currency: Word,
  session: Word.nullable(),
  providerPayment: Word.nullable(),
  /** Why it failed, for the buyer. */
  message: Word,
})
export type ProviderEvent = z.infer<typeof ProviderEvent>

export interface RefundRequest {
  refundNo: string
  providerPayment: string
  amount: string
  currency: 'USD' | 'CNY'
}
