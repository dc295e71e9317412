import { DISCONTINUED } from '#features/catalog/availability.rules.ts'
import type { Db } from '#server/database/connect.ts'

/** Maximum number of conditions; the statement has a column for each. */
export const MAX_CONDITIONS = 8

/** One part of many that are looked for at once, as ids. */
export interface DescribedTerm {
  place: number
  leaves: number[]
  /** Rare values, by which the goods are found; all other conditions are checked in those. */
  main: number[]
  /** Goods have one id of each: a value, or a package, whose ids are written below zero. */
  conditions: number[][]
  /** Values that are exactly the ratings that were asked for, and those not much above them. */
  nearest: number[]
  near: number[]
}

const columns = Array.from({ length: MAX_CONDITIONS }, (_, place) => `condition${place}`)

/**
 * The best goods of each. `closeness` is two for a rating that is met exactly and one for one not much above it.
 * `is true` keeps the kind out of the choice of the index: all goods of a kind are too many.
 */
export const listDescribed = (sql: Db, terms: readonly DescribedTerm[], limit: number) => {
  const rows = terms.map(({ conditions, ...term }) => ({
    ...term,
    ...Object.fromEntries(conditions.map((ids, place) => [columns[place], ids])),
  }))
  const typed = columns.reduce((all, column) => sql`${all}, ${sql(column)} int[]`, sql``)
  const met = columns.reduce(
    (all, column) => sql`${all} and (${sql(column)} is null or value_ids || -package_id && ${sql(column)})`,
    sql``,
  )
  return sql<{ place: number; goodsId: number; closeness: number }[]>`
  select place, goods_id "goodsId", closeness
  from json_to_recordset(${JSON.stringify(rows)}::text::json) term (
    place int, leaves int[], main int[], nearest int[], near int[]${typed})
  cross join lateral (
    select goods_id, in_stock, popularity, (
      select count(*) filter (where id = any(nearest)) + count(*) filter (where id = any(near)) from unnest(value_ids) id
    )::int - case when lifecycle = any(${DISCONTINUED}::text[]) then 100 else 0 end closeness
    from goods where value_ids && main and (category_id = any(leaves)) is true${met}
    order by closeness desc, in_stock desc, popularity desc, goods_id limit ${limit}
  ) best`
}
