import type { PendingQuery, Row } from 'postgres'
import type { Sql, Tx } from '../../../server/database/connect.ts'
import type { CategoryChoice, ParameterChoice } from '../narrowing.contract.ts'
import { type AllowedValues, FEW_VALUES, type Narrowed, type Reading } from './narrowing-way.ts'

type Db = Sql | Tx
type Fragment = PendingQuery<Row[]>

export const IN_STOCK_COUNTED_UP_TO = 10_000

export interface AllowedRow {
  attributeId: number
  /** Those of the chosen values that goods of the leaves have. */
  valueIds: number[]
  /** How many goods of the whole store have one of them; unknown when there are many values. */
  storeCount: number | null
  /** The leaves whose goods have the parameter: where it stands in them, and how many have one of the chosen values. */
  places: Array<[categoryId: number, slot: number | null, goodsCount: number]>
}

/** So near to the end of a range a number is that end: neither may be written exactly. */
const CLOSE = 1e-9

/** A range is the set of known values inside it, so that ranges and picked values are one kind of filter. */
export const findAllowed = (sql: Db, choice: ParameterChoice, leaves: number[]) => {
  const { code, valueIds, min, max } = choice
  return sql<AllowedRow[]>`
  with asked as materialized (
    select value_id from attribute_value where attribute_id = (select attribute_id from attribute where code = ${code})
      ${valueIds ? sql`and value_id = any(${valueIds}::int[])` : sql``}
      ${min === undefined ? sql`` : sql`and number_value >= ${min - Math.abs(min) * CLOSE}`}
      ${max === undefined ? sql`` : sql`and number_value <= ${max + Math.abs(max) * CLOSE}`}
  ),
  kept as materialized (
    select category_id, value_id, goods_count from category_value
    where category_id = any(${leaves}::int[]) and goods_count > 0 and value_id in (select value_id from asked)
  )
  select a.attribute_id "attributeId",
    array(select distinct value_id from kept) "valueIds",
    case when (select count(*) from asked) <= ${FEW_VALUES}::int then
      (select coalesce(sum(goods_count), 0)::int from asked join category_value using (value_id)) end "storeCount",
    coalesce((
      select json_agg(json_build_array(category_id, slot, coalesce(goods, 0)))
      from category_attribute used
      left join (select category_id, sum(goods_count)::int goods from kept group by 1) counted using (category_id)
      where used.attribute_id = a.attribute_id and category_id = any(${leaves}::int[])
    ), '[]') places
  from attribute a where a.code = ${code}`
}

/** The leaves as rows, each with the places where the chosen parameters stand in its goods. */
const leafRows = (sql: Db, { leaves, allowed }: Narrowed, quotas: Reading['quotas']) => {
  const slots = allowed.reduce((all, { slots }) => sql`${all}, ${slots}::int[]`, sql``)
  const names = allowed.reduce((all, _, place) => sql`${all}, ${sql(`slot_${place}`)}`, sql``)
  return sql`unnest(${leaves}::int[], ${[...quotas]}::int[]${slots}) leaf (leaf_id, quota${names})`
}

/** The value a part has for a chosen parameter: at its known place, else looked for among all its values. */
const ownValue = (sql: Db, { attributeId, slots }: AllowedValues, place: number) => {
  const slot = sql(`slot_${place}`)
  if (!slots.includes(null)) return sql`value_ids[${slot}]`
  return sql`case when ${slot} is null then (
      select value_id from attribute_value where value_id = any(value_ids) and attribute_id = ${attributeId}::int limit 1
    ) else value_ids[${slot}] end`
}

const isAllowed = (sql: Db, value: Fragment, { valueIds }: AllowedValues) =>
  // `is true` keeps it out of the choice of the index and from becoming a join: the values are hashed once.
  sql`(${value} in (select unnest(${valueIds}::int[]))) is true`

/** What must hold besides the category and the stock. `free` is the parameter that may be anything. */
const chosenOf = (sql: Db, { allowed, leading, brandIds, packageIds, rohs }: Narrowed, free?: AllowedValues) => {
  const all = allowed.reduce((all, one, place) => {
    if (one === leading || one === free) return all
    return sql`${all} and ${isAllowed(sql, ownValue(sql, one, place), one)}`
  }, sql``)
  return sql`
    ${brandIds.length > 0 ? sql`and brand_id = any(${brandIds}::int[])` : sql``}
    ${packageIds.length > 0 ? sql`and package_id = any(${packageIds}::int[])` : sql``}
    ${rohs ? sql`and rohs` : sql``} ${all}`
}

