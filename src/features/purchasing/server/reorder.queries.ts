import type { Db, Tx } from '#server/database/connect.ts'

export interface ReorderRow {
  goodsId: number
  version: number
  reorderPoint: number | null
  reorderQuantity: number | null
}

/** Undefined: there is no such part. */
export async function findReorder(sql: Db, goodsId: number): Promise<ReorderRow | undefined> {
  const [row] = await sql<ReorderRow[]>`
    select g.goods_id "goodsId", coalesce(r.version, 0) version, reorder_point "reorderPoint", reorder_quantity "reorderQuantity"
    from goods g left join goods_reorder r using (goods_id) where g.goods_id = ${goodsId}`
  return row
}

/** No row when another version is there. */
export const saveReorder = (tx: Tx, { goodsId, version, reorderPoint, reorderQuantity }: ReorderRow) => tx<
  { version: number }[]
>`
  insert into goods_reorder as known (goods_id, reorder_point, reorder_quantity)
  select ${goodsId}::int, ${reorderPoint}::int, ${reorderQuantity}::int
  where ${version}::int = 0 or exists (select from goods_reorder where goods_id = ${goodsId})
  on conflict (goods_id) do update set reorder_point = excluded.reorder_point, reorder_quantity = excluded.reorder_quantity,
    version = known.version + 1
  where known.version = ${version} returning version`
