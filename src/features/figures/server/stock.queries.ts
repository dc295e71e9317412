import type { Db, Tx } from '#server/database/connect.ts'

const KINDS = ['maker', 'category'] as const

/** Stock at cost of the parts whose cost is known: today, by manufacturer and category, and the value of the day. */
export async function saveStock(tx: Tx): Promise<void> {
  await tx`create temporary table stock_now on commit drop as
    select g.currency, b.brand_name maker, g.category_id::text category, sum(g.stock * t.cost) value
    from goods_trade t join goods g on g.goods_id = t.goods_id and g.currency = t.cost_currency join brand b using (brand_id)
    group by 1, 2, 3`
  await tx`
    insert into figure_stock (currency, value) select currency, sum(value) from stock_now group by 1
    on conflict (currency) do update set value = excluded.value, at = now()`
  await tx`
    insert into figure_stock_day (day, currency, value)
    select (now() at time zone 'UTC')::date, currency, sum(value) from stock_now group by 2
    on conflict (day, currency) do update set value = excluded.value`
  await tx`delete from figure_stock_group`
  for (const kind of KINDS)
    await tx`
      insert into figure_stock_group (currency, kind, key, value)
      select currency, ${kind}, ${tx(kind)}, sum(value) from stock_now group by 1, 3`
  await tx`drop table stock_now`
}

export const findStockValue = (sql: Db, currency: string) => sql<{ value: string }[]>`
  select value::numeric(24, 4) value from figure_stock where currency = ${currency}`

export interface StockDayRow {
  day: string
  value: string
}

export const listStockDays = (sql: Db, currency: string, from: string, to: string) => sql<StockDayRow[]>`
  select day::text, value::numeric(24, 4) value from figure_stock_day
  where currency = ${currency} and day between ${from}::date and ${to}::date order by day`
