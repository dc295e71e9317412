import type { Db } from '#server/database/connect.ts'

export interface FamilyRow {
  goodsId: number
  /** Place of the prefix among those asked for. */
  place: number
  inStock: boolean
  popularity: number
}

const MAX_OF_PREFIX = 30
const MAX_READ = 60

/** Goods whose number begins with one of these, in their order; a good may appear with several. */
export const listFamily = (sql: Db, prefixes: Array<{ text: string; end: string }>, known: number[]) => sql<
  FamilyRow[]
>`
  select goods_id "goodsId", place::int, in_stock "inStock", popularity
  from unnest(${prefixes.map(({ text }) => text)}::text[], ${prefixes.map(({ end }) => end)}::text[])
    with ordinality as prefix (text, text_end, place),
    lateral (
      select goods_id, in_stock, popularity from goods
      where model_norm >= prefix.text and model_norm < prefix.text_end and goods_id <> all(${known}::int[])
      order by model_norm limit ${MAX_OF_PREFIX}
    ) one
  limit ${MAX_READ}`
