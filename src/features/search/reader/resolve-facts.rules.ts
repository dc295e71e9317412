import { categoryFacts, impliedKinds, intersectCategories } from './kinds.rules.ts'
import type { Lexicon } from './lexicon.rules.ts'
import { chooseParameters, numberFact, type ReadNumber, readNumbers } from './numbers/parameters.rules.ts'
import { otherFact } from './other-facts.rules.ts'
import type { Fact, Reading } from './reading.ts'
import type { FoundValue, ResolvedFact } from './resolved-fact.ts'

/** A parameter that more of the kinds of parts have does not tell what it is. */
const FEW_KINDS = 8

/** The conditions before numbers are resolved. */
export interface OpenReading {
  facts: readonly Fact[]
  /** Named or derived kinds of parts; undefined when unknown. */
  leaves: ReadonlySet<number> | undefined
  /** Kinds whose parameters are used for numbers and values; a subset of `leaves`, or a fallback. */
  kinds: ReadonlySet<number> | undefined
  isKindNamed: boolean
  /** Whether the kind is derived from values, or named without a contradiction. */
  isKindSure: boolean
  /** The facts that do not name a kind. */
  others: readonly Fact[]
  numbers: ReadNumber[]
  /** Whether a number is any of the parameters that it may be of, though kinds are known. */
  isAnyParameter?: boolean
  /** Whether a word may be a kind as well as a value: "RISC-V". */
  isKindOrValue?: boolean
}

export function openReading(lexicon: Lexicon, reading: Reading): OpenReading {
  const { facts, numbers, isNumberKnown = false, among } = reading
  if (among) return openAmong(lexicon, facts, among)
  const isFamily = facts.some(({ meaning }) => meaning.beginnings)
  const { leaves: named, context: restricted, others } = intersectCategories(lexicon, facts)
  // Beside a number "USB" is rather what the part has than what it is: "STM32 USB".
  const context = named || !(isFamily || numbers.length > 0) ? restricted : undefined
  // Beside a number a value does not tell what kind of part it is: "STM32H7 480 MHz" is no crystal.
  const measured = kindsOfUnits(lexicon, others)
  const implied = context || isFamily || isNumberKnown ? undefined : impliedKinds(lexicon, others)
  // 10 MHz is a crystal, but not beside 5 V/µs.
  const isOther = implied && measured && ![...measured].some((kind) => implied.has(kind))
  const leaves = named ?? kindsAround(lexicon, facts, context) ?? (isOther ? undefined : implied)
  const kinds = context ?? leaves ?? kindsOfValues(lexicon, others) ?? measured
  return {
    facts,
    leaves,
    kinds,
    isKindNamed: named !== undefined,
    isKindSure: leaves !== undefined && (named === undefined || isAgreed(facts, leaves)),
    others,
    numbers: readNumbers(lexicon, others, kinds),
  }
}

/** Of known categories no kind is derived from values. */
function openAmong(
  lexicon: Lexicon,
  facts: readonly Fact[],
  { kinds, isAnyParameter }: NonNullable<Reading['among']>,
): OpenReading {
  const { leaves: named, others } = intersectCategories(lexicon, facts)
  return {
    facts,
    leaves: named && new Set([...named].filter((leaf) => kinds.has(leaf))),
    kinds,
    isKindNamed: named !== undefined,
    isKindSure: false,
    others,
    numbers: readNumbers(lexicon, others, kinds).map((one) => ({ ...one, isWithinReach: true })),
    isAnyParameter,
    isKindOrValue: true,
  }
}

/** "Bluetooth" alone is a kind of module, or another module that has it; not every board that has it. */
function kindsAround(
  lexicon: Lexicon,
  [fact, ...more]: readonly Fact[],
  kinds: ReadonlySet<number> | undefined,
): Set<number> | undefined {
  const { leaves, isName, values } = fact?.meaning ?? {}
  const common = leaves && isName && values && kinds && more.length === 0 && lexicon.categories.commonOf(leaves)
  const parent = common && lexicon.categories.pathTo(common).at(-2)
  return parent ? new Set(lexicon.categories.leavesBelow(parent)) : undefined
}

