import type { Tx } from '#server/database/connect.ts'

/** When a part is bought again, and how many; null: as the shop's settings say. */
export interface ReorderPoint {
  goodsId: number
  /** How often staff had changed it when it was read. */
  version: number
  reorderPoint: number | null
  reorderQuantity: number | null
}

/** No row when another version is there. */
export const saveReorderPoint = (tx: Tx, { goodsId, version, reorderPoint, reorderQuantity }: ReorderPoint) => tx<
  { version: number }[]
>`
  insert into goods_trade as known (goods_id, reorder_point, reorder_quantity, reorder_version)
  select ${goodsId}::int, ${reorderPoint}::int, ${reorderQuantity}::int, 1
  where ${version}::int = 0 or exists (select from goods_trade where goods_id = ${goodsId})
  on conflict (goods_id) do update set reorder_point = excluded.reorder_point, reorder_quantity = excluded.reorder_quantity,
    reorder_version = coalesce(known.reorder_version, 0) + 1
  where coalesce(known.reorder_version, 0) = ${version} returning reorder_version version`
