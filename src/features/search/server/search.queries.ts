import type { Sql, Tx } from '../../../server/database/connect.ts'
import type { SearchInput } from '../search.contract.ts'
import { escapeLike, prefixEnd } from '../search.rules.ts'

type Db = Sql | Tx

/** Counting stops here: nobody pages through more, and counting all would cost more than it tells. */
export const COUNTED_UP_TO = 10_000

export const listExactIds = (sql: Db, norm: string) => sql<{ goodsId: number }[]>`
  select goods_id "goodsId" from goods where model_norm = ${norm} order by in_stock desc, popularity desc, goods_id limit 20`

/** Numbers that begin so, straight from the index; a prepared `like 'x%'` could not use it. */
const beginningWith = (sql: Db, norm: string) => sql`
  select goods_id, 1 as nearness, in_stock, popularity, brand_id, category_id, package_id, rohs, lowest_price, model_norm
  from goods where model_norm >= ${norm} and model_norm < ${prefixEnd(norm)} and model_norm <> ${norm}
  limit ${COUNTED_UP_TO}`

const containing = (sql: Db, norm: string) => sql`
  select goods_id, 2 as nearness, in_stock, popularity, brand_id, category_id, package_id, rohs, lowest_price, model_norm
  from goods where model_norm like ${`%${escapeLike(norm)}%`} and not starts_with(model_norm, ${norm})
  limit ${COUNTED_UP_TO}`

const amongIds = (sql: Db, ids: number[]) => sql`
  select goods_id, wanted.place::int as nearness, in_stock, popularity, brand_id, category_id, package_id, rohs, lowest_price, model_norm
  from unnest(${ids}::int[]) with ordinality wanted (goods_id, place) join goods using (goods_id)`

export type Near = { norm: string; contained: boolean } | { ids: number[] }

const hitsOf = (sql: Db, near: Near) => {
  if ('ids' in near) return amongIds(sql, near.ids)
  if (!near.contained) return beginningWith(sql, near.norm)
  return sql`(${beginningWith(sql, near.norm)}) union all (${containing(sql, near.norm)})`
}

const orderOf = (sql: Db, sort: SearchInput['sort']) =>
  ({
    best: sql`nearness, in_stock desc, popularity desc, goods_id`,
    stock: sql`in_stock desc, popularity desc, goods_id`,
    price: sql`lowest_price nulls last, goods_id`,
    priceDown: sql`lowest_price desc nulls last, goods_id`,
    model: sql`model_norm, goods_id`,
  })[sort]

export interface NearRow {
  totalCount: number
  ids: number[]
  brand: [id: number, count: number][]
  category: [id: number, count: number][]
  package: [id: number, count: number][]
  inStock: number
  rohs: number
}

/**
 * One page of hits with what can narrow them. Each facet counts the hits that all other choices leave, so that a
 * buyer sees what a change of this one choice would give.
 */
export const readNear = (sql: Db, near: Near, input: SearchInput) => {
  const brand = input.brandId === undefined ? sql`true` : sql`brand_id = ${input.brandId}`
  const category = input.categoryId === undefined ? sql`true` : sql`category_id = ${input.categoryId}`
  const packaged = input.packageId === undefined ? sql`true` : sql`package_id = ${input.packageId}`
  const stocked = input.inStock ? sql`in_stock` : sql`true`
  const clean = input.rohs ? sql`rohs` : sql`true`
  return sql<NearRow[]>`
    with hit as materialized (${hitsOf(sql, near)}),
    chosen as materialized (select * from hit where ${brand} and ${category} and ${packaged} and ${stocked} and ${clean})
    select
      (select count(*)::int from chosen) "totalCount",
      coalesce((select array_agg(goods_id) from (
        select goods_id from chosen order by ${orderOf(sql, input.sort)}
        limit ${input.pageSize} offset ${(input.pageNumber - 1) * input.pageSize}) page), '{}') ids,
      coalesce((select json_agg(json_build_array(brand_id, n)) from (
        select brand_id, count(*) n from hit where ${category} and ${packaged} and ${stocked} and ${clean}
        group by 1 order by 2 desc, 1 limit 30) f), '[]') brand,
      coalesce((select json_agg(json_build_array(category_id, n)) from (
        select category_id, count(*) n from hit where ${brand} and ${packaged} and ${stocked} and ${clean}
        group by 1 order by 2 desc, 1 limit 30) f), '[]') category,
      coalesce((select json_agg(json_build_array(package_id, n)) from (
        select package_id, count(*) n from hit where ${brand} and ${category} and ${stocked} and ${clean}
        group by 1 order by 2 desc, 1 limit 30) f), '[]') package,
      (select count(*)::int from hit where in_stock and ${brand} and ${category} and ${packaged} and ${clean}) "inStock",
      (select count(*)::int from hit where rohs and ${brand} and ${category} and ${packaged} and ${stocked}) rohs`
}

/** Numbers one or two typing errors away: one half must be right, so candidates come from two short index ranges. */
export const listMisspeltIds = (sql: Db, norm: string, head: string, tail: string, errors: number) => {
  const backwards = [...tail].reverse().join('')
  return sql<{ goodsId: number; model: string }[]>`
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

export const listFacetNames = (sql: Db, ids: { brand: number[]; category: number[]; package: number[] }) => sql<
  { kind: 'brand' | 'category' | 'package'; id: number; name: string }[]
>`
  select 'brand' kind, brand_id id, brand_name "name" from brand where brand_id = any(${ids.brand}::int[])
  union all select 'category', category_id, category_name from category where category_id = any(${ids.category}::int[])
  union all select 'package', package_id, package_name from package where package_id = any(${ids.package}::int[])`

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
