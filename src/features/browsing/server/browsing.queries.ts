import type { PlacedCategory } from '#features/catalog/catalog.contract.ts'
import type { Db, Tx } from '#server/database/connect.ts'

export type Kind = 'goods' | 'category'

/** Locks per buyer until the transaction ends: concurrent visits are recorded one after the other. */
export const lockBrowsing = (sql: Tx, accountId: number) => sql`
  select pg_advisory_xact_lock(hashtext('browsing'), ${accountId})`

/** Each id once, most recent first; a microsecond apart keeps them in this order. */
export const upsertSeen = (sql: Db, accountId: number, kind: Kind, ids: number[]) => sql`
  insert into browsing (account_id, kind, item_id, seen_at)
  select ${accountId}, ${kind}, item_id, statement_timestamp() - place * interval '1 microsecond'
  from unnest(${ids}::int[]) with ordinality seen (item_id, place)
  on conflict (account_id, kind, item_id) do update set seen_at = excluded.seen_at`

export const deleteOldest = (sql: Db, accountId: number, kind: Kind, kept: number) => sql`
  delete from browsing where account_id = ${accountId} and kind = ${kind} and item_id in (
    select item_id from browsing where account_id = ${accountId} and kind = ${kind}
    order by seen_at desc, item_id desc offset ${kept})`

export const listSeenGoodsIds = (sql: Db, accountId: number, limit: number) => sql<{ goodsId: number }[]>`
  select item_id "goodsId" from browsing where account_id = ${accountId} and kind = 'goods'
  order by seen_at desc, item_id desc limit ${limit}`

export const listSeenCategories = (sql: Db, accountId: number, limit: number) => sql<PlacedCategory[]>`
  select c.category_id "categoryId", c.category_name "categoryName",
    (select json_agg(json_build_object('categoryId', category_id, 'categoryName', category_name) order by level)
      from category where category_id in (
        c.category_id, c.parent_id, (select parent_id from category where category_id = c.parent_id))) path
  from browsing b join category c on c.category_id = b.item_id
  where b.account_id = ${accountId} and b.kind = 'category'
  order by b.seen_at desc, b.item_id desc limit ${limit}`

/** In the order of the ids. */
export const listKnownCategories = (sql: Db, ids: number[]) => sql<{ categoryId: number }[]>`
  select category_id "categoryId" from unnest(${ids}::int[]) with ordinality wanted (category_id, place)
  join category using (category_id) order by wanted.place`
