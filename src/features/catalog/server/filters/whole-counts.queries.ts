import type { Db } from '#server/database/connect.ts'
import { isChosen, leafRows, ownValues, restOf, stockedOf } from './filter-conditions.queries.ts'
import { type CountRow, kindId, tally, tallyKinds } from './filter-counts.queries.ts'
import { type AppliedFilters, type Choice, listChoices } from './filter-plan.ts'

/** Counts of goods by the choices they miss: none (hits), one (the other options of that choice) or several. */
export interface MissedRow extends CountRow {
  /** A bit for each missed choice; null for the stored counts of the categories. */
  missed: number | null
}

export const bitOf = (place: number): number => 2 ** place

/** Of each kind: the hits and, where a kind is chosen, the goods that miss only this choice. */
export const countKinds = (sql: Db, filters: AppliedFilters) => sql<MissedRow[]>`
  with counted as materialized (
    select missed, brand_id, package_id, lifecycle, in_stock, rohs, count(*)::int n
    from (${partsOf(sql, filters)}) part group by 1, 2, 3, 4, 5, 6
  )
  select 0 missed, own.* from (${tallyKinds(sql, sql`(select * from counted where missed = 0) counted`)}) own
  ${listChoices(filters).reduce((all, choice, place) => sql`${all} ${tallyOther(sql, choice, place)}`, sql``)}`

const tallyOther = (sql: Db, choice: Choice, place: number) => {
  if (typeof choice !== 'string') return sql``
  const near = sql`select ${kindId(sql, choice)}, sum(n)::int from counted part where missed = ${bitOf(place)}::int group by 1`
  return sql`union all select ${bitOf(place)}::int, other.* from (${tally(sql, choice, near)}) other`
}

/** Of each value: the hits and, with others, the goods that miss only its parameter; values of other parameters may be among those. */
export const countValues = (sql: Db, filters: AppliedFilters, withOthers: boolean) => {
  const choices = listChoices(filters)
  const near = choices.flatMap((choice, place) => (withOthers && typeof choice !== 'string' ? [bitOf(place)] : []))
  const own = filters.allowed.reduce(
    (all, one, place) => sql`${all} when ${bitOf(choices.indexOf(one))}::int then ${ownValues(sql, one, place)}`,
    sql`case missed`,
  )
  const values = filters.allowed.length > 0 ? sql`${own} else value_ids end` : sql`value_ids`
  return sql<MissedRow[]>`
    ${tallyValues(
      sql,
      sql`select missed, unnest(${values}) value_id from (${partsOf(sql, filters)}) part
      where missed = any(${[0, ...near]}::int[])`,
    )}`
}

/** The same by the stored counts, and by all goods that are no hits, to be subtracted from them. */
export const countValuesOfOthers = (sql: Db, filters: AppliedFilters) => sql<MissedRow[]>`
  ${tallyValues(sql, sql`select missed, unnest(value_ids) value_id from (${partsOf(sql, filters)}) part where missed <> 0`)}
  union all select null, stored.* from (
    ${tally(
      sql,
      'value',
      sql`select value_id, sum(goods_count)::int from category_value
        where category_id = any(${filters.leaves}::int[]) and goods_count > 0 group by 1`,
    )}) stored`

const tallyValues = (sql: Db, values: ReturnType<Db>) => sql`
  select missed, 'value' kind, array_agg(value_id) ids, array_agg(n) counts
  from (select missed, value_id, count(*)::int n from (${values}) one group by 1, 2) each group by 1`

/** The goods of whole categories. They are read once for the kinds and once for the values: keeping them takes longer. */
const partsOf = (sql: Db, filters: AppliedFilters) => {
  const missed = listChoices(filters).reduce(
    (all, choice, place) =>
      sql`${all} + case when ${isChosen(sql, filters, choice)} then 0 else ${bitOf(place)}::int end`,
    sql`0`,
  )
  // `offset 0`: the conditions are evaluated once for each part.
  return sql`
    select leaf.*, ${missed} missed, brand_id, package_id, lifecycle, in_stock, rohs, value_ids
    from ${leafRows(sql, filters, [])} cross join lateral (
      select goods_id, brand_id, package_id, lifecycle, in_stock, stock_digits, rohs, currency, lowest_price,
        highest_price, value_ids
      from goods where category_id = leaf_id ${stockedOf(sql, filters)} limit quota
    ) part where true ${restOf(sql, filters)} offset 0`
}
