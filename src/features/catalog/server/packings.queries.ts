import type { Db } from '#server/database/connect.ts'
import type { StoredPacking } from '../packing.rules.ts'

export interface PackingRow {
  goodsId: number
  /** The words of the parameter. */
  packing: string | null
  packCount: number | null
  stored: StoredPacking[] | null
}

/** How parts are packed, in any order. */
export const listPackings = (sql: Db, ids: readonly number[]) => sql<PackingRow[]>`
  select g.goods_id "goodsId", own.packing, own.pack_count "packCount", t.packings stored
  from goods g
  left join goods_trade t using (goods_id)
  left join lateral (
    select max(v.text_value) filter (where a.code = 'packing') packing,
      max(v.number_value) filter (where a.code = 'packCount')::int pack_count
    from attribute_value v join attribute a using (attribute_id)
    where v.value_id = any(g.value_ids)
  ) own on true
  where g.goods_id = any(${ids}::int[])`
