import { writeFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { searchGoods } from '../src/features/search/search.contract.ts'
import {
  formatQueries,
  LABELLED_QUERIES,
  type LabelledQuery,
  readLabelledQueries,
} from '../src/features/search/server/quality/labelled-queries.ts'
import { isAnswered, type SearchResult } from '../src/features/search/server/quality/quality.ts'
import {
  formatExceptions,
  REWRITING_EXCEPTIONS,
  type RewrittenQuery,
  readExceptions,
  rewritings,
} from '../src/features/search/server/quality/rewritings.ts'
import { loadSynonyms } from '../src/features/search/server/words/load-words.service.ts'
import { dropDatabase } from '../tests/support/databases/copy-database.ts'
import { createMigratedDatabase } from '../tests/support/databases/template-database.ts'
import { createWorld } from '../tests/support/world.ts'
import { seedCatalogue } from './seed-demo.ts'

const SIZE = 50_000
const SHOWN = 10
/** As many as one area of the store gets connections. */
const CONCURRENCY = 3

/** Their descriptions are written in other ways, too: 1,100 queries. Those of all sets would be 9,000. */
const REWRITTEN_SETS = new Set(['held-out-6', 'held-out-14'])

const queries = readLabelledQueries()
const exceptions = readExceptions()
/** What holds now and did not when the files were written. */
const gained = { queries: new Set<LabelledQuery>(), rewritten: new Set<RewrittenQuery>() }

const database = `quality_${process.env.VITEST_POOL_ID ?? '1'}`
await createMigratedDatabase(inject('templateUrl'), database)
afterAll(() => dropDatabase(inject('templateUrl'), database))
const { sql, visitor } = await createWorld(database)
const { call } = visitor()

beforeAll(async () => {
  await loadSynonyms(sql)
  await seedCatalogue(sql, SIZE)
  await readCategoryPaths()
}, 300_000)

interface ResultRow extends Omit<SearchResult, 'attributes' | 'categoryPath'> {
  goodsId: number
  categoryId: number
  attributes: Array<{ code: string; number: number | null; text: string | null }> | null
}

/** Read once: neither changes while 6,000 queries ask for them. */
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

/** Ids of the first page, by text. */
const firstPages = new Map<string, number[]>()

async function ask(text: string) {
  const answer = await call(searchGoods, { fuzzy: true, goodsModel: text })
  const ids = [...answer.exact, ...answer.packagings, ...answer.list].slice(0, SHOWN).map((goods) => goods.goodsId)
  firstPages.set(text, ids)
  return { ids, rfqModel: answer.rfqModel, leftOut: answer.need?.rest ?? [] }
}

async function isRight(query: LabelledQuery): Promise<boolean> {
  const { ids, ...answer } = await ask(query.query)
  return isAnswered(query, { ...answer, results: await readResults(ids) })
}

async function showsSameParts(text: string, other: string): Promise<boolean> {
  const shown = new Set(firstPages.get(text) ?? (await ask(text)).ids)
  const { ids } = await ask(other)
  return ids.length === shown.size && ids.every((id) => shown.has(id))
}

/** Those for which it holds, a few at a time. */
async function filterAll<T>(all: readonly T[], holds: (one: T) => Promise<boolean>): Promise<Set<T>> {
  const left = [...all]
  const kept = new Set<T>()
  const work = async () => {
    for (let one = left.pop(); one; one = left.pop()) if (await holds(one)) kept.add(one)
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work))
  return kept
}

describe('[API-GOODS-06] labelled queries that were right stay right', () => {
  test.each([...new Set(queries.map(({ kind }) => kind))])('%s', async (kind) => {
    const asked = queries.filter((query) => query.kind === kind)
    const answered = await filterAll(asked, isRight)
    process.stdout.write(`search: ${kind} ${answered.size} of ${asked.length}\n`)
    for (const query of answered) if (!query.isRight) gained.queries.add(query)
    expect(asked.filter((query) => query.isRight && !answered.has(query)).map(({ line }) => line)).toEqual([])
  })
})

describe('[API-GOODS-06] a description shows the same parts when it is written in another way', () => {
  const sample = queries.filter(
    ({ set, kind, expectation }) =>
      REWRITTEN_SETS.has(set) && kind.startsWith('descriptive-') && expectation.kind === 'result',
  )

  test.each(Object.entries(rewritings))('%s', async (rewriting, rewrite) => {
    const rewritten = sample.filter((query) => rewrite(query) !== query.query)
    expect(rewritten.length).toBeGreaterThan(0)
    const same = await filterAll(rewritten, (query) => showsSameParts(query.query, rewrite(query)))
    const different = rewritten.filter((query) => !same.has(query)).map(({ query }) => query)
    const known = exceptions.filter((exception) => exception.rewriting === rewriting)
    for (const exception of known) if (!different.includes(exception.query)) gained.rewritten.add(exception)
    expect(different.filter((text) => !known.some(({ query }) => query === text))).toEqual([])
  })
})

test('what has become right is marked: RAISE=yes npm test -- search-quality', () => {
  if (process.env.RAISE) {
    writeFileSync(LABELLED_QUERIES, formatQueries(queries, gained.queries))
    writeFileSync(REWRITING_EXCEPTIONS, formatExceptions(exceptions.filter((one) => !gained.rewritten.has(one))))
  } else {
    expect(Array.from(gained.queries, ({ line }) => line)).toEqual([])
    expect(Array.from(gained.rewritten, ({ rewriting, query }) => `${rewriting}: ${query}`)).toEqual([])
  }
})
