import type { Sql, Tx } from '../../../server/database/connect.ts'
import { offsetOf } from '../../../shared/paging.ts'
import { formatQuantity } from '../../../shared/quantity.ts'
import type { CategoryChoice, CategoryFacets, NamedCount, ParameterFacet } from '../narrowing.contract.ts'
import { getCategoryLeaves, listGoods } from './catalog.service.ts'
import * as queries from './narrowing.queries.ts'
import { isUnnarrowed, narrowByParameters, withoutParameter } from './narrowing-way.ts'

type Db = Sql | Tx
type Counts = readonly queries.CountRow[]

/** How many are shown of each kind; the rest is reached by narrowing something else first. */
const SHOWN_NAMES = 60

export async function listNarrowedGoods(sql: Db, choice: CategoryChoice) {
  const { leaves, goodsCount } = await getCategoryLeaves(sql, choice.categoryId)
  const rows = await Promise.all(
    choice.parameters.map(async (one) => ({ code: one.code, row: (await queries.findAllowed(sql, one, leaves))[0] })),
  )
  const narrowed: queries.Narrowed = { ...choice, ...narrowByParameters(leaves, rows) }
  const isWhole = isUnnarrowed(narrowed)
  const page = { limit: choice.pageSize, offset: offsetOf(choice), sort: choice.sort }
  const [ids, counts] = await Promise.all([
    queries.listNarrowedIds(sql, narrowed, page),
    isWhole && !choice.withFacets ? [] : queries.countKinds(sql, narrowed),
  ])
  const [list, facets] = await Promise.all([
    listGoods(
      sql,
      ids.map((row) => row.goodsId),
    ),
    choice.withFacets ? readFacets(sql, narrowed, counts) : null,
  ])
  return {
    list,
    totalCount: isWhole ? goodsCount : countOf(counts, 'all'),
    countedUpTo: queries.COUNTED_UP_TO,
    facets,
  }
}

const countOf = (counts: Counts, kind: queries.CountRow['kind']) => counts.find((row) => row.kind === kind)?.count ?? 0

/**
 * What was chosen of one kind must not hide the other choices of that kind: those are counted with everything else
 * chosen, but not this.
 */
async function readFacets(sql: Db, narrowed: queries.Narrowed, counts: Counts): Promise<CategoryFacets> {
  const without = async (chosen: boolean, other: Partial<queries.Narrowed>): Promise<Counts> =>
    chosen ? queries.countKinds(sql, { ...narrowed, ...other }) : counts
  const [forBrand, forPackage, forStock, forRohs, parameters] = await Promise.all([
    without(narrowed.brandIds.length > 0, { brandIds: [] }),
    without(narrowed.packageIds.length > 0, { packageIds: [] }),
    without(narrowed.inStock, { inStock: false }),
    without(narrowed.rohs, { rohs: false }),
    readParameterFacets(sql, narrowed),
  ])
  const brand = top(forBrand, 'brand')
  const packages = top(forPackage, 'package')
  const names = await queries.listBrandAndPackageNames(sql, idsIn(brand), idsIn(packages))
  const nameOf = new Map(names.map((row) => [`${row.kind} ${row.id}`, row.name]))
  const named = (rows: Counts): NamedCount[] =>
    rows.map(({ kind, id, count }) => ({ id, count, name: nameOf.get(`${kind} ${id}`) ?? '' }))
  return {
    brand: named(brand),
    package: named(packages),
    inStock: countOf(forStock, 'inStock'),
    rohs: countOf(forRohs, 'rohs'),
    parameters,
  }
}

const idsIn = (rows: Counts) => rows.map((row) => row.id)

const top = (counts: Counts, kind: 'brand' | 'package') =>
  counts
    .filter((row) => row.kind === kind)
    .sort((a, b) => b.count - a.count)
    .slice(0, SHOWN_NAMES)

async function readParameterFacets(sql: Db, narrowed: queries.Narrowed): Promise<ParameterFacet[]> {
  const count = async (one: queries.Narrowed, slot: number | null) => {
    const rows = isUnnarrowed(one) ? queries.listKeptCounts(sql, one.leaves) : queries.countValues(sql, one, slot)
    return new Map((await rows).map((row) => [row.id, row.count]))
  }
  const [common, ...forChosen] = await Promise.all([
    count(narrowed, null),
    ...narrowed.allowed.map(({ code, slot }) => count(withoutParameter(narrowed, code), slot)),
  ])
  const own = new Map(narrowed.allowed.map(({ code }, place) => [code, forChosen[place] ?? common]))
  const wanted = new Set([...common.keys(), ...[...own.values()].flatMap((map) => [...map.keys()])])
  const facets = new Map<string, ParameterFacet>()
  for (const row of await queries.listValueNames(sql, [...wanted])) {
    const count = (own.get(row.code) ?? common).get(row.valueId)
    if (count === undefined) continue
    const facet = facets.get(row.code) ?? { code: row.code, name: row.name, unit: row.unit, values: [] }
    facets.set(row.code, facet)
    const name = row.number === null ? (row.text ?? '') : formatQuantity(row.number, row.unit ?? '')
    facet.values.push({ id: row.valueId, name, count, number: row.number })
  }
  // A parameter that is the same everywhere narrows nothing, unless it was chosen and must be seen to be taken back.
  return [...facets.values()].filter((facet) => facet.values.length > 1 || own.has(facet.code))
}
