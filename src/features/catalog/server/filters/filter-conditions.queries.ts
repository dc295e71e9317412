import type { Db, Statement } from '#server/database/connect.ts'
import { MAX_PRICE } from '../../filters.contract.ts'
import { type AllowedValues, type AppliedFilters, type Choice, listChoices, type Reading } from './filter-plan.ts'

export type Fragment = Statement

/** The leaves as rows, each with the slots of the chosen parameters in its goods. */
export const leafRows = (sql: Db, { leaves, allowed }: AppliedFilters, quotas: Reading['quotas']) => {
  const slots = allowed.reduce((all, { slots }) => sql`${all}, ${slots}::int[]`, sql``)
  const names = allowed.reduce((all, _, place) => sql`${all}, ${sql(`slot_${place}`)}`, sql``)
  return sql`unnest(${leaves}::int[], ${[...quotas]}::int[]${slots}) leaf (leaf_id, quota${names})`
}

/** The value of a chosen parameter: at its known slot, else searched among all values of the part. */
export const ownValue = (sql: Db, { attributeId, slots }: AllowedValues, place: number) => {
  const slot = sql(`slot_${place}`)
  if (!slots.includes(null)) return sql`value_ids[${slot}]`
  return sql`case when ${slot} is null then (
      select value_id from attribute_value where value_id = any(value_ids) and attribute_id = ${attributeId}::int limit 1
    ) else value_ids[${slot}] end`
}

/** The value of a chosen parameter as an array: at its known slot, else all values of the part, those of other parameters too. */
export const ownValues = (sql: Db, { slots }: AllowedValues, place: number) => {
  const slot = sql(`slot_${place}`)
  return slots.includes(null)
    ? sql`case when ${slot} is null then value_ids else value_ids[${slot}:${slot}] end`
    : sql`value_ids[${slot}:${slot}]`
}

/** Up to this many values an array overlap is faster than the lookup. */
const FEW_ALLOWED = 20

const isAllowed = (sql: Db, one: AllowedValues, place: number) => {
  const { slots, valueIds } = one
  const [only, ...others] = valueIds
  if (only !== undefined && others.length === 0)
    return slots.includes(null)
      ? sql`${only}::int = any(value_ids)`
      : sql`(value_ids[${sql(`slot_${place}`)}] = ${only}::int) is true`
  // `is true` keeps it out of the choice of the index and from becoming a join: the values are hashed once.
  return slots.includes(null) && valueIds.length <= FEW_ALLOWED
    ? sql`(value_ids && ${valueIds}::int[]) is true`
    : sql`(${ownValue(sql, one, place)} in (select unnest(${valueIds}::int[]))) is true`
}

/** Whether a `part` has what is chosen. */
export const isChosen = (sql: Db, filters: AppliedFilters, choice: Choice) => {
  const { allowed, brandIds, packageIds, lifecycleIds } = filters
  if (choice === 'brand') return sql`brand_id = any(${brandIds}::int[])`
  if (choice === 'package') return sql`package_id = any(${packageIds}::int[])`
  if (choice === 'lifecycle')
    return sql`lifecycle = any(array(select lifecycle_name from lifecycle where lifecycle_id = any(${lifecycleIds}::int[])))`
  return isAllowed(sql, choice, allowed.indexOf(choice))
}

/** Conditions of a `part` besides its category. `free` is a parameter without a condition. */
export const chosenOf = (sql: Db, filters: AppliedFilters, free?: AllowedValues) =>
  listChoices(filters)
    .filter((choice) => choice !== filters.leading && choice !== free)
    .reduce((all, choice) => sql`${all} and ${isChosen(sql, filters, choice)}`, restOf(sql, filters))

/** Conditions that are no choice among several. */
export const restOf = (sql: Db, filters: AppliedFilters) =>
  sql`${filters.rohs ? sql`and rohs` : sql``} ${leastStockOf(sql, filters)} ${pricedOf(sql, filters)}`

