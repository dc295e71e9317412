import type { Sql } from '#server/database/connect.ts'
import type { Asked } from './ask.ts'
import { listWordKinds } from './word-questions.ts'

export interface Question {
  name: string
  /** `round` is for what must never have been asked before. */
  asked: (turn: number, round: number) => Asked
  /** What 99 of 100 must stay below, in milliseconds, on a machine that does nothing else. */
  bar?: number
}

/** A prime, so that whatever step one takes through it, all are met. */
const SAMPLE = 3989

/** Words may take longer, and in ten times as large a store twice as long as that. */
const WORDS_BAR = 25
const LARGE_STORE = 1_000_000

/** One character is another one, somewhere in the number. */
function misspell(model: string, turn: number): string {
  const place = turn % model.length
  return `${model.slice(0, place)}${model[place] === 'Q' ? 'X' : 'Q'}${model.slice(place + 1)}`
}

/** Parts from all over the catalogue, the same in every run. */
const spreadIds = (size: number) => Array.from({ length: SAMPLE }, (_, place) => ((place * 7919) % size) + 1)

interface DescribedPart {
  categoryId: number
  packageId: number
  parameters: { code: string; valueIds: number[] }[]
}

const listDescribed = (sql: Sql, size: number) => sql<DescribedPart[]>`
  select category_id "categoryId", package_id "packageId", (
    select jsonb_agg(jsonb_build_object('code', code, 'valueIds', jsonb_build_array(value_id)) order by value_id)
    from attribute_value join attribute using (attribute_id) where value_id = any(value_ids)) parameters
  from goods where goods_id = any(${spreadIds(size)}::int[]) and value_ids <> '{}' order by goods_id`

/** What the goods page asks for when one to four of its values are ticked, every other time with the package. */
const similarTo = (part: DescribedPart | undefined, turn: number) =>
  part && {
    categoryId: part.categoryId,
    withFacets: true,
    quantity: 100,
    packageIds: turn % 2 === 0 ? [part.packageId] : [],
    parameters: part.parameters.slice(turn % 3, (turn % 3) + 1 + (turn % 4)),
  }

/** Everything people ask a catalogue for, with numbers out of this one. */
export async function listQuestions(sql: Sql, url: string, size: number): Promise<Question[]> {
  const sample = await sql<{ model: string }[]>`
    select model from goods where goods_id = any(${spreadIds(size)}::int[]) order by goods_id`
  const model = (turn: number) => sample[(turn * 31) % sample.length]?.model ?? 'LM358'
  const leaves = await sql<{ id: number }[]>`
    select category_id id from category where level = 3 order by goods_count desc limit 20`
  const described = await listDescribed(sql, size)
  const search = (text: string) => ({
    url: `${url}/api/goods/search?goodsModel=${encodeURIComponent(text)}&fuzzy=true`,
  })
  const goods = (turn: number) => `${url}/goods/detail/${((turn * 7919) % size) + 1}`
  const category = (turn: number, choice: object) => ({
    url: `${url}/api/category/goods`,
    body: { categoryId: leaves[turn % leaves.length]?.id, ...choice },
  })
  const filters = (turn: number) => ({
    withFacets: true,
    inStock: turn % 2 === 0,
    parameters: [{ code: 'tolerance', max: 1 + (turn % 20) }],
  })
  const ranged = (turn: number) => ({
    withFacets: true,
    categoryId: leaves[turn % 2]?.id,
    parameters: [{ code: 'resistance', min: 10 ** (1 + (turn % 4)), max: 10 ** (2 + (turn % 4)) }],
  })
  return [
    { name: 'exact', asked: (turn) => search(model(turn)), bar: 10 },
    { name: 'prefix', asked: (turn) => search(model(turn).slice(0, Math.ceil(model(turn).length * 0.6))), bar: 10 },
    { name: 'contains', asked: (turn) => search(model(turn).slice(2, 9)), bar: 25 },
    { name: 'typing_error', asked: (turn) => search(misspell(model(turn), turn)), bar: 25 },
    { name: 'nothing', asked: (turn) => search(`ZZ${turn}QX${turn * 7}WV`), bar: 25 },
    {
      name: 'suggestion',
      asked: (turn) => ({ url: `${url}/api/goods/retrieve?goodsModel=${encodeURIComponent(model(turn).slice(0, 5))}` }),
      bar: 10,
    },
    ...(await listWordKinds(sql)).map(({ name, texts }) => ({
      name,
      asked: (turn: number) => search(texts[turn % texts.length] ?? ''),
      bar: WORDS_BAR * (size > LARGE_STORE ? 2 : 1),
    })),
    { name: 'category_page', asked: (turn) => category(turn, { pageNumber: 1 + (turn % 5) }) },
    { name: 'category_with_facets', asked: (turn) => category(turn, { withFacets: true }), bar: 60 },
    { name: 'parametric_page', asked: (turn) => category(turn, filters(turn)), bar: 60 },
    {
      name: 'similar_parts',
      asked: (turn) => ({
        url: `${url}/api/category/goods`,
        body: similarTo(described[turn % described.length], turn),
      }),
      bar: 60,
    },
    { name: 'range_page', asked: (turn) => category(turn, ranged(turn)) },
    { name: 'goods_page_uncached', asked: (turn, round) => ({ url: `${goods(turn)}?asked=${turn}-${round}` }) },
    { name: 'goods_page_cached', asked: (turn) => ({ url: goods(turn % 20) }) },
  ]
}
