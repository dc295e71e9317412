import type { Db } from '#server/database/connect.ts'

export interface ComparedRow {
  goodsId: number
  goodsModel: string
  stem: string
  brandId: number
  category: string
  parentCategory: string | null
  topCategory: string | null
  package: string
  rohs: boolean | null
  lifecycle: string
  group: string
  valueIds: number[]
}

/** In any order. */
export const listComparedParts = (sql: Db, ids: readonly number[]) => sql<ComparedRow[]>`
  select g.goods_id "goodsId", g.model "goodsModel", g.stem, g.brand_id "brandId",
    own.category_name category, second.category_name "parentCategory", top.category_name "topCategory",
    package_name "package", rohs_answer(g.rohs, g.rohs_unknown) rohs, g.lifecycle, g.equivalence "group", g.value_ids "valueIds"
  from goods g
  join package using (package_id)
  join category own on own.category_id = g.category_id
  left join category second on second.category_id = own.parent_id
  left join category top on top.category_id = second.parent_id
  where g.goods_id = any(${ids}::int[])`

export interface AttributeRow {
  attributeId: number
  code: string
  name: string
  unit: string | null
}

export const listAttributes = (sql: Db, attributeIds: readonly number[]) => sql<AttributeRow[]>`
  select attribute_id "attributeId", code, attribute_name "name", unit from attribute
  where attribute_id = any(${attributeIds}::int[])`

/** Which of the other parts the suppliers of the originals name as alternatives. */
export const listNamedPairs = (sql: Db, goodsIds: readonly number[], otherIds: readonly number[]) => sql<
  { goodsId: number; otherId: number }[]
>`
  select distinct trade.goods_id "goodsId", g.goods_id "otherId"
  from goods_trade trade
  cross join lateral jsonb_to_recordset(trade.alternatives) other (model text, brand text)
  join goods g on g.goods_id = any(${otherIds}::int[]) and g.model_norm = normalise_model(other.model)
  join brand b using (brand_id)
  where trade.goods_id = any(${goodsIds}::int[])
    and (other.brand is null or upper(other.brand) in (select upper(name) from unnest(b.brand_name || b.aliases) name))`

/**
 * Parts with the same function, and parts the supplier names; not the same part in other packaging. `version`: another
 * one when one of the rows was changed, or whether the supplier names it.
 */
export const listAlternativeIds = (sql: Db, goodsId: number, limit: number) => sql<
  { goodsId: number; isNamed: boolean; version: string }[]
>`
  with own as materialized (select goods_id, brand_id, stem, equivalence, xmin version from goods where goods_id = ${goodsId}),
  named as materialized (
    select distinct g.goods_id
    from goods_trade trade
    cross join lateral jsonb_to_recordset(trade.alternatives) other (model text, brand text)
    join goods g on g.model_norm = normalise_model(other.model)
    join brand b using (brand_id)
    where trade.goods_id = ${goodsId} and (other.brand is null or upper(other.brand) in (select upper(name) from unnest(b.brand_name || b.aliases) name))
    limit ${limit}
  )
  select g.goods_id "goodsId", named.goods_id is not null "isNamed",
    concat_ws(' ', own.version, g.xmin, named.goods_id) "version"
  from own
  cross join lateral (
    select goods_id from goods where equivalence = own.equivalence union select goods_id from named
  ) other
  join goods g on g.goods_id = other.goods_id
  left join named on named.goods_id = g.goods_id
  where g.goods_id <> own.goods_id and not (g.stem = own.stem and g.brand_id = own.brand_id)
  order by g.in_stock desc, g.popularity desc, g.goods_id limit ${limit}`