/** Without a kind of part, the kinds that have the parameters of its values: only converters are buck controllers. */
function kindsOfValues(lexicon: Lexicon, facts: readonly Fact[]): Set<number> | undefined {
  const codes = facts.flatMap(({ meaning: { values = [], leaves, brandIds, packageIds }, quantities, packages }) =>
    leaves || brandIds || packageIds || quantities || packages ? [] : values.map(({ code }) => code),
  )
  const kinds = new Set(lexicon.attributes.flatMap(({ code, leaves }) => (codes.includes(code) ? leaves : [])))
  return kinds.size > 0 && kinds.size <= lexicon.categories.leaves.length / FEW_KINDS ? kinds : undefined
}

/** The kinds that are measured in all of the units that few kinds are: of 30 V and 6 nC the second tells what the first is of. */
function kindsOfUnits(lexicon: Lexicon, facts: readonly Fact[]): Set<number> | undefined {
  const most = lexicon.categories.leaves.length / FEW_KINDS
  const found = facts.flatMap(({ quantities = [], packages, count }) => {
    const units = new Set(quantities.map(({ unit }) => unit))
    const kinds = new Set(lexicon.attributes.flatMap(({ unit, leaves }) => (unit && units.has(unit) ? leaves : [])))
    return !packages && !count && kinds.size > 0 && kinds.size <= most ? [kinds] : []
  })
  const [first, ...others] = found
  const common = [...(first ?? [])].filter((kind) => others.every((one) => one.has(kind)))
  return common.length > 0 ? new Set(common) : undefined
}

/** The longest name wins: a moulded tantalum capacitor is no moulded inductor. */
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
  const { leaves, kinds, numbers, isAnyParameter, isKindOrValue } = open
  const isOfOne = kinds !== undefined && !isAnyParameter
  const chosen = isOfOne ? chooseParameters(numbers, rows) : numbers
  const resolved = open.others.flatMap((fact): ResolvedFact[] => {
    const readings = chosen.filter((one) => one.fact === fact)
    const isOther = namesOtherKind(lexicon, fact) && !numbers.some((one) => one.fact === fact)
    const applies = readings.length > 0 || isOther || hasParameterOf(lexicon, fact, kinds)
    // Of a known kind of part a number is of one parameter, or of both ends of a range; else of any.
    const found = (isOfOne ? readings.map((one) => [one]) : [readings]).flatMap((some) => {
      const own = rows.filter((row) => some.includes(numbers[row.place] as ReadNumber) && row.goodsCount > 0)
      return own.length > 0 ? [numberFact(some, own, ({ place }) => numbers[place])] : []
    })
    const other = otherFact(lexicon, fact, kinds, isKindOrValue || open.facts.length === 1)
    const isUnmet = found.length === 0 && open.isKindNamed && readings.length > 0 && isCurrent(fact)
    return unite(found, isUnmet ? withoutText(other) : other).map((one) => ({ ...one, applies }))
  })
  return leaves ? [...categoryFacts(lexicon, open.facts, leaves, open.isKindNamed), ...resolved] : resolved
}

const isCurrent = ({ quantities = [] }: Fact): boolean => quantities.some(({ unit }) => unit === 'A')

/** 500 A of a MOSFET is not a word of its description: that would be any 500, since "a" is no word there. */
const withoutText = ({ condition: { text: _, ...condition }, ...one }: ResolvedFact): ResolvedFact => ({
  ...one,
  condition,
})

/** "1608" may be a size, "5mm" a package: what one of its meanings has is meant. */
function unite([number, ...ends]: ResolvedFact[], other: ResolvedFact): ResolvedFact[] {
  if (!number) return [other]
  if (Object.keys(other.condition).every((kind) => kind === 'text')) return [number, ...ends]
  const valueIds = [...new Set([...(other.condition.valueIds ?? []), ...(number.condition.valueIds ?? [])])]
  return [{ ...other, ...number, condition: { ...other.condition, valueIds }, goodsCount: undefined }]
}

/** Whether some of these kinds have a parameter that the text is a value of. */
const hasParameterOf = (lexicon: Lexicon, { meaning }: Fact, leaves: ReadonlySet<number> | undefined): boolean =>
  meaning.values?.some(({ code }) =>
    lexicon.attributes.some((one) => one.code === code && one.leaves.some((leaf) => leaves?.has(leaf) ?? true)),
  ) ?? false

/** 24 MΩ is no value of a crystal, but says that something else is meant. */
const namesOtherKind = (lexicon: Lexicon, { quantities = [] }: Fact): boolean =>
  quantities.some(
    ({ unit, needsKind }) =>
      !needsKind && lexicon.attributes.some((one) => one.unit === unit && one.implies !== undefined),
  )
