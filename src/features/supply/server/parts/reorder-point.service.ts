import type { Tx } from '#server/database/connect.ts'
import * as queries from './reorder-point.queries.ts'

/** Undefined when staff have changed it meanwhile. Imports of lists change it, too. */
export async function saveReorderPoint(tx: Tx, given: queries.ReorderPoint): Promise<{ version: number } | undefined> {
  const [saved] = await queries.saveReorderPoint(tx, given)
  return saved
}
