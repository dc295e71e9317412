import type { Db } from '#server/database/connect.ts'

export interface ReorderRow {
  goodsId: number
  version: number
  reorderPoint: number | null
  reorderQuantity: number | null
}

/** Undefined: there is no such part. */
export async function findReorder(sql: Db, goodsId: number): Promise<ReorderRow | undefined> {
  const [row] = await sql<ReorderRow[]>`
    select g.goods_id "goodsId", coalesce(t.reorder_version, 0) version, t.reorder_point "reorderPoint",
      t.reorder_quantity "reorderQuantity"
    from goods g left join goods_trade t using (goods_id) where g.goods_id = ${goodsId}`
  return row
}
