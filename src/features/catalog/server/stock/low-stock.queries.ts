import type { Assignee } from '#features/staff/assignee.rules.ts'
import type { Db } from '#server/database/connect.ts'

export interface LowStockFilter {
  level: 'all' | 'none' | 'few'
  assignee: Assignee
}

const ALL: LowStockFilter = { level: 'all', assignee: undefined }

function assignedTo(sql: Db, accountId: Assignee) {
  if (accountId === undefined) return sql``
  return accountId === null
    ? sql`and not exists (select from staff_assignment s where s.kind = 'part' and s.subject = goods_id::text)`
    : sql`and goods_id = any(array(
        select subject::int from staff_assignment where kind = 'part' and account_id = ${accountId}))`
}

const matching = (sql: Db, { level, assignee }: LowStockFilter) => sql`
  ${level === 'all' ? sql`` : level === 'none' ? sql`and stock = 0` : sql`and stock > 0`} ${assignedTo(sql, assignee)}`

const fewOf = (sql: Db, isLifecycle: ReturnType<Db>, limit: number, filter: LowStockFilter) => sql`
  (select goods_id, popularity from goods where stock_digits <= 1 and ${isLifecycle} ${matching(sql, filter)} order by popularity desc, goods_id limit ${limit})`

/** Fewer than ten left, of parts that are still made as far as is known. Each lifecycle has an index of its own. */
const low = (sql: Db, limit: number, filter = ALL) => sql`
  (${fewOf(sql, sql`lifecycle = 'Active'`, limit, filter)} union all ${fewOf(sql, sql`lifecycle = 'Unknown'`, limit, filter)}) low`

export const countLowStock = (sql: Db, most: number, filter = ALL) => sql<{ count: number }[]>`
  select least(count(*), ${most})::int count from ${low(sql, most, filter)}`

/** The most popular first. */
export const listLowStock = (sql: Db, limit: number) => sql<
  { goodsId: number; goodsModel: string; brandName: string; stock: number }[]
>`
  select g.goods_id "goodsId", g.model "goodsModel", b.brand_name "brandName", g.stock
  from ${low(sql, limit)} join goods g using (goods_id) join brand b using (brand_id)
  order by low.popularity desc, g.goods_id limit ${limit}`

interface LowStockRow {
  goodsId: number
  goodsModel: string
  brandName: string
  categoryName: string
  stock: number
  leadWeeks: number
}

/** One page of it, the most popular first. */
export const listLowStockPage = (sql: Db, filter: LowStockFilter, limit: number, offset: number) => sql<LowStockRow[]>`
  select g.goods_id "goodsId", g.model "goodsModel", b.brand_name "brandName", coalesce(c.category_name, '') "categoryName", g.stock,
    g.lead_weeks "leadWeeks"
  from ${low(sql, offset + limit, filter)} join goods g using (goods_id) join brand b using (brand_id)
    left join category c using (category_id)
  order by low.popularity desc, g.goods_id limit ${limit} offset ${offset}`
