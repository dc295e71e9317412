import { insertSession } from '#features/account/server/session/session.queries.ts'
import { newToken, tokenHash } from '#features/account/server/session/tokens.ts'
import type { Sql } from '#server/database/connect.ts'
import { createCrowd } from '../crowd.ts'
import type { Buyer, Part } from './traffic.ts'

/** Signed in, without any login. */
export async function createBuyers(sql: Sql, count: number): Promise<Buyer[]> {
  const crowd = await createCrowd(sql, count)
  return Promise.all(
    crowd.map(async ({ accountId, addressId }, place) => {
      const token = newToken()
      await insertSession(sql, { tokenHash: tokenHash(token), accountId, hours: 24, device: '', network: '' })
      return { token, addressId, address: `10.2.0.${place}` }
    }),
  )
}

/** Parts that can be ordered at once, with enough of each. */
export async function chooseParts(sql: Sql, stock: number): Promise<Part[]> {
  await sql`update goods set stock = ${stock}`
  return sql<Part[]>`
    select goods_id "goodsId", min_buy_count "count", model from goods
    where currency = 'USD' and cardinality(tier_counts) > 0 and min_buy_count % mult_count = 0
      and tier_counts[1] <= min_buy_count and tier_prices[1] * min_buy_count < 50
      and not exists (select from goods_trade t where t.goods_id = goods.goods_id and t.non_cancellable)
    order by goods_id limit 300`
}
