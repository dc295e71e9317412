import type { Db } from '#server/database/connect.ts'
import type { Movement, MovementKind } from '../comparison.rules.ts'
import type { Period } from './provider.ts'

export interface SandboxMovement {
  movementNo: string
  kind: MovementKind
  amount: string
  currency: string
  fee?: string
  providerPayment: string
  reference?: string
  paymentNo?: string
  orderNo?: string
  refundNo?: string
}

/** Once per number. */
export const insertMovement = (sql: Db, movement: SandboxMovement) => sql`
  insert into sandbox_movement (movement_no, kind, amount, currency, fee, provider_payment, reference, payment_no, order_no,
    refund_no)
  values (${movement.movementNo}, ${movement.kind}, ${movement.amount}, ${movement.currency}, ${movement.fee ?? '0'},
    ${movement.providerPayment}, ${movement.reference ?? null}, ${movement.paymentNo ?? ''}, ${movement.orderNo ?? ''},
    ${movement.refundNo ?? ''})
  on conflict (movement_no) do nothing`

/** A refund that the store asks for; of a payment that the sandbox has taken. */
export const insertRefundMovement = (
  sql: Db,
  refund: { movementNo: string; refundNo: string; amount: string; providerPayment: string },
) => sql`
  insert into sandbox_movement (movement_no, kind, amount, currency, provider_payment, reference, refund_no)
  select ${refund.movementNo}, 'refund', -${refund.amount}::numeric, currency, provider_payment, ${refund.movementNo},
    ${refund.refundNo}
  from sandbox_movement where provider_payment = ${refund.providerPayment} and kind = 'payment' limit 1
  on conflict (movement_no) do nothing`

/** All of the balance goes to the bank, one payout for each currency. */
export const insertPayouts = (sql: Db, number: string) => sql`
  insert into sandbox_movement (movement_no, kind, amount, currency, reference)
  select ${number}::text || '-' || currency, 'payout', -sum(amount - fee), currency, ${number}::text || '-' || currency
  from sandbox_movement group by currency having sum(amount - fee) > 0`

export const listMovements = (sql: Db, { from, to }: Period) => sql<Movement[]>`
  select movement_no "movementNo", kind, at, amount, currency, fee, case when fee = 0 then '' else currency end "feeCurrency",
    provider_payment "providerPayment", reference, payment_no "paymentNo", order_no "orderNo", refund_no "refundNo"
  from sandbox_movement where at >= ${from} and at < ${to} order by at, movement_no`
