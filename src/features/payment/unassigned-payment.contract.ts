import { z } from 'zod'
import { OrderNo } from '#features/orders/order.schema.ts'
import { Decimal } from '#shared/decimal.schema.ts'
import { endpoint } from '#shared/endpoint.ts'
import { paged, pagingFields } from '#shared/paging.ts'
import { Lines } from '#shared/text.schema.ts'

/** Money that a provider reports, and of which the store has no order. */
const UnassignedPayment = z.object({
  paymentNo: z.string(),
  /** The provider. */
  method: z.string(),
  /** As the provider names it. */
  orderNo: z.string(),
  amount: Decimal,
  /** Perhaps none that the store knows. */
  currency: z.string(),
  providerPayment: z.string().nullable(),
  receivedAt: z.iso.datetime(),
})
export type UnassignedPayment = z.infer<typeof UnassignedPayment>

export const unassignedPayments = endpoint({
  method: 'GET',
  path: '/api/staff/payment/unassigned',
  access: 'staff',
  right: 'payments.read',
  summary: 'Card payments of which the store has no order, oldest first',
  input: z.object(pagingFields(20)),
  output: paged(UnassignedPayment),
})

const PaymentNo = z.string().trim().min(1, 'Please enter the number of the payment.').max(500)

export const assignPayment = endpoint({
  method: 'POST',
  path: '/api/staff/payment/unassigned/assign',
  access: 'staff',
  right: 'payments.check',
  summary: 'Assign a payment to an order: it is paid, or the money is late when the order cannot accept it',
  input: z.object({ paymentNo: PaymentNo, orderNo: OrderNo, note: Lines(500, 'A note').default('') }),
  output: z.object({ orderNo: z.string(), state: z.enum(['paid', 'late']) }),
})

export const refundUnassigned = endpoint({
  method: 'POST',
  path: '/api/staff/payment/unassigned/refund',
  access: 'staff',
  right: 'payments.refund',
  stepUp: true,
  security: 'refund',
  summary: 'Refund all of a payment that has no order',
  input: z.object({
    paymentNo: PaymentNo,
    note: Lines(500, 'A note').min(1, 'Please enter the reason of the refund.'),
  }),
  output: z.object({ paymentNo: z.string(), refundNo: z.string() }),
  idempotent: true,
})
