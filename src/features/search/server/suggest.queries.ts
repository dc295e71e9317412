import type { Sql, Tx } from '../../../server/database/connect.ts'
import { escapeLike, prefixEnd } from '../search.rules.ts'
import { type ByConditions, meeting } from './search.queries.ts'

type Db = Sql | Tx

/** A few from the start of the index range, ranked among themselves. */
export const listBeginningIds = (sql: Db, norm: string, brandIds: number[] | undefined, limit: number) => sql<
  { goodsId: number }[]
>`
  select goods_id "goodsId" from (
    select goods_id, brand_id, in_stock, popularity, length(model_norm) size from goods
    where model_norm >= ${norm} and model_norm < ${prefixEnd(norm)} limit 1000) near
  ${brandIds ? sql`where brand_id = any(${brandIds}::int[])` : sql``}
  order by in_stock desc, popularity desc, size, goods_id limit ${limit}`

export const listContainingIds = (sql: Db, norm: string, limit: number) => sql<{ goodsId: number }[]>`
  select goods_id "goodsId" from (
    select goods_id, in_stock, popularity from goods where model_norm like ${`%${escapeLike(norm)}%`} limit 200) near
  order by in_stock desc, popularity desc, goods_id limit ${limit}`

/** How much of a text is the beginning of a known number. */
export const findKnownLength = (sql: Db, norm: string) => {
  const beginnings = Array.from(norm, (_, place) => norm.slice(0, place + 1)).map((text) => [text, prefixEnd(text)])
  return sql<{ length: number }[]>`
    select count(*)::int length from unnest(${beginnings.map(([text]) => text ?? '')}::text[], ${beginnings.map(([, end]) => end ?? '')}::text[])
      beginning (least, most)
    where exists (select from goods where model_norm >= least and model_norm < most)`
}

export interface LeafCount {
  categoryId: number
  count: number
  /** How many were counted in all categories. */
  readCount: number
}

/** More goods are not counted while somebody types. */
export const COUNTED_UP_TO = 1000
const SHOWN_LEAVES = 3

/** The categories with the most goods that meet all conditions. */
export const countByLeaf = (sql: Db, wanted: ByConditions) => sql<LeafCount[]>`
  select category_id "categoryId", count(*)::int count, (sum(count(*)) over ())::int "readCount"
  from (${meeting(sql, wanted, () => sql`category_id`, COUNTED_UP_TO)}) hit
  group by 1 order by 2 desc, 1 limit ${SHOWN_LEAVES}`

/** The same for the values of one parameter, from what is kept about each category. */
export const countValuesByLeaf = (sql: Db, valueIds: number[], leaves: number[] | undefined) => sql<LeafCount[]>`
  select category_id "categoryId", sum(goods_count)::int count, 0 "readCount" from category_value
  where value_id = any(${valueIds}::int[]) and goods_count > 0
    ${leaves ? sql`and category_id = any(${leaves}::int[])` : sql``}
  group by 1 order by 2 desc, 1 limit ${SHOWN_LEAVES}`