const stockedOf = (sql: Db, { inStock }: Narrowed) => (inStock ? sql`and in_stock` : sql``)

/** Prices are compared within their currency only. What has no price comes after all that has one. */
const orders = (sql: Db) => ({
  best: { columns: sql`goods_id, in_stock, popularity`, by: sql`in_stock desc, popularity desc, goods_id` },
  price: {
    columns: sql`goods_id, currency, lowest_price`,
    by: sql`lowest_price is null, currency desc, lowest_price, goods_id`,
  },
  priceDown: {
    columns: sql`goods_id, currency, lowest_price`,
    by: sql`lowest_price is null, currency desc, lowest_price desc, goods_id desc`,
  },
})

interface PageOf {
  limit: number
  offset: number
  sort: CategoryChoice['sort']
}

/** The first of each leaf in index order, then the first of those: never all goods of a large category. */
export const listNarrowedIds = (sql: Db, narrowed: Narrowed, { limit, offset, sort }: PageOf) => {
  const { leading } = narrowed
  const { columns, by } = orders(sql)[sort]
  const chosen = sql`${stockedOf(sql, narrowed)} ${chosenOf(sql, narrowed)}`
  const firstOf = (condition: Fragment, order: Fragment) => sql`
    (select ${columns} from goods
     where category_id = leaf_id ${condition} ${chosen} order by ${order} limit ${limit + offset})`
  const ofCurrency = (currency: string, order: Fragment) => sql`
    ${firstOf(sql`and currency = ${currency} and lowest_price is not null`, sql`lowest_price ${order}, goods_id ${order}`)}
    union all ${firstOf(sql`and currency = ${currency} and lowest_price is null`, sql`goods_id ${order}`)}`
  const byPrice = (order: Fragment) => sql`${ofCurrency('USD', order)} union all ${ofCurrency('CNY', order)}`
  const first = {
    best: () => firstOf(sql``, by),
    price: () => byPrice(sql`asc`),
    priceDown: () => byPrice(sql`desc`),
  }
  const leaf = leafRows(sql, narrowed, [])
  const page = leading
    ? sql`(select one.* from ${byLeading(sql, leading)} one join ${leaf} on leaf_id = category_id where true ${chosen})`
    : sql`(select first.* from ${leaf} cross join lateral (${first[sort]()}) first)`
  return sql<{ goodsId: number }[]>`
    select goods_id "goodsId" from ${page} page order by ${by} limit ${limit} offset ${offset}`
}

/** Goods that are found by a rare value instead of by their category. */
const byLeading = (sql: Db, { valueIds }: AllowedValues) => sql`
  (select goods_id, category_id, brand_id, package_id, in_stock, rohs, popularity, currency, lowest_price, value_ids
   from goods where value_ids && ${valueIds}::int[] offset 0)`

/** How many there are of each. `full` are the leaves that had more hits than were taken; what has no ids has id 0. */
export interface CountRow {
  kind: 'all' | 'inStock' | 'rohs' | 'brand' | 'package' | 'value' | 'full'
  ids: number[] | null
  counts: number[] | null
}

/** One row for all of a kind: a thousand rows would take longer to read than to count. */
const tally = (sql: Db, kind: CountRow['kind'], each: Fragment) =>
  sql`select ${kind}::text kind, array_agg(id) ids, array_agg(n) counts from (${each}) each (id, n)`

/** What of the goods is left by everything chosen. Only a part of a large leaf is read, see `Reading`. */
const hitsOf = (
  sql: Db,
  narrowed: Narrowed,
  { quotas, hitsOfLeaf }: Reading,
  columns: Fragment,
  free?: AllowedValues,
) => {
  const { leading } = narrowed
  const fits = sql`true ${chosenOf(sql, narrowed, free)}`
  const stocked = stockedOf(sql, narrowed)
  const leaf = leafRows(sql, narrowed, quotas)
  if (leading)
    return sql`select leaf_id, ${columns} from ${byLeading(sql, leading)} read
      join ${leaf} on leaf_id = category_id where ${fits} ${stocked}`
  return sql`select leaf_id, hit.* from ${leaf} cross join lateral (
    select ${columns} from (
      select brand_id, package_id, in_stock, rohs, value_ids from goods where category_id = leaf_id ${stocked} limit quota
    ) read where ${fits} limit ${hitsOfLeaf}) hit`
}

