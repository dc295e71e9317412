import type { Db } from '#server/database/connect.ts'

const fewOf = (sql: Db, isLifecycle: ReturnType<Db>, limit: number) => sql`
  (select goods_id, popularity from goods where stock_digits <= 1 and ${isLifecycle} order by popularity desc, goods_id limit ${limit})`

/** Fewer than ten left, of parts that are still made as far as is known. Each lifecycle has an index of its own. */
const low = (sql: Db, limit: number) => sql`
  (${fewOf(sql, sql`lifecycle = 'Active'`, limit)} union all ${fewOf(sql, sql`lifecycle = 'Unknown'`, limit)}) low`

export const countLowStock = (sql: Db, most: number) => sql<{ count: number }[]>`
  select least(count(*), ${most})::int count from ${low(sql, most)}`

/** The most popular first. */
export const listLowStock = (sql: Db, limit: number) => sql<
  { goodsId: number; goodsModel: string; brandName: string; stock: number }[]
>`
  select g.goods_id "goodsId", g.model "goodsModel", b.brand_name "brandName", g.stock
  from ${low(sql, limit)} join goods g using (goods_id) join brand b using (brand_id)
  order by low.popularity desc, g.goods_id limit ${limit}`
