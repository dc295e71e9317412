import type { Sql, Tx } from '#server/database/connect.ts'

export const readStanding = (tx: Tx, accountId: number) => tx<{ paidBefore: boolean; unpaidOrders: number }[]>`
  select
    exists (select from orders where account_id = ${accountId} and status in (2, 3, 4, 5, 6)) "paidBefore",
    (select count(*)::int from orders where account_id = ${accountId} and status = 1) "unpaidOrders"`

/** Orders of one account that look at what it holds wait for each other. */
export const lockReservations = (tx: Tx, accountId: number) => tx`
  select pg_advisory_xact_lock(hashtext('reservations'), ${accountId})`

export const sumUnpaid = (
  tx: Tx,
  accountId: number,
  order: { totalAmount: string; currency: string; scarceIds: number[] },
) => tx<{ amountUsd: string; scarceParts: number }[]>`
  with unpaid as (
    select order_id, total_amount, currency from orders where account_id = ${accountId} and status = 1
  ), held as (
    select goods_id from unpaid join order_line using (order_id) join goods using (goods_id)
    where not procured group by goods_id, stock having sum(count) > stock
    union select unnest(${order.scarceIds}::int[])
  )
  select
    (select sum(total_amount / per_usd)::text
      from (select total_amount, currency from unpaid union all select ${order.totalAmount}::numeric, ${order.currency}) as amounts
      join currency_rate using (currency)) "amountUsd",
    (select count(*)::int from held) "scarceParts"`

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
export const listHeldStock = (sql: Sql | Tx, goodsId: number | null, limit: number, offset: number) => sql<
  Array<HeldStock & { totalCount: number }>
>`
  select line.goods_id "goodsId", line.model "goodsModel", line.count, goods.stock, orders.order_no "orderNo", orders.email,
    orders.pay_method "payMethod", orders.pay_by "payBy", count(*) over ()::int "totalCount"
  from orders join order_line line using (order_id) join goods using (goods_id)
  where orders.status = 1 and not line.procured and (${goodsId}::int is null or line.goods_id = ${goodsId})
  order by line.count::float8 / (goods.stock + line.count) desc, orders.order_id desc, line.position
  limit ${limit} offset ${offset}`
