import type { Db } from '#server/database/connect.ts'
import type { Currency } from '#shared/money/currency-signs.ts'

export interface ExportRow {
  model: string
  brand: string
  category: string
  package: string
  name: string
  description: string
  tiers: string
  currency: Currency
  stock: number
  minimum: number
  multiple: number
  lifecycle: string
  rohs: boolean | null
  leadWeeks: number
  datasheet: string | null
  picture: string
  reorderPoint: number | null
  reorderQuantity: number | null
  trade: Record<string, unknown> | null
}

/**
 * In the order of the ids. Stock is the physical stock, as in an imported list. Names that a short path of a category repeats are left
 * out: the importer refuses them.
 */
export const listForExport = (sql: Db, ids: readonly number[]) => sql<ExportRow[]>`
  select g.model, b.brand_name brand,
    concat_ws(' > ', top.category_name, nullif(middle.category_name, top.category_name), nullif(c.category_name, middle.category_name)) category,
    p.package_name package, g.goods_name name, g.introduce description,
    coalesce((select string_agg(count || ':' || trim_scale(price) || case when activity > 0 then ':' || trim_scale(activity) else '' end, ';' order by count)
      from unnest(g.tier_counts, g.tier_prices, g.tier_activity_prices) tier (count, price, activity)), '') tiers,
    g.currency, g.stock + coalesce(h.held, 0) stock, g.min_buy_count minimum, g.mult_count multiple, g.lifecycle,
    rohs_answer(g.rohs, g.rohs_unknown) rohs, g.lead_weeks::int "leadWeeks", g.data_manual datasheet, g.cover_pic picture, t.reorder_point "reorderPoint",
    t.reorder_quantity "reorderQuantity", to_jsonb(t) trade
  from unnest(${ids}::int[]) with ordinality wanted (goods_id, place)
  join goods g using (goods_id) join brand b using (brand_id) join package p using (package_id) join category c using (category_id)
  left join category middle on middle.category_id = c.parent_id left join category top on top.category_id = middle.parent_id
  left join goods_trade t using (goods_id) left join goods_held h using (goods_id)
  order by wanted.place`
