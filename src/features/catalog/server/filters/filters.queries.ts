import type { Db } from '#server/database/connect.ts'
import type { FilterDisplay, ParameterChoice } from '../../filters.contract.ts'

export interface AllowedRow {
  attributeId: number
  /** Those of the chosen values that goods of the leaves have. */
  valueIds: number[]
  /** How many goods of the whole store have one of them; unknown when there are many values. */
  storeCount: number | null
  /** The leaves whose goods have the parameter: where it stands in them, and how many have one of the chosen values. */
  places: Array<[categoryId: number, slot: number | null, goodsCount: number]>
}

/** Kinds with ids, of which several can be chosen. */
export const LISTED_KINDS = ['brand', 'package', 'lifecycle'] as const
export type ListedKind = (typeof LISTED_KINDS)[number]

/** Maximum number of values for which the goods of the whole store are counted. */
const FEW_VALUES = 50

/** Tolerance at the ends of a range, because of rounding. */
const CLOSE = 1e-9

/** "USB, CAN" is found by either of its members. */
const isOrHas = (sql: Db, valueIds: number[]) => sql`(value_id = any(${valueIds}::int[])
  or value_id = any(array(select value_id from value_member where member_id = any(${valueIds}::int[]))))`

/** A range is the set of known values inside it, so that ranges and picked values are one kind of filter. */
export const findAllowed = (sql: Db, choice: ParameterChoice, leaves: number[]) => {
  const { code, valueIds, min, max } = choice
  return sql<AllowedRow[]>`
  with asked as materialized (
    select value_id from attribute_value where attribute_id = (select attribute_id from attribute where code = ${code})
      ${valueIds ? sql`and ${isOrHas(sql, valueIds)}` : sql``}
      ${min === undefined ? sql`` : sql`and number_value >= ${min - Math.abs(min) * CLOSE}`}
      ${max === undefined ? sql`` : sql`and number_value <= ${max + Math.abs(max) * CLOSE}`}
  ),
  kept as materialized (
    select category_id, value_id, goods_count from category_value
    where category_id = any(${leaves}::int[]) and goods_count > 0 and value_id in (select value_id from asked)
  )
  select a.attribute_id "attributeId",
    array(select distinct value_id from kept) "valueIds",
    case when (select count(*) from asked) <= ${FEW_VALUES}::int then
      (select coalesce(sum(goods_count), 0)::int from asked join category_value using (value_id)) end "storeCount",
    coalesce((
      select json_agg(json_build_array(category_id, slot, coalesce(goods, 0)))
      from category_attribute used
      left join (select category_id, sum(goods_count)::int goods from kept group by 1) counted using (category_id)
      where used.attribute_id = a.attribute_id and category_id = any(${leaves}::int[])
    ), '[]') places
  from attribute a where a.code = ${code}`
}

/** The values of a parameter in a range. No row when there is no such parameter. */
export const listValuesInRange = (sql: Db, { code, min, max }: ParameterChoice, limit: number) => sql<
  { attributeId: number; valueIds: number[] }[]
>`
  select attribute_id "attributeId", array(
    select value_id from attribute_value own where own.attribute_id = attribute.attribute_id
      ${min === undefined ? sql`` : sql`and number_value >= ${min - Math.abs(min) * CLOSE}`}
      ${max === undefined ? sql`` : sql`and number_value <= ${max + Math.abs(max) * CLOSE}`}
    limit ${limit}) "valueIds"
  from attribute where code = ${code}`

/** In their order. */
export const listValuesSorted = (sql: Db, code: string, isDescending: boolean, limit: number) => {
  const order = isDescending ? sql`desc` : sql`asc`
  return sql<{ attributeId: number; valueId: number }[]>`
    select attribute_id "attributeId", value_id "valueId" from attribute_value join attribute using (attribute_id)
    where code = ${code} order by number_value ${order}, text_value ${order} limit ${limit}`
}

/** All parameters of these categories that the owner has not hidden, those they are known for first. */
export const listColumns = (sql: Db, leaves: number[]) => sql<{ code: string; name: string }[]>`
  select code, attribute_name "name"
  from (select attribute_id, max(weight) weight, bool_and(hidden) hidden
        from category_attribute where category_id = any(${leaves}::int[]) group by 1) weighed
  join attribute using (attribute_id) where not hidden order by weight desc, position, attribute_id`

/** The values of some parameters in some goods. */
export const listOwnValues = (sql: Db, goodsIds: number[], codes: string[]) => sql<
  { goodsId: number; code: string; name: string; unit: string | null; number: number | null; text: string | null }[]
>`
  select goods_id "goodsId", code, attribute_name "name", unit, number_value "number", text_value "text"
  from goods cross join unnest(value_ids) own (value_id)
  join attribute_value using (value_id) join attribute using (attribute_id)
  where goods_id = any(${goodsIds}::int[]) and code = any(${codes}::text[])`

export interface ValueRow {
  valueId: number
  attributeId: number
  code: string
  number: number | null
  text: string | null
  /** The values it combines; empty for most. */
  members: number[]
}

export const listValues = (sql: Db, valueIds: number[]) => sql<ValueRow[]>`
  select value_id "valueId", attribute_id "attributeId", code, number_value "number", text_value "text",
    array(select member_id from value_member where value_member.value_id = attribute_value.value_id) members
  from attribute_value join attribute using (attribute_id) where value_id = any(${valueIds}::int[])`

export interface ParameterRow {
  attributeId: number
  code: string
  name: string
  unit: string | null
  unitPrefix: string | null
  shownAs: FilterDisplay
  isBeforePackage: boolean
}

/**
 * In display order; filters with a higher weight than the package come before it. Filters that
 * the owner has hidden are left out, unless they are selected and must be visible to be cleared.
 */
export const listParameters = (sql: Db, leaves: number[], chosenCodes: string[]) => sql<ParameterRow[]>`
  with weighed as (
    select attribute_id, max(weight) weight, bool_and(hidden) hidden,
      case when min(shown_as) = max(shown_as) then min(shown_as) else 'auto' end shown_as,
      case when count(unit_prefix) = count(*) and min(unit_prefix) = max(unit_prefix) then min(unit_prefix) end unit_prefix
    from category_attribute
    where category_id = any(${leaves}::int[]) group by 1
  )
  select attribute_id "attributeId", code, attribute_name "name", unit, unit_prefix "unitPrefix", shown_as "shownAs",
    weight > (select coalesce(max(package_weight), 0) from category where category_id = any(${leaves}::int[])) "isBeforePackage"
  from weighed join attribute using (attribute_id) where not hidden or code = any(${chosenCodes}::text[])
  order by weight desc, position, attribute_id`

export const listKindNames = (sql: Db, brandIds: number[], packageIds: number[]) => sql<
  { kind: ListedKind; id: number; name: string }[]
>`
  select 'brand' kind, brand_id id, brand_name "name" from brand where brand_id = any(${brandIds}::int[])
  union all select 'package', package_id, package_name from package where package_id = any(${packageIds}::int[])
  union all (select 'lifecycle', lifecycle_id, lifecycle_name from lifecycle order by position)`
