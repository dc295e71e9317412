import { isOpenOnAccount, overdueDays } from '#features/credit/server/credit.service.ts'
import type { Db, Tx } from '#server/database/connect.ts'

/**
 * Overdue orders whose last reminder is not that of today. Not those whose buyer has sent a proof that is being checked.
 * The days are those of the stages.
 */
export const listToRemind = (sql: Db, stageDays: readonly number[], limit: number) => sql<{ orderNo: string }[]>`
  select o.order_no "orderNo" from orders o
  where ${isOpenOnAccount(sql)} and o.email <> ''
    and (select count(*) from unnest(${stageDays}::int[]) days where ${overdueDays(sql)} >= days)
      > coalesce((select max(stage) from order_reminder r where r.order_id = o.order_id), 0)
    and not exists (select from transfer t where t.order_id = o.order_id and t.state = 'sent')
  order by o.order_id limit ${limit}`

/** Empty when it was sent before. */
export const insertReminder = (tx: Tx, orderId: number, stage: number) => tx`
  insert into order_reminder (order_id, stage) values (${orderId}, ${stage}) on conflict do nothing returning stage`
