import type { Assignee } from '#features/staff/assignee.rules.ts'
import type { Db } from '#server/database/connect.ts'

export interface LowStockFilter {
  level: 'all' | 'none' | 'few'
  assignee: Assignee
}

/** Of the shop, for parts without their own. */
export interface UsualReorder {
  reorderPoint: number
  reorderQuantity: number
}

/** Fewer than this have indexes of their own, by demand. */
const FEW = 10
/** A higher reorder point of the shop is compared with the most requested parts of which 10 to 999 are left. */
const EXAMINED = 20_000

function assignedTo(sql: Db, accountId: Assignee) {
  if (accountId === undefined) return sql``
  return accountId === null
    ? sql`and not exists (select from staff_assignment s where s.kind = 'part' and s.subject = g.goods_id::text)`
    : sql`and g.goods_id = any(array(
        select subject::int from staff_assignment where kind = 'part' and account_id = ${accountId}))`
}

const matching = (sql: Db, { level, assignee }: LowStockFilter) => sql`
  ${level === 'all' ? sql`` : level === 'none' ? sql`and g.stock = 0` : sql`and g.stock > 0`} ${assignedTo(sql, assignee)}`

/** Parts whose own reorder point or purchase orders count are looked at one by one. */
const isUsual = (sql: Db) => sql`
  not exists (select from goods_trade r where r.goods_id = g.goods_id and r.reorder_point is not null)
  and not exists (select from purchase_line l where l.goods_id = g.goods_id and l.open_count > 0)`

/** Sold out is most urgent, then less than half of the reorder point. */
const urgency = (sql: Db, available: ReturnType<Db>, point: ReturnType<Db>) => sql`
  (case when ${available} <= 0 then 0 when ${available} * 2 < ${point} then 1 else 2 end)`

interface Urgency {
  from: number
  to: number
}

/** Ranges of stock with one urgency each, so that each comes out of the index in its order. */
const rangesBelow = (point: number): Urgency[] =>
  [
    { from: 0, to: 0 },
    { from: 1, to: Math.ceil(point / 2) - 1 },
    { from: Math.max(1, Math.ceil(point / 2)), to: point - 1 },
  ].filter(({ from, to }) => from <= to && from < point)

function usualParts(sql: Db, filter: LowStockFilter, limit: number, point: number) {
  const walks = rangesBelow(Math.min(point, FEW)).flatMap(({ from, to }) =>
    [sql`lifecycle = 'Active'`, sql`lifecycle = 'Unknown'`].map(
      (isLifecycle) => sql`
        (select g.goods_id, g.popularity, g.stock available, ${point}::int point from goods g
         where stock_digits <= 1 and ${isLifecycle} and g.stock between ${from}::int and ${to}::int and ${isUsual(sql)} ${matching(sql, filter)}
         order by popularity desc, g.goods_id limit ${limit})`,
    ),
  )
  const more = sql`
    (select g.goods_id, g.popularity, g.stock available, ${point}::int point
     from (select goods_id, popularity, stock from goods where stock_digits between 2 and 3 and lifecycle in ('Active', 'Unknown')
       order by popularity desc, goods_id limit ${EXAMINED}) g
     where g.stock < ${point}::int and ${isUsual(sql)} ${matching(sql, filter)} limit ${limit})`
  return [...walks, ...(point > FEW ? [more] : [])]
}

/** With a reorder point of their own, or on order. */
const otherParts = (sql: Db, filter: LowStockFilter, point: number) => sql`
  (select * from (
    select g.goods_id, g.popularity, coalesce(r.reorder_point, ${point}::int) point,
      g.stock + coalesce((select sum(open_count)::int from purchase_line l where l.goods_id = g.goods_id and l.open_count > 0), 0)
        - coalesce((select sum(b.count)::int from goods_backordered b where b.goods_id = g.goods_id), 0) available
    from (select goods_id from goods_trade where reorder_point is not null
      union select goods_id from purchase_line where open_count > 0 and goods_id is not null) special
    join goods g using (goods_id) left join goods_trade r using (goods_id)
    where g.lifecycle in ('Active', 'Unknown') ${matching(sql, filter)}
  ) g where available < point)`

/** Fewer than the reorder point, of parts that are still made as far as is known. */
function low(sql: Db, filter: LowStockFilter, limit: number, point: number) {
  const all = [
    ...usualParts(sql, filter, limit, point),
    sql`(select goods_id, popularity, available, point from ${otherParts(sql, filter, point)} other)`,
  ]
  return sql`(select low.*, ${urgency(sql, sql`available`, sql`point`)} urgency from (${all.reduce((one, other) => sql`${one} union all ${other}`)}) low) low`
}

export const countLowStock = (sql: Db, most: number, filter: LowStockFilter, point: number) => sql<{ count: number }[]>`
  select least(count(*), ${most})::int count from ${low(sql, filter, most, point)}`

export interface LowStockRow {
  goodsId: number
  goodsModel: string
  brandName: string
  categoryName: string
  stock: number
  onOrder: number
  backordered: number
  reorderPoint: number
  reorderQuantity: number
  pack: number
  leadWeeks: number
}

/** One page of it, the most urgent first, of those the most requested. */
export const listLowStock = (
  sql: Db,
  filter: LowStockFilter,
  { reorderPoint, reorderQuantity }: UsualReorder,
  limit: number,
  offset: number,
) => sql<LowStockRow[]>`
  select g.goods_id "goodsId", g.model "goodsModel", b.brand_name "brandName", coalesce(c.category_name, '') "categoryName", g.stock,
    coalesce((select sum(open_count)::int from purchase_line l where l.goods_id = g.goods_id and l.open_count > 0), 0) "onOrder",
    coalesce((select sum(w.count)::int from goods_backordered w where w.goods_id = g.goods_id), 0) backordered,
    page.point "reorderPoint", coalesce(r.reorder_quantity, ${reorderQuantity}::int) "reorderQuantity",
    coalesce((select max(v.number_value)::int from attribute_value v join attribute a using (attribute_id)
      where v.value_id = any(g.value_ids) and a.code = 'packCount' and v.number_value >= 1), g.mult_count) pack,
    g.lead_weeks::int "leadWeeks"
  from (select * from ${low(sql, filter, offset + limit, reorderPoint)}
    order by urgency, popularity desc, goods_id limit ${limit} offset ${offset}) page
  join goods g using (goods_id) join brand b using (brand_id) left join category c using (category_id) left join goods_trade r using (goods_id)
  order by page.urgency, page.popularity desc, g.goods_id`
