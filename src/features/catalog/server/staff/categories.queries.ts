import type { Db, Tx } from '#server/database/connect.ts'
import type { CategoryFilter, StaffCategoryRow, StaffMaker } from '../../staff-categories.contract.ts'

export const listAllCategories = (sql: Db) => sql<StaffCategoryRow[]>`
  with recursive tree as (
    select category_id, parent_id, category_name, level, goods_count, array[position, category_id] place
    from category where parent_id is null
    union all
    select c.category_id, c.parent_id, c.category_name, c.level, c.goods_count, tree.place || c.position || c.category_id
    from category c join tree on c.parent_id = tree.category_id
  )
  select category_id "categoryId", parent_id "parentId", category_name name, level::int, goods_count "goodsCount"
  from tree order by place`

/** In the order of the filters of its page. */
export const listFilters = (sql: Db, categoryId: number) => sql<CategoryFilter[]>`
  select a.attribute_id "attributeId", a.attribute_name name, a.unit, used.unit_prefix "unitPrefix", used.shown_as "shownAs",
    used.hidden, known.count "valueCount", known.is_numeric "isNumeric"
  from category_attribute used join attribute a using (attribute_id),
    lateral (
      select count(*)::int count, coalesce(bool_and(number_value is not null), false) is_numeric from category_value v
      where v.category_id = used.category_id and v.attribute_id = a.attribute_id and goods_count > 0
    ) known
  where used.category_id = ${categoryId} order by used.weight desc, a.position, a.attribute_id`

export async function readFilterVersion(sql: Db, categoryId: number): Promise<string> {
  const [row] = await sql<{ version: string }[]>`
    select md5(coalesce(string_agg(concat_ws(':', attribute_id, weight, hidden, shown_as, coalesce(unit_prefix, '-')), ';' order by attribute_id), '')) version
    from category_attribute where category_id = ${categoryId}`
  return row?.version ?? ''
}

export const lockFilters = (tx: Tx, categoryId: number) => tx<{ attributeId: number }[]>`
  select attribute_id "attributeId" from category_attribute where category_id = ${categoryId} order by attribute_id for update`

export type FilterSettings = Pick<CategoryFilter, 'attributeId' | 'hidden' | 'shownAs' | 'unitPrefix'>

/** Descending weights; filters that are not named come last. */
export const saveFilters = (tx: Tx, categoryId: number, filters: ReadonlyArray<FilterSettings>) => tx`
  update category_attribute set weight = ${filters.length}::int - given.place + 1, hidden = given.hidden,
    shown_as = given.shown_as, unit_prefix = given.unit_prefix
  from unnest(${filters.map((one) => one.attributeId)}::int[], ${filters.map((one) => one.hidden)}::bool[],
      ${filters.map((one) => one.shownAs)}::text[], ${filters.map((one) => one.unitPrefix)}::text[])
    with ordinality given (attribute_id, hidden, shown_as, unit_prefix, place)
  where category_attribute.category_id = ${categoryId} and category_attribute.attribute_id = given.attribute_id`

const matching = (sql: Db, keyword: string) =>
  keyword === ''
    ? sql`true`
    : sql`(strpos(lower(brand_name), lower(${keyword})) > 0
        or exists (select from unnest(aliases) alias where strpos(lower(alias), lower(${keyword})) > 0))`

export const listStaffMakers = (sql: Db, keyword: string, limit: number, offset: number) => sql<StaffMaker[]>`
  select brand_id "brandId", brand_name name, aliases, introduce, recommended_rank "recommendedRank", goods_count "goodsCount"
  from brand where ${matching(sql, keyword)} order by lower(brand_name), brand_id limit ${limit} offset ${offset}`

export async function countMakers(sql: Db, keyword: string): Promise<number> {
  const [row] = await sql<{ count: number }[]>`select count(*)::int count from brand where ${matching(sql, keyword)}`
  return row?.count ?? 0
}

/** No row when it has changed since. */
export const updateMaker = (
  tx: Tx,
  maker: {
    brandId: number
    aliasesBefore: string[]
    introduceBefore?: string | undefined
    rankBefore?: number | null | undefined
    aliases: string[]
    introduce: string
    recommendedRank: number | null
  },
) => tx<{ id: number }[]>`
  update brand set aliases = ${maker.aliases}::text[], introduce = ${maker.introduce}, recommended_rank = ${maker.recommendedRank}
  where brand_id = ${maker.brandId} and aliases = ${maker.aliasesBefore}::text[]
    ${maker.introduceBefore === undefined ? tx`` : tx`and introduce = ${maker.introduceBefore}`}
    ${maker.rankBefore === undefined ? tx`` : tx`and recommended_rank is not distinct from ${maker.rankBefore}::int`}
  returning brand_id id`
