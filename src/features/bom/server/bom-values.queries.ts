import type { Sql, Tx } from '../../../server/database/connect.ts'
import { type HitRow, hitColumns } from './bom-matching.queries.ts'

type Db = Sql | Tx

/** A description as ids: of the kind of part, of its main value, of what is as good or better, of what is exactly so. */
export interface ValueTerm {
  place: number
  leaves: number[]
  main: number[]
  acceptable: number[]
  exact: number[]
  /** How many of its values have to be acceptable: all besides the main one. */
  others: number
  packageIds: number[] | null
}

/** A part has one value of each parameter, so counting those that are acceptable tells whether all of them are. */
export const listByValues = (sql: Db, terms: readonly ValueTerm[]) => sql<(HitRow & { exactCount: number })[]>`
  select ${hitColumns(sql)}, fitting.exact_count "exactCount"
  from jsonb_to_recordset(${JSON.stringify(terms)}::text::jsonb) term (
    place int, text text, leaves int[], main int[], acceptable int[], exact int[], others int, "packageIds" int[])
  cross join lateral (
    select goods_id, (select count(*)::int from unnest(value_ids) id where id = any(exact)) exact_count
    from goods
    where value_ids && main and category_id = any(leaves)
      and ("packageIds" is null or package_id = any("packageIds"))
      and (select count(*) from unnest(value_ids) id where id = any(acceptable)) = others
    order by exact_count desc, in_stock desc, popularity desc, goods_id limit 12
  ) fitting
  join goods g using (goods_id)
  join package p using (package_id)`

export interface WantedValue {
  code: string
  number: number | null
  text: string | null
  /** Whether more of it is as good (voltage), or less (tolerance). */
  better: 'more' | 'less' | null
}

export interface ValueIdRow {
  /** Which of the wanted values. */
  nth: number
  valueId: number
  isExact: boolean
}

/** The values that are as good as the wanted ones, and which of them are exactly those. */
export const listAcceptableValues = (sql: Db, wanted: readonly WantedValue[]) => sql<ValueIdRow[]>`
  select nth::int, value_id "valueId", coalesce(abs(number_value - wanted.number) <= abs(wanted.number) * 1e-9, true) "isExact"
  from rows from (jsonb_to_recordset(${JSON.stringify(wanted)}::text::jsonb)
    as (code text, number float8, text text, better text)) with ordinality wanted (code, number, text, better, nth)
  join attribute a using (code)
  join attribute_value v using (attribute_id)
  where text_value = wanted.text
    or number_value between case when better = 'less' then 0 else wanted.number - abs(wanted.number) * 1e-9 end
      and case when better = 'more' then 'infinity' else wanted.number + abs(wanted.number) * 1e-9 end`

/** SOT-23 is every SOT-23, with however many leads. */
export const listPackages = (sql: Db, names: readonly string[]) => sql<{ wanted: string; packageId: number }[]>`
  select wanted, package_id "packageId"
  from unnest(${names}::text[]) wanted join package on package_name = wanted or starts_with(package_name, wanted || '-')`
