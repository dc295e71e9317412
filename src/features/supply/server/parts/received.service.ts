import type { Tx } from '#server/database/connect.ts'
import { lockParts } from './costs.queries.ts'
import * as queries from './received.queries.ts'

export type { StockChange } from './received.queries.ts'

/** Locks in the order of the ids, as orders do. Until the transaction ends nobody else changes their stock. */
export async function lockStock(tx: Tx, goodsIds: readonly number[]): Promise<void> {
  await lockParts(tx, goodsIds)
}

/**
 * Pieces that came in, or left again, with where they lie and what they cost. The history of each part names the
 * reference; such a change is undone with the whole of what it belongs to.
 */
export async function changeStock(
  tx: Tx,
  who: string,
  reference: string,
  changes: readonly queries.StockChange[],
): Promise<void> {
  if (changes.length > 0) await queries.changeStock(tx, who, reference, changes)
}