/** Everything that the hits are, in one walk along the category. */
export const countHits = (sql: Db, narrowed: Narrowed, reading: Reading) => sql<CountRow[]>`
  with hit as materialized (
    ${hitsOf(sql, narrowed, reading, sql`brand_id, package_id, in_stock, rohs, value_ids`)}
  ),
  counted as materialized (
    select leaf_id, brand_id, package_id, in_stock, rohs, count(*)::int n from hit group by 1, 2, 3, 4, 5
  )
  ${tally(sql, 'all', sql`select 0, coalesce(sum(n), 0)::int from counted`)}
  union all ${tally(sql, 'full', sql`select leaf_id, sum(n)::int from counted group by 1 having sum(n) >= ${reading.hitsOfLeaf}::int`)}
  union all ${tally(sql, 'inStock', sql`select 0, coalesce(sum(n), 0)::int from counted where in_stock`)}
  union all ${tally(sql, 'rohs', sql`select 0, coalesce(sum(n), 0)::int from counted where rohs`)}
  union all ${tally(sql, 'brand', sql`select brand_id, sum(n)::int from counted group by 1`)}
  union all ${tally(sql, 'package', sql`select package_id, sum(n)::int from counted group by 1`)}
  union all ${tally(sql, 'value', sql`select value_id, count(*)::int from (select unnest(value_ids) value_id from hit) one group by 1`)}`

/** How the hits are spread over the makers, the packages, or all values of one of the chosen parameters. */
export const countBy = (
  sql: Db,
  narrowed: Narrowed,
  quotas: Reading['quotas'],
  by: 'brand' | 'package' | AllowedValues,
) => {
  const free = typeof by === 'string' ? undefined : by
  const kind = typeof by === 'string' ? by : 'value'
  const column = free ? ownValue(sql, free, narrowed.allowed.indexOf(free)) : sql(`${by}_id`)
  const hits = hitsOf(sql, narrowed, { quotas, hitsOfLeaf: null }, sql`${column} as id`, free)
  return sql<CountRow[]>`
    ${tally(sql, kind, sql`select id, count(*)::int from (${hits}) hit where id is not null group by 1`)}`
}

/** What whole categories hold, as it is kept. */
export const listKeptKinds = (sql: Db, leaves: number[]) => sql<CountRow[]>`
  select kind, array_agg(id) ids, array_agg(n) counts from (
    select kind, case kind when 'rohs' then 0 else kind_id end id, sum(goods_count)::int n from category_kind
    where category_id = any(${leaves}::int[]) and goods_count > 0 group by 1, 2) kept
  group by 1`

export const countInStock = (sql: Db, leaves: number[]) => sql<CountRow[]>`
  ${tally(
    sql,
    'inStock',
    sql`select 0, count(*)::int from (
      select from goods where category_id = any(${leaves}::int[]) and in_stock limit ${IN_STOCK_COUNTED_UP_TO}) stocked`,
  )}`

export interface ValueRow {
  valueId: number
  attributeId: number
  number: number | null
  text: string | null
}

export const listValues = (sql: Db, valueIds: number[]) => sql<ValueRow[]>`
  select value_id "valueId", attribute_id "attributeId", number_value "number", text_value "text"
  from attribute_value where value_id = any(${valueIds}::int[])`

/** In the order in which they are shown. */
export const listAttributes = (sql: Db, attributeIds: number[]) => sql<
  { attributeId: number; code: string; name: string; unit: string | null }[]
>`
  select attribute_id "attributeId", code, attribute_name "name", unit from attribute
  where attribute_id = any(${attributeIds}::int[]) order by position, attribute_id`

export const listBrandAndPackageNames = (sql: Db, brandIds: number[], packageIds: number[]) => sql<
  { kind: 'brand' | 'package'; id: number; name: string }[]
>`
  select 'brand' kind, brand_id id, brand_name "name" from brand where brand_id = any(${brandIds}::int[])
  union all select 'package', package_id, package_name from package where package_id = any(${packageIds}::int[])`
