import type { Sql, Tx } from '../../../server/database/connect.ts'
import type { SearchInput } from '../search.contract.ts'
import { BANDS_OF_CURRENCY, escapeLike, PRICE_STEPS, prefixEnd } from '../search.rules.ts'

type Db = Sql | Tx

/** Counting stops here: nobody pages through more, and counting all would cost more than it tells. */
export const COUNTED_UP_TO = 10_000

/** When so many numbers begin with the text, those that only contain it are not looked for. */
const ENOUGH_BEGUN = 1000

export interface KnownRow {
  goodsId: number
  brandId: number
  model: string
  modelNorm: string
  stem: string
}

/** The number itself and what may be the same part in other packaging: one stem, or a number that goes on from it. */
export const listKnown = (sql: Db, norm: string, stem: string) => {
  const row = sql`goods_id, brand_id, model, model_norm, stem, in_stock, popularity`
  return sql<KnownRow[]>`
  select goods_id "goodsId", brand_id "brandId", model, model_norm "modelNorm", stem from (
    (select ${row} from goods where model_norm = ${norm} limit 20)
    union all
    (select ${row} from goods where stem = any(array[${norm}, ${stem}]::text[] || array(select stem from goods where model_norm = ${norm} limit 20))
     and model_norm <> ${norm} limit 60)
    union all
    (select ${row} from goods where model_norm >= ${stem} and model_norm < ${prefixEnd(stem)}
     and model_norm <> ${norm} and stem <> ${norm} and stem <> ${stem} order by model_norm limit 40)
  ) known
  order by in_stock desc, popularity desc, goods_id`
}

const ranked = (sql: Db) => sql`in_stock, popularity, brand_id, category_id, package_id, rohs, lowest_price, currency`

/** One character more is nearest: the last one may still have to be typed. */
const nearness = (sql: Db, norm: string, otherwise: 2 | 3) =>
  sql`case when length(model_norm) = ${[...norm].length + 1}::int then 1 else ${otherwise}::int end as nearness`

/** Numbers that begin so, straight from the index; a prepared `like 'x%'` could not use it. */
const beginningWith = (sql: Db, { norm, known }: ByNumber) => sql`
  select goods_id, ${nearness(sql, norm, 2)}, ${ranked(sql)}, model_norm
  from goods where model_norm >= ${norm} and model_norm < ${prefixEnd(norm)} and goods_id <> all(${known}::int[])
  limit ${COUNTED_UP_TO}`

const containing = (sql: Db, { norm, known }: ByNumber) => sql`
  select goods_id, ${nearness(sql, norm, 3)}, ${ranked(sql)}, model_norm
  from goods where model_norm like ${`%${escapeLike(norm)}%`} and not starts_with(model_norm, ${norm})
    and goods_id <> all(${known}::int[]) and (select count(*) from begun) < ${ENOUGH_BEGUN}
  limit ${COUNTED_UP_TO}`

const amongIds = (sql: Db, ids: number[]) => sql`
  select goods_id, wanted.place::int as nearness, ${ranked(sql)}, model_norm
  from unnest(${ids}::int[]) with ordinality wanted (goods_id, place) join goods using (goods_id)`

/** Near a number, `known` being shown already; or a list of parts; or what a description asks for. */
export type Near = ByNumber | { ids: number[] } | ByNeed

interface ByNumber {
  norm: string
  contained: boolean
  known: number[]
}

export interface ByNeed {
  leaves: number[]
  /** The rarest parameter. Its few parts are found by it, all else is looked up in them. */
  leading: number[] | undefined
  others: number[][]
  packageIds: number[] | undefined
  inStock: boolean
  rohs: boolean
}

/**
 * `is true` keeps a condition out of the choice of the index: only one of them leads. The number is not in the index of
 * categories, so it is read for whom it matters only.
 */
const describedBy = (
  sql: Db,
  { leaves, leading, others, packageIds, inStock, rohs }: ByNeed,
  sort: SearchInput['sort'],
) => sql`
  select goods_id, 1 as nearness, ${ranked(sql)}, ${sort === 'model' ? sql`model_norm` : sql`null::text as model_norm`} from goods
  where ${leading ? sql`value_ids && ${leading}::int[] and (category_id = any(${leaves}::int[])) is true` : sql`category_id = any(${leaves}::int[])`}
    ${others.reduce((all, valueIds) => sql`${all} and (value_ids && ${valueIds}::int[]) is true`, sql``)}
    ${packageIds ? sql`and package_id = any(${packageIds}::int[])` : sql``}
    ${inStock ? sql`and in_stock` : sql``}
    ${rohs ? sql`and rohs` : sql``}
  limit ${COUNTED_UP_TO}`

