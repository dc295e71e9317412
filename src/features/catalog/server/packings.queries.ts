import type { Db } from '#server/database/connect.ts'
import type { StoredPacking } from '../packing/packing.rules.ts'

export interface PackingRow {
  goodsId: number
  /** The words of the parameter. */
  packing: string | null
  packCount: number | null
  stored: StoredPacking[] | null
}

export interface PackingValueRow {
  valueId: number
  packing: string | null
  packCount: number | null
}

/** All values of the packing parameters: some hundreds. */
export const listPackingValues = (sql: Db) => sql<PackingValueRow[]>`
  select value_id "valueId", case when code = 'packing' then text_value end packing,
    case when code = 'packCount' then number_value::int end "packCount"
  from attribute join attribute_value using (attribute_id) where code in ('packing', 'packCount')`

/**
 * Packing of parts, unordered. The few values of the packing parameter are read once: looking up every value of
 * every part took twice as long for a BOM of a thousand lines.
 */
export const listPackings = (sql: Db, ids: readonly number[]) => sql<PackingRow[]>`
  with kept as materialized (
    select value_id, case when code = 'packing' then text_value end packing,
      case when code = 'packCount' then number_value end pack_count
    from attribute join attribute_value using (attribute_id) where code in ('packing', 'packCount')
  )
  select g.goods_id "goodsId", max(kept.packing) packing, max(kept.pack_count)::int "packCount", t.packings stored
  from goods g
  left join goods_trade t using (goods_id)
  left join unnest(g.value_ids) value (value_id) on true
  left join kept using (value_id)
  where g.goods_id = any(${ids}::int[])
  group by g.goods_id, t.goods_id`
