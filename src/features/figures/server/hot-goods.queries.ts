import type { Db } from '#server/database/connect.ts'

/** Nobody shall see in the list what a single customer is interested in. */
const MIN_PEOPLE = 2
const DAYS = 30
const LIMIT = 50

/** The parts that most people have ordered or, signed in, looked at lately. */
export const listHotGoods = (sql: Db) => sql<{ goodsId: number }[]>`
  select goods_id "goodsId" from (
    select l.goods_id, o.account_id from orders o join order_line l using (order_id)
    where o.created_at > now() - make_interval(days => ${DAYS}) and l.goods_id is not null
    union
    select item_id, account_id from browsing
    where kind = 'goods' and seen_at > now() - make_interval(days => ${DAYS})
  ) interest
  join goods using (goods_id)
  where in_stock
  group by goods_id, popularity
  having count(*) >= ${MIN_PEOPLE}
  order by count(*) desc, popularity desc, goods_id limit ${LIMIT}`
