import { getShop } from '#features/shop/server/shop.service.ts'
import type { Db } from '#server/database/connect.ts'
import { notPromised, upcoming } from '../../availability.rules.ts'
import type { Incoming } from '../../trade-data.schema.ts'
import * as queries from './expected.queries.ts'

/**
 * Further deliveries of parts, by their ids: what sent purchase orders will bring and nobody waits for yet, as far as the
 * shop shows it, else what a list says. Parts without any are missing.
 */
export async function listIncoming(sql: Db, ids: readonly number[]): Promise<Map<number, Incoming[]>> {
  if (ids.length === 0) return new Map()
  const { expectedStock, reorderPoint } = (await getShop(sql)).settings
  const rows = await queries.listExpected(sql, ids, reorderPoint)
  const today = new Date().toISOString().slice(0, 10)
  const isShown = ({ isLow }: queries.ExpectedRow) =>
    expectedStock === 'always' || (expectedStock === 'whenLow' && isLow)
  const incomingOf = (row: queries.ExpectedRow) =>
    upcoming(
      row.onOrder && isShown(row) ? notPromised(row.onOrder, row.promised ?? 0) : (row.listed ?? []),
      row.lifecycle,
      today,
    )
  return new Map(
    rows
      .map((row): [number, Incoming[]] => [row.goodsId, incomingOf(row)])
      .filter(([, incoming]) => incoming.length > 0),
  )
}
