import type { Db } from '#server/database/connect.ts'
import type { MakerChoice } from '../../filters.contract.ts'
import { chosenOf, perMain, stockedOf } from '../filters/filter-conditions.queries.ts'
import type { AppliedFilters } from '../filters/filter-plan.ts'

/** Number of parts of a maker with the same values of all these. */
export interface MakerCount {
  categoryId: number
  packageId: number
  lifecycleId: number
  inStock: boolean
  rohs: boolean
  count: number
}

const filtersOf = (choice: MakerChoice, rates: AppliedFilters['rates']): AppliedFilters => ({
  ...choice,
  rates,
  leaves: [],
  brandIds: [],
  allowed: [],
  leading: undefined,
})

/** Not filtered by these: the caller also counts the other options. */
export const countAlike = (sql: Db, choice: MakerChoice, rates: AppliedFilters['rates']) => {
  const filters = { ...filtersOf(choice, rates), packageIds: [], lifecycleIds: [], rohs: false }
  return sql<MakerCount[]>`
    select category_id "categoryId", package_id "packageId", lifecycle_id "lifecycleId", in_stock "inStock", rohs, n count
    from (select category_id, package_id, lifecycle, in_stock, rohs, count(*)::int n from goods part
          where brand_id = ${choice.brandId} ${chosenOf(sql, filters)} group by 1, 2, 3, 4, 5) counted
    join lifecycle on lifecycle_name = counted.lifecycle`
}

/** Popular ones in the order of the index of the maker; by price all of them are read and sorted. */
export const listIds = (
  sql: Db,
  choice: MakerChoice,
  rates: AppliedFilters['rates'],
  { limit, offset }: { limit: number; offset: number },
) => {
  const { brandId, sort, quantity } = choice
  const filters = filtersOf(choice, rates)
  const direction = sort === 'price' ? sql`asc` : sql`desc`
  const price =
    quantity === undefined
      ? sql`lowest_price`
      : sql`unit_price(tier_counts, tier_prices, tier_activity_prices, ${quantity}::int)`
  const order =
    sort === 'best'
      ? sql`in_stock desc, popularity desc, goods_id`
      : sql`${price} is null, ${price} / ${perMain(sql, rates)} ${direction} nulls last, goods_id`
  return sql<{ goodsId: number }[]>`
    select goods_id "goodsId" from goods part
    where brand_id = ${brandId} ${stockedOf(sql, filters)} ${chosenOf(sql, filters)}
    order by ${order} limit ${limit} offset ${offset}`
}

export const listCategoryNames = (sql: Db, categoryIds: number[]) => sql<
  { categoryId: number; categoryName: string }[]
>`
  select category_id "categoryId", category_name "categoryName" from category where category_id = any(${categoryIds}::int[])`
