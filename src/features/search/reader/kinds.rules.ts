import type { Lexicon } from './lexicon.rules.ts'
import type { Fact, Reading } from './reading.ts'
import type { ResolvedFact } from './resolved-fact.ts'

export interface NamedKinds {
  /** Allowed kinds of the goods. */
  leaves: Set<number> | undefined
  /** Kinds for parameters and values: also restricted by words that may be a kind or a value, like "PNP". */
  context: Set<number> | undefined
  others: Fact[]
}

/** Intersects the named kinds of parts. A word of a longer name that fits none of them is handled later. */
export function intersectCategories(lexicon: Lexicon, facts: readonly Fact[]): NamedKinds {
  const isKind = ({ meaning }: Fact) =>
    meaning.leaves !== undefined && !meaning.brandIds && !meaning.values && !meaning.packageIds
  // The last name says what it is, those before it of what kind: "logic level MOSFET".
  const kinds = facts
    .filter(isKind)
    .reverse()
    .sort(
      (a, b) => strengthOf(lexicon, b) - strengthOf(lexicon, a) || fitOf(lexicon, b, facts) - fitOf(lexicon, a, facts),
    )
  let leaves: Set<number> | undefined
  const others: Fact[] = facts.filter((fact) => !isKind(fact))
  for (const fact of kinds) {
    const own = fact.meaning.leaves ?? new Set<number>()
    const isAlone = !leaves && facts.length > 1
    // "High voltage" alone is no kind of part, though some are called so.
    if (fact.meaning.isFilling && isAlone) continue
    // Nor is the name of a parameter, beside a word that is: "power npn".
    if (fact.meaning.attribute && isAlone && others.some((one) => one.meaning.leaves && one.meaning.isName)) continue
    // "ESP32 module with antenna connector": what it has does not say what it is beside a word that does.
    if (fact.isBeside && isAlone && others.some((one) => !one.isBeside && saysKind(lexicon, one))) {
      others.push({ words: fact.words, meaning: {} })
      continue
    }
    const both = intersect(leaves, own)
    // Beside other words "1.0 mm" may be a number, though a category is called so.
    if (isAlone && fact.quantities?.length) others.push(fact)
    // "IC shift register 8bit": so may be a number beside the name of another kind.
    else if (fact.quantities?.length && others.some((one) => isOtherKind(one, own)))
      others.push({ words: fact.words, meaning: {}, quantities: fact.quantities })
    else if (both.size > 0) {
      leaves = both
      // A category may hold several: of "Pin Headers 2.0/1.27 mm" those of 1.27 mm are meant.
      const quantities = fact.quantities?.filter(({ unit }) => unit === 'mm') ?? []
      if (quantities.length > 0) others.push({ words: fact.words, meaning: {}, quantities })
    } else if (!fact.meaning.isFilling)
      others.push({ words: fact.words, meaning: {}, ...(fact.quantities?.length && { quantities: fact.quantities }) })
  }
  return { leaves, context: restrictContext(leaves, others), others }
}

/** By a word, or by a value: "18pF for crystal" is a capacitor. */
const saysKind = (lexicon: Lexicon, fact: Fact): boolean =>
  fact.meaning.leaves !== undefined || leavesOfUnits(lexicon, fact, [fact]).size > 0

const isOtherKind = ({ meaning }: Fact, kinds: ReadonlySet<number>): boolean =>
  meaning.isName === true && meaning.leaves !== undefined && intersect(meaning.leaves, kinds).size === 0

/** A word that is a kind or a value says which parameters the numbers beside it are of, if it is a kind of these parts. */
function restrictContext(leaves: Set<number> | undefined, others: readonly Fact[]): Set<number> | undefined {
  let context = leaves
  for (const { meaning } of others) {
    if (!meaning.leaves || !meaning.isName || meaning.brandIds || meaning.packageIds) continue
    const both = intersect(context, meaning.leaves)
    if (both.size > 0) context = both
  }
  return context
}

export const intersect = (one: ReadonlySet<number> | undefined, other: ReadonlySet<number>): Set<number> =>
  new Set(one ? [...one].filter((leaf) => other.has(leaf)) : other)

