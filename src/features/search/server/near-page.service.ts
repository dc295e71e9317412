import { priceBandName } from '#features/catalog/prices/price-bands.rules.ts'
import { listGoodsAndReplacements } from '#features/catalog/server/catalog.service.ts'
import type { Db } from '#server/database/connect.ts'
import type { Facets, FacetValue, SearchInput, SearchResult } from '../search.contract.ts'
import * as queries from './search.queries.ts'

export type NearPage = Pick<
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
  const [row] = await queries.readNear(sql, near, input)
  if (!row) return { ids: [], page: nothingNear(), isAny: false }
  const countedUpTo = queries.boundOf(near, input)
  const { ids, hitCount } = row
  const isLowerBound = hitCount >= countedUpTo
  const better = isLowerBound ? await best?.() : undefined
  if (better) return findNear(sql, better, input)
  const page = {
    totalCount: row.totalCount,
    countedUpTo,
    isLowerBound,
    facets: facetsOf(row),
    parameters: [],
    rates: [],
  }
  return { ids, page, isAny: hitCount > 0 }
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
