import type { Db } from '#server/database/connect.ts'
import { prefixEnd } from '../search.rules.ts'

interface Candidate {
  goodsId: number
  model: string
}

interface PrefixCandidate extends Candidate {
  modelNorm: string
  beginning: string
  inStock: boolean
  popularity: number
}

/** Numbers one typo away: batched exact lookups. */
export const listOneTypoIds = (sql: Db, typos: string[]) => sql<Candidate[]>`
  select goods_id "goodsId", model from goods where model_norm = any(${typos}::text[])
  order by in_stock desc, popularity desc, goods_id limit 50`

/** Numbers a few typing errors away: one half must be right, so candidates come from two short index ranges. */
export const listMisspeltIds = (sql: Db, norm: string, head: string, tail: string, errors: number) => {
  const backwards = [...tail].reverse().join('')
  return sql<Candidate[]>`
    with candidate as (
      (select goods_id from goods where model_norm >= ${head} and model_norm < ${prefixEnd(head)} limit 3000)
      union
      (select goods_id from goods
       where reverse(model_norm) collate "C" >= ${backwards} and reverse(model_norm) collate "C" < ${prefixEnd(backwards)} limit 3000)
    )
    select goods_id "goodsId", model
    from candidate join goods using (goods_id)
    cross join lateral (select levenshtein_less_equal(model_norm, ${norm}, ${errors}) distance) d
    where length(model_norm) between ${norm.length - errors} and ${norm.length + errors} and distance <= ${errors}
    order by distance, in_stock desc, popularity desc, goods_id limit 50`
}

/** The first few numbers of each prefix: batched index lookups. */
export const listByPrefix = (sql: Db, beginnings: string[], most: number) => sql<PrefixCandidate[]>`
  select goods_id "goodsId", model, model_norm "modelNorm", beginning, in_stock "inStock", popularity
  from json_to_recordset(${JSON.stringify(beginnings.map((text) => ({ beginning: text, behind: prefixEnd(text) })))}::text::json)
    wanted (beginning text, behind text)
  cross join lateral (
    select goods_id, model, model_norm, in_stock, popularity from goods
    where model_norm >= beginning and model_norm < behind order by model_norm limit ${most}) one`
