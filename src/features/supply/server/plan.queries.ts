import { DELISTED, DISCONTINUED, UNKNOWN_LIFECYCLE } from '#features/catalog/availability.rules.ts'
import type { Db, Tx } from '#server/database/connect.ts'
import type { ImportKind } from '../supply.contract.ts'
import { planTable, stageTable } from './stage.queries.ts'

export const matchTable = (importId: number): string => `supply_match_${importId}`

/** Which part each line is about: the same manufacturer and number. */
export async function createMatches(tx: Tx, importId: number): Promise<void> {
  await tx`
    create unlogged table ${tx(matchTable(importId))} with (autovacuum_enabled = off) as
    select s.row_no, g.goods_id from ${tx(stageTable(importId))} s
    left join goods g on g.brand_id = s.brand_id and g.model = s.model`
  await tx`analyze ${tx(matchTable(importId))}`
}

/** A price or stock list may write a number with other punctuation; accepted when only one part matches. */
export const matchOtherSpellings = (tx: Tx, importId: number) => tx`
  with missing as materialized (
    select row_no, brand_id, normalise_model(model) norm from ${tx(matchTable(importId))} m
    join ${tx(stageTable(importId))} s using (row_no) where m.goods_id is null
  ), meant as (
    select row_no, min(goods_id) goods_id from missing join goods g on g.model_norm = missing.norm and g.brand_id = missing.brand_id
    group by 1 having count(*) = 1
  )
  update ${tx(matchTable(importId))} m set goods_id = meant.goods_id
  from (select distinct on (goods_id) * from meant
    where goods_id not in (select goods_id from ${tx(matchTable(importId))} where goods_id is not null) order by goods_id, row_no) meant
  where m.row_no = meant.row_no`

/** Lines of a price or stock list about parts that the store does not have. */
export const reportUnmatched = (tx: Tx, importId: number) => tx`
  insert into supply_line_report (import_id, file, line, bad, reason, content)
  select ${importId}, s.file, s.line, true, 'The store has no such part.', s.model
  from ${tx(matchTable(importId))} m join ${tx(stageTable(importId))} s using (row_no) where m.goods_id is null
  limit 100000 on conflict do nothing`

export async function countUnmatched(tx: Tx, importId: number): Promise<number> {
  const [row] = await tx<{ count: number }[]>`
    select count(*)::int count from ${tx(matchTable(importId))} where goods_id is null`
  return row?.count ?? 0
}

/** `hasTrade`: whether any line has trade data; else its table need not be read. */
const pricesDiffer = (sql: Db, hasTrade: boolean) => sql`
  s.tier_counts is not null and (s.tier_counts, s.tier_prices, s.tier_activity_prices, s.currency)
    is distinct from (g.tier_counts, g.tier_prices, array_replace(g.tier_activity_prices, 0, null), g.currency)
  or s.min_buy_count <> g.min_buy_count or s.mult_count <> g.mult_count ${hasTrade ? termsDiffer(sql) : sql``}`

const termsDiffer = (sql: Db) => sql`
  or s.trade ? 'cost' and not coalesce(to_jsonb(t) @> jsonb_build_object('cost', s.trade->'cost', 'cost_currency', s.trade->'cost_currency'), false)
  or s.trade ? 'packings' and s.trade->'packings' is distinct from coalesce(t.packings, '[]')`

const stockDiffers = (sql: Db, hasTrade: boolean) => sql`
  s.stock is not null and greatest(0, s.stock - coalesce(h.held, 0)) <> g.stock ${hasTrade ? supplyDiffers(sql) : sql``}`

const supplyDiffers = (sql: Db) => sql`
  or s.trade ? 'warehouses' and s.trade->'warehouses' is distinct from t.warehouses
  or s.trade ? 'ship_days' and s.trade->'ship_days' is distinct from t.ship_days
  or s.trade ? 'incoming' and s.trade->'incoming' is distinct from coalesce(t.incoming, '[]')
  or (s.trade->>'reorder_point')::int is distinct from t.reorder_point and s.trade ? 'reorder_point'
  or (s.trade->>'reorder_quantity')::int is distinct from t.reorder_quantity and s.trade ? 'reorder_quantity'`

