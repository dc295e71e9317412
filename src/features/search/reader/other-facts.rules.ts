import type { Lexicon, Meaning } from './lexicon.rules.ts'
import { holds, STOP_WORDS } from './names.rules.ts'
import type { Fact } from './reading.ts'
import type { Condition, ResolvedFact } from './resolved-fact.ts'
import { wordsOf } from './words.rules.ts'

/** Assumed count for a word of a description. Low, because otherwise each row of another list would be parsed. */
const ANY_WORD = 500

/** Texts that are neither names nor parameter values are searched in descriptions: "3.5 mm". */
export function otherFact(
  lexicon: Lexicon,
  fact: Fact,
  kinds: ReadonlySet<number> | undefined,
  isAlone = false,
): ResolvedFact {
  const { brandIds, beginnings } = fact.meaning
  // "8 pin" is of a package only where the kind of part does not count positions itself.
  const isCounted = fact.named && kinds && fact.named.attribute.leaves.some((leaf) => kinds.has(leaf))
  const packageIds = (!isCounted && fact.meaning.packageIds) || []
  const values = valuesOf(lexicon, fact, kinds)
  const named = (fact.packages ?? []).flatMap((name) => lexicon.packagesNamed(name))
  const valueIds = values && [...new Set(values.flatMap((one) => one.valueIds))]
  const exactIds = [...new Set(values?.flatMap((one) => one.exactIds))]
  // Beside other words a value says more than a kind of the same name: an 8051 microcontroller. So do several words.
  const isValue = !isAlone || isSeveral(fact)
  const leaves = kinds && exactIds.length > 0 && isValue ? undefined : fact.meaning.leaves
  // A word that names no kind of these parts may stand in their description: "isolated CAN transceiver".
  const isBeside = leaves !== undefined && kinds !== undefined && ![...leaves].some((leaf) => kinds.has(leaf))
  const condition: Condition = {
    ...(leaves && { leaves: [...leaves] }),
    ...(brandIds && { brandIds }),
    ...(valueIds && { valueIds }),
    ...(isBeside && { text: fact.words }),
    ...(beginnings && { beginsWith: beginnings }),
    ...((fact.packages || packageIds.length > 0) && { packageIds: [...new Set([...packageIds, ...named])] }),
  }
  if (Object.keys(condition).length === 0) {
    return textFact(fact)
  }
  return {
    fact,
    // "IR" is a manufacturer, and infrared where that is the kind of part; "linear" was one, and is a taper.
    label: brandIds && kinds && ((leaves && !isBeside) || values) ? fact.words : labelOf(lexicon, fact, values),
    condition,
    goodsCount: brandIds && Object.keys(condition).length === 1 ? lexicon.goodsOf(brandIds) : undefined,
    ...(exactIds.length > 0 &&
      exactIds.length < (valueIds?.length ?? 0) &&
      Object.keys(condition).length === 1 && { nearest: exactIds, near: valueIds }),
  }
}

/** A value of a parameter that these kinds of parts do not have is not meant: isolated resistors, but an isolated transceiver. */
export function valuesOf(
  lexicon: Lexicon,
  { meaning, quantities = [] }: Fact,
  kinds: ReadonlySet<number> | undefined,
): Meaning['values'] {
  // A number is a text of some parameter only where the kind of part is known to have it.
  if (!kinds && quantities.length > 0) return undefined
  const possible = meaning.values?.filter(
    ({ code }) =>
      !kinds || lexicon.attributes.some((one) => one.code === code && one.leaves.some((leaf) => kinds.has(leaf))),
  )
  return possible && possible.length > 0 ? possible : undefined
}

const isSeveral = ({ words, meant = words }: Fact): boolean => /\S\s+\S/.test(meant)

/** Values that a word means beside a kind of part: of counters the decade counters come first. */
export function hintsOf(
  lexicon: Lexicon,
  facts: readonly Fact[],
  kinds: ReadonlySet<number> | undefined,
  isAlone = false,
): number[][] {
  // Of "bluetooth" alone the modules count as much as what has it.
  const isKind = (fact: Fact) => isAlone && fact.meaning.leaves && !isSeveral(fact)
  const isSaid = ({ words, meaning: { values = [] } }: Fact) =>
    /\w[\s-]+\w/.test(words) || values.some(({ exactIds }) => exactIds.length > 0)
  return facts
    .filter(
      (fact) => isSaid(fact) && !isKind(fact) && !fact.quantities && !fact.meaning.brandIds && !fact.meaning.packageIds,
    )
    .map((fact) => valuesOf(lexicon, fact, kinds)?.flatMap((one) => one.valueIds) ?? [])
    .filter((ids) => ids.length > 0)
}

