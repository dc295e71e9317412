import type { Db, Tx } from '#server/database/connect.ts'
import { DAY_SUMS, PERIOD_SUMS, periodsOf, soldAt } from './fold.queries.ts'
import { added, columnList, type Source, zeros } from './summary-columns.ts'

export const COST_SUMS = ['costed_amount', 'cost'] as const
const OTHER_PERIOD_SUMS = PERIOD_SUMS.filter((name) => name !== 'costed_amount' && name !== 'cost')

/** Sold orders with the cost of their lines, as far as it is known. */
const orderCosts = (sql: Db, source: Source) => sql`
  select ${soldAt(sql)} sold_at, o.currency, o.account_id,
    coalesce(sum(l.amount + l.fee_amount) filter (where l.unit_cost is not null), 0) costed_amount,
    coalesce(sum(round(l.unit_cost * l.count, 4)), 0) cost
  from ${source} e join orders o using (order_id) join order_line l using (order_id)
  where ${soldAt(sql)} is not null group by o.order_id`

export const dayCosts = (sql: Db, source: Source) => sql`
  select (sold_at at time zone 'UTC')::date as day, currency, ${zeros(sql, DAY_SUMS)}, sum(costed_amount) costed_amount, sum(cost) cost
  from (${orderCosts(sql, source)}) costs group by 1, 2`

/** Those of manufacturers and categories are summed line by line with the other figures. */
export const customerCosts = (sql: Db, source: Source) => sql`
  select times.period, 'customer' kind, currency, coalesce(account_id::text, '') as key, ${zeros(sql, OTHER_PERIOD_SUMS)},
    sum(costed_amount) costed_amount, sum(cost) cost
  from (${orderCosts(sql, source)}) costs, ${periodsOf(sql, sql`sold_at`)} group by 1, 2, 3, 4`

/** Adds the costs of the orders that were paid first to the summaries. Returns their number. */
export const foldCosts = (tx: Tx, limit: number) => tx<{ count: number }[]>`
  with taken as (
    delete from figure_cost_entry where entry_id in (select entry_id from figure_cost_entry order by entry_id limit ${limit})
    returning order_id
  ), days as (
    insert into figure_day (day, currency, ${columnList(tx, [...DAY_SUMS, ...COST_SUMS])}) ${dayCosts(tx, tx`taken`)}
    on conflict (day, currency) do update set ${added(tx, 'figure_day', COST_SUMS)}
  ), customers as (
    insert into figure_period (period, kind, currency, key, ${columnList(tx, [...OTHER_PERIOD_SUMS, ...COST_SUMS])})
    ${customerCosts(tx, tx`taken`)}
    on conflict (period, kind, currency, key) do update set ${added(tx, 'figure_period', COST_SUMS)}
  )
  select count(*)::int count from taken`

/** As `customerCosts`, with its columns in the order of the table. */
export const customerCostRows = (sql: Db, source: Source) => sql`
  select period, kind, currency, key, ${columnList(sql, PERIOD_SUMS)} from (${customerCosts(sql, source)}) customers`
