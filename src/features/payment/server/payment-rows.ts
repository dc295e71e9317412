import type { PaymentAttempt, Transfer } from '../payment.contract.ts'
import type { PaymentRow, TransferRow } from './payment.queries.ts'

export const attemptOf = (row: PaymentRow): PaymentAttempt => ({
  paymentNo: row.paymentNo,
  method: row.method,
  state: row.state,
  amount: row.amount,
  currency: row.currency,
  message: row.message,
  createdAt: row.createdAt.toISOString(),
  refundedAmount: row.refundedAmount,
  dispute: row.dispute,
})

export const transferOf = (row: TransferRow): Transfer => ({
  transferNo: row.transferNo,
  payer: row.payer,
  amount: row.amount,
  currency: row.currency,
  transferDate: row.transferDate,
  state: row.state,
  message: row.message,
  createdAt: row.createdAt.toISOString(),
})