/**
 * Values with the words that named a kind of part whose own name lacks them: of gates those that are NAND gates come
 * first for "nand", and of inverters those with a Schmitt trigger for "schmitt inverter".
 */
export function hintsOfKinds(lexicon: Lexicon, facts: readonly Fact[]): number[][] {
  const { categories } = lexicon
  return facts.flatMap(({ words, meaning: { leaves, isName, brandIds, values, packageIds }, quantities }) => {
    if (!leaves || !isName || brandIds || values || packageIds || quantities) return []
    const said = wordsOf(words)
    const isCalledSo = (leaf: number) => categories.pathTo(leaf).some((id) => holds(categories.nameOf(id), said))
    const ids = [...leaves].every(isCalledSo) ? [] : lexicon.valuesWithAll(said)
    return ids.length > 0 ? [[...ids]] : []
  })
}

/**
 * Words that named a kind of part whose own name lacks them: of temperature sensors those that are described as RTD converters
 * come first for "rtd converter". None of a word that is a value of these kinds.
 */
export function wordsBesideKinds(
  lexicon: Lexicon,
  facts: readonly Fact[],
  kinds: ReadonlySet<number> | undefined,
): string[] {
  const { categories } = lexicon
  return facts.flatMap((fact) => {
    const { leaves, isName, brandIds, packageIds } = fact.meaning
    if (!leaves || !isName || brandIds || packageIds || fact.quantities || valuesOf(lexicon, fact, kinds)) return []
    // Of CAN/LIN each part is one of both.
    const names = [...leaves]
      .flatMap((leaf) => categories.pathTo(leaf).map((id) => categories.nameOf(id)))
      .filter((name) => !name.includes('/'))
    return wordsOf(fact.meant ?? fact.words).filter(
      (word) => !STOP_WORDS.has(word) && !names.some((name) => holds(name, [word])),
    )
  })
}

const textFact = (fact: Fact): ResolvedFact => ({
  fact,
  label: `“${fact.words}”`,
  condition: { text: asDescribed(fact.meant ?? fact.words) },
  goodsCount: ANY_WORD,
})

/** As descriptions are written: "4x4mm" is "4 × 4 mm" there, and "2xAA" is "2 × AA". */
const asDescribed = (words: string) =>
  words
    .replace(/(\d)[x×*](?=\d)/gi, '$1 ')
    .replace(/^(\d{1,2})[x×*](?=\p{L}{1,3}\d*$)/iu, '$1 ')
    .replace(/(\d)(?=\p{L}+$)/u, '$1 ')

/** All of a text as words of one description, whatever each of them means by itself: "pi zero 2 w". */
export const descriptionFact = (texts: readonly string[]): ResolvedFact => ({
  ...textFact({ words: texts.join(' '), meaning: {} }),
  condition: { text: texts.map(asDescribed).join(' ') },
})

/** An unknown word is searched in descriptions and longer values. */
export function wordFact(lexicon: Lexicon, fact: Fact): ResolvedFact {
  const valueIds = /\d/.test(fact.words) ? [] : lexicon.valuesWith(fact.words)
  const text = textFact(fact)
  return valueIds.length > 0 ? { ...text, condition: { ...text.condition, valueIds: [...valueIds] } } : text
}

/** `values` are those of the kinds of parts that are meant: "vert" is a colour, and vertical of a header. */
function labelOf(lexicon: Lexicon, { words, meaning, packages }: Fact, values = meaning.values): string {
  if (packages) return `Package: ${packages[0]}`
  if (meaning.isSimilar) return `Number similar to ${words}`
  if (meaning.beginnings) return `${words} (${meaning.beginnings.map((text) => `${text}…`).join(', ')})`
  const [brandId] = meaning.brandIds ?? []
  if (brandId !== undefined) return `Manufacturer: ${lexicon.brandName(brandId)}`
  const [value, ...more] = values ?? []
  // "5mm" may be a size, a range or a package.
  const isOne = value && !meaning.leaves && !meaning.packageIds && more.every(({ name }) => name === value.name)
  return isOne ? `${value.name}: ${words}` : words
}
