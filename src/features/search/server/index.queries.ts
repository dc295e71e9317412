import type { Db } from '#server/database/connect.ts'
import { prefixEnd } from '../search.rules.ts'
import { MAX_COUNTED } from './search.queries.ts'

/** In index order, so that later pages need no sort. */
export const listIdsByInitial = (
  sql: Db,
  { isDescending, ...asked }: IndexFilters & { isDescending: boolean },
  { limit, offset }: { limit: number; offset: number },
) => {
  const order = isDescending ? sql`desc` : sql`asc`
  return sql<{ goodsId: number }[]>`
    select goods_id "goodsId" from goods where ${isAsked(sql, asked)}
    order by model_norm ${order}, goods_id ${order} limit ${limit} offset ${offset}`
}

export const countByInitial = (sql: Db, asked: IndexFilters) => sql<{ count: number }[]>`
  select count(*)::int count from (select from goods where ${isAsked(sql, asked)} limit ${MAX_COUNTED}) counted`

export interface IndexFilters {
  key: string
  inStock: boolean
  rohs: boolean
}

const isAsked = (sql: Db, { key, inStock, rohs }: IndexFilters) => sql`
  ${initialIs(sql, key)} ${inStock ? sql`and in_stock` : sql``} ${rohs ? sql`and rohs` : sql``}`

const initialIs = (sql: Db, key: string) =>
  key === '#'
    ? sql`(model_norm < '0' or model_norm >= '[' or (model_norm >= ':' and model_norm < 'A'))`
    : sql`model_norm >= ${key} and model_norm < ${prefixEnd(key)}`
