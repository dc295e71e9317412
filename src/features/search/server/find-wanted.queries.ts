import type { Db } from '#server/database/connect.ts'
import { escapeLike } from '#shared/escape.ts'
import { prefixEnd } from '../search.rules.ts'

/** A short part of a number has no more: the rest of a text tells which of them are meant. */
const MAX_NUMBERS = 20_000

export const listBeginning = (sql: Db, norm: string) => sql<{ goodsId: number }[]>`
  select goods_id "goodsId" from goods where model_norm >= ${norm} and model_norm < ${prefixEnd(norm)} limit ${MAX_NUMBERS}`

export const listContaining = (sql: Db, norm: string) => sql<{ goodsId: number }[]>`
  select goods_id "goodsId" from goods where model_norm like ${`%${escapeLike(norm)}%`} limit ${MAX_NUMBERS}`

export const listNumbered = (sql: Db, norms: readonly string[]) => sql<{ goodsId: number }[]>`
  select goods_id "goodsId" from goods where model_norm = any(${norms}::text[])`

/** For a page in the order of numbers. */
export const sortByNumber = (sql: Db, goodsIds: readonly number[]) => sql<{ goodsId: number }[]>`
  select goods_id "goodsId" from goods where goods_id = any(${goodsIds}::int[]) order by model_norm, goods_id`
