import type { Db } from '#server/database/connect.ts'

export interface CostRow {
  goodsId: number
  cost: string
  currency: string
}

/** Only for staff. */
export const listCosts = (sql: Db, ids: readonly number[]) => sql<CostRow[]>`
  select goods_id "goodsId", cost, cost_currency "currency" from goods_trade
  where goods_id = any(${ids}::int[]) and cost is not null`
