import type { Db } from '#server/database/connect.ts'
import { formatQuantity } from '#shared/quantity.ts'
import type {
  CategoryChoice,
  CategoryFacets,
  NamedCount,
  ParameterChoice,
  ParameterFacet,
} from '../filters.contract.ts'
import type { Answer, Search } from '../index/part-index.types.ts'
import { type CountedValue, compareNames, drawScale, listMatching } from '../value-scale.rules.ts'
import * as queries from './filters/filters.queries.ts'
import { getCachedValues } from './known-values.service.ts'
import { idOf, valueGroup } from './part-index/part-facts.ts'
import { getPartIndex } from './part-index/part-index.service.ts'

type Counts = ReadonlyMap<number, number>

/** The filters of some leaves. */
export const listParameters = (
  sql: Db,
  leaves: number[],
  { parameters, listed }: Pick<CategoryChoice, 'parameters' | 'listed'>,
) =>
  queries.listParameters(
    sql,
    leaves,
    [...parameters, ...(listed ? [listed] : [])].map(({ code }) => code),
  )

/** What is counted for filters. */
export const facetsOf = (parameters: readonly queries.ParameterRow[]): Pick<Search, 'facets' | 'bands'> => ({
  facets: [...queries.LISTED_KINDS, 'rohs', ...parameters.map(({ attributeId }) => valueGroup(attributeId))],
  bands: [{ column: 'stock', from: [1] }],
})

const countsOf = ({ facets }: Pick<Answer, 'facets'>, group: string): Counts =>
  new Map(facets.get(group)?.map(({ fact, count }) => [idOf(fact), count]))

interface Asked {
  parameters: readonly queries.ParameterRow[]
  choice: Pick<CategoryChoice, 'listed'> & { parameters?: readonly ParameterChoice[] }
}

/** What was counted, with names and in the order of the page. */
export async function listFacets(sql: Db, answer: Answer, asked: Asked): Promise<Omit<CategoryFacets, 'currency'>> {
  const counts = {
    brand: countsOf(answer, 'brand'),
    package: countsOf(answer, 'package'),
    lifecycle: countsOf(answer, 'lifecycle'),
  }
  const [names, parameters] = await Promise.all([
    queries.listKindNames(sql, [...counts.brand.keys()], [...counts.package.keys()]),
    listParameterFacets(sql, valueCounts(answer, asked.parameters), answer.isLowerBound, asked),
  ])
  const named = (kind: queries.ListedKind): NamedCount[] =>
    names.flatMap((row) => {
      const count = row.kind === kind ? counts[kind].get(row.id) : undefined
      return count === undefined ? [] : [{ id: row.id, name: row.name, count }]
    })
  const { isLowerBound } = answer
  return {
    brand: named('brand').sort((a, b) => (b.count ?? 0) - (a.count ?? 0) || compareNames(a.name, b.name)),
    package: named('package').sort((a, b) => compareNames(a.name, b.name)),
    lifecycle: named('lifecycle'),
    inStock: answer.bands.get('stock')?.[0] ?? 0,
    rohs: answer.facets.get('rohs')?.[0]?.count ?? 0,
    isLowerBound: {
      brand: isLowerBound,
      package: isLowerBound,
      lifecycle: isLowerBound,
      inStock: isLowerBound,
      rohs: isLowerBound,
    },
    parameters: parameters.map(({ isBeforePackage, ...facet }) => facet),
    packagePlace: parameters.filter(({ isBeforePackage }) => isBeforePackage).length,
  }
}

/** By parameter. */
const valueCounts = (answer: Answer, parameters: readonly queries.ParameterRow[]): Counts =>
  new Map(parameters.flatMap(({ attributeId }) => [...countsOf(answer, valueGroup(attributeId))]))

/** The parameters of some leaves, counted among what is searched for. Not all of their values can be asked for, as those of a category can. */
export async function countParameters(
  sql: Db,
  search: Search,
  { leaves, parameters: chosen }: { leaves: number[]; parameters: ParameterChoice[] },
): Promise<ParameterFacet[]> {
  const choice = { parameters: chosen }
  const [index, parameters] = await Promise.all([getPartIndex(sql), listParameters(sql, leaves, choice)])
  const answer = index.find({ ...search, ...facetsOf(parameters), page: { from: 0, size: 0 } })
  const facets = await listParameterFacets(sql, valueCounts(answer, parameters), answer.isLowerBound, {
    parameters,
    choice,
  })
  return facets.map(({ isBeforePackage, ...facet }) => ({ ...facet, more: false }))
}

async function listParameterFacets(
  sql: Db,
  counts: Counts,
  isLowerBound: boolean,
  { parameters, choice }: Asked,
): Promise<Array<ParameterFacet & { isBeforePackage: boolean }>> {
  const byAttribute = await groupByAttribute(sql, counts)
  const chosen = choice.parameters ?? []
  const picked = new Set(chosen.flatMap(({ valueIds = [] }) => valueIds))
  return (
    parameters
      .map(({ attributeId, ...attribute }) => {
        const { code, unit, unitPrefix } = attribute
        const all = byAttribute.get(attributeId) ?? []
        const text = choice.listed?.code === code ? choice.listed.text : undefined
        const shown =
          text === undefined ? drawScale(all, picked) : listMatching(all, { text, unit: unit ?? '', picked })
        return {
          ...attribute,
          isLowerBound,
          more: shown.length < all.length,
          values: shown.map((value) => facetValue(value, unit, unitPrefix)),
        }
      })
      // A parameter with one value is hidden, unless it is selected and must be visible to be cleared.
      .filter(
        (facet) =>
          facet.values.length > 1 ||
          chosen.some(({ code }) => code === facet.code) ||
          choice.listed?.code === facet.code,
      )
  )
}

/** Combined values are counted by their members. */
async function groupByAttribute(sql: Db, counts: Counts): Promise<Map<number, CountedValue[]>> {
  const known = await getCachedValues(sql, [...counts.keys()])
  const byAttribute = new Map<number, CountedValue[]>()
  for (const [valueId, count] of counts) {
    const { attributeId = 0, number = null, text = null, members = [] } = known.get(valueId) ?? {}
    if (members.length > 0) continue
    const value = { valueId, number, text, count }
    const others = byAttribute.get(attributeId)
    if (others) others.push(value)
    else byAttribute.set(attributeId, [value])
  }
  return byAttribute
}

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
