import { z } from 'zod'
import { OnAccount } from '#features/credit/credit.contract.ts'
import { OrderNo, PayMethod, PaymentOption } from '#features/orders/order.schema.ts'
import { Decimal } from '#shared/decimal.schema.ts'
import { endpoint } from '#shared/endpoint.ts'
import { Currency } from '#shared/money/currency.schema.ts'
import { Line } from '#shared/text.schema.ts'
import { PROOF_MESSAGES } from './proof-form.rules.ts'

const When = z.iso.datetime()
const Status = z.literal([1, 2, 3, 4, 5, 6, 7, 8])

/** The name of a payment provider, as in the list of `server/providers.service.ts`. */
const OnlineMethod = z.string().max(40)

/** Bank account and reference of a transfer. */
export const BankAccount = z.object({
  beneficiary: z.string(),
  bankName: z.string(),
  bankAddress: z.string(),
  accountNumber: z.string(),
  swift: z.string(),
  currency: Currency,
  /** Names the order: to be written into the transfer. */
  reference: z.string(),
})
export type BankAccount = z.infer<typeof BankAccount>

/** One try to pay by card. */
export const PaymentAttempt = z.object({
  paymentNo: z.string(),
  method: OnlineMethod,
  /** `late`: paid when the order could no longer accept it; the shop refunds it or contacts the buyer. */
  state: z.enum(['pending', 'paid', 'failed', 'late']),
  amount: Decimal,
  currency: Currency,
  /** Why it failed, for the buyer; empty otherwise. */
  message: z.string(),
  createdAt: When,
  refundedAmount: Decimal,
  /** The cardholder objected to it at their bank. */
  dispute: z.enum(['open', 'won', 'lost']).nullable(),
})
export type PaymentAttempt = z.infer<typeof PaymentAttempt>

/** A bank transfer reported by the buyer. */
export const Transfer = z.object({
  transferNo: z.string(),
  payer: z.string(),
  amount: Decimal,
  currency: Currency,
  /** YYYY-MM-DD. */
  transferDate: z.iso.date(),
  state: z.enum(['sent', 'accepted', 'rejected']),
  /** Why it was rejected; empty otherwise. */
  message: z.string(),
  createdAt: When,
})
export type Transfer = z.infer<typeof Transfer>

export const paymentInfo = endpoint({
  method: 'GET',
  path: '/api/order/payment/info',
  access: 'buyer',
  summary: 'Payment methods of an order, the deadline and previous attempts',
  input: z.object({ orderNo: OrderNo }),
  output: z.object({
    orderNo: z.string(),
    status: Status,
    statusName: z.string(),
    /** Only then is there something to pay. */
    payable: z.boolean(),
    /** The order's total, with 4 decimals. */
    totalAmount: Decimal,
    /** What is charged: the total in whole cents. */
    payAmount: Decimal,
    currency: Currency,
    payBy: When.nullable(),
    payMethod: PayMethod,
    /** Absent: the order is paid before it is shipped. */
    account: OnAccount.optional(),
    /** The card methods on offer; the first is the usual one. */
    methods: z.array(z.object({ method: OnlineMethod, name: z.string(), note: z.string() })),
    /** Card and transfer in the shop's order; an empty label: as the page calls it. */
    payWays: z.array(PaymentOption).optional(),
    /** Null: the shop has no account in this currency, and transfers are not offered. */
    bank: BankAccount.nullable(),
    /** Newest first. */
    attempts: z.array(PaymentAttempt),
    transfers: z.array(Transfer),
  }),
})

export const payOrder = endpoint({
  method: 'POST',
  path: '/api/order/payment',
  access: 'buyer',
  teamRight: 'order',
  ownerOnly: true,
  summary: 'Start a card payment: send the browser to `redirectUrl`. It returns to /paymentResult',
  input: z.object({ orderNo: OrderNo, method: OnlineMethod.optional() }),
  output: z.object({ paymentNo: z.string(), redirectUrl: z.string() }),
  idempotent: 'byHandler',
})

export const chooseTransfer = endpoint({
  method: 'POST',
  path: '/api/order/payment/transfer',
  access: 'buyer',
  teamRight: 'order',
  ownerOnly: true,
  summary: 'Choose bank transfer: the stock is reserved longer',
  input: z.object({ orderNo: OrderNo }),
  output: z.object({ orderNo: z.string(), payBy: When, bank: BankAccount }),
})

export const payOffline = endpoint({
  method: 'POST',
  path: '/api/order/payment/offline',
  access: 'buyer',
  teamRight: 'order',
  ownerOnly: true,
  summary: 'Report a bank transfer with its proof. The shop checks it (status 8)',
  input: z.object({
    orderNo: OrderNo,
    payer: Line(120, 'The payer').min(1, PROOF_MESSAGES.payer),
    amount: Decimal,
    transferDate: z.iso.date(PROOF_MESSAGES.transferDate),
    /** Resource id of `common/resource/upload`: a picture or a PDF. */
    proof: z.string(PROOF_MESSAGES.proof).min(1, PROOF_MESSAGES.proof).max(200),
  }),
  output: z.object({ orderNo: z.string(), transferNo: z.string(), status: Status }),
  idempotent: true,
})

/* ---- the sandbox: a simulated card provider for tests and demos ---- */

export const sandboxPayment = endpoint({
  method: 'GET',
  path: '/api/payment/sandbox',
  access: 'public',
  summary: 'The payment of a signed sandbox link',
  input: z.object({ ticket: z.string().max(500) }),
  output: z.object({
    paymentNo: z.string(),
    orderNo: z.string(),
    amount: Decimal,
    currency: Currency,
    state: PaymentAttempt.shape.state,
    /** Return URL without a payment. */
    backUrl: z.string(),
  }),
})

export const SandboxDecision = z.enum([
  'pay',
  'payUnreported',
  'fail',
  'refund',
  'refundUnreported',
  'failRefund',
  'dispute',
  'winDispute',
  'loseDispute',
  'payOut',
])
export type SandboxDecision = z.infer<typeof SandboxDecision>

export const decideSandbox = endpoint({
  method: 'POST',
  path: '/api/payment/sandbox/decide',
  access: 'public',
  summary:
    'Pay or fail in the sandbox; or refund, let a refund fail, dispute what is paid, pay out the balance. It sends a signed webhook, unless the choice says otherwise; then go to `redirectUrl`',
  input: z.object({ ticket: z.string().max(500), decision: SandboxDecision }),
  output: z.object({ redirectUrl: z.string() }),
})

/* ---- webhooks: the raw body, as it was signed ---- */

const SignedCall = z.object({ body: z.string(), signature: z.string().max(2000) })
const Received = z.object({ received: z.literal(true) })

/** Every provider has an address of its own, and signs in a header of its own. */
export const webhookOf = (method: string, signatureHeader: string) =>
  endpoint({
    method: 'POST',
    path: `/api/payment/webhook/${method}`,
    access: 'public',
    summary: `Webhook of ${method}`,
    input: SignedCall,
    output: Received,
    signed: { header: signatureHeader },
  })
