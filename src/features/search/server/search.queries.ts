import type { PendingQuery, Row } from 'postgres'
import type { Sql, Tx } from '../../../server/database/connect.ts'
import type { Condition } from '../reader/resolved-fact.ts'
import type { SearchInput } from '../search.contract.ts'
import { BANDS_OF_CURRENCY, ENOUGH_BEGUN, escapeLike, PRICE_STEPS, prefixEnd } from '../search.rules.ts'

type Db = Sql | Tx
type Fragment = PendingQuery<Row[]>

/** Counting stops here: nobody pages through more, and counting all would cost more than it tells. */
export const COUNTED_UP_TO = 10_000

/** At first sight so many of those that only contain a text are read. Whoever narrows or sorts them gets all that are counted. */
const INSIDE_AT_FIRST = 1000

export const isNarrowed = ({ priceBand, inStock, rohs, ...lists }: SearchInput): boolean => {
  const { brandId, categoryId, packageId, parameters } = lists
  return (
    inStock ||
    rohs ||
    priceBand !== undefined ||
    [brandId, categoryId, packageId, parameters].some((one) => one.length > 0)
  )
}

const insideUpTo = (input: SearchInput): number =>
  isNarrowed(input) || input.sort !== 'best' ? COUNTED_UP_TO : INSIDE_AT_FIRST

export interface KnownRow {
  goodsId: number
  brandId: number
  model: string
  modelNorm: string
  stem: string
  /** How many numbers begin with the text, counted as far as it matters. The same in every row. */
  begun: number
}

/** Straight from the index; a prepared `like 'x%'` could not use it. */
const begins = (sql: Db, text: string) => sql`model_norm >= ${text} and model_norm < ${prefixEnd(text)}`

/** The number itself and what may be the same part in other packaging: one stem, or a number that goes on from it. */
export const listKnown = (sql: Db, norm: string, stem: string) => {
  const row = sql`goods_id, brand_id, model, model_norm, stem, in_stock, popularity`
  return sql<KnownRow[]>`
  select goods_id "goodsId", brand_id "brandId", model, model_norm "modelNorm", stem,
    (select count(*)::int from (select from goods where ${begins(sql, norm)} limit ${ENOUGH_BEGUN}) one) begun
  from (
    (select ${row} from goods where model_norm = ${norm} limit 20)
    union all
    (select ${row} from goods where stem = any(array[${norm}, ${stem}]::text[] || array(select stem from goods where model_norm = ${norm} limit 20))
     and model_norm <> ${norm} limit 60)
    union all
    (select ${row} from goods where ${begins(sql, stem)}
     and model_norm <> ${norm} and stem <> ${norm} and stem <> ${stem} order by model_norm limit 40)
  ) known
  order by in_stock desc, popularity desc, goods_id`
}

/** What every hit is counted by. */
export const countedBy = (sql: Db) => sql`
  brand_id, category_id, package_id, in_stock, rohs, width_bucket(lowest_price, ${[...PRICE_STEPS]}::numeric[]) + 1
    + case currency when 'CNY' then ${BANDS_OF_CURRENCY}::int else 0 end band`

/** And what it is put in order by; nothing more, because there may be thousands. */
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
    best: sql`nearness, in_stock desc, popularity desc, goods_id`,
    stock: sql`in_stock desc, popularity desc, goods_id`,
    // Prices are compared within their currency only. What has no price comes after all that has one.
    price: sql`lowest_price is null, currency desc, lowest_price, goods_id`,
    priceDown: sql`lowest_price is null, currency desc, lowest_price desc, goods_id`,
    model: sql`model_norm, goods_id`,
  })[sort]

/** One character more is nearest: the last one may still have to be typed. */
const nearness = (sql: Db, norm: string, otherwise: 2 | 3) =>
  sql`case when length(model_norm) = ${[...norm].length + 1}::int then 1 else ${otherwise}::int end`

const beginningWith = (sql: Db, { norm, known }: ByNumber, sort: SearchInput['sort']) => sql`
  select ${countedBy(sql)}, ${orderedBy(sql, sort, nearness(sql, norm, 2))}
  from goods where ${begins(sql, norm)} and goods_id <> all(${known}::int[])
  limit ${COUNTED_UP_TO}`

const containing = (sql: Db, { norm, known }: ByNumber, input: SearchInput) => sql`
  select ${countedBy(sql)}, ${orderedBy(sql, input.sort, nearness(sql, norm, 3))}
  from goods where model_norm like ${`%${escapeLike(norm)}%`} and not starts_with(model_norm, ${norm})
    and goods_id <> all(${known}::int[])
  limit ${insideUpTo(input)}`

const amongIds = (sql: Db, ids: number[], sort: SearchInput['sort']) => sql`
  select ${countedBy(sql)}, ${orderedBy(sql, sort, sql`wanted.place::int`)}
  from unnest(${ids}::int[]) with ordinality wanted (goods_id, place) join goods using (goods_id)`

/** Near a number, `known` being shown already; or a list of parts; or what a description asks for. */
export type Near = ByNumber | { ids: number[] } | ByConditions

interface ByNumber {
  norm: string
  known: number[]
  /** How many more begin with it, if it is to be looked for inside others as well. */
  begunBeside: number | undefined
}

/** So many hits are read at most: when there are as many, there may be more. */
export const boundOf = (near: Near, input: SearchInput): number =>
  'norm' in near && near.begunBeside !== undefined ? near.begunBeside + insideUpTo(input) : COUNTED_UP_TO

