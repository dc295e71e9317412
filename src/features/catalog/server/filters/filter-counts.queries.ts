import type { Db } from '#server/database/connect.ts'
import type { ListedKind } from '../counts.ts'
import { chosenOf, type Fragment, hitsOf, leafRows, ownValues } from './filter-conditions.queries.ts'
import type { AllowedValues, AppliedFilters, Choice, Reading } from './filter-plan.ts'

export const MAX_COUNTED_IN_STOCK = 200_000

/** Counts by kind and id. `full` are the leaves that reached their limit; kinds without ids have id 0. */
export interface CountRow {
  kind: 'all' | 'inStock' | 'rohs' | 'brand' | 'package' | 'lifecycle' | 'value' | 'full'
  ids: number[] | null
  counts: number[] | null
}

/** One row per kind with arrays: a thousand rows would take longer to read than to count. */
export const tally = (sql: Db, kind: CountRow['kind'], each: Fragment) =>
  sql`select ${kind}::text kind, array_agg(id) ids, array_agg(n) counts from (${each}) each (id, n)`

/** All counts of the hits. */
export const countHits = (sql: Db, filters: AppliedFilters, reading: Reading) => sql<CountRow[]>`
  with hit as materialized (
    ${hitsOf(sql, filters, reading, sql`brand_id, package_id, lifecycle, in_stock, rohs, value_ids`)}
  ),
  counted as materialized (
    select leaf_id, brand_id, package_id, lifecycle, in_stock, rohs, count(*)::int n from hit group by 1, 2, 3, 4, 5, 6
  )
  ${tallyKinds(sql, sql`counted`)}
  union all ${tally(sql, 'full', sql`select leaf_id, sum(n)::int from counted group by 1 having sum(n) >= ${reading.hitsOfLeaf}::int`)}
  union all ${tally(sql, 'value', sql`select value_id, count(*)::int from (select unnest(value_ids) value_id from hit) one group by 1`)}`

/** The counts of all kinds, of goods that are `counted` in groups that are alike. */
export const tallyKinds = (sql: Db, counted: Fragment) => sql`
  ${tally(sql, 'all', sql`select 0, coalesce(sum(n), 0)::int from ${counted}`)}
  union all ${tally(sql, 'inStock', sql`select 0, coalesce(sum(n), 0)::int from ${counted} where in_stock`)}
  union all ${tally(sql, 'rohs', sql`select 0, coalesce(sum(n), 0)::int from ${counted} where rohs`)}
  union all ${tally(sql, 'brand', sql`select brand_id, sum(n)::int from ${counted} group by 1`)}
  union all ${tally(sql, 'package', sql`select package_id, sum(n)::int from ${counted} group by 1`)}
  union all ${tally(sql, 'lifecycle', sql`select lifecycle_id, sum(n)::int from ${counted} join lifecycle on lifecycle_name = counted.lifecycle group by 1`)}`

/** The number of hits only. */
export const countTotal = (sql: Db, filters: AppliedFilters) => sql<{ total: number }[]>`
  select count(*)::int total from (
    ${hitsOf(sql, filters, { quotas: [], hitsOfLeaf: null }, sql`goods_id`)}) hit`

/**
 * The hits in stock of a category with one choice or none: its stored count less those that are out of stock, which are fewer. Of 196,000
 * parts 23,000 are read instead of 173,000. Null when `most` or more are out of stock.
 */
export const countByOutOfStock = (sql: Db, filters: AppliedFilters, choice: Choice | undefined, most: number) => sql<
  { total: number | null }[]
>`
  select case when out.read < ${most}::int then stored.n - out.hits end total
  from (${storedOf(sql, filters, choice)}) stored (n), (
    select count(*)::int read, count(*) filter (where true ${chosenOf(sql, filters)})::int hits from (
      select leaf.*, brand_id, package_id, lifecycle, value_ids
      from ${leafRows(sql, filters, [])} join goods on category_id = leaf_id and not in_stock limit ${most}) part
  ) out`

/** How many goods of the categories have what is chosen, in stock or not. */
const storedOf = (sql: Db, { leaves, ...filters }: AppliedFilters, choice: Choice | undefined) => {
  if (choice === undefined)
    return sql`select coalesce(sum(goods_count), 0)::int from category where category_id = any(${leaves}::int[])`
  if (typeof choice === 'string')
    return sql`select coalesce(sum(goods_count), 0)::int from category_kind
      where category_id = any(${leaves}::int[]) and kind = ${choice} and kind_id = any(${filters[`${choice}Ids`]}::int[])`
  return sql`select coalesce(sum(goods_count), 0)::int from category_value
    where category_id = any(${leaves}::int[]) and value_id = any(${choice.valueIds}::int[])`
}

/** Counts by one kind, or by the values of one chosen parameter and of those that may stand in its place. */
export const countBy = (sql: Db, filters: AppliedFilters, reading: Reading, by: ListedKind | AllowedValues) => {
  if (typeof by === 'string') {
    const hits = hitsOf(sql, filters, reading, sql`${kindId(sql, by)} id`)
    return sql<CountRow[]>`${tally(sql, by, sql`select id, count(*)::int from (${hits}) hit group by 1`)}`
  }
  const hits = hitsOf(sql, filters, reading, sql`${ownValues(sql, by, filters.allowed.indexOf(by))} own`, by)
  return sql<CountRow[]>`
    ${tally(sql, 'value', sql`select id, count(*)::int from (select unnest(own) id from (${hits}) hit) one group by 1`)}`
}

export const kindId = (sql: Db, kind: ListedKind) =>
  kind === 'lifecycle'
    ? sql`(select lifecycle_id from lifecycle where lifecycle_name = part.lifecycle)`
    : sql(`${kind}_id`)

/** Those of the values that fewest goods of the store have, as many as `goodsCount` goods have together. */
export const listRarest = (sql: Db, valueIds: number[], goodsCount: number) => sql<{ valueId: number }[]>`
  select value_id "valueId" from (
    select value_id, sum(n) over (order by n, value_id) n from (
      select value_id, sum(goods_count) n from category_value where value_id = any(${valueIds}::int[]) group by 1) each
  ) summed where n <= ${goodsCount}`

/** How many of the hits have each of some rare values, by which they are found. */
export const countRare = (sql: Db, filters: AppliedFilters, valueIds: number[], free?: AllowedValues) => {
  const rare = { code: '', attributeId: 0, valueIds, storeCount: null, goodsCount: 0, slots: [] }
  const hits = hitsOf(sql, { ...filters, leading: rare }, { quotas: [], hitsOfLeaf: null }, sql`value_ids`, free)
  return sql<CountRow[]>`
    ${tally(
      sql,
      'value',
      sql`select id, count(*)::int from (select unnest(value_ids) id from (${hits}) hit) one
        where id = any(${valueIds}::int[]) group by 1`,
    )}`
}

/** Stored counts of whole categories. */
export const listStoredKinds = (sql: Db, leaves: number[]) => sql<CountRow[]>`
  select kind, array_agg(id) ids, array_agg(n) counts from (
    select kind, case kind when 'rohs' then 0 else kind_id end id, sum(goods_count)::int n from category_kind
    where category_id = any(${leaves}::int[]) and goods_count > 0 group by 1, 2) kept
  group by 1`

export const countInStock = (sql: Db, leaves: number[]) => sql<CountRow[]>`
  ${tally(
    sql,
    'inStock',
    sql`select 0, count(*)::int from (
      select from goods where category_id = any(${leaves}::int[]) and in_stock limit ${MAX_COUNTED_IN_STOCK}) stocked`,
  )}`
