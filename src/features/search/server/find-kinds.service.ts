import type { Db } from '#server/database/connect.ts'
import type { OfKinds } from '../common-categories.rules.ts'
import type { Condition, ResolvedFact } from '../reader/resolved-fact.ts'
import * as queries from './words/lexicon.queries.ts'

/** The categories that have parts for each fact and hint, from stored counts; not known of words and parts of numbers. */
export async function findKinds(
  sql: Db,
  facts: readonly ResolvedFact[],
  hinted: readonly number[][],
): Promise<{ facts: ResolvedFact[]; hints: OfKinds[] }> {
  const hints = hinted.map((valueIds) => ({ condition: { valueIds } }))
  const wanted = [...facts, ...hints].flatMap(({ condition }, place) =>
    isOfIds(condition) ? idsInCondition(condition, place) : [],
  )
  const rows = wanted.length > 0 ? await queries.listCategoriesOf(sql, wanted) : []
  const kinds = new Map(wanted.map(({ place }) => [place, new Set<number>()]))
  for (const { place, categoryIds } of rows) kinds.set(place, new Set(categoryIds))
  const withKinds = <T extends OfKinds>(one: T, place: number): T => {
    const own = kinds.get(place)
    return own ? { ...one, kinds: own } : one
  }
  return { facts: facts.map(withKinds), hints: hints.map((one, at) => withKinds<OfKinds>(one, facts.length + at)) }
}

const isOfIds = ({ text, beginsWith, contains }: Condition): boolean =>
  text === undefined && beginsWith === undefined && contains === undefined

/** For `listCategoriesOf`; none without ids. */
export function idsInCondition(
  { leaves = [], brandIds = [], packageIds = [], valueIds = [] }: Condition,
  place: number,
) {
  const count = leaves.length + brandIds.length + packageIds.length + valueIds.length
  return count > 0 ? [{ place, leaves, brandIds, packageIds, valueIds }] : []
}
