import { categoryFacts, impliedLeaves, intersectCategories } from './kinds.rules.ts'
import type { Lexicon } from './lexicon.rules.ts'
import { otherFact } from './other-facts.rules.ts'
import { chooseParameters, numberFact, type ReadNumber, readNumbers } from './parameters.rules.ts'
import type { Fact, Reading } from './reading.ts'
import type { FoundValue, ResolvedFact } from './resolved-fact.ts'

/** What a reading asks for while it is not known which parts have its numbers. */
export interface OpenReading {
  facts: readonly Fact[]
  /** The kinds of parts that were named, or that follow from the values; undefined when nothing tells. */
  leaves: ReadonlySet<number> | undefined
  isKindNamed: boolean
  /** Whether the kind follows from the values or has a name of its own that no other speaks against. */
  isKindSure: boolean
  /** The facts that do not name a kind. */
  others: readonly Fact[]
  numbers: ReadNumber[]
}

export function openReading(lexicon: Lexicon, { facts }: Reading): OpenReading {
  const { leaves: named, others } = intersectCategories(facts)
  const leaves = named ?? impliedLeaves(lexicon, others)
  return {
    facts,
    leaves,
    isKindNamed: named !== undefined,
    isKindSure: leaves !== undefined && (named === undefined || isAgreed(facts, leaves)),
    others,
    numbers: readNumbers(lexicon, others, leaves),
  }
}

/** Of several names the longest says most: a moulded tantalum capacitor is no moulded inductor. */
function isAgreed(facts: readonly Fact[], leaves: ReadonlySet<number>): boolean {
  const names = facts.filter(({ meaning }) => meaning.isName && meaning.leaves && !meaning.brandIds && !meaning.values)
  const longest = Math.max(...names.map(lengthOf))
  const strongest = names.filter((fact) => lengthOf(fact) === longest)
  return (
    names.length > 0 && strongest.every(({ meaning }) => [...(meaning.leaves ?? [])].some((leaf) => leaves.has(leaf)))
  )
}

const lengthOf = ({ words }: Fact) => words.split(' ').length

/** `rows` are the values that its numbers may mean: `place` is the place among `numbers`. */
export function resolveFacts(lexicon: Lexicon, open: OpenReading, rows: readonly FoundValue[]): ResolvedFact[] {
  const { leaves, numbers } = open
  const chosen = leaves ? chooseParameters(numbers, rows) : numbers
  const resolved = open.others.map((fact): ResolvedFact => {
    const readings = chosen.filter((one) => one.fact === fact)
    const own = rows.filter((row) => readings.includes(numbers[row.place] as ReadNumber) && row.goodsCount > 0)
    const isOther = namesOtherKind(lexicon, fact) && !numbers.some((one) => one.fact === fact)
    const applies = readings.length > 0 || isOther || hasParameterOf(lexicon, fact, leaves)
    return { ...resolveFact(lexicon, fact, readings, own, leaves), applies }
  })
  return leaves ? [...categoryFacts(lexicon, open.facts, leaves, open.isKindNamed), ...resolved] : resolved
}

function resolveFact(
  lexicon: Lexicon,
  fact: Fact,
  readings: ReadNumber[],
  rows: FoundValue[],
  leaves: ReadonlySet<number> | undefined,
): ResolvedFact {
  const number = readings.length > 0 && rows.length > 0 ? numberFact(readings, rows) : undefined
  const other = otherFact(lexicon, fact, leaves)
  // "1608" may be a size, "5mm" a package: what one of its meanings has is meant.
  if (number && Object.keys(other.condition).some((kind) => kind !== 'text'))
    return { ...other, ...number, condition: { ...other.condition, ...number.condition }, goodsCount: undefined }
  return number ?? other
}

/** Whether some of these kinds have a parameter that the text is a value of. */
const hasParameterOf = (lexicon: Lexicon, { meaning }: Fact, leaves: ReadonlySet<number> | undefined): boolean =>
  meaning.values?.some(({ code }) =>
    lexicon.attributes.some((one) => one.code === code && one.leaves.some((leaf) => leaves?.has(leaf) ?? true)),
  ) ?? false

/** 24 MΩ is no value of a crystal, but says that something else is meant. */
const namesOtherKind = (lexicon: Lexicon, { quantities = [] }: Fact): boolean =>
  quantities.some(({ unit }) => lexicon.attributes.some((one) => one.unit === unit && one.implies !== undefined))
