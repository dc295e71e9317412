import { TRADE_CODES } from '#features/catalog/trade.rules.ts'
import type { Db, Tx } from '#server/database/connect.ts'
import { lifecycleOfGone } from '../plan.queries.ts'
import { planTable, stageTable } from '../stage.queries.ts'

export interface SampleValue {
  name: string
  unit: string | null
  number: number | null
  text: string | null
}

export interface SampleRow {
  action: 'changed' | 'new' | 'gone'
  model: string
  brandName: string
  before: Record<string, unknown>
  after: Record<string, unknown>
  valuesBefore: SampleValue[] | null
  valuesAfter: SampleValue[] | null
}

/** A name of the catalogue, or one that the import would add to it. */
const nameOf = (tx: Tx, importId: number, kind: 'brand' | 'category' | 'package', id: ReturnType<Db>) => tx`
  coalesce((select ${tx(`${kind}_name`)} from ${tx(kind)} known where known.${tx(`${kind}_id`)} = ${id}),
    (select fact->>'name' from supply_new_name n where n.import_id = ${importId} and n.kind = ${kind} and n.id = ${id}))`

/** Parameters. Trade data is among the values, too, and in a column of its own. */
const valuesOf = (tx: Tx, importId: number, ids: ReturnType<Db>) => tx`
  (select jsonb_agg(jsonb_build_object('name', coalesce(a.attribute_name, n.fact->>'name'), 'unit', coalesce(a.unit, n.fact->>'unit'),
      'number', v.number_value, 'text', v.text_value))
    from (
      select attribute_id, number_value, text_value from attribute_value where value_id = any(${ids})
      union all
      select (fact->>'a')::int, (fact->>'n')::float8, fact->>'t' from supply_new_name
      where import_id = ${importId} and kind = 'value' and id = any(${ids})
        and not exists (select from attribute_value known where known.value_id = id)
    ) v left join attribute a using (attribute_id)
    left join supply_new_name n on n.import_id = ${importId} and n.kind = 'attribute' and n.id = v.attribute_id
    where coalesce(a.code, n.fact->>'code') <> all(${TRADE_CODES}::text[]))`

/** The first parts that change, with the columns that the list has. Costs are omitted: not all staff may see them. */
export const listChangedSamples = (tx: Tx, importId: number, limit: number) => tx<SampleRow[]>`
  select 'changed' action, g.model, b.brand_name "brandName",
    jsonb_build_object('goods_name', g.goods_name, 'introduce', g.introduce, 'rohs', rohs_answer(g.rohs, g.rohs_unknown), 'lead_weeks', g.lead_weeks,
      'lifecycle', g.lifecycle, 'data_manual', g.data_manual, 'cover_pic', g.cover_pic, 'stock', g.stock, 'currency', g.currency,
      'min_buy_count', g.min_buy_count, 'mult_count', g.mult_count, 'tier_counts', g.tier_counts, 'tier_prices', g.tier_prices,
      'tier_activity_prices', array_replace(g.tier_activity_prices, null, 0), 'category', ${nameOf(tx, importId, 'category', tx`g.category_id`)},
      'package', ${nameOf(tx, importId, 'package', tx`g.package_id`)}, 'trade', to_jsonb(t)) before,
    jsonb_strip_nulls(jsonb_build_object('goods_name', s.goods_name, 'introduce', s.introduce, 'rohs', s.rohs,
      'lead_weeks', s.lead_weeks, 'lifecycle', s.lifecycle, 'data_manual', s.data_manual, 'cover_pic', s.cover_pic,
      'stock', greatest(0, s.stock - case when s.stock is null then null else coalesce(h.held, 0) end), 'currency', s.currency,
      'min_buy_count', s.min_buy_count, 'mult_count', s.mult_count, 'tier_counts', s.tier_counts, 'tier_prices', s.tier_prices,
      'tier_activity_prices', array_replace(s.tier_activity_prices, null, 0),
      'category', ${nameOf(tx, importId, 'category', tx`s.category_id`)},
      'package', ${nameOf(tx, importId, 'package', tx`s.package_id`)}, 'trade', s.trade - '{cost,cost_currency}'::text[])) after,
    ${valuesOf(tx, importId, tx`g.value_ids`)} "valuesBefore", ${valuesOf(tx, importId, tx`s.value_ids`)} "valuesAfter"
  from (select row_no, goods_id, seq from ${tx(planTable(importId))} where action = 'changed' order by seq limit ${limit}) p
  join ${tx(stageTable(importId))} s using (row_no)
  join goods g on g.goods_id = p.goods_id join brand b on b.brand_id = g.brand_id
  left join goods_held h on h.goods_id = g.goods_id left join goods_trade t on t.goods_id = g.goods_id
  order by p.seq`

export const listNewSamples = (tx: Tx, importId: number, limit: number) => tx<SampleRow[]>`
  select 'new' action, s.model, ${nameOf(tx, importId, 'brand', tx`s.brand_id`)} "brandName", '{}'::jsonb before,
    jsonb_strip_nulls(jsonb_build_object('category', ${nameOf(tx, importId, 'category', tx`s.category_id`)},
      'tier_counts', s.tier_counts, 'tier_prices', s.tier_prices, 'currency', s.currency, 'stock', s.stock)) after,
    null::jsonb "valuesBefore", null::jsonb "valuesAfter"
  from (select row_no, seq from ${tx(planTable(importId))} where action = 'new' order by seq limit ${limit}) p
  join ${tx(stageTable(importId))} s using (row_no) order by p.seq`

export const listGoneSamples = (tx: Tx, importId: number, limit: number) => tx<SampleRow[]>`
  select 'gone' action, g.model, b.brand_name "brandName", jsonb_build_object('lifecycle', g.lifecycle, 'stock', g.stock) before,
    jsonb_build_object('lifecycle', ${lifecycleOfGone(tx)}, 'stock', 0) after, null::jsonb "valuesBefore", null::jsonb "valuesAfter"
  from (select goods_id, seq from ${tx(planTable(importId))} where action = 'gone' order by seq limit ${limit}) p
  join goods g using (goods_id) join brand b using (brand_id) order by p.seq`

export const saveSamples = (tx: Tx, importId: number, samples: string) => tx`
  update supply_import set samples = ${samples}::text::jsonb where import_id = ${importId}`

export const findSamples = (sql: Db, importId: number) => sql<{ samples: unknown }[]>`
  select samples from supply_import where import_id = ${importId}`
