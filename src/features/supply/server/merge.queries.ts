import { UNKNOWN_LIFECYCLE } from '#features/catalog/availability.rules.ts'
import type { Tx } from '#server/database/connect.ts'
import type { ImportKind } from '../supply.contract.ts'
import { lifecycleOfGone, lifecycleOfListed } from './plan.queries.ts'
import { planTable, stageTable } from './stage.queries.ts'

export interface Batch {
  importId: number
  sourceId: number
  kind: ImportKind
  /** Steps of the plan, both included. */
  from: number
  to: number
}

const steps = (tx: Tx, { importId, from, to }: Batch, action: string) => tx`
  (select * from ${tx(planTable(importId))} where seq between ${from} and ${to} and action = ${action}) p`

/** Locks in the order of the ids, as orders do. Reserved stock is counted after it. */
export const lockBatch = (tx: Tx, { importId, from, to }: Batch) => tx`
  select from goods where goods_id in (
    select goods_id from ${tx(planTable(importId))} where seq between ${from} and ${to} and goods_id is not null)
  order by goods_id for no key update`

/** The row before the change, for undo. Generated columns are left out. */
export const rowBefore = (tx: Tx) =>
  tx`to_jsonb(g) - '{in_stock,model_norm,stock_digits,highest_price,lowest_price}'::text[]`

/** Changes the goods of a batch and saves their old values. */
export async function changeGoods(tx: Tx, batch: Batch): Promise<void> {
  const { importId, sourceId, kind } = batch
  const prices = tx`
    tier_counts = coalesce(s.tier_counts, g.tier_counts), tier_prices = coalesce(s.tier_prices, g.tier_prices),
    tier_activity_prices = case when s.tier_counts is null then g.tier_activity_prices else s.tier_activity_prices end,
    currency = coalesce(s.currency, g.currency),
    min_buy_count = coalesce(s.min_buy_count, g.min_buy_count), mult_count = coalesce(s.mult_count, g.mult_count)`
  const stock = tx`stock = case when s.stock is null then g.stock else greatest(0, s.stock - coalesce(h.held, 0)) end`
  const rest = tx`
    category_id = coalesce(s.category_id, g.category_id), package_id = coalesce(s.package_id, g.package_id),
    goods_name = coalesce(s.goods_name, g.goods_name), introduce = coalesce(s.introduce, g.introduce),
    rohs = coalesce(s.rohs, g.rohs), rohs_unknown = s.rohs is null and g.rohs_unknown,
    lead_weeks = coalesce(s.lead_weeks, g.lead_weeks),
    lifecycle = coalesce(s.lifecycle, ${lifecycleOfListed(tx)}),
    data_manual = coalesce(s.data_manual, g.data_manual), cover_pic = coalesce(s.cover_pic, g.cover_pic),
    value_ids = case when g.value_ids @> s.value_ids then g.value_ids else merge_values(g.value_ids, s.value_ids) end,
    stem = case when s.own_stem then s.stem else g.stem end,
    equivalence = case when s.own_group then s.equivalence else g.equivalence end,
    popularity = coalesce(s.popularity, g.popularity), sales = coalesce(s.sales, g.sales),
    listed_on = coalesce(s.listed_on, g.listed_on)`
  const set = kind === 'price' ? prices : kind === 'stock' ? stock : tx`${prices}, ${stock}, ${rest}`
  await tx`
    with old as (
      select g.goods_id, ${rowBefore(tx)} before, to_jsonb(t) before_trade from ${steps(tx, batch, 'changed')}
      join goods g using (goods_id) left join goods_trade t using (goods_id)
    ), changed as (
      update goods g set ${set}, import_id = ${importId}, source_id = coalesce(g.source_id, ${sourceId}), edited_at = null
      from ${steps(tx, batch, 'changed')} join ${tx(stageTable(importId))} s using (row_no)
      left join goods_held h on h.goods_id = p.goods_id
      where g.goods_id = p.goods_id returning g.goods_id, g.stock
    )
    insert into supply_change (import_id, goods_id, action, before, before_trade, stock_after)
    select ${importId}, goods_id, 'changed', before, before_trade, stock from changed join old using (goods_id)
    on conflict do nothing`
}

