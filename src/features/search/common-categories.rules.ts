import type { Condition } from './reader/resolved-fact.ts'

/** A condition, and the categories that have parts for it, where that is known. */
export interface OfKinds {
  condition: Condition
  kinds?: ReadonlySet<number>
}

/** The categories that have parts for each condition by itself. */
function commonOf(wanted: readonly OfKinds[]): Set<number> {
  const [first, ...others] = wanted.flatMap(({ kinds }) => kinds ?? [])
  return new Set([...(first ?? [])].filter((id) => others.every((one) => one.has(id))))
}

/** No category has parts for all of them. */
export const isImpossible = (wanted: readonly OfKinds[]): boolean =>
  wanted.some(({ kinds }) => kinds) && commonOf(wanted).size === 0

/** Kinds of parts among the meanings of a condition are looked for only where parts can match. */
export function inCommonCategories<T extends OfKinds>(wanted: readonly T[]): T[] {
  const common = commonOf(wanted)
  if (wanted.length < 2 || common.size === 0) return [...wanted]
  return wanted.map((one) => {
    const { leaves = [] } = one.condition
    const left = leaves.filter((leaf) => common.has(leaf))
    return !one.kinds || left.length === leaves.length ? one : { ...one, condition: { ...one.condition, leaves: left } }
  })
}
