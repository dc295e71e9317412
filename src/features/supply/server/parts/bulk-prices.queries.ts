import type { Db, Tx } from '#server/database/connect.ts'
import type { PartScope } from './parts.queries.ts'

/** A category with all below it. */
const inCategory = (sql: Db, categoryId: number) => sql`
  g.category_id in (
    with recursive below as (
      select category_id from category where category_id = ${categoryId}
      union all select c.category_id from category c join below on c.parent_id = below.category_id
    ) select category_id from below)`

const scoped = (sql: Db, { brandId, categoryId }: PartScope) => sql`
  ${brandId === undefined ? sql`true` : sql`g.brand_id = ${brandId}`}
  ${categoryId === undefined ? sql`` : sql`and ${inCategory(sql, categoryId)}`}`

export async function countPriced(sql: Db, scope: PartScope): Promise<{ priced: number; onRequest: number }> {
  const [row] = await sql<{ priced: number; onRequest: number }[]>`
    select count(*) filter (where g.tier_counts <> '{}')::int priced, count(*) filter (where g.tier_counts = '{}')::int "onRequest"
    from goods g where ${scoped(sql, scope)}`
  return row ?? { priced: 0, onRequest: 0 }
}

export interface SampleRow {
  goodsId: number
  model: string
  brandName: string
  currency: string
  oldPrice: string
  newPrice: string
  oldLowest: string
  newLowest: string
}

/** The most popular first, for the preview. */
export const listSamples = (sql: Db, scope: PartScope, factor: string, limit: number) => sql<SampleRow[]>`
  select g.goods_id "goodsId", g.model, b.brand_name "brandName", g.currency, g.tier_prices[1] "oldPrice",
    (scale_prices(g.tier_prices, ${factor}::numeric))[1] "newPrice", g.lowest_price "oldLowest",
    lowest_price_of(scale_prices(g.tier_prices, ${factor}::numeric), scale_prices(g.tier_activity_prices, ${factor}::numeric)) "newLowest"
  from goods g join brand b using (brand_id) where ${scoped(sql, scope)} and g.tier_counts <> '{}'
  order by g.popularity desc, g.goods_id limit ${limit}`

/** In the order of the ids, as orders and imports lock them. */
export const lockPriced = (tx: Tx, scope: PartScope) => tx<{ goodsId: number }[]>`
  select g.goods_id "goodsId" from goods g where ${scoped(tx, scope)} and g.tier_counts <> '{}'
  order by g.goods_id for no key update`

export async function insertBulk(
  tx: Tx,
  given: { who: string; scope: string; percent: string; count: number },
): Promise<number> {
  const [row] = await tx<{ id: number }[]>`
    insert into goods_bulk_change (who, scope, percent, part_count)
    values (${given.who}, ${given.scope}, ${given.percent}::numeric, ${given.count}) returning bulk_id id`
  if (!row) throw new Error('the change was not noted')
  return row.id
}

/** Saves the old prices of some parts and changes them. */
export async function scaleSome(
  tx: Tx,
  { bulkId, who, factor, ids }: { bulkId: number; who: string; factor: string; ids: readonly number[] },
): Promise<void> {
  await tx`
    insert into goods_change (goods_id, bulk_id, who, before, after)
    select goods_id, ${bulkId}, ${who},
      jsonb_build_object('tier_prices', to_jsonb(tier_prices), 'tier_activity_prices', to_jsonb(tier_activity_prices))
        || case when packings is null then '{}' else jsonb_build_object('trade', jsonb_build_object('packings', packings)) end,
      jsonb_build_object('tier_prices', to_jsonb(scale_prices(tier_prices, ${factor}::numeric)),
        'tier_activity_prices', to_jsonb(scale_prices(tier_activity_prices, ${factor}::numeric)))
        || case when packings is null then '{}' else jsonb_build_object('trade', jsonb_build_object('packings', scale_packings(packings, ${factor}::numeric))) end
    from goods left join goods_trade using (goods_id) where goods_id = any(${ids}::int[])`
  await tx`
    update goods_trade set packings = scale_packings(packings, ${factor}::numeric)
    where goods_id = any(${ids}::int[]) and packings is not null`
  await tx`
    update goods set tier_prices = scale_prices(tier_prices, ${factor}::numeric),
      tier_activity_prices = scale_prices(tier_activity_prices, ${factor}::numeric)
    where goods_id = any(${ids}::int[])`
}

export interface BulkRow {
  bulkId: number
  at: Date
  who: string
  scope: string
  percent: string
  partCount: number
  undoneAt: Date | null
  keptCount: number
}

const columns = (sql: Db) => sql`
  bulk_id "bulkId", at, who, scope, percent, part_count "partCount", undone_at "undoneAt", kept_count "keptCount"`

export const listBulk = (sql: Db, limit: number, offset: number) => sql<BulkRow[]>`
  select ${columns(sql)} from goods_bulk_change order by bulk_id desc limit ${limit} offset ${offset}`

export async function countBulk(sql: Db): Promise<number> {
  const [row] = await sql<{ count: number }[]>`select count(*)::int count from goods_bulk_change`
  return row?.count ?? 0
}

export async function lockBulk(tx: Tx, bulkId: number): Promise<BulkRow | undefined> {
  const [row] = await tx<BulkRow[]>`
    select ${columns(tx)} from goods_bulk_change where bulk_id = ${bulkId} for update`
  return row
}

export const lockPartsOf = (tx: Tx, bulkId: number) => tx<{ goodsId: number }[]>`
  select goods_id "goodsId" from goods where goods_id in (select goods_id from goods_change where bulk_id = ${bulkId})
  order by goods_id for no key update`

/** Restores prices that have not changed since the bulk change; returns how many. */
export async function restoreSome(tx: Tx, bulkId: number, ids: readonly number[], who: string): Promise<number> {
  const rows = await tx`
    with restored as (
      update goods g set tier_prices = old.tier_prices, tier_activity_prices = old.tier_activity_prices
      from goods_change c, lateral jsonb_populate_record(null::goods, c.before) old
      where c.bulk_id = ${bulkId} and c.undoes is null and c.goods_id = g.goods_id and g.goods_id = any(${ids}::int[])
        and to_jsonb(g.tier_prices) = c.after->'tier_prices'
        and to_jsonb(g.tier_activity_prices) = c.after->'tier_activity_prices'
      returning g.goods_id, c.change_id, c.before, c.after
    ), repacked as (
      update goods_trade t set packings = restored.before->'trade'->'packings'
      from restored where t.goods_id = restored.goods_id and restored.before->'trade' ? 'packings'
        and t.packings = restored.after->'trade'->'packings'
    )
    insert into goods_change (goods_id, bulk_id, who, before, after, undoes)
    select goods_id, ${bulkId}, ${who}, after, before, change_id from restored returning change_id`
  return rows.length
}

export const markUndone = (tx: Tx, bulkId: number, kept: number) => tx`
  update goods_bulk_change set undone_at = clock_timestamp(), kept_count = ${kept} where bulk_id = ${bulkId}`

export async function findScopeNames(
  sql: Db,
  { brandId, categoryId }: PartScope,
): Promise<{ brand: string | null; category: string | null }> {
  const [row] = await sql<{ brand: string | null; category: string | null }[]>`
    select (select brand_name from brand where brand_id = ${brandId ?? null}::int) brand,
      (select category_name from category where category_id = ${categoryId ?? null}::int) category`
  return row ?? { brand: null, category: null }
}
