import type { Lexicon } from './lexicon.rules.ts'
import type { Fact } from './reading.ts'
import type { Condition, ResolvedFact } from './resolved-fact.ts'

/** How many goods a word of a description leads to is not counted. Few, else each row of another list would be parsed. */
const ANY_WORD = 500

/** What is neither a name nor a number of a parameter may still stand in a description: "3.5 mm". */
export function otherFact(lexicon: Lexicon, fact: Fact, kinds: ReadonlySet<number> | undefined): ResolvedFact {
  const { brandIds, values, packageIds = [] } = fact.meaning
  const named = (fact.packages ?? []).flatMap((name) => lexicon.packagesNamed(name))
  const valueIds = values?.flatMap((one) => one.valueIds)
  const exactIds = values?.flatMap((one) => one.exactIds) ?? []
  // Beside the kind of part a value says more than a kind of the same name: an 8051 microcontroller.
  const leaves = kinds && exactIds.length > 0 ? undefined : fact.meaning.leaves
  // A word that names no kind of these parts may stand in their description: "isolated CAN transceiver".
  const isBeside = leaves !== undefined && kinds !== undefined && ![...leaves].some((leaf) => kinds.has(leaf))
  const condition: Condition = {
    ...(leaves && { leaves: [...leaves] }),
    ...(brandIds && { brandIds }),
    ...(valueIds && { valueIds }),
    ...(isBeside && { text: fact.words }),
    ...((fact.packages || packageIds.length > 0) && { packageIds: [...packageIds, ...named] }),
  }
  if (Object.keys(condition).length === 0) {
    return wordFact(fact)
  }
  return {
    fact,
    label: labelOf(lexicon, fact),
    condition,
    goodsCount: brandIds && Object.keys(condition).length === 1 ? lexicon.goodsOf(brandIds) : undefined,
    ...(exactIds.length > 0 &&
      exactIds.length < (valueIds?.length ?? 0) &&
      Object.keys(condition).length === 1 && { nearest: exactIds, near: valueIds }),
  }
}

/** As descriptions are written: "4x4mm" is "4 × 4 mm" there. */
export const wordFact = (fact: Fact): ResolvedFact => ({
  fact,
  label: `“${fact.words}”`,
  condition: { text: fact.words.replace(/(\d)[x×*](?=\d)/gi, '$1 ').replace(/(\d)(?=\p{L}+$)/u, '$1 ') },
  goodsCount: ANY_WORD,
})

function labelOf(lexicon: Lexicon, { words, meaning, packages }: Fact): string {
  if (packages) return `Package: ${packages[0]}`
  const [brandId] = meaning.brandIds ?? []
  if (brandId !== undefined) return `Manufacturer: ${lexicon.brandName(brandId)}`
  const [value] = meaning.values ?? []
  return value && !meaning.leaves ? `${value.name}: ${words}` : words
}