export interface ByConditions {
  conditions: Condition[]
  /** The condition that leads to the fewest goods: they are found by it, all else is looked up in them. */
  leading: number
  /** Values that are exactly the rating that was asked for, and those not much above it, for each rating. */
  nearest: number[][]
  near: number[][]
  /** Values that were named inside of a kind of part; goods without them come later. */
  hinted: number[][]
  /** Goods with exactly this number come before all others. */
  exactNorms: string[]
  inStock: boolean
  rohs: boolean
}

const meaningsOf = (
  sql: Db,
  { leaves, brandIds, packageIds, valueIds, beginsWith, contains, text }: Condition,
): Fragment[] => [
  ...(leaves?.length ? [sql`category_id = any(${leaves}::int[])`] : []),
  ...(brandIds?.length ? [sql`brand_id = any(${brandIds}::int[])`] : []),
  ...(packageIds?.length ? [sql`package_id = any(${packageIds}::int[])`] : []),
  ...(valueIds?.length ? [sql`value_ids && ${valueIds}::int[]`] : []),
  ...(beginsWith === undefined ? [] : [sql`(${begins(sql, beginsWith)})`]),
  ...(contains === undefined ? [] : [sql`model_norm like ${`%${escapeLike(contains)}%`}`]),
  ...(text === undefined
    ? []
    : [sql`to_tsvector('english', goods_name || ' ' || introduce) @@ plainto_tsquery('english', ${text})`]),
]

const anyOf = (sql: Db, condition: Condition): Fragment => {
  const [first = sql`false`, ...others] = meaningsOf(sql, condition)
  return others.reduce((all, one) => sql`${all} or ${one}`, first)
}

/** Ratings that are met exactly come first, then those that are not much more, then the rest; what is not made any more last. */
const ratingNearness = (sql: Db, { nearest, near, hinted, exactNorms }: ByConditions): Fragment => {
  const all = (ratings: number[][]) =>
    ratings.reduce((fragment, ids) => sql`${fragment} and value_ids && ${ids}::int[]`, sql`true`)
  const rated =
    nearest.length === 0 ? sql`1` : sql`case when ${all(nearest)} then 1 when ${all(near)} then 2 else 3 end`
  if (exactNorms.length > 0) return sql`case when model_norm = any(${exactNorms}::text[]) then 0 else ${rated} end`
  const missed = hinted.reduce(
    (sum, ids) => sql`${sum} + case when value_ids && ${ids}::int[] then 0 else 1 end`,
    sql`0`,
  )
  return sql`(${rated} + ${missed} + case when lifecycle = 'Obsolete' then 10 else 0 end)`
}

/** Goods that meet all conditions, at most so many. `is true` keeps a condition out of the choice of the index: only one of them leads. */
export const meeting = (
  sql: Db,
  wanted: ByConditions,
  columns: (nearness: Fragment) => Fragment,
  limit: number,
): Fragment => {
  const { conditions, leading, inStock, rohs } = wanted
  const others = conditions.filter((_, place) => place !== leading)
  return sql`
  select ${columns(ratingNearness(sql, wanted))} from goods
  where (${anyOf(sql, conditions[leading] ?? {})})
    ${others.reduce((all, one) => sql`${all} and (${anyOf(sql, one)}) is true`, sql``)}
    ${inStock ? sql`and in_stock` : sql``}
    ${rohs ? sql`and rohs` : sql``}
  limit ${limit}`
}

/** Reading numbers that begin so twice, to order and to count them, takes less time than to keep them in between. */
const hitsOf = (sql: Db, near: Near, input: SearchInput) => {
  const { sort } = input
  if ('ids' in near) return sql`materialized (${amongIds(sql, near.ids, sort)})`
  if ('conditions' in near) {
    const columns = (nearness: Fragment) => sql`${countedBy(sql)}, ${orderedBy(sql, sort, nearness)}`
    return sql`materialized (${meeting(sql, near, columns, COUNTED_UP_TO)})`
  }
  if (near.begunBeside === undefined) return sql`not materialized (${beginningWith(sql, near, sort)})`
  return sql`materialized ((${beginningWith(sql, near, sort)}) union all (${containing(sql, near, input)}))`
}

type Counts = [id: number, count: number][]
type NamedCounts = [id: number, count: number, name: string][]

export interface NearRow {
  /** Before anything was narrowed. */
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

/** The columns to count by, and what each value is called. */
const facetsOf = (sql: Db) => ({
  brand: { column: sql`brand_id`, name: sql`, (select brand_name from brand where brand_id = id)` },
  category: { column: sql`category_id`, name: sql`, (select category_name from category where category_id = id)` },
  package: { column: sql`package_id`, name: sql`, (select package_name from package where package_id = id)` },
  price: { column: sql`band`, name: sql`` },
})

/** What was chosen as conditions on the hits, all of them or all but one. */
export const narrowingOf = (sql: Db, input: SearchInput) => {
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
 * One page of hits with what can narrow them. Each facet counts the hits that all other choices leave, so that a
 * buyer sees what a change of this one choice would give. The hits are counted once, by everything at a time; the
 * facets are sums of that.
 */
export const readNear = (sql: Db, near: Near, input: SearchInput) => {
  const { chosen, allBut } = narrowingOf(sql, input)
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
        select goods_id from hit where ${allBut()} order by ${orderOf(sql, input.sort)}
        limit ${input.pageSize} offset ${(input.pageNumber - 1) * input.pageSize}) page), '{}') ids,
      ${facet('brand')}, ${facet('category')}, ${facet('package')}, ${facet('price')},
      coalesce((select sum(n)::int from counted where in_stock and ${allBut('inStock')}), 0) "inStock",
      coalesce((select sum(n)::int from counted where rohs and ${allBut('rohs')}), 0) rohs`
}