/** The exact stock is read only where its number of digits is not enough. */
const leastStockOf = (sql: Db, { minStock }: AppliedFilters) => {
  if (minStock === undefined) return sql``
  const digits = String(minStock).length
  return sql`and stock_digits >= ${digits}::int and (stock_digits > ${digits}::int
    or (select own.stock from goods own where own.goods_id = part.goods_id) >= ${minStock}::int)`
}

/** Prices in the main currency. A price at a quantity lies between the lowest and the highest, which are checked first. */
const pricedOf = (sql: Db, { quantity, minPrice, maxPrice, rates }: AppliedFilters) => {
  if (minPrice === undefined && maxPrice === undefined) return sql``
  const own = (amount: number) => sql`${amount}::numeric * ${perMain(sql, rates)}`
  const [min, max] = [own(minPrice ?? 0), own(maxPrice ?? MAX_PRICE)]
  if (quantity === undefined) return sql`and part.lowest_price >= ${min} and part.lowest_price <= ${max}`
  return sql`and part.lowest_price <= ${max} and part.highest_price >= ${min} and (
    select unit_price(own.tier_counts, own.tier_prices, own.tier_activity_prices, ${quantity}::int)
    from goods own where own.goods_id = part.goods_id) between ${min} and ${max}`
}

/** One branch for each currency of the store, with values, so that nothing is looked up for a part. Null without a rate. */
export const perMain = (sql: Db, rates: AppliedFilters['rates']) =>
  sql`case part.currency ${rates.reduce(
    (all, one) => sql`${all} when ${one.currency} then ${one.perMain}::numeric`,
    sql``,
  )} end`

export const stockedOf = (sql: Db, { inStock, minStock }: AppliedFilters) =>
  inStock || minStock !== undefined ? sql`and in_stock` : sql``

/** With longer posting lists reading the parts is faster. */
const MAX_COMPARED_ROWS = 100_000

/** Chosen values that are looked up in the index together with others. */
export const listFewAllowed = ({ allowed }: AppliedFilters, free?: AllowedValues): AllowedValues[] =>
  allowed.filter((one) => one !== free && one.storeCount !== null && one.storeCount <= MAX_COMPARED_ROWS)

/** Goods that are found by a rare value instead of by their category; the index may compare other chosen ones as well. */
export const byLeading = (sql: Db, { valueIds }: AllowedValues, besides: readonly AllowedValues[] = []) => sql`
  (select goods_id, category_id, brand_id, package_id, lifecycle, in_stock, stock_digits, rohs, popularity, currency,
     lowest_price, highest_price, value_ids
   from goods where value_ids && ${valueIds}::int[]
     ${besides.reduce((all, one) => sql`${all} and value_ids && ${one.valueIds}::int[]`, sql``)} offset 0)`

/** The goods that match all filters. Only a part of a large leaf is read, see `Reading`. */
export const hitsOf = (
  sql: Db,
  filters: AppliedFilters,
  { quotas, hitsOfLeaf }: Reading,
  columns: Fragment,
  free?: AllowedValues,
) => {
  const { leading } = filters
  const fits = sql`true ${chosenOf(sql, filters, free)}`
  const stocked = stockedOf(sql, filters)
  const leaf = leafRows(sql, filters, quotas)
  if (leading)
    return sql`select leaf_id, ${columns} from ${byLeading(sql, leading, listFewAllowed(filters, free))} part
      join ${leaf} on leaf_id = category_id where ${fits} ${stocked}`
  return sql`select leaf_id, hit.* from ${leaf} cross join lateral (
    select ${columns} from (
      select goods_id, brand_id, package_id, lifecycle, in_stock, stock_digits, rohs, currency, lowest_price,
        highest_price, value_ids
      from goods where category_id = leaf_id ${stocked} limit quota
    ) part where ${fits} limit ${hitsOfLeaf}) hit`
}
