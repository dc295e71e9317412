import type { Db } from '#server/database/connect.ts'
import { type Kind, listNamesOf } from './names.queries.ts'

/** The names of makers, packages and categories, by their ids. */
export async function listNames(sql: Db, ids: Record<Kind, number[]>): Promise<Record<Kind, Map<number, string>>> {
  const rows = await listNamesOf(sql, ids)
  const of = (kind: Kind) => new Map(rows.filter((row) => row.kind === kind).map(({ id, name }) => [id, name]))
  return { brand: of('brand'), package: of('package'), category: of('category') }
}
