import type { Db } from '#server/database/connect.ts'
import type { OpenOrder } from '../credit.contract.ts'
import type { CustomerBalance, StaffOpenOrder } from '../staff-credit.contract.ts'
import { isOpenOnAccount, openAmount, overdueDays } from './credit.queries.ts'

export interface OpenFilter {
  accountId?: number | undefined
  overdueOnly: boolean
}

const open = (sql: Db, { accountId, overdueOnly }: OpenFilter) => sql`
  select o.order_id, o.order_no, o.account_id, o.email, o.po_number, o.on_account_at, o.due_on, o.net_days, o.currency,
    o.total_amount, ${openAmount(sql)} open_amount, coalesce(greatest(${overdueDays(sql)}, 0), 0) overdue_days
  from orders o where ${isOpenOnAccount(sql)}
    ${accountId === undefined ? sql`` : sql`and o.account_id = ${accountId}`}
    ${overdueOnly ? sql`and ${overdueDays(sql)} > 0` : sql``}`

const name = (sql: Db) => sql`coalesce(nullif(a.company, ''), nullif(a.full_name, ''), a.email, '')`

type OpenRow = Omit<OpenOrder, 'placedAt'> & { placedAt: Date }

const openColumns = (sql: Db) => sql`
  r.order_no "orderNo", i.invoice_no "invoiceNo", r.po_number "poNumber", r.on_account_at "placedAt", r.due_on::text "dueOn",
  r.overdue_days "overdueDays", r.net_days days, r.currency, r.total_amount "totalAmount",
  r.open_amount::numeric(18, 4) "openAmount"`

export const listOwnOpen = (sql: Db, accountId: number, limit: number) => sql<OpenRow[]>`
  select ${openColumns(sql)} from (${open(sql, { accountId, overdueOnly: false })}) r left join order_invoice i using (order_id)
  order by r.due_on nulls last, r.order_id limit ${limit}`

export const listOpen = (sql: Db, filter: OpenFilter, limit: number, offset: number) => sql<
  (OpenRow & Pick<StaffOpenOrder, 'accountId' | 'name' | 'email'>)[]
>`
  select ${openColumns(sql)}, r.account_id "accountId", ${name(sql)} as name, r.email
  from (${open(sql, filter)}) r left join order_invoice i using (order_id) left join account a on a.account_id = r.account_id
  order by r.due_on nulls last, r.order_id limit ${limit} offset ${offset}`

export const countOpen = (sql: Db, filter: OpenFilter) => sql<{ count: number }[]>`
  select count(*)::int count from (${open(sql, filter)}) r`

const sums = (sql: Db) => sql`
  count(*)::int "orderCount", sum(r.open_amount)::numeric(24, 4) "openAmount",
  coalesce(sum(r.open_amount) filter (where r.overdue_days = 0), 0)::numeric(24, 4) "notDue",
  coalesce(sum(r.open_amount) filter (where r.overdue_days between 1 and 30), 0)::numeric(24, 4) "upTo30",
  coalesce(sum(r.open_amount) filter (where r.overdue_days between 31 and 60), 0)::numeric(24, 4) "upTo60",
  coalesce(sum(r.open_amount) filter (where r.overdue_days > 60), 0)::numeric(24, 4) "over60"`

/** Customers whose accounts were removed are one row. */
export const listBalances = (sql: Db, filter: OpenFilter, limit: number, offset: number) => sql<
  (CustomerBalance & { count: number })[]
>`
  select b.*, ${name(sql)} as name, coalesce(a.email, '') email from (
    select r.account_id "accountId", r.currency, ${sums(sql)}, max(r.overdue_days) "overdueDays", count(*) over ()::int count
    from (${open(sql, filter)}) r group by 1, 2
    order by max(r.overdue_days) desc, sum(r.open_amount) desc, 1, 2 limit ${limit} offset ${offset}
  ) b left join account a on a.account_id = b."accountId"
  order by b."overdueDays" desc, b."openAmount" desc, b."accountId", b.currency`

export const listTotals = (sql: Db, filter: OpenFilter) => sql<
  Pick<CustomerBalance, 'currency' | 'orderCount' | 'openAmount' | 'notDue' | 'upTo30' | 'upTo60' | 'over60'>[]
>`
  select r.currency, ${sums(sql)} from (${open(sql, filter)}) r group by 1 order by 1`
