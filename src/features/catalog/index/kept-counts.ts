import { listOf, type Segment } from './segment.ts'

/** Facets of one fact in a segment, as pairs of a fact and its count. */
interface Kept {
  goneCount: number
  facts: Uint32Array
  counts: Uint32Array
}

/** Of each segment. The oldest are dropped first. */
const MAX_KEPT = 100

/** They go with their segment. */
const keptBySegment = new WeakMap<Segment, Map<string, Kept>>()

/**
 * Adds the counts of all rows with a fact. For a fact with a long list, a whole category, they are kept until a row of the
 * segment is gone. `count` adds them to an array by fact.
 */
export function addWholeFact(
  segment: Segment,
  fact: number,
  groups: readonly string[],
  counts: Uint32Array,
  count: (counts: Uint32Array) => void,
): void {
  if (!listOf(segment, fact)?.isBits) {
    count(counts)
    return
  }
  const all = keptBySegment.get(segment) ?? new Map<string, Kept>()
  keptBySegment.set(segment, all)
  const key = [fact, ...groups].join()
  let kept = all.get(key)
  if (kept?.goneCount !== segment.goneCount) {
    kept = keepCounts(segment, counts.length, count)
    all.delete(key)
    all.set(key, kept)
    for (const oldest of all.keys()) if (all.size > MAX_KEPT) all.delete(oldest)
  }
  for (let at = 0; at < kept.facts.length; at += 1) {
    const one = kept.facts[at] ?? 0
    counts[one] = (counts[one] ?? 0) + (kept.counts[at] ?? 0)
  }
}

/** By fact; zero between two uses. */
let scratch = new Uint32Array(1024)

function keepCounts({ listed, goneCount }: Segment, size: number, count: (counts: Uint32Array) => void): Kept {
  if (scratch.length < size) scratch = new Uint32Array(size)
  count(scratch)
  const facts = listed.filter((fact) => (scratch[fact] ?? 0) > 0)
  const counts = facts.map((fact) => scratch[fact] ?? 0)
  for (const fact of facts) scratch[fact] = 0
  return { goneCount, facts, counts }
}
