import type { Sql, Tx } from '../../../server/database/connect.ts'

type Db = Sql | Tx

export interface Shortage {
  /** Place of the line. */
  place: number
  goodsId: number
  orderCount: number
}

/** For parts that are short: others of the same function and footprint with enough stock, the best known first. */
export const listStandIns = (sql: Db, short: readonly Shortage[]) => sql<{ place: number; standInIds: number[] }[]>`
  select place, array(
    select other.goods_id from goods other
    where other.equivalence = g.equivalence and other.goods_id <> g.goods_id and other.stock >= short.order_count
    order by other.popularity desc, other.goods_id limit 3) "standInIds"
  from unnest(${short.map((one) => one.place)}::int[], ${short.map((one) => one.goodsId)}::int[],
    ${short.map((one) => one.orderCount)}::bigint[]) short (place, goods_id, order_count)
  join goods g using (goods_id)`

/** Which of these are still in the catalogue. */
export const listKnownIds = (sql: Db, ids: readonly number[]) => sql<{ goodsId: number }[]>`
  select goods_id "goodsId" from goods where goods_id = any(${ids}::int[])`
