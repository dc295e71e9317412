import type { Db } from '#server/database/connect.ts'
import type { LexiconSource } from '../../reader/lexicon.rules.ts'
import type { FoundValue } from '../../reader/resolved-fact.ts'

/** Parameters with more texts than this are not words but descriptions of their own. */
const MAX_TEXTS = 5000

export const findVersion = (sql: Db) => sql<{ version: string }[]>`select version::text from catalog_version`

export const listCategories = (sql: Db) => sql<LexiconSource['categories']>`
  select category_id "categoryId", parent_id "parentId", category_name "name", goods_count "goodsCount"
  from category order by category_id`

export const listBrands = (sql: Db) => sql<LexiconSource['brands']>`
  select brand_id "brandId", brand_name "name", aliases, goods_count "goodsCount" from brand where goods_count > 0`

export const listPackages = (sql: Db) => sql<LexiconSource['packages']>`
  select package_id "packageId", package_name "name" from package`

export interface AttributeRow {
  code: string
  name: string
  unit: string | null
  compare: 'equal' | 'at least' | 'at most'
  rank: number | null
  implies: string | null
  equalFor: string | null
  leaves: number[]
}

/** A number is of a parameter that nobody ranked only where it is of no other one. */
const LAST_RANK = 20

/** Every parameter with a unit is searched by its numbers. */
export const listAttributes = (sql: Db) => sql<AttributeRow[]>`
  select code, attribute_name "name", unit, coalesce(compare, 'equal') compare,
    coalesce(rank, case when unit is not null then ${LAST_RANK}::int end) rank, implies, equal_for "equalFor",
    array(select category_id from category_attribute where attribute_id = attribute.attribute_id) leaves
  from attribute left join search_attribute using (code)`

export const listTextValues = (sql: Db) => sql<LexiconSource['values']>`
  select value_id "valueId", code, text_value "text" from attribute join lateral (
    select value_id, text_value from attribute_value
    where attribute_id = attribute.attribute_id and text_value is not null limit ${MAX_TEXTS}) one on true`

export const listSynonyms = (sql: Db) => sql<LexiconSource['synonyms']>`select phrase, meaning from search_synonym`

/** Those of removed categories are kept, in case a removal is undone. */
export const listCategoryWords = (sql: Db) => sql<LexiconSource['categoryWords']>`
  select phrase, category_id "categoryId" from search_category_word join category using (category_id)`

interface Bounds {
  place: number
  code: string
  least: number | null
  most: number | null
}

/** Maximum number of values of a parameter. */
const MAX_VALUES = 400

const within = (sql: Db) => sql`
  number_value >= coalesce(least, '-infinity') and number_value <= coalesce(most, 'infinity')
  order by number_value limit ${MAX_VALUES}`

const boundsTable = (sql: Db, wanted: Bounds[]) => sql`
  json_to_recordset(${JSON.stringify(wanted)}::text::json) wanted (place int, code text, least float8, most float8)
  join attribute using (code)`

/** Values of a parameter within bounds, with how many goods have each. */
export const listValuesWithin = (sql: Db, wanted: Bounds[]) => sql<FoundValue[]>`
  select place, value_id "valueId", number_value "number",
    coalesce((select sum(goods_count)::int from category_value kept where kept.value_id = one.value_id), 0) "goodsCount"
  from ${boundsTable(sql, wanted)}
  join lateral (
    select value_id, number_value from attribute_value
    where attribute_id = attribute.attribute_id and ${within(sql)}) one on true`

/** The same for some kinds of parts, straight from the index of their values. */
export const listValuesOfLeaves = (sql: Db, wanted: Bounds[], leaves: number[]) => sql<FoundValue[]>`
  select place, value_id "valueId", number_value "number", sum(goods_count)::int "goodsCount"
  from ${boundsTable(sql, wanted)} cross join unnest(${leaves}::int[]) leaf
  join lateral (
    select value_id, number_value, goods_count from category_value
    where category_id = leaf and attribute_id = attribute.attribute_id and ${within(sql)}) one on true
  group by 1, 2, 3 order by 1, 3`

