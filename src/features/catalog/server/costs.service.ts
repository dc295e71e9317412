import type { Db } from '#server/database/connect.ts'
import { type Decimal, trimDecimal } from '#shared/decimal.ts'
import * as queries from './costs.queries.ts'

/** Costs of the shop per piece. For staff who price, never for buyers. */
export async function readCosts(
  sql: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, { cost: Decimal; currency: string }>> {
  const rows = await queries.listCosts(sql, ids)
  return new Map(rows.map(({ goodsId, cost, currency }) => [goodsId, { cost: trimDecimal(cost), currency }]))
}