/** Compares both ways: a shorter list is contained in the longer one, but is a change. */
const listsDiffer = (sql: Db) => sql`
  s.trade ? 'documents' and s.trade->'documents' is distinct from coalesce(t.documents, '[]')
  or s.trade ? 'mating' and s.trade->'mating' is distinct from coalesce(t.mating, '[]')
  or s.trade ? 'accessories' and s.trade->'accessories' is distinct from coalesce(t.accessories, '[]')
  or s.trade ? 'boards' and s.trade->'boards' is distinct from coalesce(t.boards, '[]')`

const anythingDiffers = (sql: Db) => sql`
  ${pricesDiffer(sql, true)} or ${stockDiffers(sql, true)} or ${listsDiffer(sql)}
  or s.category_id <> g.category_id or s.package_id <> g.package_id or s.goods_name <> g.goods_name
  or s.introduce <> g.introduce or s.rohs is not null and (s.rohs <> g.rohs or g.rohs_unknown) or s.lead_weeks <> g.lead_weeks or s.lifecycle <> g.lifecycle
  or s.data_manual is not null and s.data_manual is distinct from g.data_manual or s.cover_pic <> g.cover_pic
  or not g.value_ids @> s.value_ids or s.own_stem and s.stem <> g.stem or s.own_group and s.equivalence <> g.equivalence
  or s.popularity <> g.popularity or s.sales <> g.sales or s.listed_on <> g.listed_on
  or s.trade is not null and not coalesce(to_jsonb(t) @> s.trade, false) or g.source_id is null
  or s.lifecycle is null and ${wasGone(sql)}`

/** Missing from an earlier full list. The version before called it obsolete, as if a list had said so. */
const wasGone = (sql: Db) => sql`(g.lifecycle = ${DELISTED} or ${goneAsObsolete(sql)})`

const goneAsObsolete = (sql: Db) => sql`(g.lifecycle = 'Obsolete' and g.edited_at is null and exists (
  select from supply_change c where c.import_id = g.import_id and c.goods_id = g.goods_id and c.action = 'gone'
    and c.before->>'lifecycle' <> 'Obsolete'))`

/** Of a part that is listed again, without a lifecycle: what it was before. */
export const lifecycleOfListed = (sql: Db) => sql`case when ${wasGone(sql)} then coalesce((
  select c.before->>'lifecycle' from supply_change c
  where c.goods_id = g.goods_id and c.action = 'gone' and c.before->>'lifecycle' <> all(${DISCONTINUED}::text[])
  order by c.import_id desc limit 1), ${UNKNOWN_LIFECYCLE}) else g.lifecycle end`

/** Of a part that a full list no longer has. What a list has said about its manufacturer stays. */
export const lifecycleOfGone = (sql: Db) => sql`
  case when g.lifecycle = 'Obsolete' and not ${goneAsObsolete(sql)} then g.lifecycle else ${DELISTED} end`

