import { readLabelledQueries } from '#features/search/server/quality/labelled-queries.ts'
import type { Sql } from '#server/database/connect.ts'
import { formatQuantity } from '#shared/quantity.ts'

/** Texts of one kind, to be asked for one after the other. */
export interface WordKind {
  name: string
  texts: string[]
}

const SEVERAL = 3
const COMMON_WORDS = 100

interface SampledGoods {
  brand: string
  category: string
  package: string
  introduce: string
  values: Array<{ unit: string | null; number: number | null; text: string | null }>
}

/** Everything people ask for in words: the labelled queries, and descriptions of parts out of all categories. */
export async function listWordKinds(sql: Sql): Promise<WordKind[]> {
  const goods = await sampleGoods(sql)
  const [categories, brands] = await Promise.all([
    sql<{ name: string }[]>`select category_name "name" from category where goods_count > 0 order by category_id`,
    sql<{ name: string }[]>`select brand_name "name" from brand where goods_count > 0 order by brand_id`,
  ])
  const words = wordsByFrequency(goods)
  const described = (text: (one: SampledGoods, values: string[]) => string) =>
    goods.map((one) => text(one, one.values.map(textOf)))
  return [
    { name: 'category_alone', texts: categories.map(({ name }) => name) },
    { name: 'maker_alone', texts: brands.map(({ name }) => name) },
    { name: 'maker_and_category', texts: described((one) => `${one.brand} ${one.category}`) },
    { name: 'category_value_package', texts: described((one, [value]) => `${one.category} ${value} ${one.package}`) },
    { name: 'several_facts', texts: described((one, values) => [one.category, ...values.slice(0, SEVERAL)].join(' ')) },
    { name: 'values_alone', texts: described((_, values) => values.slice(0, 2).join(' ')) },
    { name: 'whole_description', texts: goods.map((one) => one.introduce) },
    { name: 'common_word', texts: words.slice(0, COMMON_WORDS) },
    { name: 'rare_word', texts: words.slice(-COMMON_WORDS) },
    ...listLabelled(),
  ]
}

/** The best of each category, however many parts it has. Their values come in any order, the same in every run. */
const sampleGoods = (sql: Sql) => sql<SampledGoods[]>`
  select brand_name brand, category_name category, package_name package, one.introduce,
    (select json_agg(json_build_object('unit', unit, 'number', number_value, 'text', text_value)
        order by (value_id::bigint * 7919 + goods_id) % 101, value_id)
     from attribute_value join attribute using (attribute_id) where value_id = any(value_ids)) "values"
  from category cross join lateral (
    select goods_id, brand_id, package_id, introduce, value_ids from goods
    where category_id = category.category_id and cardinality(value_ids) > 0
    order by in_stock desc, popularity desc, goods_id limit 2) one
  join brand using (brand_id) join package using (package_id) order by goods_id`

function wordsByFrequency(goods: readonly SampledGoods[]): string[] {
  const words = goods.flatMap(({ introduce }) => introduce.toLowerCase().match(/\b[a-z]{4,}\b/g) ?? [])
  const counts = [...Map.groupBy(words, (word) => word)].map(([word, all]) => ({ word, count: all.length }))
  return counts.sort((a, b) => b.count - a.count || (a.word < b.word ? -1 : 1)).map(({ word }) => word)
}

const textOf = ({ unit, number, text }: SampledGoods['values'][number]): string =>
  number === null ? (text ?? '') : formatQuantity(number, unit ?? '')

/** Those of the first set. */
function listLabelled(): WordKind[] {
  const kinds = Map.groupBy(
    readLabelledQueries().filter(({ set }) => set === 'first'),
    ({ kind }) => kind,
  )
  return Array.from(kinds, ([kind, queries]) => ({
    name: `labelled_${kind.replaceAll('-', '_')}`,
    texts: queries.map(({ query }) => query),
  }))
}
