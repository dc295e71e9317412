import type { Db, Tx } from '#server/database/connect.ts'
import type { Compared, Problem, Verdict } from '../../comparison.rules.ts'
import type { DaySum } from './movements.queries.ts'

export const saveDay = (tx: Tx, method: string, day: string, sums: readonly DaySum[]) => tx`
  insert into payment_comparison (method, day, sums) values (${method}, ${day}::date, ${JSON.stringify(sums)}::text::jsonb)
  on conflict (method, day) do update set compared_at = now(), sums = excluded.sums`

/** One comparison at a time, in all processes: days share payments. */
export const lockComparison = (tx: Tx, method: string) => tx`
  select pg_advisory_xact_lock(hashtext('payment_comparison'), hashtext(${method}))`

export interface ComparedDay {
  method: string
  day: string
  comparedAt: Date
  sums: DaySum[]
  openCount: number
}

export interface DayRange {
  from?: string | undefined
  to?: string | undefined
}

const inRange = (sql: Db, { from, to }: DayRange) => sql`
  (${from ?? null}::date is null or day >= ${from ?? null}::date) and (${to ?? null}::date is null or day <= ${to ?? null}::date)`

export const listDays = (sql: Db, range: DayRange, limit: number, offset: number) => sql<ComparedDay[]>`
  select method, day::text, compared_at "comparedAt", sums,
    (select count(*)::int from payment_difference d where d.state = 'open' and d.day = c.day and d.method = c.method)
      "openCount"
  from payment_comparison c where ${inRange(sql, range)} order by day desc, method limit ${limit} offset ${offset}`

export const countDays = (sql: Db, range: DayRange) => sql<{ count: number }[]>`
  select count(*)::int count from payment_comparison where ${inRange(sql, range)}`

/** Of the last days: those that were not compared since they ended, and those with an open difference. */
export const listDueDays = (sql: Db, method: string, days: number) => sql<{ day: string }[]>`
  select day::text from (
    select (now() at time zone 'UTC')::date - n "day" from generate_series(1, ${days}::int) n
  ) last
  where not exists (
    select from payment_comparison c
    where c.method = ${method} and c.day = last.day and c.compared_at >= (last.day + 1)::timestamp at time zone 'UTC'
  ) or exists (
    select from payment_difference d where d.method = ${method} and d.day = last.day and d.state = 'open'
  ) order by day`

/** One that is known stays as staff left it, unless it has changed. */
export const upsertDifferences = (tx: Tx, method: string, found: readonly Verdict[]) => tx`
  insert into payment_difference as d (method, kind, number, day, problem, provider_amount, provider_currency,
    store_amount, store_currency, provider_payment, payment_no, order_no, refund_no, movement_no)
  select ${method}, f.kind, f.number, f.day, f.problem, f."providerAmount", f."providerCurrency", f."storeAmount",
    f."storeCurrency", f."providerPayment", f."paymentNo", f."orderNo", f."refundNo", f."movementNo"
  from json_to_recordset(${JSON.stringify(found)}::text::json) f (kind text, number text, day date, problem text,
    "providerAmount" numeric, "providerCurrency" text, "storeAmount" numeric, "storeCurrency" text,
    "providerPayment" text, "paymentNo" text, "orderNo" text, "refundNo" text, "movementNo" text)
  order by f.kind, f.number
  on conflict (method, kind, number) do update set day = excluded.day, problem = excluded.problem,
    provider_amount = excluded.provider_amount, provider_currency = excluded.provider_currency,
    store_amount = excluded.store_amount, store_currency = excluded.store_currency,
    provider_payment = excluded.provider_payment, payment_no = excluded.payment_no, order_no = excluded.order_no,
    refund_no = excluded.refund_no, movement_no = excluded.movement_no, state = 'open', note = '',
    explained_by = null, closed_at = null
  where d.state = 'open' or d.state = 'resolved'
    or (d.problem, d.provider_amount, d.provider_currency, d.store_amount, d.store_currency)
      is distinct from (excluded.problem, excluded.provider_amount, excluded.provider_currency, excluded.store_amount,
        excluded.store_currency)`

/** Those that were examined and no longer found. */
export const resolveDifferences = (
  tx: Tx,
  method: string,
  names: ReadonlyArray<{ kind: string; number: string }>,
) => tx`
  update payment_difference d set state = 'resolved', closed_at = now()
  from json_to_recordset(${JSON.stringify(names)}::text::json) n (kind text, number text)
  where d.method = ${method} and d.kind = n.kind and d.number = n.number and d.state = 'open'`

export interface DifferenceRow {
  differenceId: number
  method: string
  kind: Compared
  number: string
  day: string
  problem: Problem
  providerAmount: string
  providerCurrency: string
  storeAmount: string | null
  storeCurrency: string
  providerPayment: string | null
  paymentNo: string
  orderNo: string
  refundNo: string
  movementNo: string | null
  state: 'open' | 'resolved' | 'explained'
  note: string
  explainedBy: string | null
}

const columns = (sql: Db) => sql`
  difference_id "differenceId", method, kind, number, day::text, problem, provider_amount "providerAmount",
  provider_currency "providerCurrency", store_amount "storeAmount", store_currency "storeCurrency",
  provider_payment "providerPayment", payment_no "paymentNo", order_no "orderNo", refund_no "refundNo",
  movement_no "movementNo", state, note, explained_by "explainedBy"`

export interface DifferenceFilter extends DayRange {
  state: 'open' | 'closed'
}

const filtered = (sql: Db, filter: DifferenceFilter) => sql`
  ${filter.state === 'open' ? sql`state = 'open'` : sql`state <> 'open'`} and ${inRange(sql, filter)}`

/** Whether the order is here, and whether the payment waits for one: where a link leads. */
export type ListedDifference = DifferenceRow & { hasOrder: boolean; isUnassigned: boolean }

export const listDifferences = (sql: Db, filter: DifferenceFilter, limit: number, offset: number) =>
  sql<ListedDifference[]>`
  select ${columns(sql)},
    exists (select from orders o where o.order_no = d.order_no) "hasOrder",
    exists (select from unassigned_payment u where u.payment_no = d.payment_no and u.state = 'open') "isUnassigned"
  from payment_difference d where ${filtered(sql, filter)}
  order by day, difference_id limit ${limit} offset ${offset}`

export const countDifferences = (sql: Db, filter: DifferenceFilter) => sql<{ count: number }[]>`
  select count(*)::int count from payment_difference where ${filtered(sql, filter)}`

export const findDifference = (sql: Db, differenceId: number) => sql<DifferenceRow[]>`
  select ${columns(sql)} from payment_difference where difference_id = ${differenceId}`

export const lockDifference = (tx: Tx, differenceId: number) => tx<DifferenceRow[]>`
  select ${columns(tx)} from payment_difference where difference_id = ${differenceId} for update`

export const setExplained = (tx: Tx, differenceId: number, note: string, who: string) => tx`
  update payment_difference set state = 'explained', note = ${note}, explained_by = ${who}, closed_at = now()
  where difference_id = ${differenceId}`

export const countOpen = (sql: Db) => sql<{ count: number }[]>`
  select count(*)::int count from payment_difference where state = 'open'`
