import type { Db } from '#server/database/connect.ts'
import { prefixEnd } from '../search.rules.ts'
import { MAX_COUNTED } from './search.queries.ts'

/** In index order, so that a page far back is still a walk along the index and no sort. */
export const listIdsByInitial = (sql: Db, key: string, limit: number, offset: number) => sql<{ goodsId: number }[]>`
  select goods_id "goodsId" from goods where ${initialIs(sql, key)}
  order by model_norm, goods_id limit ${limit} offset ${offset}`

export const countByInitial = (sql: Db, key: string) => sql<{ count: number }[]>`
  select count(*)::int count from (select from goods where ${initialIs(sql, key)} limit ${MAX_COUNTED}) counted`

const initialIs = (sql: Db, key: string) =>
  key === '#'
    ? sql`(model_norm < '0' or model_norm >= '[' or (model_norm >= ':' and model_norm < 'A'))`
    : sql`model_norm >= ${key} and model_norm < ${prefixEnd(key)}`
