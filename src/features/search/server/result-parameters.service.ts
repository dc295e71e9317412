import { listAllowedValues } from '#features/catalog/server/filters/filters.service.ts'
import type { Db } from '#server/database/connect.ts'
import type { Lexicon } from '../reader/lexicon.rules.ts'
import type { ResolvedFact } from '../reader/resolved-fact.ts'
import type { SearchInput, SearchResult } from '../search.contract.ts'
import { SHOWN_VALUES } from './search.queries.ts'

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
