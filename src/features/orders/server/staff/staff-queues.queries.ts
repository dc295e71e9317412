import type { Db } from '#server/database/connect.ts'

export interface QueueRow {
  count: number
  oldestAt: Date | null
  oldest: string | null
}

/** Paid, or placed on account, and not shipped. */
export const readShipQueue = (sql: Db) => sql<QueueRow[]>`
  select (select count(*)::int from orders where status = 2 /* paid */) count, o.at "oldestAt", o.order_no oldest
  from (values (1)) one left join lateral (
    select coalesce(paid_at, on_account_at) at, order_no from orders where status = 2 /* paid */ order by order_id limit 1) o on true`

export const readFlaggedQueue = (sql: Db) => sql<QueueRow[]>`
  select (select count(*)::int from orders where flagged) count, o.created_at "oldestAt", o.order_no oldest
  from (values (1)) one left join lateral (
    select created_at, order_no from orders where flagged order by order_id limit 1) o on true`

export const readReturnsQueue = (sql: Db) => sql<QueueRow[]>`
  select (select count(*)::int from after_sale where state = 'open') count, a.created_at "oldestAt",
    a.after_sale_no oldest
  from (values (1)) one left join lateral (
    select created_at, after_sale_no from after_sale where state = 'open' order by created_at limit 1) a on true`

export const hasOrders = (sql: Db) => sql<{ known: boolean }[]>`select exists (select from orders) known`
