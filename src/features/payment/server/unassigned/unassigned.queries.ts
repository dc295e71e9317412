import type { Db, Tx } from '#server/database/connect.ts'

export interface UnassignedRow {
  paymentNo: string
  method: string
  eventId: string
  orderNo: string
  amount: string
  currency: string
  providerPayment: string | null
  receivedAt: Date
}

/** No row when this payment is here already. */
export const insertUnassigned = (tx: Tx, row: Omit<UnassignedRow, 'receivedAt'>) => tx`
  insert into unassigned_payment (payment_no, method, event_id, order_no, amount, currency, provider_payment)
  values (${row.paymentNo}, ${row.method}, ${row.eventId}, ${row.orderNo}, ${row.amount}, ${row.currency},
    ${row.providerPayment})
  on conflict (payment_no) do nothing
  returning payment_no`

const columns = (sql: Db) => sql`
  payment_no "paymentNo", method, event_id "eventId", order_no "orderNo", amount, currency,
  provider_payment "providerPayment", received_at "receivedAt"`

export const listOpen = (sql: Db, limit: number, offset: number) => sql<UnassignedRow[]>`
  select ${columns(sql)} from unassigned_payment where state = 'open'
  order by received_at, payment_no limit ${limit} offset ${offset}`

export const countOpen = (sql: Db) => sql<{ count: number }[]>`
  select count(*)::int count from unassigned_payment where state = 'open'`

export const lockOpen = (tx: Tx, paymentNo: string) => tx<UnassignedRow[]>`
  select ${columns(tx)} from unassigned_payment where payment_no = ${paymentNo} and state = 'open' for update`

export const findUnassigned = (sql: Db, paymentNo: string) =>
  sql<
    { state: string; amount: string; currency: string }[]
  >`select state, amount, currency from unassigned_payment where payment_no = ${paymentNo}`

export const setAssigned = (tx: Tx, paymentNo: string, note: string) => tx`
  update unassigned_payment set state = 'assigned', note = ${note}, decided_at = now() where payment_no = ${paymentNo}`

export const setRefunding = (tx: Tx, paymentNo: string, refundNo: string, note: string) => tx`
  update unassigned_payment set state = 'refunding', refund_no = ${refundNo}, note = ${note}, decided_at = now()
  where payment_no = ${paymentNo}`

export const findRefunding = (sql: Db, refundNo: string) => sql<(UnassignedRow & { providerPayment: string })[]>`
  select ${columns(sql)} from unassigned_payment where refund_no = ${refundNo} and state = 'refunding'`

export const setRefunded = (sql: Db, refundNo: string, providerRefund: string) => sql`
  update unassigned_payment set state = 'refunded', provider_refund = ${providerRefund}
  where refund_no = ${refundNo} and state = 'refunding'`

/** The provider did not accept the refund: it waits for staff again. */
export const reopen = (tx: Tx, refundNo: string) => tx<UnassignedRow[]>`
  update unassigned_payment set state = 'open', decided_at = null
  where refund_no = ${refundNo} and state = 'refunding' returning ${columns(tx)}`
