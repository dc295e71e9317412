import type { Sql, Tx } from '../../../server/database/connect.ts'
import type { CategoryChoice, ParameterChoice } from '../narrowing.contract.ts'

type Db = Sql | Tx

export const COUNTED_UP_TO = 10_000

/** One parameter's choice as the values it allows. */
export interface AllowedValues {
  code: string
  valueIds: number[]
}

export interface Narrowed {
  leaves: number[]
  brandIds: number[]
  packageIds: number[]
  inStock: boolean
  rohs: boolean
  allowed: AllowedValues[]
}

/** A range is the set of known values inside it, so that ranges and picked values are one kind of filter. */
export const listValueIds = (sql: Db, choice: ParameterChoice) => sql<{ valueId: number }[]>`
  select v.value_id "valueId" from attribute a join attribute_value v using (attribute_id)
  where a.code = ${choice.code}
    and (${choice.valueIds ?? null}::int[] is null or v.value_id = any(${choice.valueIds ?? []}::int[]))
    and (${choice.min ?? null}::float8 is null or v.number_value >= ${choice.min ?? null}::float8 - abs(${choice.min ?? null}::float8) * 1e-9)
    and (${choice.max ?? null}::float8 is null or v.number_value <= ${choice.max ?? null}::float8 + abs(${choice.max ?? null}::float8) * 1e-9)`

const conditions = (sql: Db, narrowed: Narrowed) => {
  const parts = narrowed.allowed.map(({ valueIds }) => sql`and value_ids && ${valueIds}::int[]`)
  return sql`
    true ${narrowed.brandIds.length > 0 ? sql`and brand_id = any(${narrowed.brandIds}::int[])` : sql``}
    ${narrowed.packageIds.length > 0 ? sql`and package_id = any(${narrowed.packageIds}::int[])` : sql``}
    ${narrowed.inStock ? sql`and in_stock` : sql``}
    ${narrowed.rohs ? sql`and rohs` : sql``}
    ${parts.reduce((all, part) => sql`${all} ${part}`, sql``)}`
}

const orderOf = (sql: Db, sort: CategoryChoice['sort']) =>
  ({
    best: sql`in_stock desc, popularity desc, goods_id`,
    price: sql`lowest_price nulls last, goods_id`,
    priceDown: sql`lowest_price desc nulls last, goods_id`,
  })[sort]

interface PageOf {
  limit: number
  offset: number
  sort: CategoryChoice['sort']
}

/** The first of each leaf in index order, then the first of those: never all goods of a large category. */
export const listNarrowedIds = (sql: Db, narrowed: Narrowed, page: PageOf) => sql<{ goodsId: number }[]>`
  select goods_id "goodsId"
  from unnest(${narrowed.leaves}::int[]) leaf (leaf_id)
  cross join lateral (
    select goods_id, in_stock, popularity, lowest_price from goods
    where category_id = leaf_id and ${conditions(sql, narrowed)}
    order by ${orderOf(sql, page.sort)} limit ${page.limit + page.offset}
  ) first
  order by ${orderOf(sql, page.sort)} limit ${page.limit} offset ${page.offset}`

export interface CountRow {
  kind: 'all' | 'inStock' | 'rohs' | 'brand' | 'package' | 'value'
  id: number
  count: number
}

const hits = (sql: Db, narrowed: Narrowed) => sql`
  select brand_id, package_id, in_stock, rohs, value_ids from goods
  where category_id = any(${narrowed.leaves}::int[]) and ${conditions(sql, narrowed)} limit ${COUNTED_UP_TO}`

/** What every part has exactly one of: cheap to count. */
export const countKinds = (sql: Db, narrowed: Narrowed) => sql<CountRow[]>`
  with hit as materialized (${hits(sql, narrowed)})
  select 'all' kind, 0 id, count(*)::int count from hit
  union all select 'inStock', 0, count(*)::int from hit where in_stock
  union all select 'rohs', 0, count(*)::int from hit where rohs
  union all select 'brand', brand_id, count(*)::int from hit group by brand_id
  union all select 'package', package_id, count(*)::int from hit group by package_id`

/** Parameters come a dozen a part, which makes this the dear count. */
export const countValues = (sql: Db, narrowed: Narrowed) => sql<CountRow[]>`
  select 'value' kind, value_id id, count(*)::int count
  from (select unnest(value_ids) value_id from (${hits(sql, narrowed)}) hit) v group by value_id`

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