/** The planned steps, in order. */
export async function createPlan(tx: Tx, importId: number, kind: ImportKind, sourceId: number): Promise<void> {
  const [stage, match, plan] = [tx(stageTable(importId)), tx(matchTable(importId)), tx(planTable(importId))]
  await tx`
    create unlogged table ${plan} (seq bigint generated always as identity primary key, row_no bigint, goods_id integer,
      action text not null, old_price numeric, new_price numeric) with (autovacuum_enabled = off)`
  const isWhole = kind === 'full' || kind === 'delta'
  const hasTrade = isWhole || (await tx`select from ${stage} where trade is not null limit 1`).length > 0
  const differs =
    kind === 'price' ? pricesDiffer(tx, hasTrade) : kind === 'stock' ? stockDiffers(tx, hasTrade) : anythingDiffers(tx)
  await tx`
    insert into ${plan} (row_no, goods_id, action, old_price, new_price)
    select s.row_no, g.goods_id, 'changed', g.tier_prices[1], s.tier_prices[1]
    from ${match} m join ${stage} s using (row_no) join goods g on g.goods_id = m.goods_id
    ${kind === 'price' ? tx`` : tx`left join goods_held h on h.goods_id = g.goods_id`}
    ${hasTrade ? tx`left join goods_trade t on t.goods_id = g.goods_id` : tx``}
    where ${differs} order by g.goods_id`
  if (!isWhole) return
  await tx`
    insert into ${plan} (row_no, action) select row_no, 'new' from ${match} where goods_id is null order by row_no`
  if (kind === 'full')
    await tx`
      insert into ${plan} (goods_id, action)
      select g.goods_id, 'gone' from goods g
      where g.source_id = ${sourceId} and (g.lifecycle <> all(${DISCONTINUED}::text[]) or g.stock > 0 or ${goneAsObsolete(tx)})
        and not exists (select from ${match} m where m.goods_id = g.goods_id) order by g.goods_id`
}

export const dropMatches = (tx: Tx, importId: number) => tx`drop table if exists ${tx(matchTable(importId))}`

export interface PlanCounts {
  staged: number
  created: number
  changed: number
  gone: number
  planned: number
  bad: number
}

export async function countPlan(tx: Tx, importId: number): Promise<PlanCounts> {
  const [row] = await tx<PlanCounts[]>`
    select (select count(*) from ${tx(stageTable(importId))})::int staged,
      count(*) filter (where action = 'new')::int created, count(*) filter (where action = 'changed')::int changed,
      count(*) filter (where action = 'gone')::int gone, coalesce(max(seq), 0)::int planned, 0 bad
    from ${tx(planTable(importId))}`
  if (!row) throw new Error('there is no plan')
  return row
}

export const savePlan = (
  tx: Tx,
  importId: number,
  {
    created,
    changed,
    unchanged,
    gone,
    planned,
    bad,
  }: { created: number; changed: number; unchanged: number; gone: number; planned: number; bad: number },
) => tx`
  update supply_import set status = case status when 'applying' then status else 'staged' end, new_count = ${created},
    changed_count = ${changed}, unchanged_count = ${unchanged}, gone_count = ${gone}, planned_seq = ${planned}, bad_count = ${bad}
  where import_id = ${importId}`

export interface PriceJump {
  model: string
  brandName: string
  oldPrice: string
  newPrice: string
  /** How many times the old one the new price is. */
  factor: number
}

/** Saves the largest price changes, up or down: the plan is deleted after the import. */
export const savePriceJumps = (tx: Tx, importId: number, limit: number) => tx`
  update supply_import set price_jumps = coalesce((select jsonb_agg(to_jsonb(jump)) from (
    select g.model, b.brand_name "brandName", p.old_price::float8::text "oldPrice", p.new_price::float8::text "newPrice",
      (p.new_price / p.old_price)::float8 factor
    from ${tx(planTable(importId))} p join goods g using (goods_id) join brand b using (brand_id)
    where p.old_price > 0 and p.new_price > 0 and p.old_price <> p.new_price
    order by abs(ln(p.new_price / p.old_price)) desc, g.goods_id limit ${limit}) jump), '[]')
  where import_id = ${importId}`

export async function isStoreEmpty(sql: Db): Promise<boolean> {
  const [row] = await sql<{ filled: boolean }[]>`select exists (select from goods) filled`
  return !row?.filled
}

/** Sessions of a store that serves pages on this database. */
export async function isStoreOpen(sql: Db): Promise<boolean> {
  const [row] = await sql<{ open: boolean }[]>`
    select exists (select from pg_stat_activity where datname = current_database() and application_name = 'ohmstead') open`
  return row?.open ?? true
}
