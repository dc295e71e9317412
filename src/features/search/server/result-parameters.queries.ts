import type { Db } from '#server/database/connect.ts'
import type { SearchInput } from '../search.contract.ts'
import type { ByConditions } from './meeting/by-conditions.ts'
import { meeting } from './meeting/meeting.queries.ts'
import { boundOf, countedBy, filtersOf } from './search.queries.ts'

export interface ValuesRow {
  /** How many goods were found before anything was filtered. */
  hitCount: number
  ids: number[]
  counts: number[]
}

/** How often each value occurs in the hits; with a parameter, only its values. */
export const countValues = (sql: Db, wanted: ByConditions, input: SearchInput, attributeId?: number) => sql<
  ValuesRow[]
>`
  with hit as materialized (
    ${meeting(sql, wanted, () => sql`${countedBy(sql)}, value_ids`, boundOf(wanted, input))}
  ),
  counted as (
    select value_id, count(*)::int n from (
      select unnest(value_ids) value_id from hit where ${filtersOf(sql, input).allBut()}) one group by 1
  )
  select (select count(*)::int from hit) "hitCount",
    coalesce(array_agg(value_id), '{}') ids, coalesce(array_agg(n), '{}') counts from counted
  ${attributeId === undefined ? sql`` : sql`join attribute_value using (value_id) where attribute_id = ${attributeId}`}`
