import type { Sql, Tx } from '../../../server/database/connect.ts'
import { listGoods } from '../../catalog/server/catalog.service.ts'
import type { Facets, FacetValue, SearchInput, SearchResult } from '../search.contract.ts'
import { priceBandName } from '../search.rules.ts'
import * as queries from './search.queries.ts'

type Db = Sql | Tx
type NearPage = Pick<SearchResult, 'list' | 'totalCount' | 'countedUpTo' | 'countedPartly' | 'facets'>

const NO_FACETS: Facets = { brand: [], category: [], package: [], price: [], inStock: 0, rohs: 0 }

export const nothingNear = (): NearPage => ({
  list: [],
  totalCount: 0,
  countedUpTo: queries.COUNTED_UP_TO,
  countedPartly: false,
  facets: NO_FACETS,
})

/** One page of hits with their facets. `isAny` says whether there are hits at all, whatever they are narrowed by. */
export async function readNearPage(
  sql: Db,
  near: queries.Near,
  input: SearchInput,
): Promise<{ page: NearPage; isAny: boolean }> {
  const [row] = await queries.readNear(sql, near, input)
  if (!row) return { page: nothingNear(), isAny: false }
  const [list, facets] = await Promise.all([listGoods(sql, row.ids), nameFacets(sql, row)])
  const countedPartly = row.hitCount >= queries.COUNTED_UP_TO
  const totalCount = Math.min(row.totalCount, queries.COUNTED_UP_TO)
  return { page: { ...nothingNear(), list, totalCount, countedPartly, facets }, isAny: row.hitCount > 0 }
}

async function nameFacets(sql: Db, row: queries.NearRow): Promise<Facets> {
  if (row.hitCount === 0) return NO_FACETS
  const idsIn = (counts: queries.Counts) => counts.map(([id]) => id)
  const rows = await queries.listFacetNames(sql, {
    brand: idsIn(row.brand),
    category: idsIn(row.category),
    package: idsIn(row.package),
  })
  const names = new Map(rows.map(({ kind, id, name }) => [`${kind} ${id}`, name]))
  const named = (kind: 'brand' | 'category' | 'package'): FacetValue[] =>
    row[kind].map(([id, count]) => ({ id, count, name: names.get(`${kind} ${id}`) ?? '' }))
  return {
    brand: named('brand'),
    category: named('category'),
    package: named('package'),
    // From cheap to dear, unlike the others.
    price: row.price.map(([id, count]) => ({ id, count, name: priceBandName(id) })).sort((a, b) => a.id - b.id),
    inStock: row.inStock,
    rohs: row.rohs,
  }
}
