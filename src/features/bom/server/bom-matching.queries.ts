import { prefixEnd } from '#features/search/search.rules.ts'
import type { Db } from '#server/database/connect.ts'
import type { Hit } from '../matching/bom-deciding.rules.ts'

/** A search term and its line; a line may have several terms. */
export interface Term {
  place: number
  text: string
}

export type HitRow = Omit<Hit, 'rank'> & {
  /** The term it was found by. */
  text: string
  norm: string
}

/** Of a hit, where `term` is looked for in goods `g` with their package `p`. */
const hitColumns = (sql: Db) => sql`
  term.place, term.text, g.goods_id "goodsId", g.brand_id "brandId", g.model, g.model_norm norm, g.introduce, p.package_name "package",
  g.in_stock "inStock", g.popularity`

const places = (terms: readonly Term[]) => terms.map((term) => term.place)
const texts = (terms: readonly Term[]) => terms.map((term) => term.text)

/** A part that was found for a line in another way. */
export interface FoundTerm extends Term {
  goodsId: number
}

export const listByIds = (sql: Db, terms: readonly FoundTerm[]) => sql<HitRow[]>`
  select ${hitColumns(sql)}
  from unnest(${places(terms)}::int[], ${texts(terms)}::text[], ${terms.map((term) => term.goodsId)}::int[])
    term (place, text, goods_id)
  join goods g on g.goods_id = term.goods_id
  join package p using (package_id)`

/** Goods with exactly these normalised numbers: one join for a whole batch. */
export const listByNumber = (sql: Db, terms: readonly Term[]) => sql<HitRow[]>`
  select ${hitColumns(sql)}
  from unnest(${places(terms)}::int[], ${texts(terms)}::text[]) term (place, text)
  join goods g on g.model_norm = term.text
  join package p using (package_id)`

/** Goods kept under these stems. A stem has a handful of packagings from each of its makers. */
export const listByStem = (sql: Db, terms: readonly Term[]) => sql<HitRow[]>`
  select ${hitColumns(sql)}
  from unnest(${places(terms)}::int[], ${texts(terms)}::text[]) term (place, text)
  cross join lateral (select * from goods where stem = term.text limit 50) g
  join package p using (package_id)`

/** Goods by prefix. Ranked in the database, because a short prefix matches thousands. */
export const listByNumberPrefix = (sql: Db, terms: readonly Term[]) => sql<HitRow[]>`
  select ${hitColumns(sql)}
  from unnest(${places(terms)}::int[], ${texts(terms)}::text[], ${terms.map((term) => prefixEnd(term.text))}::text[])
    term (place, text, text_end)
  cross join lateral (
    select goods_id from (
      select goods_id, in_stock, popularity, model_norm from goods
      where model_norm >= term.text and model_norm < term.text_end limit 1000) near
    order by in_stock desc, popularity desc, length(model_norm), goods_id limit 20
  ) matches
  join goods g using (goods_id)
  join package p using (package_id)`

/** A number with typos: one of its halves is assumed to be correct. */
export interface MisspeltTerm extends Term {
  head: string
  /** The second half, reversed. */
  backwards: string
  errors: number
}

/** Goods a few characters away, the nearest first. Candidates come from two short index ranges, as in the search. */
export const listMisspelt = (sql: Db, terms: readonly MisspeltTerm[]) => sql<HitRow[]>`
  select ${hitColumns(sql)}
  from unnest(${places(terms)}::int[], ${texts(terms)}::text[], ${terms.map((term) => term.errors)}::int[],
    ${terms.map((term) => term.head)}::text[], ${terms.map((term) => prefixEnd(term.head))}::text[],
    ${terms.map((term) => term.backwards)}::text[], ${terms.map((term) => prefixEnd(term.backwards))}::text[])
    term (place, text, errors, head, head_end, tail, tail_end)
  cross join lateral (
    select goods_id from (
      (select goods_id, model_norm from goods where model_norm >= head and model_norm < head_end limit 3000)
      union all
      (select goods_id, model_norm from goods
       where reverse(model_norm) collate "C" >= tail and reverse(model_norm) collate "C" < tail_end limit 1000)
    ) near
    where abs(length(model_norm) - length(term.text)) <= errors
      and levenshtein_less_equal(model_norm, term.text, errors) <= errors
    group by goods_id, model_norm
    order by levenshtein_less_equal(model_norm, term.text, errors), goods_id limit 40
  ) meant
  join goods g using (goods_id)
  join package p using (package_id)`
