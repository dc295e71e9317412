import type { Db } from '#server/database/connect.ts'
import type { Incoming } from '../../trade-data.schema.ts'

export interface ExpectedRow {
  goodsId: number
  lifecycle: string
  isLow: boolean
  /** As a list says. */
  listed: Incoming[] | null
  /** Pieces that orders wait for; counted only of parts that are on order. */
  promised: number | null
  /** On purchase orders, by day; null: nothing is on order. */
  onOrder: Incoming[] | null
}

/** Purchase orders without a day promise nothing. */
export const listExpected = (sql: Db, ids: readonly number[], reorderPoint: number) => sql<ExpectedRow[]>`
  select g.goods_id "goodsId", g.lifecycle, g.stock < coalesce(t.reorder_point, ${reorderPoint}::int) "isLow", t.incoming listed,
    case when o.arriving is not null then
      coalesce((select sum(count)::int from goods_backordered b where b.goods_id = g.goods_id), 0) end promised,
    o.arriving "onOrder"
  from goods g left join goods_trade t using (goods_id)
  left join (
    select goods_id, jsonb_agg(jsonb_build_object('count', count, 'on', expected_on) order by expected_on) arriving
    from goods_on_order where goods_id = any(${ids}::int[]) and expected_on is not null group by goods_id) o using (goods_id)
  where g.goods_id = any(${ids}::int[]) and (t.incoming is not null or o.arriving is not null)`
