import type { Db, Tx } from '#server/database/connect.ts'

export interface UndoConflict {
  goodsId: number
  model: string
  why: string
}

/** Goods of an import that were changed later, or bought. */
export const listConflicts = (sql: Db, importId: number, limit: number) => sql<UndoConflict[]>`
  select goods_id "goodsId", model, why from (
    select g.goods_id, g.model, case when g.edited_at is not null then 'edited since' else 'changed by import ' || g.import_id end why
    from supply_change c join goods g using (goods_id)
    where c.import_id = ${importId} and (g.edited_at is not null or g.import_id is distinct from ${importId})
    union all
    select g.goods_id, g.model, case when g.edited_at is not null then 'edited since' else 'ordered since' end
    from goods g where g.import_id = ${importId}
      and not exists (select from supply_change c where c.import_id = ${importId} and c.goods_id = g.goods_id)
      and (g.edited_at is not null or exists (select from order_line where order_line.goods_id = g.goods_id))
    union all
    select g.goods_id, g.model, 'changed by import ' || later.import_id
    from supply_change later join goods g using (goods_id)
    where later.import_id > ${importId} and (later.before->>'import_id')::int = ${importId}
      and not exists (select from supply_change c where c.import_id = ${importId} and c.goods_id = later.goods_id)
  ) one order by goods_id limit ${limit}`

/** Restores some changed goods and returns how many. Sales since then stay counted. */
export async function restoreSome(tx: Tx, importId: number, limit: number): Promise<number> {
  const some = await tx<{ goodsId: number }[]>`
    select goods_id "goodsId" from goods join supply_change c using (goods_id) where c.import_id = ${importId}
    order by goods_id limit ${limit} for no key update of goods`
  const ids = some.map(({ goodsId }) => goodsId)
  if (ids.length === 0) return 0
  await tx`
    update goods g set brand_id = old.brand_id, category_id = old.category_id, package_id = old.package_id, rohs = old.rohs,
      rohs_unknown = coalesce(old.rohs_unknown, g.rohs_unknown), min_buy_count = old.min_buy_count, mult_count = old.mult_count, lead_weeks = old.lead_weeks, sales = old.sales,
      popularity = old.popularity, listed_on = old.listed_on, equivalence = old.equivalence, model = old.model, stem = old.stem,
      goods_name = old.goods_name, introduce = old.introduce, cover_pic = old.cover_pic, data_manual = old.data_manual,
      lifecycle = old.lifecycle, currency = old.currency, tier_counts = old.tier_counts, tier_prices = old.tier_prices,
      tier_activity_prices = old.tier_activity_prices, value_ids = old.value_ids, import_id = old.import_id,
      source_id = old.source_id, edited_at = old.edited_at, stock = greatest(0, g.stock - (c.stock_after - old.stock))
    from supply_change c, jsonb_populate_record(null::goods, c.before) old
    where c.import_id = ${importId} and c.goods_id = g.goods_id and g.goods_id = any(${ids}::int[])`
  await restoreTrade(tx, importId, ids)
  await tx`delete from supply_change where import_id = ${importId} and goods_id = any(${ids}::int[])`
  return ids.length
}

/** A reorder point that staff have changed since stays. */
const restoreTrade = (tx: Tx, importId: number, ids: number[]) => tx`
  with undone as (
    delete from goods_trade t using supply_change c
    where c.import_id = ${importId} and c.goods_id = t.goods_id and t.goods_id = any(${ids}::int[]) and c.action = 'changed'
    returning t.goods_id, c.before_trade, case when t.reorder_version is distinct from (c.before_trade->>'reorder_version')::int
      then jsonb_build_object('reorder_point', t.reorder_point, 'reorder_quantity', t.reorder_quantity,
        'reorder_version', t.reorder_version) end kept
  )
  insert into goods_trade select old.* from undone,
    jsonb_populate_record(null::goods_trade, jsonb_build_object('goods_id', goods_id, 'alternatives', '[]'::jsonb, 'warehouses', '{}'::jsonb)
      || coalesce(before_trade, '{}') || coalesce(kept, '{}')) old
  where before_trade is not null or kept is not null`

/** Deletes some of the new goods and returns how many. */
export async function removeSome(tx: Tx, importId: number, limit: number): Promise<number> {
  const some = await tx<{ goodsId: number }[]>`
    select goods_id "goodsId" from goods where import_id = ${importId}
      and not exists (select from supply_change c where c.import_id = ${importId} and c.goods_id = goods.goods_id)
    limit ${limit} for update`
  const ids = some.map(({ goodsId }) => goodsId)
  if (ids.length === 0) return 0
  await tx`delete from goods_showcase where goods_id = any(${ids}::int[])`
  await tx`delete from goods where goods_id = any(${ids}::int[])`
  return ids.length
}

/** Manufacturers, packages and categories of the import without references. */
export async function removeNames(tx: Tx, importId: number): Promise<void> {
  const ofKind = (kind: string) => tx`(select id from supply_new_name where import_id = ${importId} and kind = ${kind})`
  await tx`delete from brand where goods_count = 0 and brand_id in ${ofKind('brand')}
    and not exists (select from goods where goods.brand_id = brand.brand_id)`
  await tx`delete from package where package_id in ${ofKind('package')}
    and not exists (select from goods where goods.package_id = package.package_id)`
  const empty = tx`(select category_id from category where goods_count = 0 and category_id in ${ofKind('category')}
    and not exists (select from goods where goods.category_id = category.category_id))`
  await tx`delete from category_value where category_id in ${empty}`
  await tx`delete from category_kind where category_id in ${empty}`
  await tx`delete from category_attribute where category_id in ${empty}`
  for (const level of [3, 2, 1])
    await tx`delete from category where level = ${level} and goods_count = 0 and category_id in ${ofKind('category')}
      and not exists (select from goods where goods.category_id = category.category_id)
      and not exists (select from category child where child.parent_id = category.category_id)`
  await tx`delete from supply_new_name where import_id = ${importId}`
}
