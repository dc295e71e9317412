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
  key === '#' ? sql`model !~ '^[A-Za-z0-9]'` : sql`model_norm >= ${key} and model_norm < ${prefixEnd(key)}`

/** How many numbers begin with each of the keys, each counted up to a limit. */
export const countEachInitial = (sql: Db, keys: readonly string[]) => sql<{ key: string; count: number }[]>`
  select key, (select count(*)::int from (
    select from goods where model_norm >= key collate "C" and model_norm < after collate "C" limit ${MAX_COUNTED}
  ) counted) count
  from unnest(${[...keys]}::text[], ${keys.map(prefixEnd)}::text[]) letter (key, after)
  union all
  select '#', (select count(*)::int from (select from goods where ${initialIs(sql, '#')} limit ${MAX_COUNTED}) counted)`