/** Full names rank above words of names; "16-bit" may be a number, and "holder" alone is not specific. */
const strengthOf = (lexicon: Lexicon, { meaning, quantities = [], isBeside }: Fact): number =>
  Number(meaning.isName ?? false) +
  (quantities.length === 0 ? 1 : 0) -
  (meaning.isFilling ? 3 : 0) -
  (lexicon.categories.commonOf(meaning.leaves ?? []) === undefined ? 0.5 : 0) -
  (isBeside ? 1.5 : 0)

/** How many of the other facts may be of this kind of part: 1 A is of a charger, not of a cell, and I2C of a clock. */
function fitOf(lexicon: Lexicon, { meaning }: Fact, facts: readonly Fact[]): number {
  const attributes = lexicon.attributes.filter(
    ({ rank, leaves }) => rank !== undefined && leaves.some((leaf) => meaning.leaves?.has(leaf)),
  )
  const units = new Set(attributes.map(({ unit }) => unit))
  const isFitting = ({ quantities = [], meaning: { values = [] } }: Fact) =>
    quantities.some(({ unit }) => units.has(unit)) ||
    values.some(({ code }) => isParameterOf(lexicon, code, meaning.leaves))
  return facts.filter(isFitting).length
}

const isParameterOf = (lexicon: Lexicon, code: string, leaves: ReadonlySet<number> | undefined): boolean =>
  lexicon.attributes.some((one) => one.code === code && one.leaves.some((leaf) => leaves?.has(leaf)))

/** As values tell, unless a word that is also a package names other kinds that have them: a module of 433 MHz is no crystal. */
export function impliedKinds(lexicon: Lexicon, facts: readonly Fact[]): Set<number> | undefined {
  const implied = impliedLeaves(lexicon, facts)
  const outlined = facts.flatMap(({ meaning: { leaves, isName, packageIds } }) =>
    leaves && isName && packageIds ? [...leaves] : [],
  )
  if (!implied || outlined.some((leaf) => implied.has(leaf))) return implied
  const units = new Set(facts.flatMap(({ quantities = [] }) => quantities.map(({ unit }) => unit)))
  const measured = lexicon.attributes.filter(({ unit, rank }) => rank !== undefined && unit && units.has(unit))
  const fitting = outlined.filter((leaf) => measured.some(({ leaves }) => leaves.includes(leaf)))
  return fitting.length > 0 ? new Set(fitting) : implied
}

/** Derives the kind from values: 100 nF is a capacitor. "4p" only counts beside numbers and packages. */
export function impliedLeaves(lexicon: Lexicon, facts: readonly Fact[]): Set<number> | undefined {
  const leaves = new Set<number>()
  const isPlain = ({ meaning, quantities }: Fact) =>
    quantities !== undefined || (!meaning.brandIds && !meaning.values && !meaning.leaves)
  for (const fact of facts) {
    const own = leavesOfUnits(lexicon, fact, facts)
    // "18p C0G": only what is measured in farads has a dielectric.
    const isMeasured = ({ meaning: { values = [] } }: Fact) =>
      values.some(({ code }) => isParameterOf(lexicon, code, own) && !isParameterOf(lexicon, code, countedBy(fact)))
    if (!fact.count || facts.every((one) => isPlain(one) || isMeasured(one))) for (const leaf of own) leaves.add(leaf)
  }
  return leaves.size > 0 ? leaves : undefined
}

/** "10u" may be farads or henries. Beside 3 A those are meant of which a current says more. */
function leavesOfUnits(lexicon: Lexicon, fact: Fact, facts: readonly Fact[]): Set<number> {
  const implied = (fact.quantities ?? []).flatMap(({ unit, needsKind }) => {
    const implies = lexicon.attributes.find((one) => one.unit === unit && one.implies !== undefined)?.implies
    return implies === undefined || needsKind ? [] : [lexicon.leavesNamed(implies)]
  })
  const fits = implied.map(() => 0)
  for (const other of implied.length > 1 ? facts : []) {
    const ranks = implied.map((kinds) => (other === fact ? undefined : rankOf(lexicon, other, kinds)))
    const first = Math.min(...ranks.map((rank = Number.POSITIVE_INFINITY) => rank))
    for (const [place, rank] of ranks.entries()) if (rank === first) fits[place] = (fits[place] ?? 0) + 1
  }
  return new Set(implied.flatMap((kinds, place) => (fits[place] === Math.max(...fits) ? [...kinds] : [])))
}

