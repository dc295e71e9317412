import type { Db, Tx } from '#server/database/connect.ts'
import { added, columnList, type Source } from './summary-columns.ts'

/** An advisory lock: concurrent folds would deadlock. */
export const lockFigures = (tx: Tx) => tx`select pg_advisory_xact_lock(hashtext('figures'))`

export const DAY_SUMS = [
  'placed_count',
  'placed_amount',
  'closed_count',
  'closed_amount',
  'paid_count',
  'goods_amount',
  'freight_amount',
  'tax_amount',
  'refund_count',
  'refunded_amount',
  'refunded_tax_amount',
] as const
export const PERIOD_SUMS = ['order_count', 'piece_count', 'amount', 'costed_amount', 'cost', 'refunded_amount'] as const

/** When an order went to the warehouse: it was paid, or placed on account. Sales count on that day. */
export const soldAt = (sql: Db) => sql`coalesce(o.on_account_at, o.paid_at)`

/** Sums by day and currency of some entries. */
export const daySums = (sql: Db, source: Source) => sql`
  select ((case e.kind when 'paid' then ${soldAt(sql)} when 'refund' then e.at else o.created_at end) at time zone 'UTC')::date as day,
    o.currency,
    count(*) filter (where e.kind = 'placed') placed_count,
    coalesce(sum(o.total_amount) filter (where e.kind = 'placed'), 0) placed_amount,
    count(*) filter (where e.kind = 'closed') closed_count,
    coalesce(sum(o.total_amount) filter (where e.kind = 'closed'), 0) closed_amount,
    count(*) filter (where e.kind = 'paid') paid_count,
    coalesce(sum(o.amount) filter (where e.kind = 'paid'), 0) goods_amount,
    coalesce(sum(o.freight_amount) filter (where e.kind = 'paid'), 0) freight_amount,
    coalesce(sum(o.tax_amount) filter (where e.kind = 'paid'), 0) tax_amount,
    coalesce(sum(sign(e.amount)) filter (where e.kind = 'refund'), 0)::bigint refund_count,
    coalesce(sum(e.amount) filter (where e.kind = 'refund'), 0) refunded_amount,
    coalesce(sum(e.tax_amount) filter (where e.kind = 'refund'), 0) refunded_tax_amount
  from ${source} e join orders o using (order_id) group by 1, 2`

export const periodsOf = (sql: Db, at: Source) => sql`
  lateral (values (to_char(${at} at time zone 'UTC', 'YYYY')), (to_char(${at} at time zone 'UTC', 'YYYY-MM'))) as times (period)`

/** Sums by manufacturer, category and customer of some entries. */
export const periodSums = (sql: Db, source: Source) => sql`
  select period, kind, currency, key, sum(order_count) order_count, sum(piece_count) piece_count, sum(amount) amount,
    sum(costed_amount) costed_amount, sum(cost) cost, sum(refunded_amount) refunded_amount
  from (
    select times.period, groups.kind, o.currency, groups.key, count(distinct o.order_id) order_count,
      sum(l.count) piece_count, sum(l.amount + l.fee_amount) amount,
      coalesce(sum(l.amount + l.fee_amount) filter (where l.unit_cost is not null), 0) costed_amount,
      coalesce(sum(round(l.unit_cost * l.count, 4)), 0) cost, 0 refunded_amount
    from ${source} e join orders o using (order_id) join order_line l using (order_id),
      ${periodsOf(sql, soldAt(sql))},
      lateral (values ('maker', l.brand_name), ('category', coalesce(l.category_id::text, ''))) as groups (kind, key)
    where e.kind = 'paid' group by 1, 2, 3, 4
    union all
    select times.period, 'customer', o.currency, coalesce(o.account_id::text, ''), count(*) filter (where e.kind = 'paid'),
      coalesce(sum(o.total_count) filter (where e.kind = 'paid'), 0),
      coalesce(sum(o.amount) filter (where e.kind = 'paid'), 0), 0, 0,
      coalesce(sum(e.amount) filter (where e.kind = 'refund'), 0)
    from ${source} e join orders o using (order_id),
      ${periodsOf(sql, sql`(case e.kind when 'paid' then ${soldAt(sql)} else e.at end)`)}
    where e.kind in ('paid', 'refund') group by 1, 2, 3, 4
  ) sums group by 1, 2, 3, 4`

/** Adds the oldest entries to the summaries. Returns their number. */
export const foldEntries = (tx: Tx, limit: number) => tx<{ count: number }[]>`
  with taken as (
    delete from figure_entry where entry_id in (select entry_id from figure_entry order by entry_id limit ${limit})
    returning kind, order_id, at, amount, tax_amount
  ), days as (
    insert into figure_day (day, currency, ${columnList(tx, DAY_SUMS)}) ${daySums(tx, tx`taken`)}
    on conflict (day, currency) do update set ${added(tx, 'figure_day', DAY_SUMS)}
  ), periods as (
    insert into figure_period (period, kind, currency, key, ${columnList(tx, PERIOD_SUMS)}) ${periodSums(tx, tx`taken`)}
    on conflict (period, kind, currency, key) do update set ${added(tx, 'figure_period', PERIOD_SUMS)}
  )
  select count(*)::int count from taken`
