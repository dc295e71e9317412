import { termsVersion } from '#features/shop/server/shop.service.ts'
import type { Actor } from '#server/api/implement.ts'
import type { Db, Tx } from '#server/database/connect.ts'
import { ABOUT_PER_USD } from '#shared/money/currencies.ts'
import type { Currency } from '#shared/money/currency-signs.ts'

/** The e-mail address is that of the buyer, all else of their customer. */
export const readStanding = (tx: Tx, { accountId: buyerId, customerId: accountId }: Actor) => tx<
  { email: string; paidBefore: boolean; unpaidOrders: number; termsVersion: string; priceListId: number | null }[]
>`
  select (select b.email from account b where b.account_id = ${buyerId}) email, paid "paidBefore", ${termsVersion(tx)} "termsVersion", price_list_id "priceListId",
    case when paid then 0 else (select count(*)::int from orders where account_id = ${accountId} and status = 1 /* unpaid */) end
      "unpaidOrders"
  from account, lateral (
    select exists (select from orders where account_id = ${accountId} and status in (2, 3, 4, 5, 6) /* paid or later, not closed */) paid) known
  where account_id = ${accountId}`

/** Locks the account: checks of its reservations run one after the other. */
export const lockReservations = (tx: Tx, accountId: number) => tx`
  select pg_advisory_xact_lock(hashtext('reservations'), ${accountId})`

/**
 * What an account would hold with one more order. A part is scarce when the account holds more than half of the unsold
 * pieces: the stock and the lines of all unpaid orders.
 */
export const sumUnpaid = (
  tx: Tx,
  accountId: number,
  order: { totalAmount: string; currency: Currency; lines: Array<{ goodsId: number; count: number }> },
) => tx<{ amountUsd: string; scarceParts: number }[]>`
  with unpaid as (
    select order_id, total_amount, currency from orders where account_id = ${accountId} and status = 1 /* unpaid */
  ), mine as (
    select goods_id, sum(count) count from (
      select goods_id, count from unpaid join order_line using (order_id) where not procured
      union all
      select * from unnest(
        ${order.lines.map((line) => line.goodsId)}::int[], ${order.lines.map((line) => line.count)}::int[])
    ) as lines group by goods_id
  ), pool as (
    select goods_id, stock + coalesce((
      select sum(count) from order_line line join orders using (order_id)
      where line.goods_id = goods.goods_id and not procured and status = 1 /* unpaid */), 0) count
    from goods where goods_id in (select goods_id from mine)
  )
  select
    (select sum(total_amount / about)::text
      from (select total_amount, currency from unpaid union all select ${order.totalAmount}::numeric, ${order.currency}) as amounts
      join unnest(${Object.keys(ABOUT_PER_USD)}::text[], ${Object.values(ABOUT_PER_USD)}::numeric[]) as known (currency, about)
        using (currency)) "amountUsd",
    (select count(*)::int from mine join pool using (goods_id) where mine.count * 2 > pool.count) "scarceParts"`

export interface HeldStock {
  goodsId: number
  goodsModel: string
  count: number
  stock: number
  orderNo: string
  email: string
  payMethod: string
  payBy: Date
}

/** What unpaid orders hold, the largest part of a stock first. */
export const listHeldStock = (sql: Db, goodsId: number | null, limit: number, offset: number) => sql<
  Array<HeldStock & { totalCount: number }>
>`
  select line.goods_id "goodsId", line.model "goodsModel", line.count, goods.stock, orders.order_no "orderNo", orders.email,
    orders.pay_method "payMethod", orders.pay_by "payBy", count(*) over ()::int "totalCount"
  from orders join order_line line using (order_id) join goods using (goods_id)
  where orders.status = 1 /* unpaid */ and not line.procured and (${goodsId}::int is null or line.goods_id = ${goodsId})
  order by line.count::float8 / (goods.stock + line.count) desc, orders.order_id desc, line.position
  limit ${limit} offset ${offset}`
