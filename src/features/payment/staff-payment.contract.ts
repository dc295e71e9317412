import { z } from 'zod'
import { AfterSaleNo } from '#features/orders/after-sales.contract.ts'
import { OrderNo, Status } from '#features/orders/order.schema.ts'
import { ParcelLine, seen } from '#features/orders/picking.contract.ts'
import { AssignedTo } from '#features/staff/work.contract.ts'
import { Decimal } from '#shared/decimal.schema.ts'
import { endpoint } from '#shared/endpoint.ts'
import { Id } from '#shared/id.schema.ts'
import { Currency } from '#shared/money/currency.schema.ts'
import { paged, pagingFields } from '#shared/paging.ts'
import { Line, Lines } from '#shared/text.schema.ts'
import { PaymentAttempt, Transfer } from './payment.contract.ts'
import { PROOF_MESSAGES } from './proof-form.rules.ts'

const StaffPayment = z.object({
  orderNo: z.string(),
  /** Of an order on account: what is still to be paid; otherwise 0. */
  openAmount: Decimal,
  orderStatus: Status,
  email: z.string(),
  /** Card payment or transfer, whichever the row is. */
  attempt: PaymentAttempt.nullable(),
  /** `proof` is empty when staff recorded it. */
  transfer: Transfer.extend({ proof: z.string() }).nullable(),
})

export const staffPayments = endpoint({
  method: 'GET',
  path: '/api/staff/payment/list',
  access: 'staff',
  right: 'payments.read',
  summary: 'Transfers to be checked and late payments, oldest first; or all of one order',
  input: z.object({
    orderNo: OrderNo.optional(),
    what: z.enum(['all', 'transfers', 'late']).default('all'),
    /** Of the order. */
    assignedTo: AssignedTo,
    ...pagingFields(20),
  }),
  output: paged(StaffPayment),
})

const TransferNo = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^TR-\d{6}-[0-9A-Z]{8}$/, 'This is not a transfer number.')
/** An order on account is paid although the transfer is less than what is open; the note says why. */
const settle = z.boolean().default(false)
const Changed = z.object({ orderNo: z.string(), status: Status, statusName: z.string() })

/** Money that is on the account of the shop. */
const arrived = {
  payer: Line(120, 'The payer').min(1, PROOF_MESSAGES.payer),
  amount: Decimal,
  transferDate: z.iso.date(PROOF_MESSAGES.transferDate),
  note: Lines(500, 'A note').default(''),
}

export const acceptTransfer = endpoint({
  method: 'POST',
  path: '/api/staff/payment/transfer/accept',
  access: 'staff',
  right: 'payments.check',
  summary: 'Accept a transfer: the order is paid; of an order on account, what is more than the transfer stays open',
  input: z.object({ transferNo: TransferNo, note: Lines(500, 'A note').default(''), settle }),
  output: Changed,
})

export const recordTransfer = endpoint({
  method: 'POST',
  path: '/api/staff/payment/transfer/record',
  access: 'staff',
  right: 'payments.check',
  summary: 'Record a transfer that arrived without a proof: the order is paid, or a part of an order on account',
  input: z.object({ orderNo: OrderNo, ...arrived, settle, ...seen }),
  output: Changed,
  idempotent: true,
})

export const recordCustomerPayment = endpoint({
  method: 'POST',
  path: '/api/staff/payment/account/record',
  access: 'staff',
  right: 'payments.check',
  summary: 'Record one transfer for all orders on account of a customer: those that are due first are paid first',
  input: z.object({
    accountId: Id,
    currency: Currency,
    ...arrived,
    /** What was open when the payment was entered; refused when it has changed since. */
    seenOpen: Decimal,
  }),
  output: z.object({
    orders: z.array(z.object({ orderNo: z.string(), amount: Decimal, openAmount: Decimal })),
  }),
  idempotent: true,
})

export const rejectTransfer = endpoint({
  method: 'POST',
  path: '/api/staff/payment/transfer/reject',
  access: 'staff',
  right: 'payments.check',
  summary: 'Reject a transfer: the order is unpaid again, and the buyer is notified',
  input: z.object({
    transferNo: TransferNo,
    reason: Lines(500, 'A reason').min(1, 'Please enter a reason for the buyer.'),
  }),
  output: Changed,
})

export const cancelOnAccount = endpoint({
  method: 'POST',
  path: '/api/staff/payment/account/cancel',
  access: 'staff',
  right: 'orders.write',
  summary: 'Cancel an order on account that is neither paid nor shipped: its stock and the limit are free again',
  input: z.object({
    orderNo: OrderNo,
    reason: Lines(500, 'A reason').min(1, 'Please enter a reason for the buyer.'),
    ...seen,
  }),
  output: Changed,
})

export const refundOrder = endpoint({
  method: 'POST',
  path: '/api/staff/payment/refund',
  access: 'staff',
  right: 'payments.refund',
  stepUp: true,
  security: 'refund',
  summary: 'Refund all or a part of a payment; of an order on account that is not paid, take it off what is to be paid',
  input: z.object({
    orderNo: OrderNo,
    /** Absent: what `lines`, or the accepted pieces of `afterSaleNo`, cost. */
    amount: Decimal.optional(),
    /** Pieces to give back; none of them twice. */
    lines: z.array(ParcelLine).min(1).max(1000).optional(),
    /** A return: its accepted pieces count as refunded. Without `amount` their price is refunded. */
    afterSaleNo: AfterSaleNo.optional(),
    note: Lines(500, 'A note').min(1, 'Please enter the reason of the refund.'),
    /** `version` of the order as the caller saw it. */
    version: z
      .string()
      .regex(/^\d{1,12}\.\d{1,12}$/)
      .optional(),
  }),
  output: z.object({
    orderNo: z.string(),
    refundNo: z.string(),
    refundedAmount: Decimal,
    state: z.enum(['done', 'pending']),
  }),
  idempotent: true,
})
