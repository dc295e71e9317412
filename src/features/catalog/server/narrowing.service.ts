import type { Sql, Tx } from '../../../server/database/connect.ts'
import { offsetOf } from '../../../shared/paging.ts'
import { formatQuantity } from '../../../shared/quantity.ts'
import type { CategoryChoice, CategoryFacets, NamedCount, ParameterFacet } from '../narrowing.contract.ts'
import { getCategoryLeaves, listGoods } from './catalog.service.ts'
import * as queries from './narrowing.queries.ts'
import { type Counted, type CountedValue, type Counts, countNarrowed, countOf, countWhole } from './narrowing-counts.ts'
import { isUnnarrowed, type Narrowed, narrowByParameters } from './narrowing-way.ts'

type Db = Sql | Tx

/** How many are shown of each kind; the rest is reached by narrowing something else first. */
const SHOWN_NAMES = 60

export async function listNarrowedGoods(sql: Db, choice: CategoryChoice) {
  const { leaves, goodsCount } = await getCategoryLeaves(sql, choice.categoryId)
  const leafIds = leaves.map(({ categoryId }) => categoryId)
  const asked = await Promise.all(
    choice.parameters.map(async (one) => ({ code: one.code, row: (await queries.findAllowed(sql, one, leafIds))[0] })),
  )
  const { most, ...way } = narrowByParameters(leafIds, asked)
  const narrowed: Narrowed = { ...choice, ...way }
  const { withFacets } = choice
  const count = () => {
    if (isUnnarrowed(narrowed)) return countWhole(sql, narrowed.leaves, goodsCount, withFacets)
    const sizes = new Map(leaves.map((leaf) => [leaf.categoryId, leaf.goodsCount]))
    const goodsCounts = narrowed.leaves.map((leaf) => sizes.get(leaf) ?? 0)
    const shown = choice.parameters.flatMap(({ valueIds = [] }) => valueIds)
    return countNarrowed(sql, narrowed, { goodsCounts, most, shown, withFacets })
  }
  const page = { limit: choice.pageSize, offset: offsetOf(choice), sort: choice.sort }
  const [list, counted] = await Promise.all([listPage(sql, narrowed, page), count()])
  return {
    list,
    totalCount: counted.totalCount,
    totalPartly: counted.totalPartly,
    facets: withFacets ? await nameFacets(sql, counted, narrowed) : null,
  }
}

async function listPage(sql: Db, narrowed: Narrowed, page: Parameters<typeof queries.listNarrowedIds>[2]) {
  const ids = await queries.listNarrowedIds(sql, narrowed, page)
  return listGoods(
    sql,
    ids.map((row) => row.goodsId),
  )
}

async function nameFacets(sql: Db, counted: Counted, { allowed }: Narrowed): Promise<CategoryFacets> {
  const { kinds, partly, values } = counted
  const brand = top(kinds, 'brand')
  const packages = top(kinds, 'package')
  const names = await queries.listBrandAndPackageNames(sql, idsIn(brand), idsIn(packages))
  const nameOf = new Map(names.map((row) => [`${row.kind} ${row.id}`, row.name]))
  const named = (rows: Counts): NamedCount[] =>
    rows.map(({ kind, id, count }) => ({ id, count, name: nameOf.get(`${kind} ${id}`) ?? '' }))
  return {
    brand: named(brand),
    package: named(packages),
    inStock: countOf(kinds, 'inStock'),
    rohs: countOf(kinds, 'rohs'),
    countedPartly: partly,
    // A parameter that is the same everywhere narrows nothing, unless it was chosen and must be seen to be taken back.
    parameters: parametersOf(values).filter(
      (facet) => facet.values.length > 1 || allowed.some(({ code }) => code === facet.code),
    ),
  }
}

const idsIn = (rows: Counts) => rows.map((row) => row.id)

const top = (counts: Counts, kind: 'brand' | 'package') =>
  counts
    .filter((row) => row.kind === kind)
    .sort((a, b) => b.count - a.count || a.id - b.id)
    .slice(0, SHOWN_NAMES)

/** In the order of the values, which is that of their parameters. */
function parametersOf(values: readonly CountedValue[]): ParameterFacet[] {
  const facets = new Map<string, ParameterFacet>()
  for (const { code, name, unit, valueId, number, text, count, around, countedPartly } of values) {
    const facet = facets.get(code) ?? { code, name, unit, countedPartly, values: [] }
    facets.set(code, facet)
    const valueName = number === null ? (text ?? '') : formatQuantity(number, unit ?? '')
    facet.values.push({ id: valueId, name: valueName, count, number, ...(around > count && { around }) })
  }
  return [...facets.values()]
}
