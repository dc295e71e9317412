import { TRADE_CODES } from '#features/catalog/trade.rules.ts'
import type { Db, Tx } from '#server/database/connect.ts'
import type { Currency } from '#shared/money/currency-signs.ts'

export interface PartListRow {
  goodsId: number
  model: string
  brandName: string
  categoryName: string
  packageName: string
  stock: number
  minimum: number
  multiple: number
  lifecycle: string
  currency: Currency
  price: string | null
}

/** In the order of the ids. */
export const listParts = (sql: Db, ids: readonly number[]) => sql<PartListRow[]>`
  select g.goods_id "goodsId", g.model, b.brand_name "brandName", c.category_name "categoryName", p.package_name "packageName",
    g.stock, g.min_buy_count minimum, g.mult_count multiple, g.lifecycle, g.currency, g.tier_prices[1] price
  from unnest(${ids}::int[]) with ordinality wanted (goods_id, place)
  join goods g using (goods_id) join brand b using (brand_id) join category c using (category_id) join package p using (package_id)
  order by wanted.place`

export interface PartScope {
  brandId?: number | undefined
  categoryId?: number | undefined
}

/** A category with all below it. */
const inCategory = (sql: Db, categoryId: number) => sql`
  category_id in (
    with recursive below as (
      select category_id from category where category_id = ${categoryId}
      union all select c.category_id from category c join below on c.parent_id = below.category_id
    ) select category_id from below)`

const scoped = (sql: Db, { brandId, categoryId }: PartScope) => sql`
  ${brandId === undefined ? sql`true` : sql`brand_id = ${brandId}`}
  ${categoryId === undefined ? sql`` : sql`and ${inCategory(sql, categoryId)}`}`

/** Without a filter ordered by popularity, by index. */
export const listPartIds = (sql: Db, scope: PartScope, limit: number, offset: number) => sql<{ goodsId: number }[]>`
  select goods_id "goodsId" from goods where ${scoped(sql, scope)}
  order by ${scope.brandId === undefined && scope.categoryId === undefined ? sql`` : sql`in_stock desc,`} popularity desc, goods_id
  limit ${limit} offset ${offset}`

/** Counts are stored with manufacturers and categories; only the combination is counted, up to a limit. */
export async function countParts(sql: Db, scope: PartScope, most: number): Promise<number> {
  const { brandId, categoryId } = scope
  const [row] =
    brandId !== undefined && categoryId !== undefined
      ? await sql<{ count: number }[]>`
          select count(*)::int count from (select from goods where ${scoped(sql, scope)} limit ${most}) counted`
      : brandId !== undefined
        ? await sql<{ count: number }[]>`select goods_count count from brand where brand_id = ${brandId}`
        : categoryId !== undefined
          ? await sql<{ count: number }[]>`select goods_count count from category where category_id = ${categoryId}`
          : await sql<
              { count: number }[]
            >`select coalesce(sum(goods_count), 0)::int count from category where level = 1`
  return row?.count ?? 0
}

export const listBrandChoices = (sql: Db) => sql<{ id: number; name: string; count: number }[]>`
  select brand_id id, brand_name name, goods_count count from brand where goods_count > 0 order by lower(brand_name)`

export const listCategoryChoices = (sql: Db) => sql<{ id: number; name: string; level: number; count: number }[]>`
  with recursive tree as (
    select category_id, category_name, level, goods_count, array[position, category_id] place from category where parent_id is null
    union all
    select c.category_id, c.category_name, c.level, c.goods_count, tree.place || c.position || c.category_id
    from category c join tree on c.parent_id = tree.category_id
  )
  select category_id id, category_name name, level, goods_count count from tree where goods_count > 0 order by place`

export interface PartDetailRow {
  goodsId: number
  version: string
  model: string
  brandName: string
  categoryId: number
  packageName: string
  name: string
  description: string
  stock: number
  held: number
  minimum: number
  multiple: number
  leadWeeks: number
  lifecycle: string
  rohs: boolean | null
  datasheet: string | null
  picture: string
  currency: Currency
  tierCounts: number[]
  tierPrices: string[]
  tierActivityPrices: string[]
  valueIds: number[]
  trade: Record<string, unknown> | null
  sourceName: string | null
  importId: number | null
}

export async function findPart(sql: Db, goodsId: number): Promise<PartDetailRow | undefined> {
  const [row] = await sql<PartDetailRow[]>`
    select g.goods_id "goodsId", part_version(g, t) version, g.model, b.brand_name "brandName", g.category_id "categoryId",
      p.package_name "packageName", g.goods_name name, g.introduce description, g.stock, coalesce(h.held, 0) held,
      g.min_buy_count minimum, g.mult_count multiple, g.lead_weeks::int "leadWeeks", g.lifecycle,
      rohs_answer(g.rohs, g.rohs_unknown) rohs, g.data_manual datasheet, g.cover_pic picture, g.currency, g.tier_counts "tierCounts", g.tier_prices "tierPrices",
      array_replace(g.tier_activity_prices, null, 0) "tierActivityPrices", g.value_ids "valueIds", to_jsonb(t) trade,
      s.source_name "sourceName", g.import_id "importId"
    from goods g join brand b using (brand_id) join package p using (package_id)
    left join goods_trade t using (goods_id) left join supply_source s using (source_id)
    left join lateral (select held from goods_held where goods_held.goods_id = g.goods_id) h on true
    where g.goods_id = ${goodsId}`
  return row
}

