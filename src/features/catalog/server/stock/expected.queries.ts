import type { Db } from '#server/database/connect.ts'
import type { Incoming } from '../../trade-data.schema.ts'

export interface ExpectedRow {
  isLow: boolean
  /** Pieces that orders wait for. */
  promised: number
  /** On purchase orders, by day; null: nothing is on order. */
  onOrder: Incoming[] | null
}

/** Purchase orders without a day promise nothing. */
export const findExpected = (sql: Db, goodsId: number, reorderPoint: number) => sql<ExpectedRow[]>`
  select g.stock < coalesce(r.reorder_point, ${reorderPoint}::int) "isLow",
    coalesce((select sum(count)::int from goods_backordered b where b.goods_id = g.goods_id), 0) promised,
    (select jsonb_agg(jsonb_build_object('count', count, 'on', expected_on) order by expected_on)
     from goods_on_order o where o.goods_id = g.goods_id and expected_on is not null) "onOrder"
  from goods g left join goods_reorder r using (goods_id) where g.goods_id = ${goodsId}`
