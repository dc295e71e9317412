import type { Db, Statement } from '#server/database/connect.ts'

export const allOf = (sql: Db, fragments: Statement[]): Statement =>
  fragments.reduce((all, one) => sql`${all} and ${one}`, sql`true`)

/** Up to so many are compared with the values of a part, 0.06 µs for each of these. Looking them up in bits takes 1.1 µs. */
const MAX_COMPARED = 12

/** `unnest` in the list of columns is not collected in a store of rows first: 1.1 µs instead of 2.8. */
export const hasValue = (sql: Db, valueIds: number[]): Statement =>
  valueIds.length <= MAX_COMPARED
    ? sql`value_ids && ${valueIds}::int[]`
    : sql`exists (select from (select unnest(value_ids) id) one
        where case when id <= ${Math.max(...valueIds)}::int then get_bit(${bitsOf(valueIds)}::bytea, id) end = 1)`

/** As `get_bit` counts them. */
function bitsOf(ids: readonly number[]): Buffer {
  const bits = Buffer.alloc((Math.max(...ids) >> 3) + 1)
  for (const id of ids) bits[id >> 3] = (bits[id >> 3] ?? 0) | (1 << (id & 7))
  return bits
}
