import { intersectCategories } from '../kinds.rules.ts'
import type { Lexicon } from '../lexicon.rules.ts'
import { otherFact } from '../other-facts.rules.ts'
import type { Fact, Reading } from '../reading.ts'
import type { Condition } from '../resolved-fact.ts'
import { boundsOf, readNumbers } from './parameters.rules.ts'

/** What each fact of a text may mean in any category: `place` is the place of the fact. */
export interface OpenMeanings {
  /** The kinds of parts that words name, if they do. */
  named: ReadonlySet<number> | undefined
  numbers: ReturnType<typeof boundsOf>
  ids: Array<{ place: number; condition: Condition }>
}

/** Undefined without a number, or where it stands alone: then no other fact tells what it is of. */
export function openMeanings(lexicon: Lexicon, { facts }: Reading): OpenMeanings | undefined {
  const { leaves: named, others } = intersectCategories(lexicon, facts)
  const among = named ?? new Set(lexicon.categories.leaves)
  const numbers = readNumbers(lexicon, others, among)
  if (numbers.length === 0 || facts.length < 2) return undefined
  return {
    named,
    numbers: numbers.flatMap((one) => boundsOf({ ...one, isWithinReach: true }, others.indexOf(one.fact))),
    ids: others.map((fact, place) => ({ place, condition: meantBy(lexicon, fact, among) })),
  }
}

/** A name of some kinds of parts is no package of others: "433 MHz module". */
function meantBy(lexicon: Lexicon, fact: Fact, among: ReadonlySet<number>): Condition {
  const { leaves, isName, brandIds } = fact.meaning
  return leaves && isName && !brandIds ? { leaves: [...leaves] } : otherFact(lexicon, fact, among, true).condition
}
