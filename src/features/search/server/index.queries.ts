import type { Sql, Tx } from '../../../server/database/connect.ts'
import { escapeLike, prefixEnd } from '../search.rules.ts'
import { COUNTED_UP_TO } from './search.queries.ts'

type Db = Sql | Tx

/** What to offer while typing: a few from the start of the index range, ranked among themselves. */
export const listSuggestionIds = (sql: Db, norm: string, limit: number) => sql<{ goodsId: number }[]>`
  select goods_id "goodsId" from (
    select goods_id, in_stock, popularity, length(model_norm) size from goods
    where model_norm >= ${norm} and model_norm < ${prefixEnd(norm)} limit 1000) near
  order by in_stock desc, popularity desc, size, goods_id limit ${limit}`

export const listContainingIds = (sql: Db, norm: string, limit: number) => sql<{ goodsId: number }[]>`
  select goods_id "goodsId" from (
    select goods_id, in_stock, popularity from goods where model_norm like ${`%${escapeLike(norm)}%`} limit 200) near
  order by in_stock desc, popularity desc, goods_id limit ${limit}`

/** In index order, so that a page far back is still a walk along the index and no sort. */
export const listIdsByInitial = (sql: Db, key: string, limit: number, offset: number) => sql<{ goodsId: number }[]>`
  select goods_id "goodsId" from goods where ${initialIs(sql, key)}
  order by model_norm, goods_id limit ${limit} offset ${offset}`

export const countByInitial = (sql: Db, key: string) => sql<{ count: number }[]>`
  select count(*)::int count from (select from goods where ${initialIs(sql, key)} limit ${COUNTED_UP_TO}) counted`

const initialIs = (sql: Db, key: string) =>
  key === '#'
    ? sql`(model_norm < '0' or model_norm >= '[' or (model_norm >= ':' and model_norm < 'A'))`
    : sql`model_norm >= ${key} and model_norm < ${prefixEnd(key)}`
