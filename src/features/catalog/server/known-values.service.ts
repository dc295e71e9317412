import type { Db } from '#server/database/connect.ts'
import { poolOf } from '#server/database/transaction.ts'
import * as queries from './filters/filters.queries.ts'

type KnownValues = Map<number, queries.ValueRow>

/** Cache size, some megabytes. */
const MAX_REMEMBERED = 100_000

const remembered = new WeakMap<object, KnownValues>()

/** Cache of values. They are immutable (enforced by the database), so entries never expire. */
export async function getCachedValues(sql: Db, ids: readonly number[]): Promise<ReadonlyMap<number, queries.ValueRow>> {
  const known = knownOf(sql)
  const unknown = ids.filter((id) => !known.has(id))
  if (unknown.length === 0) return known
  const rows = await queries.listValues(sql, unknown)
  if (known.size + rows.length > MAX_REMEMBERED) return reloadKnown(sql, ids)
  for (const row of rows) known.set(row.valueId, row)
  return known
}

function knownOf(sql: Db): KnownValues {
  const pool = poolOf(sql)
  const known = remembered.get(pool) ?? new Map<number, queries.ValueRow>()
  remembered.set(pool, known)
  return known
}

async function reloadKnown(sql: Db, ids: readonly number[]): Promise<KnownValues> {
  const rows = await queries.listValues(sql, [...ids])
  const known = new Map(rows.map((row) => [row.valueId, row]))
  remembered.set(poolOf(sql), known)
  return known
}