const hitsOf = (sql: Db, near: Near, sort: SearchInput['sort']) => {
  if ('ids' in near) return amongIds(sql, near.ids)
  if ('leaves' in near) return describedBy(sql, near, sort)
  if (!near.contained) return beginningWith(sql, near)
  return sql`
    with begun as materialized (${beginningWith(sql, near)})
    select * from begun union all (${containing(sql, near)})`
}

const orderOf = (sql: Db, sort: SearchInput['sort']) =>
  ({
    best: sql`nearness, in_stock desc, popularity desc, goods_id`,
    stock: sql`in_stock desc, popularity desc, goods_id`,
    // Prices are compared within their currency only. What has no price comes after all that has one.
    price: sql`lowest_price is null, currency desc, lowest_price, goods_id`,
    priceDown: sql`lowest_price is null, currency desc, lowest_price desc, goods_id`,
    model: sql`model_norm, goods_id`,
  })[sort]

export type Counts = [id: number, count: number][]

export interface NearRow {
  /** Before anything was narrowed. */
  hitCount: number
  totalCount: number
  ids: number[]
  brand: Counts
  category: Counts
  package: Counts
  price: Counts
  inStock: number
  rohs: number
}

const FACETS = { brand: 'brand_id', category: 'category_id', package: 'package_id', price: 'band' } as const
const SHOWN_VALUES = 30

/**
 * One page of hits with what can narrow them. Each facet counts the hits that all other choices leave, so that a
 * buyer sees what a change of this one choice would give. The hits are counted once, by everything at a time; the
 * facets are sums of that.
 */
export const readNear = (sql: Db, near: Near, input: SearchInput) => {
  const equals = (column: string, id: number | undefined) =>
    id === undefined ? sql`` : sql`and ${sql(column)} = ${id}`
  const conditions = {
    brand: equals('brand_id', input.brandId),
    category: equals('category_id', input.categoryId),
    package: equals('package_id', input.packageId),
    price: equals('band', input.priceBand),
    inStock: input.inStock ? sql`and in_stock` : sql``,
    rohs: input.rohs ? sql`and rohs` : sql``,
  }
  const allBut = (left?: keyof typeof conditions) =>
    Object.entries(conditions).reduce((all, [kind, one]) => (kind === left ? all : sql`${all} ${one}`), sql`true`)
  const facet = (kind: keyof typeof FACETS) => sql`
    coalesce((select json_agg(json_build_array(id, n)) from (
      select ${sql(FACETS[kind])} id, sum(n)::int n from counted where ${allBut(kind)} and ${sql(FACETS[kind])} is not null
      group by 1 order by 2 desc, 1 limit ${SHOWN_VALUES}) f), '[]') ${sql(kind)}`
  return sql<NearRow[]>`
    with hit as materialized (
      select *, width_bucket(lowest_price, ${[...PRICE_STEPS]}::numeric[]) + 1
        + case currency when 'CNY' then ${BANDS_OF_CURRENCY}::int else 0 end band from (${hitsOf(sql, near, input.sort)}) found
    ),
    counted as materialized (
      select brand_id, category_id, package_id, band, in_stock, rohs, count(*) n from hit group by 1, 2, 3, 4, 5, 6
    )
    select coalesce((select sum(n)::int from counted), 0) "hitCount",
      coalesce((select sum(n)::int from counted where ${allBut()}), 0) "totalCount",
      coalesce((select array_agg(goods_id) from (
        select goods_id from hit where ${allBut()} order by ${orderOf(sql, input.sort)}
        limit ${input.pageSize} offset ${(input.pageNumber - 1) * input.pageSize}) page), '{}') ids,
      ${facet('brand')}, ${facet('category')}, ${facet('package')}, ${facet('price')},
      coalesce((select sum(n)::int from counted where in_stock and ${allBut('inStock')}), 0) "inStock",
      coalesce((select sum(n)::int from counted where rohs and ${allBut('rohs')}), 0) rohs`
}

export const listFacetNames = (sql: Db, ids: { brand: number[]; category: number[]; package: number[] }) => sql<
  { kind: 'brand' | 'category' | 'package'; id: number; name: string }[]
>`
  select 'brand' kind, brand_id id, brand_name "name" from brand where brand_id = any(${ids.brand}::int[])
  union all select 'category', category_id, category_name from category where category_id = any(${ids.category}::int[])
  union all select 'package', package_id, package_name from package where package_id = any(${ids.package}::int[])`
