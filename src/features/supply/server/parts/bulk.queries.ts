import type { Db, Tx } from '#server/database/connect.ts'
import type { Currency } from '#shared/money/currency-signs.ts'
import type { BulkKind } from '../../staff-bulk.contract.ts'
import type { PartScope } from './parts.queries.ts'

export interface BulkScope extends PartScope {
  ofLifecycle?: string | undefined
  inStock?: boolean | undefined
}

/** A category with all below it. */
const below = (sql: Db, categoryId: number) => sql`(
  with recursive below as (
    select category_id from category where category_id = ${categoryId}
    union all select c.category_id from category c join below on c.parent_id = below.category_id
  ) select category_id from below)`

const scoped = (sql: Db, { brandId, categoryId, ofLifecycle, inStock }: BulkScope) => sql`
  ${brandId === undefined ? sql`true` : sql`g.brand_id = ${brandId}`}
  ${categoryId === undefined ? sql`` : sql`and g.category_id in ${below(sql, categoryId)}`}
  ${ofLifecycle === undefined ? sql`` : sql`and g.lifecycle = ${ofLifecycle}`}
  ${inStock === undefined ? sql`` : sql`and g.in_stock = ${inStock}`}`

/** Counted up to a limit: a whole manufacturer may have millions. */
export async function countScope(sql: Db, scope: BulkScope, most: number): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int count from (select from goods g where ${scoped(sql, scope)} limit ${most}) counted`
  return row?.count ?? 0
}

export interface BulkPartRow {
  goodsId: number
  model: string
  brandName: string
  categoryId: number
  categoryName: string
  stock: number
  held: number
  minimum: number
  multiple: number
  leadWeeks: number
  lifecycle: string
  rohs: boolean | null
  currency: Currency
  tierCounts: number[]
  tierPrices: string[]
  tierActivityPrices: string[]
}

/** The most popular first, for the preview. */
export const listScope = (sql: Db, scope: BulkScope, limit: number) => sql<BulkPartRow[]>`
  select ${partColumns(sql)} ${partSources(sql)} where ${scoped(sql, scope)} order by g.popularity desc, g.goods_id limit ${limit}`

const partColumns = (sql: Db) => sql`
  g.goods_id "goodsId", g.model, b.brand_name "brandName", g.category_id "categoryId", c.category_name "categoryName", g.stock,
  coalesce(h.held, 0) held, g.min_buy_count minimum, g.mult_count multiple, g.lead_weeks::int "leadWeeks", g.lifecycle,
  rohs_answer(g.rohs, g.rohs_unknown) rohs, g.currency, g.tier_counts "tierCounts", g.tier_prices "tierPrices", array_replace(g.tier_activity_prices, null, 0) "tierActivityPrices"`

const partSources = (sql: Db) => sql`
  from goods g join brand b using (brand_id) join category c on c.category_id = g.category_id
  left join lateral (select held from goods_held where goods_held.goods_id = g.goods_id) h on true`

/** In the order of the ids, as orders and imports lock them. */
export const lockScope = (tx: Tx, scope: BulkScope, limit: number) => tx<{ goodsId: number }[]>`
  select g.goods_id "goodsId" from goods g where ${scoped(tx, scope)} order by g.goods_id limit ${limit} for no key update`

export const listParts = (tx: Tx, ids: readonly number[]) => tx<BulkPartRow[]>`
  select ${partColumns(tx)} ${partSources(tx)} where g.goods_id = any(${ids}::int[]) order by g.goods_id`

export async function insertBulk(
  tx: Tx,
  given: { who: string; scope: string; kind: BulkKind; what: string; percent: string },
): Promise<number> {
  const [row] = await tx<{ id: number }[]>`
    insert into goods_bulk_change (who, scope, kind, what, percent)
    values (${given.who}, ${given.scope}, ${given.kind}, ${given.what}, ${given.percent}::numeric) returning bulk_id id`
  if (!row) throw new Error('the change was not noted')
  return row.id
}

export const setPartCount = (tx: Tx, bulkId: number, count: number) => tx`
  update goods_bulk_change set part_count = ${count} where bulk_id = ${bulkId}`

/** Prices as they would be, for the preview. */
export const scalePrices = (sql: Db, ids: readonly number[], factor: string) => sql<
  { goodsId: number; price: string; lowest: string; newPrice: string; newLowest: string }[]
>`
  select goods_id "goodsId", tier_prices[1] price, lowest_price lowest, (scale_prices(tier_prices, ${factor}::numeric))[1] "newPrice",
    lowest_price_of(scale_prices(tier_prices, ${factor}::numeric), scale_prices(tier_activity_prices, ${factor}::numeric)) "newLowest"
  from goods where goods_id = any(${ids}::int[]) and tier_counts <> '{}'`

/**
 * Saves the old prices of some parts and changes them. Parts on request have none; returns how many have. In one
 * statement, which computes each price once.
 */
export async function scaleSome(
  tx: Tx,
  { bulkId, who, factor, ids }: { bulkId: number; who: string; factor: string; ids: readonly number[] },
): Promise<number> {
  const prices = (own: string, activity: string, packings: string) => tx`
    jsonb_build_object('tier_prices', to_jsonb(${tx(own)}), 'tier_activity_prices', to_jsonb(${tx(activity)}))
      || case when packings is null then '{}' else jsonb_build_object('trade', jsonb_build_object('packings', ${tx(packings)})) end`
  const changed = await tx`
    with scaled as materialized (
      select goods_id, tier_prices, tier_activity_prices, packings, scale_prices(tier_prices, ${factor}::numeric) own,
        scale_prices(tier_activity_prices, ${factor}::numeric) activity, scale_packings(packings, ${factor}::numeric) packed
      from goods left join goods_trade using (goods_id) where goods_id = any(${ids}::int[]) and tier_counts <> '{}'
    ), noted as (
      insert into goods_change (goods_id, bulk_id, who, before, after)
      select goods_id, ${bulkId}, ${who}, ${prices('tier_prices', 'tier_activity_prices', 'packings')},
        ${prices('own', 'activity', 'packed')}
      from scaled
    ), repacked as (
      update goods_trade t set packings = packed from scaled where t.goods_id = scaled.goods_id and scaled.packings is not null
    )
    update goods set tier_prices = own, tier_activity_prices = activity from scaled where goods.goods_id = scaled.goods_id returning 1`
  return changed.length
}

/** Changes some goods and recounts them at the end: counting part by part with triggers is quadratic in one transaction. */
export async function countingAnew<T>(tx: Tx, ids: readonly number[], work: () => Promise<T>): Promise<T> {
  await tx`select set_config('ohmstead.counts', 'aside', true), count_goods(${ids}::int[], -1)`
  const done = await work()
  await tx`select set_config('ohmstead.counts', '', true), count_goods(${ids}::int[], 1)`
  return done
}

export interface Patch {
  goods_id: number
  /** Columns of `goods`. */
  patch: Record<string, unknown>
}

/** Saves the old columns of some parts and changes them; returns how many are different now. */
export async function patchSome(
  tx: Tx,
  given: { bulkId: number; who: string; columns: readonly string[]; patches: readonly Patch[] },
): Promise<number> {
  const { bulkId, who, columns, patches } = given
  const joined = (one: (column: string) => ReturnType<typeof tx>, between: ReturnType<typeof tx>) =>
    columns.map(one).reduce((all, next) => tx`${all}${between}${next}`)
  const side = (from: string) => tx`
    jsonb_build_object(${joined((column) => tx`${column}::text, to_jsonb((${tx(from)}).${tx(column)})`, tx`, `)})
    ${columns.includes('category_id') ? tx`|| jsonb_build_object('parameters', (select jsonb_build_object('Category', category_name) from category c where c.category_id = (${tx(from)}).category_id))` : tx``}`
  const changed = await tx`
    with given as materialized (
      select g.goods_id, g old, jsonb_populate_record(g, p.patch) fresh
      from jsonb_to_recordset(${JSON.stringify(patches)}::text::jsonb) p (goods_id int, patch jsonb) join goods g using (goods_id)
    ), differing as materialized (
      select * from given where ${joined((column) => tx`(old).${tx(column)} is distinct from (fresh).${tx(column)}`, tx` or `)}
    ), noted as (
      insert into goods_change (goods_id, bulk_id, who, before, after)
      select goods_id, ${bulkId}, ${who}, ${side('old')}, ${side('fresh')} from differing
    )
    update goods set ${joined((column) => tx`${tx(column)} = (d.fresh).${tx(column)}`, tx`, `)}
    from differing d where goods.goods_id = d.goods_id returning goods.goods_id`
  return changed.length
}

export interface BulkRow {
  bulkId: number
  at: Date
  who: string
  scope: string
  kind: BulkKind
  what: string
  partCount: number
  undoneAt: Date | null
  keptCount: number
}

const columns = (sql: Db) => sql`
  bulk_id "bulkId", at, who, scope, kind, coalesce(what, trim_scale(percent) || ' %') what, part_count "partCount",
  undone_at "undoneAt", kept_count "keptCount"`

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

/**
 * Restores the columns of parts that have not changed since the bulk change; returns how many. Stock goes back by the
 * difference, so that what was sold meanwhile stays sold.
 */
export async function restoreSome(
  tx: Tx,
  given: { bulkId: number; ids: readonly number[]; who: string; columns: readonly string[] },
): Promise<number> {
  const { bulkId, ids, who } = given
  const set = given.columns
    .map((column) => tx`${tx(column)} = (d.fresh).${tx(column)}`)
    .reduce((all, one) => tx`${all}, ${one}`)
  const same = given.columns
    .filter((column) => column !== 'stock')
    .map((column) => tx`and to_jsonb(g.${tx(column)}) is not distinct from c.after->${column}::text`)
    .reduce((all, one) => tx`${all} ${one}`, tx``)
  const rows = await tx`
    with d as materialized (
      select g.goods_id, c.change_id, c.before, c.after, jsonb_populate_record(g, c.before || case when c.before ? 'stock'
        then jsonb_build_object('stock', greatest(0, g.stock - ((c.after->>'stock')::int - (c.before->>'stock')::int))) else '{}' end) fresh
      from goods_change c join goods g using (goods_id)
      where c.bulk_id = ${bulkId} and c.undoes is null and g.goods_id = any(${ids}::int[]) ${same}
        and exists (select from category k where k.category_id = coalesce((c.before->>'category_id')::int, g.category_id))
    ), restored as (
      update goods set ${set} from d where goods.goods_id = d.goods_id returning d.goods_id, d.change_id, d.before, d.after
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

export interface NarrowerRow {
  id: number
  name: string
  count: number
}

/** The categories of a manufacturer, all or those inside another, from what is counted ahead. */
export const listCategoriesOfBrand = (sql: Db, brandId: number, within: number | undefined, limit: number) => sql<
  NarrowerRow[]
>`
  select c.category_id id, c.category_name name, k.goods_count count from category_kind k join category c using (category_id)
  where k.kind = 'brand' and k.kind_id = ${brandId} and k.goods_count > 0
    ${within === undefined ? sql`` : sql`and k.category_id in ${below(sql, within)} and k.category_id <> ${within}`}
  order by k.goods_count desc, 1 limit ${limit}`

/** The manufacturers in a category, from what is counted ahead. */
export const listBrandsOfCategory = (sql: Db, categoryId: number, limit: number) => sql<NarrowerRow[]>`
  select b.brand_id id, b.brand_name name, sum(k.goods_count)::int count from category_kind k join brand b on b.brand_id = k.kind_id
  where k.kind = 'brand' and k.goods_count > 0 and k.category_id in ${below(sql, categoryId)}
  group by 1, 2 order by 3 desc, 1 limit ${limit}`
