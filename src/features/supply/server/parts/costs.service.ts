import type { Tx } from '#server/database/connect.ts'
import * as queries from './costs.queries.ts'

/** What parts cost the shop, entered as a list. Each part keeps what it was before, and can be put back. */
export async function enterCosts(tx: Tx, who: string, costs: readonly queries.PartCost[]): Promise<void> {
  await queries.lockParts(
    tx,
    costs.map(({ goodsId }) => goodsId),
  )
  await queries.saveCosts(tx, who, costs)
}
