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

/** A range is the set of known values inside it, so that ranges and picked values are one kind of filter. */
export const findAllowed = (sql: Db, choice: ParameterChoice, leaves: number[]) => {
  const { code, valueIds } = choice
  const [min, max] = [choice.min ?? null, choice.max ?? null]
  return sql<AllowedRow[]>`
  with asked as materialized (
    select value_id from attribute_value where attribute_id = (select attribute_id from attribute where code = ${code})
      and (${valueIds ?? null}::int[] is null or value_id = any(${valueIds ?? []}::int[]))
      and (${min}::float8 is null or number_value >= ${min}::float8 - abs(${min}::float8) * 1e-9)
      and (${max}::float8 is null or number_value <= ${max}::float8 + abs(${max}::float8) * 1e-9)
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

export interface CountRow {
  /** `full` are the leaves that had more hits than were taken. */
  kind: 'all' | 'inStock' | 'rohs' | 'brand' | 'package' | 'value' | 'full'
  id: number
  count: number
}

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
    select leaf_id, brand_id, package_id, in_stock, rohs, count(*) n from hit group by 1, 2, 3, 4, 5
  )
  select 'all' kind, 0 id, coalesce(sum(n), 0)::int count from counted
  union all select 'full', leaf_id, sum(n)::int from counted group by leaf_id having sum(n) >= ${reading.hitsOfLeaf}::int
  union all select 'inStock', 0, coalesce(sum(n), 0)::int from counted where in_stock
  union all select 'rohs', 0, coalesce(sum(n), 0)::int from counted where rohs
  union all select 'brand', brand_id, sum(n)::int from counted group by brand_id
  union all select 'package', package_id, sum(n)::int from counted group by package_id
  union all select 'value', value_id, count(*)::int from (select unnest(value_ids) value_id from hit) one group by value_id`

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
  return sql<CountRow[]>`
    select ${kind} kind, id, count(*)::int count
    from (${hitsOf(sql, narrowed, { quotas, hitsOfLeaf: null }, sql`${column} as id`, free)}) hit where id is not null group by id`
}

/** What whole categories hold, as it is kept. */
export const listKeptKinds = (sql: Db, leaves: number[]) => sql<CountRow[]>`
  select kind, case kind when 'rohs' then 0 else kind_id end id, sum(goods_count)::int count from category_kind
  where category_id = any(${leaves}::int[]) and goods_count > 0 group by 1, 2`

export const countInStock = (sql: Db, leaves: number[]) => sql<CountRow[]>`
  select 'inStock' kind, 0 id, count(*)::int count from (
    select from goods where category_id = any(${leaves}::int[]) and in_stock limit ${IN_STOCK_COUNTED_UP_TO}) stocked`

export interface NamedValueRow {
  valueId: number
  code: string
  name: string
  /** Where the parameter stands among others. */
  position: number
  unit: string | null
  number: number | null
  text: string | null
  count: number
  /** With the neighbours it stands for. */
  around: number
}

/** More numbers than these are shown as a scale, on which some stand for their neighbours. */
const MOST_NUMBERS = 300
const STEPS = 180
const DECADES_FROM = 30

/**
 * Thousands of numbers are drawn as a few bars anyway: of each step along their scale the most frequent is named.
 * `counted` are values with their attribute and number, and whether it pays to keep them for the second reading.
 */
const named = (sql: Db, counted: Fragment, shown: number[]) => sql<NamedValueRow[]>`
  with counted as ${counted},
  scale as materialized (
    select attribute_id, min(number_value) least, max(number_value) most from counted
    group by 1 having count(number_value) > ${MOST_NUMBERS}::int
  ),
  stepped as (
    select value_id, counted.attribute_id, count, case
        when least is null or number_value is null or number_value in (least, most) or value_id = any(${shown}::int[]) then value_id
        when least > 0 and most >= least * ${DECADES_FROM}::int
          then - width_bucket(ln(number_value), ln(least), ln(most), ${STEPS}::int)
        else - width_bucket(number_value, least, most, ${STEPS}::int)
      end step
    from counted left join scale using (attribute_id)
  ),
  frequent as (
    select (max(count::bigint * 4294967296 + value_id) % 4294967296)::int value_id, max(count) count, sum(count)::int around
    from stepped group by attribute_id, step
  )
  select v.value_id "valueId", a.code, a.attribute_name "name", a.position, a.unit, v.number_value "number",
    v.text_value "text", frequent.count, frequent.around
  from frequent
  -- One by one: they are few, however many were counted.
  cross join lateral (select * from attribute_value v where v.value_id = frequent.value_id limit 1) v
  join attribute a using (attribute_id)
  order by a.position, v.number_value, v.text_value`

/** All values of whole categories, or of one parameter of them, as they are kept. */
export const listKeptValues = (sql: Db, leaves: number[], shown: number[], attributeId?: number) => {
  const ofAttribute = attributeId === undefined ? sql`` : sql`and attribute_id = ${attributeId}`
  const counted =
    leaves.length === 1
      ? sql`not materialized (
          select value_id, attribute_id, number_value, goods_count count from category_value
          where category_id = ${leaves[0] ?? 0} and goods_count > 0 ${ofAttribute})`
      : sql`materialized (
          select value_id, attribute_id, number_value, sum(goods_count)::int count from category_value
          where category_id = any(${leaves}::int[]) and goods_count > 0 ${ofAttribute} group by 1, 2, 3)`
  return named(sql, counted, shown)
}

/** Looked up one by one: they are few among the values of the whole store. */
export const nameValues = (sql: Db, counts: ReadonlyMap<number, number>, shown: number[]) =>
  named(
    sql,
    sql`materialized (
      select one.value_id, attribute_id, number_value, count
      from unnest(${[...counts.keys()]}::int[], ${[...counts.values()]}::int[]) one (value_id, count)
      cross join lateral (select attribute_id, number_value from attribute_value v where v.value_id = one.value_id limit 1) v)`,
    shown,
  )

export const listBrandAndPackageNames = (sql: Db, brandIds: number[], packageIds: number[]) => sql<
  { kind: 'brand' | 'package'; id: number; name: string }[]
>`
  select 'brand' kind, brand_id id, brand_name "name" from brand where brand_id = any(${brandIds}::int[])
  union all select 'package', package_id, package_name from package where package_id = any(${packageIds}::int[])`