/** Locks before reserved stock is counted, as everywhere. */
export const lockPart = (tx: Tx, goodsId: number) => tx`
  select from goods where goods_id = ${goodsId} for no key update`

export interface PartParameterRow {
  attributeId: number
  valueId: number
  name: string
  unit: string | null
  number: number | null
  text: string | null
}

export const listPartParameters = (sql: Db, valueIds: readonly number[]) => sql<PartParameterRow[]>`
  select a.attribute_id "attributeId", v.value_id "valueId", a.attribute_name name, a.unit, v.number_value number, v.text_value text
  from attribute_value v join attribute a using (attribute_id)
  where v.value_id = any(${valueIds}::int[]) and a.code <> all(${TRADE_CODES}::text[]) order by a.position, a.attribute_id`

export interface AttributeRow {
  attributeId: number
  name: string
  unit: string | null
}

export const listCategoryParameters = (sql: Db, categoryId: number) => sql<AttributeRow[]>`
  select a.attribute_id "attributeId", a.attribute_name name, a.unit from category_attribute join attribute a using (attribute_id)
  where category_id = ${categoryId} and a.code <> all(${TRADE_CODES}::text[]) order by a.position, a.attribute_id`

/** `isDescribed`: a known parameter accepts only values in its unit. */
export async function findAttribute(
  sql: Db,
  attributeId: number,
): Promise<(AttributeRow & { isDescribed: boolean }) | undefined> {
  const [row] = await sql<(AttributeRow & { isDescribed: boolean })[]>`
    select attribute_id "attributeId", attribute_name name, unit,
      exists (select from known_parameter where known_parameter.code = attribute.code) "isDescribed"
    from attribute where attribute_id = ${attributeId}`
  return row
}

/** A parameter that the store knows by its code. */
export async function findOrCreateAttribute(tx: Tx, code: string): Promise<number> {
  await tx`
    insert into attribute (code, attribute_name, unit, position, separator)
    select code, parameter_name, unit, position, separator from known_parameter where code = ${code}
    on conflict do nothing`
  const [row] = await tx<{ id: number }[]>`select attribute_id id from attribute where code = ${code}`
  if (!row) throw new Error(`there is no parameter ${code}`)
  return row.id
}

/** Each distinct value once, also with concurrent calls. */
export async function findOrCreateValue(
  tx: Tx,
  attributeId: number,
  value: { number: number | null; text: string | null },
): Promise<number> {
  await tx`
    insert into attribute_value (attribute_id, number_value, text_value) values (${attributeId}, ${value.number}::float8, ${value.text}::text)
    on conflict do nothing`
  const [row] = await tx<{ id: number }[]>`
    select value_id id from attribute_value where attribute_id = ${attributeId}
      and number_value is not distinct from ${value.number}::float8 and text_value is not distinct from ${value.text}::text`
  if (!row) throw new Error('the value was not created')
  return row.id
}

/** Values with those of some parameters replaced, in display order. */
export async function mergeValues(
  tx: Tx,
  known: readonly number[],
  without: readonly number[],
  given: readonly number[],
): Promise<number[]> {
  const [row] = await tx<{ ids: number[] }[]>`
    select merge_values(array(
      select value_id from attribute_value where value_id = any(${known}::int[]) and attribute_id <> all(${without}::int[])),
      ${given}::int[]) ids`
  return row?.ids ?? []
}

export const listLifecycles = (sql: Db) => sql<{ name: string }[]>`
  select lifecycle_name name from lifecycle order by position`

export const listCategoryNames = (sql: Db, categoryId: number) => sql<{ name: string }[]>`
  with recursive step as (
    select parent_id, category_name, level from category where category_id = ${categoryId}
    union all select c.parent_id, c.category_name, c.level from category c join step on c.category_id = step.parent_id
  ) select category_name name from step order by level`

/** Reads all parts; for the night. */
export const listFilesOfParts = (sql: Db) => sql<{ resourceId: string }[]>`
  select distinct (regexp_matches(text, '/api/common/resource/([0-9a-f]{32})', 'g'))[1] "resourceId" from (
    select cover_pic text from goods where cover_pic like '/api/common/resource/%'
    union all select data_manual from goods where data_manual like '/api/common/resource/%'
    union all select documents::text from goods_trade where documents is not null) texts`
