import type { PendingQuery, Row } from 'postgres'
import type { Sql, Tx } from '../../../server/database/connect.ts'
import type { CategoryChoice, ParameterChoice } from '../narrowing.contract.ts'

type Db = Sql | Tx
type Fragment = PendingQuery<Row[]>

export const COUNTED_UP_TO = 10_000

/** Parameters come a dozen a part, which makes them the dear count. */
export const PARAMETERS_COUNTED_UP_TO = 5000

/** One parameter's choice as the values it allows. */
export interface AllowedValues {
  code: string
  valueIds: number[]
  /** Where the value stands in the goods of all the leaves, if it is the same place everywhere. */
  slot: number | null
}

export interface Narrowed {
  leaves: number[]
  brandIds: number[]
  packageIds: number[]
  inStock: boolean
  rohs: boolean
  allowed: AllowedValues[]
  /** The parameter that few goods of the whole store have: they are found by it instead of by their category. */
  leadingCode: string | undefined
}

export interface AllowedRow {
  valueIds: number[]
  /** How many values the parameter has in the whole store. */
  knownCount: number
  /** The leaves whose goods have the parameter. */
  places: Array<[categoryId: number, slot: number | null]>
}

/** A range is the set of known values inside it, so that ranges and picked values are one kind of filter. */
export const findAllowed = (sql: Db, choice: ParameterChoice, leaves: number[]) => {
  const { code, valueIds } = choice
  const [min, max] = [choice.min ?? null, choice.max ?? null]
  return sql<AllowedRow[]>`
  select (select count(*)::int from attribute_value v where v.attribute_id = a.attribute_id) "knownCount",
    array(
      select v.value_id from attribute_value v where v.attribute_id = a.attribute_id
        and (${valueIds ?? null}::int[] is null or v.value_id = any(${valueIds ?? []}::int[]))
        and (${min}::float8 is null or v.number_value >= ${min}::float8 - abs(${min}::float8) * 1e-9)
        and (${max}::float8 is null or v.number_value <= ${max}::float8 + abs(${max}::float8) * 1e-9)
    ) "valueIds",
    coalesce((
      select json_agg(json_build_array(category_id, slot)) from category_attribute used
      where used.attribute_id = a.attribute_id and category_id = any(${leaves}::int[])
    ), '[]') places
  from attribute a where a.code = ${code}`
}

/** `is true` keeps a condition out of the choice of the index: that choice is made here. */
const conditions = (
  sql: Db,
  { leaves, allowed, leadingCode, ...chosen }: Narrowed,
  category: 'leaves' | 'one leaf',
) => {
  const leading = allowed.find(({ code }) => code === leadingCode)
  const inCategory = category === 'one leaf' ? sql`category_id = leaf_id` : sql`category_id = any(${leaves}::int[])`
  const parts = allowed
    .filter((one) => one !== leading)
    .map(({ valueIds, slot }) =>
      slot
        ? sql`and (value_ids[${slot}::int] in (select unnest(${valueIds}::int[]))) is true`
        : sql`and (value_ids && ${valueIds}::int[]) is true`,
    )
  return sql`
    ${leading ? sql`value_ids && ${leading.valueIds}::int[] and (${inCategory}) is true` : inCategory}
    ${chosen.brandIds.length > 0 ? sql`and brand_id = any(${chosen.brandIds}::int[])` : sql``}
    ${chosen.packageIds.length > 0 ? sql`and package_id = any(${chosen.packageIds}::int[])` : sql``}
    ${chosen.inStock ? sql`and in_stock` : sql``}
    ${chosen.rohs ? sql`and rohs` : sql``}
    ${parts.reduce((all, part) => sql`${all} ${part}`, sql``)}`
}

const orderOf = (sql: Db, sort: CategoryChoice['sort']) =>
  ({
    best: sql`in_stock desc, popularity desc, goods_id`,
    price: sql`lowest_price, goods_id`,
    // Backwards along the same index; what has no price comes after all that has one.
    priceDown: sql`lowest_price is null, lowest_price desc, goods_id desc`,
  })[sort]

interface PageOf {
  limit: number
  offset: number
  sort: CategoryChoice['sort']
}

