import type { Sql, Tx } from '../../../server/database/connect.ts'
import { offsetOf } from '../../../shared/paging.ts'
import { formatQuantity } from '../../../shared/quantity.ts'
import type {
  CategoryChoice,
  CategoryFacets,
  NamedCount,
  ParameterChoice,
  ParameterFacet,
} from '../narrowing.contract.ts'
import { type CountedValue, drawScale } from '../value-scale.rules.ts'
import { getCategoryLeaves, listGoods } from './catalog.service.ts'
import { knowValues } from './known-values.ts'
import * as queries from './narrowing.queries.ts'
import { type Counted, countNarrowed, countOf, countWhole } from './narrowing-counts.ts'
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
    return countNarrowed(sql, narrowed, { goodsCounts, most, picked: pickedOf(choice), withFacets })
  }
  const page = { limit: choice.pageSize, offset: offsetOf(choice), sort: choice.sort }
  const [list, counted] = await Promise.all([listPage(sql, narrowed, page), count()])
  return {
    list,
    totalCount: counted.totalCount,
    totalPartly: counted.totalPartly,
    facets: withFacets ? await nameFacets(sql, counted, choice) : null,
  }
}

/** What chosen parameters allow in some leaves, for lists of other features. What the leaves do not have is left out. */
export async function listAllowedValues(sql: Db, parameters: readonly ParameterChoice[], leaves: number[]) {
  const rows = await Promise.all(parameters.map((one) => queries.findAllowed(sql, one, leaves)))
  return rows.flatMap(([row]) => {
    if (!row || row.places.length === 0) return []
    const { attributeId, valueIds, places } = row
    return [{ attributeId, valueIds, goodsCount: places.reduce((sum, [, , count]) => sum + count, 0) }]
  })
}

/** The parameters of whole leaves, as they are kept. */
export const listWholeParameters = async (sql: Db, leaves: number[]): Promise<ParameterFacet[]> =>
  listParameterFacets(sql, await countWhole(sql, leaves, 0, true), { parameters: [] })

/** Values that were counted elsewhere, as filters. */
export function listCountedParameters(
  sql: Db,
  counts: ReadonlyMap<number, number>,
  { parameters, isPartly }: { parameters: ParameterChoice[]; isPartly: boolean },
): Promise<ParameterFacet[]> {
  const values = { ids: [...counts.keys()], counts: [...counts.values()] }
  return listParameterFacets(sql, { values, valuesPartly: () => isPartly }, { parameters })
}

async function listPage(sql: Db, narrowed: Narrowed, page: Parameters<typeof queries.listNarrowedIds>[2]) {
  const ids = await queries.listNarrowedIds(sql, narrowed, page)
  return listGoods(
    sql,
    ids.map((row) => row.goodsId),
  )
}

async function nameFacets(sql: Db, counted: Counted, choice: CategoryChoice): Promise<CategoryFacets> {
  const { kinds, partly } = counted
  const brand = top(kinds.get('brand'))
  const packages = top(kinds.get('package'))
  const [names, parameters] = await Promise.all([
    queries.listBrandAndPackageNames(sql, idsIn(brand), idsIn(packages)),
    listParameterFacets(sql, counted, choice),
  ])
  const nameOf = new Map(names.map((row) => [`${row.kind} ${row.id}`, row.name]))
  const named = (kind: 'brand' | 'package', counts: typeof brand): NamedCount[] =>
    counts.map(([id, count]) => ({ id, count, name: nameOf.get(`${kind} ${id}`) ?? '' }))
  return {
    brand: named('brand', brand),
    package: named('package', packages),
    inStock: countOf(kinds, 'inStock'),
    rohs: countOf(kinds, 'rohs'),
    countedPartly: partly,
    parameters,
  }
}

const idsIn = (counts: ReadonlyArray<[id: number, count: number]>) => counts.map(([id]) => id)

const top = (counts: ReadonlyMap<number, number> = new Map()) =>
  [...counts].sort(([a, countOfA], [b, countOfB]) => countOfB - countOfA || a - b).slice(0, SHOWN_NAMES)

type Chosen = Pick<CategoryChoice, 'parameters'>

const pickedOf = ({ parameters }: Chosen) => parameters.flatMap(({ valueIds = [] }) => valueIds)

async function listParameterFacets(
  sql: Db,
  { values, valuesPartly }: Pick<Counted, 'values' | 'valuesPartly'>,
  choice: Chosen,
): Promise<ParameterFacet[]> {
  const known = await knowValues(sql, values.ids)
  const byAttribute = new Map<number, CountedValue[]>()
  for (const [place, valueId] of values.ids.entries()) {
    const { attributeId = 0, number = null, text = null } = known.get(valueId) ?? {}
    const value = { valueId, number, text, count: values.counts[place] ?? 0 }
    const others = byAttribute.get(attributeId)
    if (others) others.push(value)
    else byAttribute.set(attributeId, [value])
  }
  const attributes = await queries.listAttributes(sql, [...byAttribute.keys()])
  const picked = new Set(pickedOf(choice))
  const isChosen = (code: string) => choice.parameters.some((one) => one.code === code)
  return (
    attributes
      .map(({ attributeId, ...attribute }) => ({
        ...attribute,
        countedPartly: valuesPartly(attributeId),
        values: drawScale(byAttribute.get(attributeId) ?? [], picked).map((value) => facetValue(value, attribute.unit)),
      }))
      // A parameter that is the same everywhere narrows nothing, unless it was chosen and must be seen to be taken back.
      .filter((facet) => facet.values.length > 1 || isChosen(facet.code))
  )
}

const facetValue = (
  { valueId, number, text, count, around }: ReturnType<typeof drawScale>[number],
  unit: string | null,
) => ({
  id: valueId,
  name: number === null ? (text ?? '') : formatQuantity(number, unit ?? ''),
  count,
  number,
  ...(around > count && { around }),
})
