import type { Db } from '#server/database/connect.ts'

/** Fewer than ten left, of parts that are still made. */
const low = (sql: Db) => sql`stock_digits <= 1 and lifecycle = 'Active'`

export const countLowStock = (sql: Db, most: number) => sql<{ count: number }[]>`
  select count(*)::int count from (
    select from goods where ${low(sql)} order by popularity desc, goods_id limit ${most}) counted`

/** The most popular first. */
export const listLowStock = (sql: Db, limit: number) => sql<
  { goodsId: number; goodsModel: string; brandName: string; stock: number }[]
>`
  select g.goods_id "goodsId", g.model "goodsModel", b.brand_name "brandName", g.stock
  from goods g join brand b using (brand_id)
  where ${low(sql)} order by g.popularity desc, g.goods_id limit ${limit}`
