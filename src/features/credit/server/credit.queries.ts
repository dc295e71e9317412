import type { Db, Tx } from '#server/database/connect.ts'
import type { CreditStanding } from '../credit.contract.ts'
import type { CreditState } from '../credit.rules.ts'

/** What is left of an order on account after credits and payments; `o` is the order. */
export const openAmount = (sql: Db) => sql`(o.total_amount - o.refunded_amount - o.received_amount)`

/** Orders on account that are still to be paid; `o` is the order. */
export const isOpenOnAccount = (sql: Db) => sql`
  (o.on_account_at is not null and o.paid_at is null and o.status <> 7 /* closed */ and ${openAmount(sql)} > 0)`

/** Days since the order was to be paid; 0 or less, or null: not overdue. */
export const overdueDays = (sql: Db) => sql`((now() at time zone 'UTC')::date - o.due_on)`

export interface AccountColumns {
  /** Null: the order is not on account. */
  netDays: number | null
  dueOn: string | null
  openAmount: string
  /** Of an order that is open: what was paid of it. */
  receivedAmount: string
  overdueDays: number
}

/** What there is to know about an order on account; `o` is the order. */
export const accountColumns = (sql: Db) => sql`
  case when o.on_account_at is not null then o.net_days end "netDays", o.due_on::text "dueOn",
  (case when ${isOpenOnAccount(sql)} then ${openAmount(sql)} else 0 end)::numeric(18, 4) "openAmount",
  (case when ${isOpenOnAccount(sql)} then o.received_amount else 0 end)::numeric(18, 4) "receivedAmount",
  case when ${isOpenOnAccount(sql)} then coalesce(greatest(${overdueDays(sql)}, 0), 0) else 0 end "overdueDays"`

export type CreditRow = CreditStanding & { note: string; version: number; changedBy: string; changedAt: Date }

export const findStanding = (sql: Db, accountId: number) => sql<CreditRow[]>`
  select state, days, currency, credit_limit "creditLimit", note, version, changed_by "changedBy", changed_at "changedAt",
    open.amount "openAmount", greatest(credit_limit - open.amount, 0)::numeric(18, 4) "availableAmount",
    open.overdue "overdueAmount", open.overdue_days "overdueDays"
  from credit_terms t cross join lateral (
    select coalesce(sum(${openAmount(sql)}), 0)::numeric(18, 4) amount,
      coalesce(sum(${openAmount(sql)}) filter (where ${overdueDays(sql)} > 0), 0)::numeric(18, 4) overdue,
      coalesce(greatest(max(${overdueDays(sql)}), 0), 0) overdue_days
    from orders o where o.account_id = t.account_id and o.currency = t.currency and ${isOpenOnAccount(sql)}
  ) open
  where t.account_id = ${accountId}`

/** Locks the terms: orders on account of one customer are placed one after the other. */
export const lockTerms = (tx: Tx, accountId: number) => tx<{ version: number; currency: string; changedBy: string }[]>`
  select version, currency, changed_by "changedBy" from credit_terms where account_id = ${accountId} for update`

export interface NewTerms {
  accountId: number
  state: CreditState
  days: number
  currency: string
  creditLimit: string
  note: string
}

/** No row when somebody else has given terms meanwhile. */
export const insertTerms = (tx: Tx, terms: NewTerms, who: string) => tx<{ version: number }[]>`
  insert into credit_terms (account_id, state, days, currency, credit_limit, note, changed_by)
  values (${terms.accountId}, ${terms.state}, ${terms.days}, ${terms.currency}, ${terms.creditLimit}, ${terms.note}, ${who})
  on conflict (account_id) do nothing returning version`

export const updateTerms = (tx: Tx, terms: NewTerms, who: string) => tx<{ version: number }[]>`
  update credit_terms set state = ${terms.state}, days = ${terms.days}, currency = ${terms.currency},
    credit_limit = ${terms.creditLimit}, note = ${terms.note}, version = version + 1, changed_by = ${who},
    changed_at = clock_timestamp()
  where account_id = ${terms.accountId} returning version`

export const hasOpenOrders = (tx: Tx, accountId: number, currency: string) => tx<{ open: boolean }[]>`
  select exists (select from orders o
    where o.account_id = ${accountId} and o.currency = ${currency} and ${isOpenOnAccount(tx)}) open`
