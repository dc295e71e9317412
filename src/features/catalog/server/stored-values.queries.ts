import type { Db } from '#server/database/connect.ts'
import { DECADES_FROM, STEPS } from '../value-scale.rules.ts'

export interface StoredValuesRow {
  ids: number[] | null
  counts: number[] | null
  /** Parameters of which not all values were read. */
  lowerBoundIds: number[] | null
}

/** Of one parameter in one category, when there are few categories, and when there are many. */
const MAX_READ = 2000
const MIN_READ = 500

/**
 * Stored values of whole categories; of one parameter, or of all. Of a long list of numbers only
 * the ends and one number for each step between them are read by index. `picked` are always included.
 */
export const listStoredValues = (sql: Db, leaves: number[], picked: number[], attributeId?: number) => {
  const maxRead = Math.max(MIN_READ, Math.floor(MAX_READ / Math.max(1, leaves.length)))
  const ofPart = (part: string) =>
    sql`kept.category_id = ${sql(part)}.category_id and kept.attribute_id = ${sql(part)}.attribute_id and goods_count > 0`
  return sql<StoredValuesRow[]>`
  with part as materialized (
    select category_id, attribute_id from category_attribute
    where category_id = any(${leaves}::int[]) ${attributeId === undefined ? sql`` : sql`and attribute_id = ${attributeId}`}
  ),
  read as materialized (
    select part.*, value_id, goods_count from part cross join lateral (
      select value_id, goods_count from category_value kept where ${ofPart('part')} limit ${maxRead}::int) one
  ),
  long as materialized (
    select part.*, least, most from (
      select category_id, attribute_id from read group by 1, 2 having count(*) >= ${maxRead}::int) part
    cross join lateral (select min(number_value) least, max(number_value) most from category_value kept where ${ofPart('part')}) ends
  ),
  step as (
    select long.*, least(most, case when least > 0 and most >= least * ${DECADES_FROM}::int
      then least * power(most / least, place / ${STEPS}::float8) else least + (most - least) * place / ${STEPS}::float8 end) bound
    from long cross join generate_series(0, ${STEPS}::int) place
  ),
  shown as (
    select category_id, value_id, goods_count from read
    where (category_id, attribute_id) not in (select category_id, attribute_id from long where least is not null)
    union
    select step.category_id, value_id, goods_count from step cross join lateral (
      select value_id, goods_count from category_value kept where ${ofPart('step')} and number_value >= bound
      order by number_value limit 1) one
    union
    select category_id, value_id, goods_count from category_value
    where category_id = any(${leaves}::int[]) and value_id = any(${picked}::int[]) and goods_count > 0
  )
  select array_agg(value_id) ids, array_agg(n) counts, (select array_agg(distinct attribute_id) from long) "lowerBoundIds"
  from (select value_id, sum(goods_count)::int n from shown group by 1) one`
}
