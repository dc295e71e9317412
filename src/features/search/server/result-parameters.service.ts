import type { ParameterFacet } from '#features/catalog/filters.contract.ts'
import { listCountedParameters, listWholeParameters } from '#features/catalog/server/category-facets.service.ts'
import { listAllowedValues } from '#features/catalog/server/filters/filters.service.ts'
import type { Db } from '#server/database/connect.ts'
import type { Lexicon } from '../reader/lexicon.rules.ts'
import type { ResolvedFact } from '../reader/resolved-fact.ts'
import type { SearchInput, SearchResult } from '../search.contract.ts'
import type { ByConditions } from './meeting/by-conditions.ts'
import { countValues } from './result-parameters.queries.ts'
import { hasFilters, isCountLowerBound, SHOWN_VALUES } from './search.queries.ts'

/** A selected filter as a condition without a text. */
export type Filter = ResolvedFact & { attributeId: number }

/** The leaves whose parameters are shown: those that were chosen, else those of the hits, if one category holds them all. */
export function findFilteredLeaves(
  lexicon: Lexicon,
  { facets, isLowerBound }: Pick<SearchResult, 'facets' | 'isLowerBound'>,
  { categoryId }: SearchInput,
  understood: number[] | undefined,
): number[] | undefined {
  const isListed = !isLowerBound && facets.category.length > 0 && facets.category.length < SHOWN_VALUES
  const found = isListed ? facets.category.map(({ id }) => id) : understood
  const leaves = categoryId.length > 0 ? categoryId : found
  const common = leaves && lexicon.categories.commonOf(leaves)
  // Top categories have too many kinds of parts for common parameters.
  return common === undefined || lexicon.categories.isTop(common) ? undefined : leaves
}

export async function listFilters(sql: Db, { parameters }: SearchInput, leaves: number[]): Promise<Filter[]> {
  const allowed = parameters.length > 0 ? await listAllowedValues(sql, parameters, leaves) : []
  return allowed.map(({ attributeId, valueIds, goodsCount }) => ({
    attributeId,
    fact: { words: '', meaning: {} },
    label: '',
    condition: { valueIds },
    goodsCount,
  }))
}

interface Asked {
  leaves: number[]
  filters: Filter[]
  /** What the goods must be, with some of the filters. */
  wantedWith: (filters: Filter[]) => ByConditions
}

/** The filters of the category page for the hits. A selected parameter is counted without its own filter. */
export async function listResultParameters(sql: Db, asked: Asked, input: SearchInput): Promise<ParameterFacet[]> {
  const { leaves, filters, wantedWith } = asked
  if (isWhole(wantedWith([])) && !hasFilters(input)) return listWholeParameters(sql, leaves)
  const counted = await Promise.all([
    countValues(sql, wantedWith(filters), input),
    ...filters.map((left) =>
      countValues(sql, wantedWith(filters.filter((one) => one !== left)), input, left.attributeId),
    ),
  ])
  const rows = counted.flat()
  const counts = new Map(rows.flatMap(({ ids, counts }) => ids.map((id, place) => [id, counts[place] ?? 0] as const)))
  const isLowerBound = rows.some(({ hitCount }) => isCountLowerBound(wantedWith(filters), input, hitCount))
  return listCountedParameters(sql, counts, { leaves, parameters: input.parameters, isLowerBound })
}

/** Nothing was said but what kind of part it is. */
const isWhole = ({ conditions, inStock, rohs }: ByConditions): boolean =>
  !inStock && !rohs && conditions.length === 1 && Object.keys(conditions[0] ?? {}).join() === 'leaves'
