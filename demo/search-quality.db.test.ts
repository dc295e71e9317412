import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { searchGoods } from '../src/features/search/search.contract.ts'
import {
  isAnswered,
  type LabelledQuery,
  readQueries,
  type SearchResult,
} from '../src/features/search/server/quality/quality.ts'
import { findGoods } from '../src/features/search/server/search.service.ts'
import { loadSynonyms } from '../src/features/search/server/words/load-words.service.ts'
import { connect, type Sql } from '../src/server/database/connect.ts'
import { dropDatabase } from '../tests/support/databases/copy-database.ts'
import { createMigratedDatabase } from '../tests/support/databases/template-database.ts'
import { seedCatalogue } from './seed-demo.ts'

const SIZE = 50_000
const QUERIES = join(import.meta.dirname, '../src/features/search/server/quality/queries')
const SHOWN = 10

/** The labelled queries, and those that were first asked once before the reader was improved by them. */
const SETS = ['.', ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14].map((set) => `held-out-${set}`)]
/** As many as the pool has connections. */
const CONCURRENCY = 3

/** How many of a hundred queries of each kind must be answered. */
const BARS: Record<string, number> = {
  'bad-input': 100,
  'base-number-typo': 95,
  'category-words': 98,
  'descriptive-connectors': 90,
  'descriptive-discretes': 97,
  'descriptive-ics': 90,
  'descriptive-passives': 98,
  'full-number-two-typos': 90,
  'maker-number': 98,
  'not-carried': 90,
  'other-languages': 95,
  packages: 100,
  'single-value': 98,
  'supplier-numbers': 98,
  synonyms: 95,
  wrapped: 98,
}

const name = `quality_${process.env.VITEST_POOL_ID ?? '1'}`
let sql: Sql

beforeAll(async () => {
  sql = connect(await createMigratedDatabase(inject('templateUrl'), name), { pool: CONCURRENCY })
  await loadSynonyms(sql)
  await seedCatalogue(sql, SIZE)
  await readCategoryPaths()
}, 300_000)

afterAll(async () => {
  await sql?.end()
  await dropDatabase(inject('templateUrl'), name)
})

interface ResultRow extends Omit<SearchResult, 'attributes' | 'categoryPath'> {
  goodsId: number
  categoryId: number
  attributes: Array<{ code: string; number: number | null; text: string | null }> | null
}

/** Read once: neither changes while 4,000 queries ask for them. */
const categoryPaths = new Map<number, string[]>()
const knownGoods = new Map<number, SearchResult>()

async function readCategoryPaths(): Promise<void> {
  const rows = await sql<{ categoryId: number; path: string[] }[]>`
    with recursive named as (
      select category_id, array[category_name] path from category where parent_id is null
      union all
      select c.category_id, path || c.category_name from category c join named on c.parent_id = named.category_id
    )
    select category_id "categoryId", path from named`
  for (const { categoryId, path } of rows) categoryPaths.set(categoryId, path)
}

async function readGoods(ids: number[]): Promise<void> {
  const rows = await sql<ResultRow[]>`
    select goods_id "goodsId", model, brand_name brand, category_id "categoryId", package_name package, g.introduce description,
      (select json_agg(json_build_object('code', code, 'number', number_value, 'text', text_value))
       from attribute_value join attribute using (attribute_id) where value_id = any(g.value_ids)) attributes
    from goods g join brand using (brand_id) join package using (package_id)
    where goods_id = any(${ids}::int[])`
  for (const row of rows) {
    const attributes = Object.groupBy(row.attributes ?? [], ({ code }) => code) as SearchResult['attributes'] // no key without values
    knownGoods.set(row.goodsId, { ...row, attributes, categoryPath: categoryPaths.get(row.categoryId) ?? [] })
  }
}

/** What the search shows, with all that is known about it. */
async function readResults(ids: number[]): Promise<SearchResult[]> {
  const unknown = ids.filter((id) => !knownGoods.has(id))
  if (unknown.length > 0) await readGoods(unknown)
  return ids.flatMap((id) => knownGoods.get(id) ?? [])
}

async function isRight(query: LabelledQuery): Promise<boolean> {
  const answer = await findGoods(sql, searchGoods.input.parse({ fuzzy: true, goodsModel: query.query }))
  const shown = [...answer.exact, ...answer.packagings, ...answer.list].slice(0, SHOWN)
  return isAnswered(query, {
    results: await readResults(shown.map((goods) => goods.goodsId)),
    rfqModel: answer.rfqModel,
    leftOut: answer.need?.rest ?? [],
  })
}

/** The queries that were not answered, a few at a time. */
async function listMisses(queries: readonly LabelledQuery[]): Promise<string[]> {
  const left = [...queries]
  const misses: string[] = []
  const work = async () => {
    for (let query = left.pop(); query; query = left.pop()) if (!(await isRight(query))) misses.push(query.query)
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work))
  return misses
}

test.each(Object.keys(BARS))('%s', async (kind) => {
  const files = SETS.map((set) => join(QUERIES, set, `${kind}.tsv`)).filter((file) => existsSync(file))
  const sets = files.map((file) => readQueries(readFileSync(file, 'utf8')))
  const misses: string[][] = []
  for (const queries of sets) misses.push(await listMisses(queries))
  const right = sets.map((queries, place) => queries.length - (misses[place]?.length ?? 0))
  const [all, answered] = [sets.flat().length, right.reduce((sum, count) => sum + count, 0)]
  const score = (100 * answered) / all
  const each = sets.map((queries, place) => `${right[place]}/${queries.length}`).join(' ')
  process.stdout.write(`search: ${kind} ${answered} of ${all}, ${score.toFixed(1)} % (${each})\n`)
  expect(score, misses.flat().join('\n')).toBeGreaterThanOrEqual(BARS[kind] ?? 100)
})

test('every file of queries has a bar', () => {
  const files = SETS.flatMap((set) => readdirSync(join(QUERIES, set))).filter((file) => file.endsWith('.tsv'))
  expect([...new Set(files)].sort()).toEqual(
    Object.keys(BARS)
      .map((kind) => `${kind}.tsv`)
      .sort(),
  )
})
