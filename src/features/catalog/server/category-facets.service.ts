import type { Db } from '#server/database/connect.ts'
import { formatQuantity } from '#shared/quantity.ts'
import type {
  CategoryChoice,
  CategoryFacets,
  NamedCount,
  ParameterChoice,
  ParameterFacet,
} from '../filters.contract.ts'
import { type CountedValue, compareNames, drawScale, listMatching } from '../value-scale.rules.ts'
import { type Count, countOf, type ListedKind, NONE } from './counts.ts'
import { type Counted, countWhole } from './filters/filter-counts.service.ts'
import * as queries from './filters/filters.queries.ts'
import { getCachedValues } from './known-values.service.ts'

interface Asked {
  leaves: number[]
  /** Values that are always shown. */
  picked: readonly number[]
  choice: Pick<CategoryChoice, 'parameters' | 'listed'> & { withParameters?: boolean }
}

/** What was counted, with names and in the order of the page. */
export async function listFacets(sql: Db, counted: Counted, asked: Asked): Promise<Omit<CategoryFacets, 'currency'>> {
  const { kinds, isLowerBound } = counted
  const listedIds = (kind: ListedKind) => [...(kinds.get(kind) ?? NONE).keys()]
  const [names, parameters] = await Promise.all([
    queries.listKindNames(sql, listedIds('brand'), listedIds('package')),
    asked.choice.withParameters === false ? [] : listParameterFacets(sql, counted, asked),
  ])
  const named = (kind: ListedKind): NamedCount[] =>
    names.flatMap((row) => {
      const count = row.kind === kind ? kinds.get(kind)?.get(row.id) : undefined
      return count === undefined ? [] : [{ id: row.id, name: row.name, count }]
    })
  return {
    brand: named('brand').sort((a, b) => (b.count ?? 0) - (a.count ?? 0) || compareNames(a.name, b.name)),
    package: named('package').sort((a, b) => compareNames(a.name, b.name)),
    lifecycle: named('lifecycle'),
    inStock: countOf(kinds, 'inStock'),
    rohs: countOf(kinds, 'rohs'),
    isLowerBound,
    parameters: parameters.map(({ isBeforePackage, ...facet }) => facet),
    packagePlace: parameters.filter(({ isBeforePackage }) => isBeforePackage).length,
  }
}

/** The parameters of whole leaves, as they are kept. */
export async function listWholeParameters(sql: Db, leaves: number[]): Promise<ParameterFacet[]> {
  const counted = await countWhole(sql, leaves, { goodsCount: 0, picked: [], withFacets: true })
  return listForOthers(sql, counted, { leaves, picked: [], choice: { parameters: [] } })
}

/** Values that were counted elsewhere, as filters. */
export function listCountedParameters(
  sql: Db,
  counts: ReadonlyMap<number, number>,
  { leaves, parameters, isLowerBound }: { leaves: number[]; parameters: ParameterChoice[]; isLowerBound: boolean },
): Promise<ParameterFacet[]> {
  const picked = parameters.flatMap(({ valueIds = [] }) => valueIds)
  const counted = { values: counts, isValueLowerBound: () => isLowerBound, hasMore: () => false }
  return listForOthers(sql, counted, { leaves, picked, choice: { parameters } })
}

/** Lists of other features cannot return all values of a parameter yet. */
async function listForOthers(sql: Db, counted: CountedParameters, asked: Asked): Promise<ParameterFacet[]> {
  const facets = await listParameterFacets(sql, counted, asked)
  return facets.map(({ isBeforePackage, ...facet }) => ({ ...facet, more: false }))
}

type CountedParameters = Pick<Counted, 'values' | 'isValueLowerBound' | 'hasMore'>

async function listParameterFacets(
  sql: Db,
  { values, isValueLowerBound, hasMore }: CountedParameters,
  { leaves, picked, choice }: Asked,
): Promise<Array<ParameterFacet & { isBeforePackage: boolean }>> {
  const byAttribute = await groupByAttribute(sql, values)
  const chosenCodes = choice.parameters.map(({ code }) => code)
  const attributes = await queries.listAttributes(sql, leaves, [...byAttribute.keys()], chosenCodes)
  const shownIds = new Set(picked)
  const isChosen = (code: string) => choice.parameters.some((one) => one.code === code)
  return (
    attributes
      .map(({ attributeId, ...attribute }) => {
        const { code, unit, unitPrefix } = attribute
        const all = byAttribute.get(attributeId) ?? []
        const text = choice.listed?.code === code ? choice.listed.text : undefined
        const shown =
          text === undefined
            ? drawScale(all, shownIds)
            : listMatching(all, { text, unit: unit ?? '', picked: shownIds })
        return {
          ...attribute,
          isLowerBound: isValueLowerBound(attributeId),
          more: shown.length < all.length || hasMore(attributeId),
          values: shown.map((value) => facetValue(value, unit, unitPrefix)),
        }
      })
      // A parameter with one value is hidden, unless it is selected and must be visible to be cleared.
      .filter((facet) => facet.values.length > 1 || isChosen(facet.code) || choice.listed?.code === facet.code)
  )
}

async function groupByAttribute(sql: Db, values: ReadonlyMap<number, Count>): Promise<Map<number, CountedValue[]>> {
  const counts = await splitCombined(sql, values)
  const known = await getCachedValues(sql, [...counts.keys()])
  const byAttribute = new Map<number, CountedValue[]>()
  for (const [valueId, count] of counts) {
    const { attributeId = 0, number = null, text = null } = known.get(valueId) ?? {}
    const value = { valueId, number, text, count }
    const others = byAttribute.get(attributeId)
    if (others) others.push(value)
    else byAttribute.set(attributeId, [value])
  }
  return byAttribute
}

/** A combined value counts for each of its members: "USB, CAN" for USB and for CAN. */
async function splitCombined(sql: Db, values: ReadonlyMap<number, Count>): Promise<Map<number, Count>> {
  const known = await getCachedValues(sql, [...values.keys()])
  const counts = new Map<number, Count>()
  for (const [id, count] of values) {
    const members = known.get(id)?.members ?? []
    for (const shown of members.length > 0 ? members : [id]) counts.set(shown, add(counts.get(shown), count))
  }
  return counts
}

const add = (sum: Count = null, count: Count): Count => (sum === null ? count : sum + (count ?? 0))

const facetValue = (
  { valueId, number, text, count, around = 0 }: CountedValue & { around?: number },
  unit: string | null,
  unitPrefix: string | null,
) => ({
  id: valueId,
  name: number === null ? (text ?? '') : formatQuantity(number, unit ?? '', unitPrefix),
  count,
  number,
  ...(around > (count ?? 0) && { around }),
})
