import { isOpenOnAccount, openAmount } from '#features/credit/server/credit.service.ts'
import type { OrderStatus } from '#features/orders/order-status.rules.ts'
import type { Assignee } from '#features/staff/assignee.rules.ts'
import { assignedTo } from '#features/staff/server/assigned-to.service.ts'
import type { Db, Tx } from '#server/database/connect.ts'
import type { Currency } from '#shared/money/currency-signs.ts'
import type { PaymentAttempt, Transfer } from '../payment.contract.ts'

export const readSandboxSecret = (sql: Db) => sql<{ secret: string }[]>`select secret from sandbox_secret`

export interface PaymentRow {
  paymentId: number
  paymentNo: string
  orderId: number
  method: string
  state: PaymentAttempt['state']
  amount: string
  currency: Currency
  providerPayment: string | null
  /** The provider's id of this attempt. Null until it has answered. */
  session: string | null
  redirectUrl: string | null
  message: string
  refundedAmount: string
  dispute: PaymentAttempt['dispute']
  disputeId: string | null
  createdAt: Date
}

const paymentColumns = (sql: Db) => sql`
  payment_id "paymentId", payment_no "paymentNo", order_id "orderId", method, state, amount, currency,
  provider_payment "providerPayment", provider_session "session", redirect_url "redirectUrl", message, refunded_amount "refundedAmount", dispute, dispute_id "disputeId", created_at "createdAt"`

export const insertPayment = (
  tx: Tx,
  payment: {
    paymentNo: string
    orderId: number
    method: string
    amount: string
    currency: string
    requestKey?: string | undefined
  },
) => tx<{ paymentId: number }[]>`
  insert into payment (payment_no, order_id, method, amount, currency, request_key)
  values (${payment.paymentNo}, ${payment.orderId}, ${payment.method}, ${payment.amount}, ${payment.currency},
    ${payment.requestKey ?? null})
  on conflict (payment_no) do nothing
  returning payment_id "paymentId"`

export const setStarted = (
  db: Db,
  paymentNo: string,
  { session, redirectUrl }: { session: string; redirectUrl: string },
) => db`update payment set provider_session = ${session}, redirect_url = ${redirectUrl} where payment_no = ${paymentNo}`

/** Unless an event of the provider has arrived meanwhile. */
export const setNotStarted = (db: Db, paymentNo: string, message: string) => db`
  update payment set state = 'failed', message = ${message}, settled_at = now()
  where payment_no = ${paymentNo} and state = 'pending'`

export const findPaymentOfRequest = (db: Db, orderId: number, requestKey: string) => db<PaymentRow[]>`
  select ${paymentColumns(db)} from payment where order_id = ${orderId} and request_key = ${requestKey}`

export const findPayment = (sql: Db, paymentNo: string) => sql<PaymentRow[]>`
  select ${paymentColumns(sql)} from payment where payment_no = ${paymentNo}`

export const findPaymentOfProvider = (sql: Db, method: string, providerPayment: string) => sql<PaymentRow[]>`
  select ${paymentColumns(sql)} from payment
  where provider_payment = ${providerPayment} and method = ${method} order by payment_id limit 1`

export const setDispute = (tx: Tx, paymentId: number, dispute: 'open' | 'won' | 'lost', disputeId: string | null) => tx`
  update payment set dispute = ${dispute}, dispute_id = ${disputeId} where payment_id = ${paymentId}`

export const listPayments = (sql: Db, orderId: number) => sql<PaymentRow[]>`
  select ${paymentColumns(sql)} from payment where order_id = ${orderId} order by payment_id desc`

export const listPaymentsById = (sql: Db, ids: number[]) => sql<PaymentRow[]>`
  select ${paymentColumns(sql)} from payment where payment_id = any(${ids}::int[])`

export const setPaymentState = (
  tx: Tx,
  paymentId: number,
  change: { state: PaymentAttempt['state']; message: string; providerPayment: string | null },
) => tx`
  update payment set state = ${change.state}, message = ${change.message}, settled_at = now(),
    provider_payment = coalesce(${change.providerPayment}, provider_payment)
  where payment_id = ${paymentId}`

