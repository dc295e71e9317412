import type { Tx } from '#server/database/connect.ts'
import { restoreIndexes, setAsideIndexes } from './bulk-load/goods-indexes.queries.ts'

/** Rebuilds all stored counts from the goods. Triggers maintain them afterwards. */

/** One pass over the goods, grouped by everything; the rest is summed from that. */
const kindsNow = (tx: Tx) => tx`
  with counted as materialized (
    select category_id, brand_id, package_id, rohs, lifecycle, count(*) n from goods group by 1, 2, 3, 4, 5
  )
  select category_id, 'brand' kind, brand_id kind_id, sum(n)::int goods_count from counted group by 1, 3
  union all select category_id, 'package', package_id, sum(n)::int from counted group by 1, 3
  union all select category_id, 'rohs', 1, sum(n)::int from counted where rohs group by 1
  union all select category_id, 'lifecycle', lifecycle_id, sum(n)::int from counted
    join lifecycle on lifecycle_name = counted.lifecycle group by 1, 3`

/** Values of each category with their places, in one pass. */
const valuesNow = (tx: Tx) => tx`
  select category_id, value_id, count(*)::int goods_count, min(place) first_place, max(place) last_place
  from goods, unnest(value_ids) with ordinality one (value_id, place) group by 1, 2`

const brandsNow = (tx: Tx) => tx`select brand_id, count(*)::int n from goods group by 1`

const categoriesNow = (tx: Tx) => tx`
  with recursive above as (
    select category_id, n from (select category_id, count(*)::int n from goods group by 1) own
    union all
    select c.parent_id, above.n from above join category c using (category_id) where c.parent_id is not null
  )
  select category_id, sum(n)::int n from above group by 1`

/** For a store that had no goods: builds everything. */
export async function rebuildCounts(tx: Tx): Promise<void> {
  await tx`delete from category_kind`
  await tx`delete from category_value`
  // Checked once for all rows: row by row it takes longer than counting.
  const setAside = await setAsideIndexes(tx, 'category_value')
  await tx`insert into category_kind (category_id, kind, kind_id, goods_count) ${kindsNow(tx)}`
  await tx`create temp table value_now on commit drop as ${valuesNow(tx)}`
  await tx`alter table category_value disable trigger know_value`
  await tx`
    insert into category_value (category_id, value_id, goods_count, attribute_id, number_value)
    select category_id, value_id, goods_count, attribute_id, number_value from value_now join attribute_value using (value_id)`
  await tx`alter table category_value enable trigger know_value`
  await restoreIndexes(tx, setAside)
  await repairAttributes(tx)
  await repairBrandCounts(tx)
  await repairCategoryCounts(tx)
}

const rowsOf = async (work: PromiseLike<readonly unknown[]>): Promise<number> => (await work).length

export const repairKinds = async (tx: Tx): Promise<number> =>
  rowsOf(tx`
    with now as (${kindsNow(tx)}), gone as (
      delete from category_kind known where goods_count <> 0
        and not exists (select from now where (now.category_id, now.kind, now.kind_id) = (known.category_id, known.kind, known.kind_id)) returning 1
    ), put as (
      insert into category_kind as known (category_id, kind, kind_id, goods_count) select * from now
      on conflict (category_id, kind, kind_id) do update set goods_count = excluded.goods_count
      where known.goods_count <> excluded.goods_count returning 1
    )
    select * from gone union all select * from put`)

/** Fills `value_now`, which `repairAttributes` reads as well. */
export async function repairValues(tx: Tx): Promise<number> {
  await tx`create temp table value_now on commit drop as ${valuesNow(tx)}`
  return rowsOf(tx`
    with gone as (
      delete from category_value known where goods_count <> 0
        and not exists (select from value_now now where (now.category_id, now.value_id) = (known.category_id, known.value_id)) returning 1
    ), put as (
      insert into category_value as known (category_id, value_id, goods_count) select category_id, value_id, goods_count from value_now
      on conflict (category_id, value_id) do update set goods_count = excluded.goods_count
      where known.goods_count <> excluded.goods_count returning 1
    )
    select * from gone union all select * from put`)
}

/** Values that are kept with the number or the parameter of another. */
export const repairValueNumbers = (tx: Tx): Promise<number> =>
  rowsOf(tx`
    update category_value kept set attribute_id = known.attribute_id, number_value = known.number_value
    from attribute_value known where known.value_id = kept.value_id
      and (known.attribute_id, known.number_value) is distinct from (kept.attribute_id, kept.number_value) returning 1`)

/** Which parameters a category has, and where their values stand when that is the same in all goods. Weights of staff stay. */
export const repairAttributes = (tx: Tx): Promise<number> =>
  rowsOf(tx`
    insert into category_attribute as known (category_id, attribute_id, position, slot)
    select category_id, attribute_id, attribute.position, case when min(first_place) = max(last_place) then min(first_place) end
    from value_now join attribute_value using (value_id) join attribute using (attribute_id) group by 1, 2, 3
    on conflict (category_id, attribute_id) do update set slot = excluded.slot
    where known.slot is distinct from excluded.slot returning 1`)

export const repairBrandCounts = (tx: Tx): Promise<number> =>
  rowsOf(tx`
    update brand set goods_count = coalesce(n, 0) from brand own left join (${brandsNow(tx)}) now using (brand_id)
    where brand.brand_id = own.brand_id and brand.goods_count <> coalesce(n, 0) returning 1`)

export const repairCategoryCounts = (tx: Tx): Promise<number> =>
  rowsOf(tx`
    update category set goods_count = coalesce(n, 0) from category own left join (${categoriesNow(tx)}) now using (category_id)
    where category.category_id = own.category_id and category.goods_count <> coalesce(n, 0) returning 1`)

export const repairLowestPrices = (tx: Tx): Promise<number> =>
  rowsOf(tx`
    update goods set lowest_price = lowest_price_of(tier_prices, tier_activity_prices)
    where lowest_price is distinct from lowest_price_of(tier_prices, tier_activity_prices) returning 1`)

/** Values of a part in the order of their parameters: search and filters rely on it. */
export const repairValueOrder = (tx: Tx): Promise<number> =>
  rowsOf(tx`
    update goods set value_ids = sorted.ids from (
      select goods_id, array_agg(value_id order by attribute.position, attribute_id) ids
      from goods, unnest(value_ids) value_id join attribute_value using (value_id) join attribute using (attribute_id) group by 1
    ) sorted where sorted.goods_id = goods.goods_id and sorted.ids <> goods.value_ids returning 1`)

/** How many combined values were not taken apart. */
export async function repairMembers(tx: Tx): Promise<number> {
  const count = async () => (await tx<{ n: number }[]>`select count(*)::int n from value_member`)[0]?.n ?? 0
  const before = await count()
  await tx`select split_values()`
  return (await count()) - before
}