/** The categories with parts that have a value within bounds. The LIMIT gives each its own search of the index: as a join it took 20 ms. */
export const listCategoriesWithin = (sql: Db, wanted: Bounds[]) => sql<{ place: number; categoryIds: number[] }[]>`
  select place, array_agg(distinct category_id) "categoryIds"
  from ${boundsTable(sql, wanted)} join category_attribute using (attribute_id)
  cross join lateral (
    select from category_value one
    where one.category_id = category_attribute.category_id and one.attribute_id = category_attribute.attribute_id
      and number_value >= coalesce(least, '-infinity') and number_value <= coalesce(most, 'infinity') and goods_count > 0
    limit 1) one
  group by 1`

/** Frequent values with their share of all goods, from pg_stats. */
const commonTokens = (sql: Db) => sql`
  pg_stats, unnest(most_common_elems::text::text[], most_common_elem_freqs) common (token, share)
  where schemaname = current_schema and tablename = 'goods_tokens'`

export const listRankShares = (sql: Db) => sql<{ rank: number; share: number }[]>`
  select substr(token, 3)::int rank, share from ${commonTokens(sql)} and token like '=r%'`

/** So many of the most popular goods are counted by rank: the statistics do not have ranks of less than half a percent of all goods. */
const MOST_POPULAR = 20_000

/** The most popular goods, counted, the highest first. */
export const countMostPopular = (sql: Db) => sql<{ popularity: number; goodsCount: number }[]>`
  select popularity, count(*)::int "goodsCount"
  from (select popularity from goods order by popularity desc, goods_id limit ${MOST_POPULAR}) best
  group by 1 order by 1 desc`

interface CountedIds {
  place: number
  leaves: number[]
  brandIds: number[]
  packageIds: number[]
  valueIds: number[]
}

/** The categories that have goods with one of some ids, from stored counts. */
export const listCategoriesOf = (sql: Db, wanted: CountedIds[]) => sql<{ place: number; categoryIds: number[] }[]>`
  select place, array_agg(category_id) "categoryIds" from (
    select place, category_id, sum(goods_count)::int goods_count
    from json_to_recordset(${JSON.stringify(wanted)}::text::json) wanted (
      place int, leaves int[], "brandIds" int[], "packageIds" int[], "valueIds" int[])
    cross join lateral (
      select category_id, goods_count from category where category_id = any(leaves)
      union all
      select category_id, goods_count from category_kind where kind = 'brand' and kind_id = any("brandIds")
      union all
      select category_id, goods_count from category_kind where kind = 'package' and kind_id = any("packageIds")
      union all
      select category_id, goods_count from category_value where value_id = any("valueIds")
    ) counted
    where goods_count > 0 group by 1, 2
  ) one group by 1`

/** Which of some texts begin a known number, and which are one. */
export const listKnownPrefixes = (sql: Db, texts: Array<{ text: string; norm: string; end: string }>) => sql<
  { text: string; isExact: boolean; begins: boolean }[]
>`
  select text, exists (select from goods where model_norm = norm) "isExact",
    exists (select from goods where model_norm >= norm and model_norm < "end") begins
  from json_to_recordset(${JSON.stringify(texts)}::text::json) wanted (text text, norm text, "end" text)`

/** Maximum number of different searches without results per day. */
const MAX_MISSES_A_DAY = 5000

/**
 * Searches without a result, counted by day. The search does not wait for the disk: `synchronous_commit` is off for this
 * statement alone, so a crash may lose the last counts.
 */
export const countMiss = (sql: Db, query: string) => sql`
  with async_commit as materialized (select set_config('synchronous_commit', 'off', true))
  insert into search_miss (query) select ${query} from async_commit
  where exists (select from search_miss where searched_on = current_date and query = ${query})
    or (select count(*) from search_miss where searched_on = current_date) < ${MAX_MISSES_A_DAY}
  on conflict (searched_on, query) do update set times = search_miss.times + 1`
