import type { Sql, Tx } from '../../../server/database/connect.ts'
import { normaliseModel } from '../../../shared/mpn.ts'
import { offsetOf } from '../../../shared/paging.ts'
import type { GoodsName } from '../../catalog/catalog.contract.ts'
import { listGoods, listGoodsNames } from '../../catalog/server/catalog.service.ts'
import type { Facets, FacetValue, SearchInput, SearchResult } from '../search.contract.ts'
import { errorsAllowed, halvesOf, SHORTEST_CONTAINED } from '../search.rules.ts'
import * as queries from './search.queries.ts'

type Db = Sql | Tx

const NO_FACETS: Facets = { brand: [], category: [], package: [], inStock: 0, rohs: 0 }

const idsOf = (rows: Iterable<{ goodsId: number }>) => Array.from(rows, (row) => row.goodsId)

/** Exact first, then what begins with it, then what contains it; only when there is nothing, what may have been meant. */
export async function findGoods(sql: Db, input: SearchInput): Promise<SearchResult> {
  const norm = normaliseModel(input.goodsModel)
  if (norm === '') return nothing()
  const contained = input.fuzzy && norm.length >= SHORTEST_CONTAINED
  const [exactIds, near] = await Promise.all([
    queries.listExactIds(sql, norm),
    readPage(sql, { norm, contained }, input),
  ])
  const exact = await listGoods(sql, idsOf(exactIds))
  if (exact.length > 0 || near.facets.brand.length > 0 || !input.fuzzy) return { ...near, exact, suggestion: null }
  return findMisspelt(sql, norm, input)
}

async function findMisspelt(sql: Db, norm: string, input: SearchInput): Promise<SearchResult> {
  const halves = halvesOf(norm)
  if (!halves) return nothing()
  const found = await queries.listMisspeltIds(sql, norm, halves.head, halves.tail, errorsAllowed(norm))
  const [best] = found
  if (!best) return nothing()
  const near = await readPage(sql, { ids: idsOf(found) }, input)
  return { ...near, exact: [], suggestion: best.model }
}

async function readPage(
  sql: Db,
  near: queries.Near,
  input: SearchInput,
): Promise<Omit<SearchResult, 'exact' | 'suggestion'>> {
  const [page] = await queries.readNear(sql, near, input)
  if (!page) return nothing()
  const [list, facets] = await Promise.all([listGoods(sql, page.ids), nameFacets(sql, page)])
  return {
    list,
    totalCount: Math.min(page.totalCount, queries.COUNTED_UP_TO),
    countedUpTo: queries.COUNTED_UP_TO,
    facets,
  }
}

async function nameFacets(sql: Db, page: queries.NearRow): Promise<Facets> {
  const idsIn = (pairs: [number, number][]) => pairs.map(([id]) => id)
  const rows = await queries.listFacetNames(sql, {
    brand: idsIn(page.brand),
    category: idsIn(page.category),
    package: idsIn(page.package),
  })
  const names = new Map(rows.map((row) => [`${row.kind} ${row.id}`, row.name]))
  const named = (kind: 'brand' | 'category' | 'package'): FacetValue[] =>
    page[kind].map(([id, count]) => ({ id, count, name: names.get(`${kind} ${id}`) ?? '' }))
  return {
    brand: named('brand'),
    category: named('category'),
    package: named('package'),
    inStock: page.inStock,
    rohs: page.rohs,
  }
}

const nothing = (): SearchResult => ({
  exact: [],
  list: [],
  totalCount: 0,
  countedUpTo: queries.COUNTED_UP_TO,
  facets: NO_FACETS,
  suggestion: null,
})

export async function suggestGoods(sql: Db, text: string, limit: number): Promise<GoodsName[]> {
  const norm = normaliseModel(text)
  if (norm === '') return []
  const begun = idsOf(await queries.listSuggestionIds(sql, norm, limit))
  const missing = limit - begun.length
  if (missing === 0 || norm.length < SHORTEST_CONTAINED) return listGoodsNames(sql, begun)
  const inside = idsOf(await queries.listContainingIds(sql, norm, limit)).filter((id) => !begun.includes(id))
  return listGoodsNames(sql, [...begun, ...inside.slice(0, missing)])
}

export async function listByInitial(sql: Db, key: string, page: { pageNumber: number; pageSize: number }) {
  const [ids, [counted]] = await Promise.all([
    queries.listIdsByInitial(sql, key, page.pageSize, offsetOf(page)),
    queries.countByInitial(sql, key),
  ])
  return { list: await listGoods(sql, idsOf(ids)), totalCount: counted?.count ?? 0, countedUpTo: queries.COUNTED_UP_TO }
}
