import { BANDS_OF_CURRENCY, PRICE_STEPS } from '#features/catalog/prices/price-bands.rules.ts'
import type { Db, Statement } from '#server/database/connect.ts'
import { escapeLike } from '#shared/escape.ts'
import { CURRENCIES } from '#shared/money/currencies.ts'
import { rankNumbers } from '../rank-groups.rules.ts'
import type { SearchInput } from '../search.contract.ts'
import { ENOUGH_PREFIX_MATCHES, listOneMore, prefixEnd } from '../search.rules.ts'

type Fragment = Statement

/** Counting stops here: further pages are not used, and counting all hits is slow. */
export const MAX_COUNTED = 10_000

/** Limit of substring and description matches on an unfiltered first page. Filtering and sorting use all that are counted. */
const READ_AT_FIRST = 1000
/** Up to this many of them are all read. */
const READ_WHOLE = 4000

export const hasFilters = ({ priceBand, inStock, rohs, ...lists }: SearchInput): boolean => {
  const { brandId, categoryId, packageId, parameters } = lists
  return (
    inStock ||
    rohs ||
    priceBand !== undefined ||
    [brandId, categoryId, packageId, parameters].some((one) => one.length > 0)
  )
}

export const isRefined = (input: SearchInput): boolean => hasFilters(input) || input.sort !== 'best'

const readUpTo = (input: SearchInput): number => (isRefined(input) ? MAX_COUNTED : READ_AT_FIRST)

interface KnownPart {
  goodsId: number
  brandId: number
  model: string
  modelNorm: string
  stem: string
}

export interface KnownRow {
  /** Number of prefix matches, up to a limit. */
  prefixCount: number
  /** As JSON, in one row: twenty of them on average, of which most searches use none. */
  known: KnownPart[]
}

/** Straight from the index; a prepared `like 'x%'` could not use it. */
const begins = (sql: Db, text: string) => sql`model_norm >= ${text} and model_norm < ${prefixEnd(text)}`

/** The number itself and what may be the same part in other packaging: one stem, or a number that goes on from it. */
export const listKnown = (sql: Db, norm: string, stem: string) => {
  const row = sql`goods_id, brand_id, model, model_norm, stem, in_stock, popularity`
  return sql<KnownRow[]>`
  select (select count(*)::int from (select from goods where ${begins(sql, norm)} limit ${ENOUGH_PREFIX_MATCHES}) one) "prefixCount",
    coalesce(json_agg(
      json_build_object('goodsId', goods_id, 'brandId', brand_id, 'model', model, 'modelNorm', model_norm, 'stem', stem)
      order by in_stock desc, popularity desc, goods_id), '[]') known
  from (
    (select ${row} from goods where model_norm = ${norm} limit 20)
    union all
    (select ${row} from goods where stem = any(array[${norm}, ${stem}]::text[] || array(select stem from goods where model_norm = ${norm} limit 20))
     and model_norm <> ${norm} limit 60)
    union all
    (select ${row} from goods where ${begins(sql, stem)}
     and model_norm <> ${norm} and stem <> ${norm} and stem <> ${stem} order by model_norm limit 40)
  ) known`
}

/** Columns of the facets. */
const countedBy = (sql: Db) => sql`
  brand_id, category_id, package_id, in_stock, rohs, width_bucket(lowest_price, ${[...PRICE_STEPS]}::numeric[]) + 1
    + ${sql.unsafe(BANDS_BEFORE)} band`

/** Every known currency, since a search does not read those of the store; the first are the most frequent ones. */
const BANDS_BEFORE = `case currency ${CURRENCIES.map((code, place) => `when '${code}' then ${place * BANDS_OF_CURRENCY}`).join(' ')} end`

/** Columns for sorting; nothing more, because there may be thousands. */
const orderedBy = (sql: Db, sort: SearchInput['sort'], nearness: Fragment) =>
  ({
    best: sql`${nearness} as nearness, popularity, goods_id`,
    stock: sql`popularity, goods_id`,
    price: sql`lowest_price, currency, goods_id`,
    priceDown: sql`lowest_price, currency, goods_id`,
    model: sql`model_norm, goods_id`,
  })[sort]

const orderOf = (sql: Db, sort: SearchInput['sort']) =>
  ({
    best: inOneKey(sql, sql`nearness`),
    stock: sql`in_stock desc, popularity desc, goods_id`,
    // What has no price comes after all that has one; before it what has one in a currency without a rate.
    price: sql`lowest_price is null, lowest_price / per_main nulls last, goods_id`,
    priceDown: sql`lowest_price is null, lowest_price / per_main desc nulls last, goods_id`,
    model: sql`model_norm, goods_id`,
  })[sort]

/** The rates of the store, a few rows, for what is sorted by price. */
const ratedOf = (sql: Db, sort: SearchInput['sort']) =>
  sort === 'price' || sort === 'priceDown' ? sql`left join currency_rate using (currency)` : sql``