export const setArrived = (tx: Tx, paymentId: number, amount: string, currency: string) => tx`
  update payment set amount = ${amount}, currency = ${currency} where payment_id = ${paymentId}`

export interface TransferRow {
  transferId: number
  transferNo: string
  orderId: number
  payer: string
  amount: string
  currency: Currency
  transferDate: string
  proof: string
  state: Transfer['state']
  message: string
  refundedAmount: string
  createdAt: Date
}

const transferColumns = (sql: Db) => sql`
  transfer_id "transferId", transfer_no "transferNo", order_id "orderId", payer, amount, currency,
  transfer_date::text "transferDate", proof, state, message, refunded_amount "refundedAmount", created_at "createdAt"`

export const insertTransfer = (
  tx: Tx,
  transfer: Pick<TransferRow, 'transferNo' | 'orderId' | 'payer' | 'amount' | 'currency' | 'transferDate' | 'proof'>,
) => tx<{ transferId: number }[]>`
  insert into transfer (transfer_no, order_id, payer, amount, currency, transfer_date, proof)
  values (${transfer.transferNo}, ${transfer.orderId}, ${transfer.payer}, ${transfer.amount}, ${transfer.currency},
    ${transfer.transferDate}, ${transfer.proof})
  on conflict (transfer_no) do nothing
  returning transfer_id "transferId"`

export const findTransfer = (sql: Db, transferNo: string) => sql<TransferRow[]>`
  select ${transferColumns(sql)} from transfer where transfer_no = ${transferNo}`

export const listTransfers = (sql: Db, orderId: number) => sql<TransferRow[]>`
  select ${transferColumns(sql)} from transfer where order_id = ${orderId} order by transfer_id desc`

export const listTransfersById = (sql: Db, ids: number[]) => sql<TransferRow[]>`
  select ${transferColumns(sql)} from transfer where transfer_id = any(${ids}::int[])`

export const decideTransfer = (tx: Tx, transferId: number, state: 'accepted' | 'rejected', message: string) => tx`
  update transfer set state = ${state}, message = ${message}, decided_at = now()
  where transfer_id = ${transferId} and state = 'sent'`

export interface WaitingFilter {
  orderNo?: string | undefined
  what: 'all' | 'transfers' | 'late'
  assignee: Assignee
}

/** What waits for staff, oldest first; or everything of one order. */
const waitingRows = (sql: Db, orderNo: string | undefined) => sql`
  select p.payment_id "paymentId", null::int "transferId", o.order_no "orderNo", o.status, o.email, p.created_at, 0::numeric(18, 4) "openAmount"
  from payment p join orders o using (order_id)
  where ${orderNo ? sql`o.order_no = ${orderNo}` : sql`(p.state = 'late' and p.refunded_amount < p.amount) or p.dispute = 'open'`}
  union all
  select null, t.transfer_id, o.order_no, o.status, o.email, t.created_at,
    (case when ${isOpenOnAccount(sql)} then ${openAmount(sql)} else 0 end)::numeric(18, 4)
  from transfer t join orders o using (order_id)
  where ${orderNo ? sql`o.order_no = ${orderNo}` : sql`t.state = 'sent'`}`

const waiting = (sql: Db, { orderNo, what, assignee }: WaitingFilter) => sql`
  select * from (${waitingRows(sql, orderNo)}) rows where ${assignedTo(sql, 'order', sql`"orderNo"`, assignee)}
    ${what === 'all' ? sql`` : sql`and "transferId" is ${what === 'late' ? sql`null` : sql`not null`}`}`

export interface WaitingRow {
  paymentId: number | null
  transferId: number | null
  orderNo: string
  status: OrderStatus
  email: string
  openAmount: string
}

export const listWaiting = (sql: Db, filter: WaitingFilter, limit: number, offset: number) => sql<WaitingRow[]>`
  select "paymentId", "transferId", "orderNo", status, email, "openAmount" from (${waiting(sql, filter)}) w
  order by created_at limit ${limit} offset ${offset}`

export const countWaiting = (sql: Db, filter: WaitingFilter) => sql<{ count: number }[]>`
  select count(*)::int count from (${waiting(sql, filter)}) w`

