import type { Lexicon } from './lexicon.rules.ts'
import type { Fact } from './reading.ts'
import type { ResolvedFact } from './resolved-fact.ts'

/** Kinds of parts that were named narrow each other. A word of a longer name that fits none of them is left to the rest. */
export function intersectCategories(facts: readonly Fact[]): { leaves: Set<number> | undefined; others: Fact[] } {
  const isKind = ({ meaning }: Fact) =>
    meaning.leaves !== undefined && !meaning.brandIds && !meaning.values && !meaning.packageIds
  // The last name says what it is, those before it of what kind: "logic level MOSFET".
  const kinds = facts
    .filter(isKind)
    .reverse()
    .sort((a, b) => strengthOf(b) - strengthOf(a))
  let leaves: Set<number> | undefined
  const others: Fact[] = facts.filter((fact) => !isKind(fact))
  for (const fact of kinds) {
    // "High voltage" alone is no kind of part, though some are called so.
    if (fact.meaning.isFilling && !leaves && facts.length > 1) continue
    const own = fact.meaning.leaves ?? new Set<number>()
    const both: Set<number> = leaves ? new Set([...leaves].filter((leaf) => own.has(leaf))) : new Set(own)
    if (both.size > 0) leaves = both
    else if (!fact.meaning.isFilling)
      others.push({ words: fact.words, meaning: {}, ...(fact.quantities?.length && { quantities: fact.quantities }) })
  }
  return { leaves, others }
}

/** A name says more than a word of one, and "16-bit" may be a number instead. */
const strengthOf = ({ meaning, quantities = [] }: Fact): number =>
  Number(meaning.isName ?? false) + (quantities.length === 0 ? 1 : 0) - (meaning.isFilling ? 3 : 0)

/** Nobody has to say that 100 nF is a capacitor. */
export function impliedLeaves(lexicon: Lexicon, facts: readonly Fact[]): Set<number> | undefined {
  const leaves = new Set<number>()
  for (const fact of facts)
    for (const { unit } of fact.quantities ?? []) {
      const implies = lexicon.attributes.find((one) => one.unit === unit && one.implies !== undefined)?.implies
      for (const phrase of implies?.split('|') ?? [])
        for (const leaf of lexicon.find(phrase.split(' '))?.leaves ?? []) leaves.add(leaf)
    }
  return leaves.size > 0 ? leaves : undefined
}

/** One for each word that named a kind of part; what follows from a value cannot be taken back. */
export function categoryFacts(
  lexicon: Lexicon,
  facts: readonly Fact[],
  leaves: ReadonlySet<number>,
  isSaid: boolean,
): ResolvedFact[] {
  const common = lexicon.categories.commonOf(leaves)
  const name = common === undefined ? '' : lexicon.categories.nameOf(common)
  const isWhole = common !== undefined && lexicon.categories.leavesBelow(common).length === leaves.size
  const words = isSaid
    ? facts.filter(({ meaning }) => meaning.leaves && !meaning.values && !meaning.brandIds).map((fact) => fact.words)
    : []
  return [
    {
      fact: { words: words.length === 1 ? (words[0] ?? '') : '', meaning: {} },
      // Some of a category is called as it was typed: a resistor is not all of Resistors.
      label: (isWhole && name) || words.join(' ') || name,
      condition: { leaves: [...leaves] },
      goodsCount: undefined,
    },
  ]
}
