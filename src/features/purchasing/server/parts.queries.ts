import type { Db, Tx } from '#server/database/connect.ts'

export interface NumberedPart {
  /** Its place in the list that was asked for. */
  place: number
  goodsId: number
  model: string
  brandName: string
}

/** All parts with these numbers, written with any punctuation; of one manufacturer where it is given. */
export const listNumbered = (sql: Db, models: readonly string[], brands: readonly string[]) => sql<NumberedPart[]>`
  select wanted.place::int place, g.goods_id "goodsId", g.model, b.brand_name "brandName"
  from unnest(${models}::text[], ${brands}::text[]) with ordinality wanted (model, brand, place)
  join goods g on g.model_norm = normalise_model(wanted.model) join brand b using (brand_id)
  where wanted.brand = '' or lower(b.brand_name) = lower(wanted.brand)
    or lower(wanted.brand) in (select lower(alias) from unnest(b.aliases) alias)
  order by wanted.place, g.model = wanted.model desc, g.goods_id`

export interface PartNow {
  goodsId: number
  model: string
  brandName: string
  /** Of its prices. */
  currency: string
  cost: string | null
  costCurrency: string | null
}

export const listParts = (sql: Db, goodsIds: readonly number[]) => sql<PartNow[]>`
  select g.goods_id "goodsId", g.model, b.brand_name "brandName", g.currency, trim_scale(t.cost)::text cost, t.cost_currency "costCurrency"
  from goods g join brand b using (brand_id) left join goods_trade t using (goods_id) where g.goods_id = any(${goodsIds}::int[])`

export interface StockNow extends PartNow {
  stock: number
  /** By orders that have not left. */
  held: number
  warehouses: Record<string, number> | null
  shipDays: Record<string, number> | null
}

/** In the order of the ids. The parts must be locked: orders take stock meanwhile. */
export const listStock = (tx: Tx, goodsIds: readonly number[]) => tx<StockNow[]>`
  select g.goods_id "goodsId", g.model, b.brand_name "brandName", g.currency, trim_scale(t.cost)::text cost,
    t.cost_currency "costCurrency", g.stock, coalesce(h.held, 0) held, t.warehouses, t.ship_days "shipDays"
  from goods g join brand b using (brand_id) left join goods_trade t using (goods_id)
    left join lateral (select held from goods_held where goods_held.goods_id = g.goods_id) h on true
  where g.goods_id = any(${goodsIds}::int[]) order by array_position(${goodsIds}::int[], g.goods_id)`

/** Order lines that wait for these parts, the oldest order first. */
export const listBackordered = (sql: Db, goodsIds: readonly number[]) => sql<
  { goodsId: number; lineId: number; orderNo: string; count: number }[]
>`
  select goods_id "goodsId", line_id "lineId", order_no "orderNo", count from goods_backordered
  where goods_id = any(${goodsIds}::int[]) order by order_id, line_id`
