import type { Db } from '#server/database/connect.ts'
import { escapeLike } from '#shared/escape.ts'
import { prefixEnd } from '../../search.rules.ts'

/** A few from the start of the index range, ranked among themselves. */
export const listPrefixIds = (sql: Db, norm: string, brandIds: number[] | undefined, limit: number) => sql<
  { goodsId: number }[]
>`
  select goods_id "goodsId" from (
    select goods_id, brand_id, in_stock, popularity, length(model_norm) size from goods
    where model_norm >= ${norm} and model_norm < ${prefixEnd(norm)} limit 1000) near
  ${brandIds ? sql`where brand_id = any(${brandIds}::int[])` : sql``}
  order by in_stock desc, popularity desc, size, goods_id limit ${limit}`

/** The same of numbers that begin with one of several texts. */
export const listBeginningIds = (sql: Db, beginnings: string[], limit: number) => sql<{ goodsId: number }[]>`
  select goods_id "goodsId" from unnest(${beginnings}::text[], ${beginnings.map(prefixEnd)}::text[]) family (beginning, behind)
  cross join lateral (
    select goods_id, in_stock, popularity from goods where model_norm >= beginning and model_norm < behind limit 1000) near
  order by in_stock desc, popularity desc, goods_id limit ${limit}`

export const listContainingIds = (sql: Db, norm: string, limit: number) => sql<{ goodsId: number }[]>`
  select goods_id "goodsId" from (
    select goods_id, in_stock, popularity from goods where model_norm like ${`%${escapeLike(norm)}%`} limit 200) near
  order by in_stock desc, popularity desc, goods_id limit ${limit}`

/** Length of the longest prefix of a text that a known number has. */
export const findKnownLength = (sql: Db, norm: string) => {
  const beginnings = Array.from(norm, (_, place) => norm.slice(0, place + 1)).map((text) => [text, prefixEnd(text)])
  return sql<{ length: number }[]>`
    select count(*)::int length from unnest(${beginnings.map(([text]) => text ?? '')}::text[], ${beginnings.map(([, end]) => end ?? '')}::text[])
      beginning (least, most)
    where exists (select from goods where model_norm >= least and model_norm < most)`
}
