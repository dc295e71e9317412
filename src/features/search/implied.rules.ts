import { type Condition, meaningsOf } from './reader/resolved-fact.ts'

interface Wanted {
  condition: Condition
  /** Of a rating. */
  nearest?: number[]
}

/**
 * "Through-hole … through hole": goods that meet a condition meet each one that has all of its meanings. A rating stays,
 * because the nearest are read by it.
 */
export function withoutImplied<T extends Wanted>(wanted: readonly T[]): T[] {
  const implies = ({ condition: some }: Wanted, { condition: all }: Wanted) =>
    isOfIds(some) && ID_KINDS.every((kind) => includesAll(all[kind], some[kind]))
  return wanted.filter(
    (one, place) =>
      one.nearest ||
      !wanted.some((other, at) => at !== place && implies(other, one) && (at < place || !implies(one, other))),
  )
}

const ID_KINDS = ['leaves', 'brandIds', 'packageIds', 'valueIds'] as const

const isOfIds = (condition: Condition): boolean =>
  Object.keys(condition).every((kind) => ID_KINDS.some((one) => one === kind)) && meaningsOf(condition) > 0

const includesAll = (all: readonly number[] = [], some: readonly number[] = []): boolean => {
  const known = new Set(all)
  return some.every((id) => known.has(id))
}
