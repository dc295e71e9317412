import { getShop } from '#features/shop/server/shop.service.ts'
import type { Db } from '#server/database/connect.ts'
import { notPromised } from '../../availability.rules.ts'
import type { Incoming } from '../../trade-data.schema.ts'
import * as queries from './expected.queries.ts'

/**
 * What sent purchase orders will bring and nobody waits for yet, as far as the shop shows it. Undefined: nothing is on
 * order, or the shop does not show it; then the part may have deliveries from a list.
 */
export async function findExpected(sql: Db, goodsId: number): Promise<Incoming[] | undefined> {
  const { expectedStock, reorderPoint } = (await getShop(sql)).settings
  if (expectedStock === 'never') return undefined
  const [row] = await queries.findExpected(sql, goodsId, reorderPoint)
  if (!row?.onOrder || (expectedStock === 'whenLow' && !row.isLow)) return undefined
  return notPromised(row.onOrder, row.promised)
}