/** One more character is nearest: the last one may not be typed yet. */
const nearness = (sql: Db, norm: string, otherwise: 2 | 3) =>
  sql`case when length(model_norm) = ${[...norm].length + 1}::int then 1 else ${otherwise}::int end`

const withPrefix = (sql: Db, { norm, known, ranks }: ByNumber, sort: SearchInput['sort'], limit = MAX_COUNTED) => {
  const read = sql`select ${countedBy(sql)}, ${orderedBy(sql, sort, nearness(sql, norm, 2))} from goods`
  const isOther = sql`goods_id <> all(${known}::int[])`
  if (!ranks) return sql`${read} where ${begins(sql, norm)} and ${isOther} limit ${limit}`
  const met = sql`${beginsByTrigrams(sql, norm)} and ${isOther}`
  return bestOf(sql, read, { met, isOther, nearest: listOneMore(norm, 'after') }, ranks, limit)
}

const containing = (sql: Db, near: ByNumber, input: SearchInput) => {
  const { norm, known, ranks } = near
  const limit = containedUpTo(near, input)
  const read = sql`select ${countedBy(sql)}, ${orderedBy(sql, input.sort, nearness(sql, norm, 3))} from goods`
  const isOther = sql`not starts_with(model_norm, ${norm}) and goods_id <> all(${known}::int[])`
  const met = sql`model_norm like ${`%${escapeLike(norm)}%`} and ${isOther}`
  if (!ranks) return sql`${read} where ${met} limit ${limit}`
  return bestOf(sql, read, { met, isOther, nearest: listOneMore(norm, 'before') }, ranks, limit)
}

/**
 * The nearest first, then what is in stock, then the most popular, as one number: goods are mostly alike in the first two. A
 * search that sorts 5,400 of them takes 25 ms instead of 33.
 */
const inOneKey = (sql: Db, near: Fragment): Fragment =>
  sql`(${near})::int8 * 17179869184 - in_stock::int::int8 * 8589934592 - popularity, goods_id`

/** Through the index that has parts of numbers and ranks. */
const numbersFromHighestRank = (
  sql: Db,
  { read, order }: { read: Fragment; order: Fragment },
  met: Fragment,
  ranks: number[][],
): Fragment => sql`
  select hit.* from unnest(${ranks.map((group) => rankNumbers(group).join(' '))}::text[]) ranks (group_of) cross join lateral (
    ${read} where ${met} and search_ranks(in_stock, popularity, lifecycle) && string_to_array(group_of, ' ')::int[]
    order by ${order}) hit`

/** Not `like`: that would read all of the prefix in the index that has no ranks. */
const beginsByTrigrams = (sql: Db, text: string): Fragment =>
  sql`(model_norm ilike ${`${escapeLike(text)}%`} and starts_with(model_norm, ${text}))`

/** The nearest, with one more character, come first, whatever their rank. */
function bestOf(
  sql: Db,
  read: Fragment,
  { met, isOther, nearest }: { met: Fragment; isOther: Fragment; nearest: string[] },
  ranks: number[][],
  limit: number,
): Fragment {
  const order = sql`in_stock desc, popularity desc, goods_id`
  const others = sql`${met} and model_norm <> all(${nearest}::text[])`
  return sql`(${read} where model_norm = any(${nearest}::text[]) and ${isOther})
    union all (${numbersFromHighestRank(sql, { read, order }, others, ranks)}) limit ${limit}`
}

const amongIds = (sql: Db, ids: number[], sort: SearchInput['sort']) => sql`
  select ${countedBy(sql)}, ${orderedBy(sql, sort, sql`wanted.place::int`)}
  from unnest(${ids}::int[]) with ordinality wanted (goods_id, place) join goods using (goods_id)`

/** Near a number, `known` being shown already; or a list of parts. */
export type Near = ByNumber | { ids: number[] }

export interface ByNumber {
  norm: string
  known: number[]
  /** How many more begin with it, if it is to be looked for inside others as well. */
  otherPrefixCount: number | undefined
  /** Of more hits than are read, the best are, from the highest rank down. */
  ranks?: number[][]
}

/** Of those that contain a text. */
const containedUpTo = ({ ranks }: ByNumber, input: SearchInput): number =>
  ranks ? readUpTo(input) : Math.max(readUpTo(input), READ_WHOLE)

/** Maximum number of hits; when it is reached there may be more. */
export const boundOf = (near: Near, input: SearchInput): number => {
  return 'norm' in near && near.otherPrefixCount !== undefined
    ? near.otherPrefixCount + containedUpTo(near, input)
    : MAX_COUNTED
}