/** Of the first parameter of these kinds that a number may be of. */
function rankOf(lexicon: Lexicon, { quantities = [] }: Fact, kinds: ReadonlySet<number>): number | undefined {
  const ranks = lexicon.attributes.flatMap(({ unit, rank, leaves }) =>
    rank !== undefined && quantities.some((one) => one.unit === unit) && leaves.some((leaf) => kinds.has(leaf))
      ? [rank]
      : [],
  )
  return ranks.length > 0 ? Math.min(...ranks) : undefined
}

const countedBy = ({ count }: Fact): ReadonlySet<number> => new Set(count?.attribute.leaves)

/** "32-bit" is read again within "32-bit mcu". */
const withoutRepeated = (texts: readonly string[]): string[] =>
  [...new Set(texts)].filter((text, _, all) => !all.some((one) => one !== text && ` ${one} `.includes(` ${text} `)))

/** One for each word that named a kind of part; a derived kind cannot be removed by the user. */
export function categoryFacts(
  lexicon: Lexicon,
  facts: readonly Fact[],
  leaves: ReadonlySet<number>,
  isSaid: boolean,
): ResolvedFact[] {
  const common = lexicon.categories.commonOf(leaves)
  const name = common === undefined ? '' : lexicon.categories.nameOf(common)
  const isWhole = common !== undefined && lexicon.categories.leavesBelow(common).length === leaves.size
  const said = facts
    .filter(({ meaning }) => meaning.leaves && !meaning.values && !meaning.brandIds)
    // A word that names other kinds is not what this one is called: "low" of "LDO low quiescent".
    .filter(({ meaning }) => intersect(leaves, meaning.leaves ?? leaves).size > 0)
  const words = isSaid ? withoutRepeated(said.map((fact) => fact.words)) : []
  return [
    {
      fact: { words: words.length === 1 ? (words[0] ?? '') : '', meaning: {} },
      // Some of a category is called as it was typed: a resistor is not all of Resistors.
      label: (isWhole && name) || words.join(' ') || name,
      condition: { leaves: [...leaves] },
      ...(!isSaid && { isDerived: true }),
      goodsCount: undefined,
    },
  ]
}

/** The reading in which words of longer names say nothing of the kind, if nothing else names one and several facts were left out. */
export function withoutWeakKinds(reading: Reading, leftOut: readonly string[]): Reading | undefined {
  const isKind = ({ meaning: { leaves, brandIds, values, packageIds } }: Fact) =>
    leaves !== undefined && !brandIds && !values && !packageIds
  const [weak, others] = [reading.facts.filter(isKind), reading.facts.filter((fact) => !isKind(fact))]
  const isWeak =
    weak.length > 0 && weak.every(({ meaning, quantities = [] }) => !meaning.isName && quantities.length === 0)
  if (!isWeak || others.filter(({ words }) => leftOut.includes(words)).length < 2) return undefined
  return { ...reading, facts: others, words: [...reading.words, ...weak.map(({ words }) => words)] }
}

/** The reading in which a kind that was left out says what the part is, and those that it contradicts do not. */
export function preferLeftOut(reading: Reading, leftOut: readonly string[]): Reading | undefined {
  const isName = ({ meaning }: Fact) => meaning.isName && meaning.leaves && !meaning.brandIds && !meaning.values
  const [preferred] = reading.facts
    .filter((fact) => isName(fact) && !fact.isBeside && leftOut.includes(fact.words))
    .sort((a, b) => b.words.length - a.words.length)
  if (!preferred) return undefined
  const isOther = ({ meaning: { leaves } }: Fact) =>
    leaves && intersect(leaves, preferred.meaning.leaves ?? leaves).size === 0
  return {
    ...reading,
    facts: reading.facts.map((fact) => (isOther(fact) ? { words: fact.words, meaning: {} } : fact)),
  }
}