export interface NewRefund {
  refundNo: string
  orderId: number
  paymentId: number | null
  transferId: number | null
  amount: string
  taxAmount: string
  note: string
  state: 'pending' | 'done'
}

export const insertRefund = (tx: Tx, refund: NewRefund) => tx`
  insert into refund (refund_no, order_id, payment_id, transfer_id, amount, tax_amount, note, state, done_at)
  values (${refund.refundNo}, ${refund.orderId}, ${refund.paymentId}, ${refund.transferId}, ${refund.amount},
    ${refund.taxAmount}, ${refund.note}, ${refund.state}, ${refund.state === 'done' ? tx`now()` : null})`

/** Without late payments, which do not belong to the order. */
export const sumRefunds = (tx: Tx, orderId: number) => tx<{ amount: string }[]>`
  select coalesce(sum(r.amount), 0)::numeric(18, 4) amount from refund r left join payment p using (payment_id)
  where r.order_id = ${orderId} and r.state <> 'failed' and (p.state is null or p.state = 'paid')`

export const addPaymentRefund = (tx: Tx, paymentId: number, amount: string) => tx`
  update payment set refunded_amount = refunded_amount + ${amount} where payment_id = ${paymentId}`

export interface RefundRow {
  refundNo: string
  orderId: number
  paymentId: number
  amount: string
  taxAmount: string
  state: 'pending' | 'done' | 'failed'
  providerRefund: string | null
}

const refundColumns = (sql: Db) => sql`
  refund_no "refundNo", order_id "orderId", payment_id "paymentId", amount, tax_amount "taxAmount", state,
  provider_refund "providerRefund"`

export const findCardRefund = (sql: Db, refundNo: string) => sql<RefundRow[]>`
  select ${refundColumns(sql)} from refund where refund_no = ${refundNo} and payment_id is not null`

export const listRefunds = (sql: Db, paymentId: number) => sql<RefundRow[]>`
  select ${refundColumns(sql)} from refund
  where order_id = (select order_id from payment where payment_id = ${paymentId}) and payment_id = ${paymentId}
  order by refund_id`

export const setRefundState = (tx: Tx, refundNo: string, state: 'done' | 'failed', providerRefund: string | null) => tx`
  update refund set state = ${state}, done_at = ${state === 'done' ? tx`now()` : null},
    provider_refund = coalesce(${providerRefund}, provider_refund)
  where refund_no = ${refundNo}`

export const addTransferRefund = (tx: Tx, transferId: number, amount: string) => tx`
  update transfer set refunded_amount = refunded_amount + ${amount} where transfer_id = ${transferId}`

export const findPendingRefund = (sql: Db, refundNo: string) => sql<
  { orderId: number; amount: string; method: string; providerPayment: string | null; currency: Currency }[]
>`
  select r.order_id "orderId", r.amount, p.method, p.provider_payment "providerPayment", p.currency
  from refund r join payment p using (payment_id) where r.refund_no = ${refundNo} and r.state = 'pending'`

export const finishRefund = (sql: Db, refundNo: string, providerRefund: string) => sql`
  update refund set state = 'done', done_at = now(), provider_refund = ${providerRefund}
  where refund_no = ${refundNo} and state = 'pending'`

/** What the sandbox page shows. */
export const findSandboxPayment = (sql: Db, paymentNo: string) => sql<
  {
    paymentId: number
    paymentNo: string
    orderNo: string
    amount: string
    currency: Currency
    state: PaymentAttempt['state']
  }[]
>`
  select p.payment_id "paymentId", p.payment_no "paymentNo", o.order_no "orderNo", p.amount, p.currency, p.state
  from payment p join orders o using (order_id) where p.payment_no = ${paymentNo} and p.method = 'sandbox'`

/** Transfers to check, late payments, and payments without an order. */
export const readQueue = (sql: Db) => sql<{ count: number; oldestAt: Date | null; oldest: string | null }[]>`
  select count(*)::int count, min(w.at) "oldestAt", (array_agg(w.number order by w.at))[1] oldest
  from (
    select created_at at, "orderNo" number from (${waitingRows(sql, undefined)}) waiting
    union all select received_at, payment_no from unassigned_payment where state = 'open'
  ) w`