/** The first of each leaf in index order, then the first of those: never all goods of a large category. */
export const listNarrowedIds = (sql: Db, narrowed: Narrowed, { limit, offset, sort }: PageOf) => {
  const firstOf = (condition: Fragment, order = orderOf(sql, sort)) => sql`
    (select goods_id, in_stock, popularity, lowest_price from goods
     where ${condition} order by ${order} limit ${limit + offset})`
  const ofLeaf = conditions(sql, narrowed, 'one leaf')
  const byCategory = () =>
    sort === 'priceDown'
      ? sql`${firstOf(sql`${ofLeaf} and lowest_price is not null`, sql`lowest_price desc, goods_id desc`)}
          union all ${firstOf(sql`${ofLeaf} and lowest_price is null`, sql`goods_id desc`)}`
      : firstOf(ofLeaf)
  const first = narrowed.leadingCode
    ? firstOf(conditions(sql, narrowed, 'leaves'))
    : sql`(select first.* from unnest(${narrowed.leaves}::int[]) leaf (leaf_id) cross join lateral (${byCategory()}) first)`
  return sql<{ goodsId: number }[]>`
    select goods_id "goodsId" from ${first} page
    order by ${orderOf(sql, sort)} limit ${limit} offset ${offset}`
}

export interface CountRow {
  kind: 'all' | 'inStock' | 'rohs' | 'brand' | 'package' | 'value'
  id: number
  count: number
}

/** What every part has exactly one of: counted once by everything at a time, then summed. */
export const countKinds = (sql: Db, narrowed: Narrowed) => sql<CountRow[]>`
  with counted as materialized (
    select brand_id, package_id, in_stock, rohs, count(*) n from (
      select brand_id, package_id, in_stock, rohs from goods where ${conditions(sql, narrowed, 'leaves')} limit ${COUNTED_UP_TO}
    ) hit group by 1, 2, 3, 4
  )
  select 'all' kind, 0 id, coalesce(sum(n), 0)::int count from counted
  union all select 'inStock', 0, coalesce(sum(n), 0)::int from counted where in_stock
  union all select 'rohs', 0, coalesce(sum(n), 0)::int from counted where rohs
  union all select 'brand', brand_id, sum(n)::int from counted group by brand_id
  union all select 'package', package_id, sum(n)::int from counted group by package_id`

/** All values of the hits, or of one parameter alone when its place is known. */
export const countValues = (sql: Db, narrowed: Narrowed, slot: number | null) => sql<CountRow[]>`
  select 'value' kind, value_id id, count(*)::int count
  from (
    select ${slot ? sql`value_ids[${slot}::int]` : sql`unnest(value_ids)`} value_id from (
      select value_ids from goods where ${conditions(sql, narrowed, 'leaves')}
      limit ${slot ? COUNTED_UP_TO : PARAMETERS_COUNTED_UP_TO}
    ) hit
  ) v where value_id is not null group by value_id`

/** All values of whole categories, as they are kept. */
export const listKeptCounts = (sql: Db, leaves: number[]) => sql<CountRow[]>`
  select 'value' kind, value_id id, sum(goods_count)::int count from category_value
  where category_id = any(${leaves}::int[]) and goods_count > 0 group by value_id`

export interface ValueNameRow {
  valueId: number
  code: string
  name: string
  unit: string | null
  number: number | null
  text: string | null
}

export const listValueNames = (sql: Db, valueIds: number[]) => sql<ValueNameRow[]>`
  select v.value_id "valueId", a.code, a.attribute_name "name", a.unit, v.number_value "number", v.text_value "text"
  from attribute_value v join attribute a using (attribute_id)
  where v.value_id = any(${valueIds}::int[])
  order by a.position, v.number_value, v.text_value`

export const listBrandAndPackageNames = (sql: Db, brandIds: number[], packageIds: number[]) => sql<
  { kind: 'brand' | 'package'; id: number; name: string }[]
>`
  select 'brand' kind, brand_id id, brand_name "name" from brand where brand_id = any(${brandIds}::int[])
  union all select 'package', package_id, package_name from package where package_id = any(${packageIds}::int[])`