/** The goods that a full list no longer has. */
export const discontinueGoods = (tx: Tx, batch: Batch) => tx`
  with old as (
    select g.goods_id, ${rowBefore(tx)} before from ${steps(tx, batch, 'gone')} join goods g using (goods_id)
  ), changed as (
    update goods g set lifecycle = ${lifecycleOfGone(tx)}, stock = 0, import_id = ${batch.importId}, edited_at = null
    from ${steps(tx, batch, 'gone')} where g.goods_id = p.goods_id returning g.goods_id
  )
  insert into supply_change (import_id, goods_id, action, before, stock_after)
  select ${batch.importId}, goods_id, 'gone', before, 0 from changed join old using (goods_id)
  on conflict do nothing`

const newRow = (tx: Tx, { importId, sourceId }: { importId: number; sourceId: number }) => tx`
  s.brand_id, coalesce(s.category_id, own.fallback_category), coalesce(s.package_id, own.fallback_package), coalesce(s.stock, 0),
  coalesce(s.rohs, false), s.rohs is null, coalesce(s.min_buy_count, 1), coalesce(s.mult_count, 1), coalesce(s.lead_weeks, 0), coalesce(s.sales, 0),
  coalesce(s.popularity, 0), coalesce(s.listed_on, current_date), s.equivalence, s.model, s.stem,
  coalesce(s.goods_name, nullif(c.category_name, 'Uncategorised'), left(s.introduce, 80), s.model),
  coalesce(s.introduce, s.goods_name, b.brand_name || ' ' || s.model), coalesce(s.cover_pic, s.drawn_pic, ''), s.data_manual,
  coalesce(s.lifecycle, ${UNKNOWN_LIFECYCLE}), coalesce(s.currency, (select currency from currency_rate where position = 1)), coalesce(s.tier_counts, '{}'), coalesce(s.tier_prices, '{}'),
  coalesce(s.tier_activity_prices, '{}'), s.lowest_price, s.value_ids,
  ${importId}::int, ${sourceId}::int`

const newRowSources = (tx: Tx, importId: number) => tx`
  join (select fallback_category, fallback_package from supply_import where import_id = ${importId}) own on true
  join brand b on b.brand_id = s.brand_id
  join category c on c.category_id = coalesce(s.category_id, own.fallback_category)`

const newColumns = (tx: Tx) => tx`
  brand_id, category_id, package_id, stock, rohs, rohs_unknown, min_buy_count, mult_count, lead_weeks, sales, popularity, listed_on, equivalence,
  model, stem, goods_name, introduce, cover_pic, data_manual, lifecycle, currency, tier_counts, tier_prices, tier_activity_prices,
  lowest_price, value_ids, import_id, source_id`

export const createGoods = (tx: Tx, batch: Batch) => tx`
  insert into goods (${newColumns(tx)})
  select ${newRow(tx, batch)} from ${steps(tx, batch, 'new')} join ${tx(stageTable(batch.importId))} s using (row_no)
  ${newRowSources(tx, batch.importId)} order by p.seq
  on conflict (brand_id, model) do nothing`

const tradeOf = (tx: Tx, importId: number) => tx`
  insert into goods_trade as known (goods_id, eccn, hts, origin_country, reach, msl, weight_grams, series, date_code, lot, non_cancellable, alternatives, warehouses, packings, ship_days, incoming,
    cost, cost_currency, documents, cad_symbol, cad_footprint, cad_model, mating, accessories, boards, reorder_point, reorder_quantity)
  select g.goods_id, s.trade->>'eccn', s.trade->>'hts', s.trade->>'origin_country', s.trade->>'reach', s.trade->>'msl',
    (s.trade->>'weight_grams')::numeric, s.trade->>'series',
    s.trade->>'date_code', s.trade->>'lot', (s.trade->>'non_cancellable')::boolean, coalesce(s.trade->'alternatives', '[]'), coalesce(s.trade->'warehouses', '{}'),
    s.trade->'packings', s.trade->'ship_days', s.trade->'incoming', (s.trade->>'cost')::numeric, s.trade->>'cost_currency',
    s.trade->'documents', s.trade->>'cad_symbol', s.trade->>'cad_footprint', s.trade->>'cad_model', s.trade->'mating',
    s.trade->'accessories', s.trade->'boards', (s.trade->>'reorder_point')::int, (s.trade->>'reorder_quantity')::int
  from ${tx(stageTable(importId))} s join goods g on g.brand_id = s.brand_id and g.model = s.model`

