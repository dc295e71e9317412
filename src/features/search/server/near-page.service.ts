import { listGoodsAndReplacements } from '#features/catalog/server/catalog.service.ts'
import type { Db } from '#server/database/connect.ts'
import type { Facets, FacetValue, SearchInput, SearchResult } from '../search.contract.ts'
import { priceBandName } from '../search.rules.ts'
import * as queries from './search.queries.ts'

type NearPage = Pick<
  SearchResult,
  'list' | 'totalCount' | 'countedUpTo' | 'isLowerBound' | 'facets' | 'parameters' | 'rates'
>

const NO_FACETS: Facets = { brand: [], category: [], package: [], price: [], inStock: 0, rohs: 0 }

export const nothingNear = (): NearPage => ({
  list: [],
  totalCount: 0,
  countedUpTo: queries.MAX_COUNTED,
  isLowerBound: false,
  facets: NO_FACETS,
  parameters: [],
  rates: [],
})

export const nothingFound = (): SearchResult => ({
  ...nothingNear(),
  exact: [],
  packagings: [],
  family: [],
  suggestion: null,
  need: null,
  rfqModel: null,
})

/** One page of hits with their facets. Parameters as below. */
export async function readNearPage(
  ...wanted: Parameters<typeof findNear>
): Promise<{ page: NearPage; isAny: boolean }> {
  const { ids, page, isAny } = await findNear(...wanted)
  return { page: { ...page, list: await listGoodsAndReplacements(wanted[0], ids) }, isAny }
}

/**
 * The same without the goods themselves. `isAny`: whether there are hits without the filters. When more goods match than are read,
 * `best` says how the best of them are found; undefined when they are already.
 */
export async function findNear(
  sql: Db,
  near: queries.Near,
  input: SearchInput,
  best?: () => queries.Near | undefined | Promise<queries.Near>,
): Promise<{ ids: number[]; page: Omit<NearPage, 'list'>; isAny: boolean }> {
  const wholeKinds = listWholeKinds(near, input)
  const [[row], [kinds]] = await Promise.all([
    queries.readNear(sql, near, input),
    wholeKinds ? queries.countKinds(sql, wholeKinds) : [],
  ])
  if (!row) return { ids: [], page: nothingNear(), isAny: false }
  const countedUpTo = queries.boundOf(near, input)
  const { ids, hitCount } = row
  const isLowerBound = queries.isCountLowerBound(near, input, hitCount)
  const better = isLowerBound ? await best?.() : undefined
  if (better) return findNear(sql, better, input)
  const totalCount = row.totalCount === hitCount ? Math.max(hitCount, queries.knownCount(near)) : row.totalCount
  const facets = facetsOf(isLowerBound ? { ...row, ...kinds } : row)
  const page = { totalCount, countedUpTo, isLowerBound, facets, parameters: [], rates: [] }
  return { ids, page, isAny: hitCount > 0 }
}

/** Kinds of parts of which nothing is filtered. */
function listWholeKinds(near: queries.Near, input: SearchInput): number[] | undefined {
  const isWhole = 'way' in near && near.way.by === 'order' && !queries.hasFilters(input)
  return isWhole ? near.conditions[0]?.leaves : undefined
}

function facetsOf({ brand, category, package: packages, price, inStock, rohs }: queries.NearRow): Facets {
  const named = (counts: typeof brand): FacetValue[] => counts.map(([id, count, name]) => ({ id, count, name }))
  return {
    brand: named(brand),
    category: named(category),
    package: named(packages),
    // Ascending by price, unlike the others.
    price: price.map(([id, count]) => ({ id, count, name: priceBandName(id) })).sort((a, b) => a.id - b.id),
    inStock,
    rohs,
  }
}
