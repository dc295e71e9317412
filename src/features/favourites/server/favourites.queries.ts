import type { Db, Tx } from '#server/database/connect.ts'

/** Until the transaction ends. */
export const lockFavourites = (sql: Tx, accountId: number) => sql`
  select pg_advisory_xact_lock(hashtext('favourite'), ${accountId})`

export const findFavourite = (sql: Db, accountId: number, goodsId: number) => sql`
  select from favourite where account_id = ${accountId} and goods_id = ${goodsId}`

export const countFavourites = (sql: Db, accountId: number) => sql<{ count: number }[]>`
  select count(*)::int from favourite where account_id = ${accountId}`

export const insertFavourite = (sql: Db, accountId: number, goodsId: number) => sql`
  insert into favourite (account_id, goods_id) values (${accountId}, ${goodsId})`

export const deleteFavourites = (sql: Db, accountId: number, goodsIds: number[]) => sql`
  delete from favourite where account_id = ${accountId} and goods_id = any(${goodsIds}::int[])`

export const listFavouriteIds = (sql: Db, accountId: number, limit: number, offset: number) => sql<
  { goodsId: number }[]
>`
  select goods_id "goodsId" from favourite where account_id = ${accountId}
  order by created_at desc, goods_id desc limit ${limit} offset ${offset}`