const keepOtherTrade = (tx: Tx) => tx`
  on conflict (goods_id) do update set eccn = coalesce(excluded.eccn, known.eccn), hts = coalesce(excluded.hts, known.hts),
    origin_country = coalesce(excluded.origin_country, known.origin_country), reach = coalesce(excluded.reach, known.reach),
    msl = coalesce(excluded.msl, known.msl), weight_grams = coalesce(excluded.weight_grams, known.weight_grams),
    series = coalesce(excluded.series, known.series), date_code = coalesce(excluded.date_code, known.date_code),
    lot = coalesce(excluded.lot, known.lot), non_cancellable = coalesce(excluded.non_cancellable, known.non_cancellable),
    alternatives = case when excluded.alternatives = '[]' then known.alternatives else excluded.alternatives end,
    warehouses = case when excluded.warehouses = '{}' then known.warehouses else excluded.warehouses end,
    packings = coalesce(excluded.packings, known.packings), ship_days = coalesce(excluded.ship_days, known.ship_days),
    incoming = coalesce(excluded.incoming, known.incoming), cost = coalesce(excluded.cost, known.cost),
    cost_currency = coalesce(excluded.cost_currency, known.cost_currency),
    documents = coalesce(excluded.documents, known.documents),
    cad_symbol = coalesce(excluded.cad_symbol, known.cad_symbol),
    cad_footprint = coalesce(excluded.cad_footprint, known.cad_footprint),
    cad_model = coalesce(excluded.cad_model, known.cad_model), mating = coalesce(excluded.mating, known.mating),
    accessories = coalesce(excluded.accessories, known.accessories), boards = coalesce(excluded.boards, known.boards),
    reorder_point = coalesce(excluded.reorder_point, known.reorder_point),
    reorder_quantity = coalesce(excluded.reorder_quantity, known.reorder_quantity)`

/** Trade data of the lines of a batch. */
export const writeTrade = (tx: Tx, { importId, from, to }: Batch) => tx`
  ${tradeOf(tx, importId)}
  where s.trade is not null and s.row_no in (
    select row_no from ${tx(planTable(importId))} where seq between ${from} and ${to} and action <> 'gone')
  ${keepOtherTrade(tx)}`

/** What the lines of a batch say is none: a null in their trade data. `writeTrade` cannot tell it from what they do not say. */
export const clearReorder = (tx: Tx, { importId, from, to }: Batch) => tx`
  update goods_trade t set
    reorder_point = case when s.trade->'reorder_point' = 'null' then null else t.reorder_point end,
    reorder_quantity = case when s.trade->'reorder_quantity' = 'null' then null else t.reorder_quantity end
  from ${tx(stageTable(importId))} s join goods g on g.brand_id = s.brand_id and g.model = s.model
  where t.goods_id = g.goods_id and (s.trade->'reorder_point' = 'null' or s.trade->'reorder_quantity' = 'null')
    and s.row_no in (
      select row_no from ${tx(planTable(importId))} where seq between ${from} and ${to} and action <> 'gone')`

/** Appends to the lists of the home page. */
export const writeShowcases = (tx: Tx, importId: number) => tx`
  insert into goods_showcase (kind, position, goods_id)
  select kind, coalesce((select max(position) from goods_showcase known where known.kind = one.kind), 0) + row_number() over (partition by kind order by row_no), goods_id
  from (
    select list.kind, s.row_no, g.goods_id from ${tx(stageTable(importId))} s cross join unnest(s.showcases) list (kind)
    join goods g on g.brand_id = s.brand_id and g.model = s.model
    where s.showcases is not null and not exists (select from goods_showcase known where known.kind = list.kind and known.goods_id = g.goods_id)
  ) one`

export const bumpVersion = (tx: Tx) => tx`update catalog_version set version = version + 1`
