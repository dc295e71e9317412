import type { Db, Tx } from '#server/database/connect.ts'

/** An advisory lock: concurrent folds would deadlock. */
export const lockFigures = (tx: Tx) => tx`select pg_advisory_xact_lock(hashtext('figures'))`

const DAY_SUMS = [
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
const PERIOD_SUMS = ['order_count', 'piece_count', 'amount', 'costed_amount', 'cost', 'refunded_amount'] as const

type Source = ReturnType<Db>

/** Sums by day and currency of some entries. */
const daySums = (sql: Db, source: Source) => sql`
  select ((case e.kind when 'paid' then o.paid_at when 'refund' then e.at else o.created_at end) at time zone 'UTC')::date as day,
    o.currency,
    count(*) filter (where e.kind = 'placed') placed_count,
    coalesce(sum(o.total_amount) filter (where e.kind = 'placed'), 0) placed_amount,
    count(*) filter (where e.kind = 'closed') closed_count,
    coalesce(sum(o.total_amount) filter (where e.kind = 'closed'), 0) closed_amount,
    count(*) filter (where e.kind = 'paid') paid_count,
    coalesce(sum(o.amount) filter (where e.kind = 'paid'), 0) goods_amount,
    coalesce(sum(o.freight_amount) filter (where e.kind = 'paid'), 0) freight_amount,
    coalesce(sum(o.tax_amount) filter (where e.kind = 'paid'), 0) tax_amount,
    count(*) filter (where e.kind = 'refund') refund_count,
    coalesce(sum(e.amount) filter (where e.kind = 'refund'), 0) refunded_amount,
    coalesce(sum(e.tax_amount) filter (where e.kind = 'refund'), 0) refunded_tax_amount
  from ${source} e join orders o using (order_id) group by 1, 2`

const periodsOf = (sql: Db, at: Source) => sql`
  lateral (values (to_char(${at} at time zone 'UTC', 'YYYY')), (to_char(${at} at time zone 'UTC', 'YYYY-MM'))) as times (period)`

/** Sums by manufacturer, category and customer of some entries. */
const periodSums = (sql: Db, source: Source) => sql`
  select period, kind, currency, key, sum(order_count) order_count, sum(piece_count) piece_count, sum(amount) amount,
    sum(costed_amount) costed_amount, sum(cost) cost, sum(refunded_amount) refunded_amount
  from (
    select times.period, groups.kind, o.currency, groups.key, count(distinct o.order_id) order_count,
      sum(l.count) piece_count, sum(l.amount + l.fee_amount) amount,
      coalesce(sum(l.amount + l.fee_amount) filter (where l.unit_cost is not null), 0) costed_amount,
      coalesce(sum(round(l.unit_cost * l.count, 4)), 0) cost, 0 refunded_amount
    from ${source} e join orders o using (order_id) join order_line l using (order_id),
      ${periodsOf(sql, sql`o.paid_at`)},
      lateral (values ('maker', l.brand_name), ('category', coalesce(l.category_id::text, ''))) as groups (kind, key)
    where e.kind = 'paid' group by 1, 2, 3, 4
    union all
    select times.period, 'customer', o.currency, coalesce(o.account_id::text, ''), count(*) filter (where e.kind = 'paid'),
      coalesce(sum(o.total_count) filter (where e.kind = 'paid'), 0),
      coalesce(sum(o.amount) filter (where e.kind = 'paid'), 0), 0, 0,
      coalesce(sum(e.amount) filter (where e.kind = 'refund'), 0)
    from ${source} e join orders o using (order_id),
      ${periodsOf(sql, sql`(case e.kind when 'paid' then o.paid_at else e.at end)`)}
    where e.kind in ('paid', 'refund') group by 1, 2, 3, 4
  ) sums group by 1, 2, 3, 4`

const columnList = (sql: Db, names: readonly string[]) =>
  names.map((name) => sql`${sql(name)}`).reduce((all, name) => sql`${all}, ${name}`)

const added = (sql: Db, table: string, names: readonly string[]) =>
  names
    .map((name) => sql`${sql(name)} = ${sql(table)}.${sql(name)} + excluded.${sql(name)}`)
    .reduce((all, one) => sql`${all}, ${one}`)

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

const KEYS = { figure_day: ['day', 'currency'], figure_period: ['period', 'kind', 'currency', 'key'] } as const

/** Rebuilds a summary table from the orders. Returns the number of wrong rows. */
export async function repairSummary(tx: Tx, table: keyof typeof KEYS): Promise<number> {
  const keys = columnList(tx, KEYS[table])
  const names = table === 'figure_day' ? DAY_SUMS : PERIOD_SUMS
  const sums = columnList(tx, names)
  const source = tx`figure_source`
  const right = table === 'figure_day' ? daySums(tx, source) : periodSums(tx, source)
  await tx`create temporary table figure_right on commit drop as ${right}`
  const gone = await tx`
    delete from ${tx(table)} where (${keys}) in (
      select ${keys} from ${tx(table)} except select ${keys} from figure_right) returning 1 as gone`
  const repaired = await tx`
    insert into ${tx(table)} (${keys}, ${sums})
    select ${keys}, ${sums} from figure_right except select ${keys}, ${sums} from ${tx(table)}
    on conflict (${keys}) do update set ${names
      .map((name) => tx`${tx(name)} = excluded.${tx(name)}`)
      .reduce((all, one) => tx`${all}, ${one}`)}
    returning 1 as repaired`
  await tx`drop table figure_right`
  return gone.length + repaired.length
}

/** Blocks writes of orders and payments until the summaries are rebuilt; reads continue. */
export const lockOrders = (tx: Tx) => tx`lock table orders, refund in share row exclusive mode`
