import type { Db, Tx } from '#server/database/connect.ts'
import type { LedgerEntry, Movement, MovementKind } from '../../comparison.rules.ts'

/** A movement never changes once it is listed. */
export const insertMovements = (sql: Db, method: string, movements: readonly Movement[]) => sql`
  insert into provider_movement (method, movement_no, kind, at, amount, currency, fee, fee_currency, provider_payment,
    reference, payment_no, order_no, refund_no)
  select ${method}, m."movementNo", m.kind, m.at, m.amount, m.currency, m.fee, m."feeCurrency", m."providerPayment",
    m.reference, m."paymentNo", m."orderNo", m."refundNo"
  from json_to_recordset(${JSON.stringify(movements)}::text::json) m ("movementNo" text, kind text, at timestamptz,
    amount numeric, currency text, fee numeric, "feeCurrency" text, "providerPayment" text, reference text,
    "paymentNo" text, "orderNo" text, "refundNo" text)
  order by 2
  on conflict (method, movement_no) do nothing`

const inDay = (sql: Db, column: string, day: string) =>
  sql`${sql(column)} >= ${day}::date::timestamp at time zone 'UTC'
    and ${sql(column)} < (${day}::date + 1)::timestamp at time zone 'UTC'`

export interface Touched {
  paymentNo: string
  providerPayment: string | null
}

/** Payments of which something moved on a day, at the provider or here. */
export const listTouched = (tx: Tx, method: string, day: string) => tx<Touched[]>`
  select payment_no "paymentNo", provider_payment "providerPayment" from provider_movement
  where method = ${method} and ${inDay(tx, 'at', day)} and (provider_payment is not null or payment_no <> '')
  union select payment_no, provider_payment from payment
  where method = ${method} and ${inDay(tx, 'settled_at', day)} and state in ('paid', 'late')
  union select p.payment_no, p.provider_payment from refund r join payment p using (payment_id)
  where p.method = ${method} and ${inDay(tx, 'done_at', day)} and r.payment_id is not null
  union select payment_no, provider_payment from unassigned_payment
  where method = ${method} and (${inDay(tx, 'received_at', day)} or ${inDay(tx, 'decided_at', day)})`

export interface Names {
  method: string
  /** Of the provider. */
  payments: string[]
  /** Ours. */
  paymentNos: string[]
}

/** All movements of these payments, and those of the day that name none. */
export const listMovements = (tx: Tx, { method, payments, paymentNos }: Names, day: string) => tx<Movement[]>`
  select movement_no "movementNo", kind, at, amount, currency, fee, fee_currency "feeCurrency",
    provider_payment "providerPayment", reference, payment_no "paymentNo", order_no "orderNo", refund_no "refundNo"
  from provider_movement
  where method = ${method} and (provider_payment = any(${payments}::text[])
    or (payment_no <> '' and payment_no = any(${paymentNos}::text[])) or ${inDay(tx, 'at', day)})
  order by at, movement_no`

const isAmong = (sql: Db, { method, payments, paymentNos }: Names) => sql`
  p.method = ${method} and (p.provider_payment = any(${payments}::text[]) or p.payment_no = any(${paymentNos}::text[]))`

/** What this store knows of these payments. Money that has no order is known, too. */
export const listLedger = (tx: Tx, names: Names) => tx<LedgerEntry[]>`
  select 'payment'::text kind, p.payment_no "paymentNo", o.order_no "orderNo", ''::text "refundNo",
    p.provider_payment "providerPayment", null::text reference,
    case when p.state in ('paid', 'late') then p.amount else 0 end::numeric(18, 4) amount, p.currency,
    false "isPending", coalesce(p.settled_at, p.created_at) at
  from payment p join orders o using (order_id) where ${isAmong(tx, names)}
  union all
  select 'refund', p.payment_no, o.order_no, r.refund_no, p.provider_payment, r.provider_refund,
    case when r.state = 'failed' then 0 else r.amount end, p.currency, r.state = 'pending', coalesce(r.done_at, r.created_at)
  from payment p join refund r on r.order_id = p.order_id and r.payment_id = p.payment_id
  join orders o on o.order_id = p.order_id where ${isAmong(tx, names)}
  union all
  select 'dispute', p.payment_no, o.order_no, '', p.provider_payment, p.dispute_id,
    case when p.dispute = 'won' then 0 end, p.currency, p.dispute = 'open', coalesce(p.settled_at, p.created_at)
  from payment p join orders o using (order_id) where p.dispute is not null and ${isAmong(tx, names)}
  union all
  select 'payment', p.payment_no, p.order_no, '', p.provider_payment, null, p.amount, p.currency, false, p.received_at
  from unassigned_payment p where p.state <> 'assigned' and ${isAmong(tx, names)}
  union all
  select 'refund', p.payment_no, p.order_no, p.refund_no, p.provider_payment, p.provider_refund, p.amount, p.currency,
    p.state = 'refunding', coalesce(p.decided_at, p.received_at)
  from unassigned_payment p where p.state in ('refunding', 'refunded') and ${isAmong(tx, names)}`

export interface DaySum {
  kind: MovementKind
  currency: string
  count: number
  amount: string
}

/** Of the provider's account: fees and payouts belong to no single payment. */
export const sumDay = (tx: Tx, method: string, day: string) => tx<DaySum[]>`
  select kind, currency, count(*)::int count, sum(amount)::numeric(18, 2) amount from (
    select kind, currency, amount from provider_movement where method = ${method} and ${inDay(tx, 'at', day)}
    union all select 'fee', fee_currency, -fee from provider_movement
    where method = ${method} and ${inDay(tx, 'at', day)} and fee <> 0
  ) m where amount <> 0 group by kind, currency order by kind, currency`