/** Reads prefix matches twice, for sorting and counting: faster than materialising them, but for the best of many. */
const hitsOf = (sql: Db, near: Near, input: SearchInput) => {
  const { sort } = input
  if ('ids' in near) return sql`materialized (${amongIds(sql, near.ids, sort)})`
  if (near.otherPrefixCount === undefined)
    return sql`${near.ranks ? sql`` : sql`not`} materialized (${withPrefix(sql, near, sort)})`
  return sql`materialized ((${withPrefix(sql, { ...near, ranks: undefined }, sort)}) union all (${containing(sql, near, input)}))`
}

type Counts = [id: number, count: number][]
type NamedCounts = [id: number, count: number, name: string][]

export interface NearRow {
  /** Before anything was filtered. */
  hitCount: number
  totalCount: number
  ids: number[]
  brand: NamedCounts
  category: NamedCounts
  package: NamedCounts
  price: Counts
  inStock: number
  rohs: number
}

/** Of each facet. */
export const SHOWN_VALUES = 30

/** The goods of the page, as far as they are needed for it. */
export const listBestWithPrefix = (sql: Db, near: ByNumber, { pageNumber, pageSize }: SearchInput) => {
  const needed = pageNumber * pageSize
  return sql<{ goodsId: number }[]>`
    select goods_id "goodsId" from (${withPrefix(sql, near, 'best', Math.max(READ_AT_FIRST, needed))}) hit
    order by ${orderOf(sql, 'best')} limit ${pageSize} offset ${needed - pageSize}`
}

/** The columns to count by, and what each value is called. */
const facetsOf = (sql: Db) => ({
  brand: { column: sql`brand_id`, name: sql`, (select brand_name from brand where brand_id = id)` },
  category: { column: sql`category_id`, name: sql`, (select category_name from category where category_id = id)` },
  package: { column: sql`package_id`, name: sql`, (select package_name from package where package_id = id)` },
  price: { column: sql`band`, name: sql`` },
})

/** The filters as SQL conditions, all or all but one. */
const filtersOf = (sql: Db, input: SearchInput) => {
  const oneOf = (column: string, ids: number[]) =>
    ids.length === 0 ? sql`` : sql`and ${sql(column)} = any(${ids}::int[])`
  const chosen = {
    brand: input.brandId,
    category: input.categoryId,
    package: input.packageId,
    price: input.priceBand === undefined ? [] : [input.priceBand],
  }
  const conditions = {
    brand: oneOf('brand_id', chosen.brand),
    category: oneOf('category_id', chosen.category),
    package: oneOf('package_id', chosen.package),
    price: oneOf('band', chosen.price),
    inStock: input.inStock ? sql`and in_stock` : sql``,
    rohs: input.rohs ? sql`and rohs` : sql``,
  }
  const allBut = (left?: keyof typeof conditions) =>
    Object.entries(conditions).reduce((all, [kind, one]) => (kind === left ? all : sql`${all} ${one}`), sql`true`)
  return { chosen, allBut }
}

/**
 * One page of hits with what can filter them. Each facet counts the hits that all other choices leave, so that a
 * buyer sees what a change of this one choice would give. The hits are counted once, by everything at a time; the
 * facets are sums of that.
 */
export const readNear = (sql: Db, near: Near, input: SearchInput) => {
  const { chosen, allBut } = filtersOf(sql, input)
  const facets = facetsOf(sql)
  const facet = (kind: keyof typeof facets) => {
    const { column, name } = facets[kind]
    return sql`
    coalesce((select json_agg(json_build_array(id, n${name}) order by n desc, id) from (
      select ${column} id, sum(n)::int n from counted where ${allBut(kind)} and ${column} is not null
      group by 1 order by ${column} = any(${chosen[kind]}::int[]) desc, 2 desc, 1 limit ${SHOWN_VALUES}) f), '[]') ${sql(kind)}`
  }
  return sql<NearRow[]>`
    with hit as ${hitsOf(sql, near, input)},
    counted as materialized (
      select brand_id, category_id, package_id, band, in_stock, rohs, count(*)::int n from hit group by 1, 2, 3, 4, 5, 6
    )
    select coalesce((select sum(n)::int from counted), 0) "hitCount",
      coalesce((select sum(n)::int from counted where ${allBut()}), 0) "totalCount",
      coalesce((select array_agg(goods_id) from (
        select goods_id from hit ${ratedOf(sql, input.sort)} where ${allBut()} order by ${orderOf(sql, input.sort)}
        limit ${input.pageSize} offset ${(input.pageNumber - 1) * input.pageSize}) page), '{}') ids,
      ${facet('brand')}, ${facet('category')}, ${facet('package')}, ${facet('price')},
      coalesce((select sum(n)::int from counted where in_stock and ${allBut('inStock')}), 0) "inStock",
      coalesce((select sum(n)::int from counted where rohs and ${allBut('rohs')}), 0) rohs`
}
