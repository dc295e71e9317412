import { isImpossible, type OfKinds } from './common-categories.rules.ts'
import { withoutImplied } from './implied.rules.ts'
import type { Lexicon } from './reader/lexicon.rules.ts'
import { descriptionFact, wordFact } from './reader/other-facts.rules.ts'
import { looksLikeNumber } from './reader/part-number.rules.ts'
import type { Fact, Reading } from './reader/reading.ts'
import type { ResolvedFact } from './reader/resolved-fact.ts'
import { canBeContained } from './search.rules.ts'

/** Maximum number of words that are left out one by one. */
const MAX_DROPPED = 4
/** Of several conditions, those that are tried alone. */
const MAX_KEPT = 2

export interface Plan {
  lexicon: Lexicon
  /** Goods with values of each come first. */
  hints: OfKinds[]
  /** Goods with all of these words in their description come first, too. */
  besideKinds: string[]
  leaves: number[] | undefined
  resolved: ResolvedFact[]
  rest: string[]
}

/** All conditions, else without unknown words, else without one condition. */
export function* relax(plan: Plan, texts: string[]): Generator<Plan> {
  yield plan
  if (texts.length > 1 && !texts.some(isNotIndexed) && isKindNamed(plan))
    yield { ...plan, leaves: undefined, resolved: [descriptionFact(texts)] }
  const without = (dropped: readonly ResolvedFact[]): Plan => ({
    ...plan,
    resolved: plan.resolved.filter((one) => !dropped.includes(one)),
    // A derived kind has no words.
    rest: [...plan.rest, ...new Set(dropped.map(({ fact }) => fact.words).filter(Boolean))],
  })
  // 22 mH is an inductor, but only a choke may have it.
  const derived = plan.resolved.filter((one) => one.isDerived)
  if (derived.length > 0 && derived.length < plan.resolved.length) yield { ...without(derived), leaves: undefined }
  const words = plan.resolved.filter(({ condition }) => condition.text !== undefined)
  // Of no known kind a value may stand in the description: "Raspberry Pi 5 8GB".
  const values = plan.resolved.filter(isValueInText)
  if (!plan.leaves && words.length > 0 && values.length > 0)
    yield {
      ...plan,
      resolved: plan.resolved.map((one) => (values.includes(one) ? wordFact(plan.lexicon, one.fact) : one)),
    }
  // A number says more than a manufacturer: another one may make it now.
  const makers = plan.resolved.filter(({ condition }) => Object.keys(condition).join() === 'brandIds')
  if (makers.length > 0 && words.some(({ condition }) => condition.contains !== undefined)) yield without(makers)
  if (words.length > 0 && words.length < plan.resolved.length) {
    for (const word of words.length > 1 && words.length < MAX_DROPPED ? words : []) yield without([word])
    yield without(words)
  }
  const left = plan.resolved.filter((one) => !words.includes(one))
  // What was taken for the beginning of a number may be a word after all, when other words say what the part is.
  const numbers = left.filter(({ condition }) => condition.beginsWith !== undefined)
  // Of what no number begins with so, some may hold it: 74HC14 of SN74HC14N.
  if (
    numbers.length > 0 &&
    left.length > 1 &&
    numbers.every(({ fact, condition }) => !fact.meaning.beginnings && condition.beginsWith?.every(canBeContained))
  )
    yield { ...without(words), resolved: left.map((one) => (numbers.includes(one) ? asContained(one) : one)) }
  // A whole number says more than a package or a value: "diode 1N4007 SMD".
  const besides = left.filter((one) => !isKind(one))
  if (numbers.length > 0 && besides.length > 0 && numbers.every(isWholeNumber)) yield without([...words, ...besides])
  if (numbers.length > 0 && plan.leaves) yield without([...words, ...numbers])
  // What a word means elsewhere may stand in the description here: a holder for 18650.
  const asWords = left.filter(isWordElsewhere)
  if (plan.leaves && asWords.length > 0)
    yield {
      ...without(words),
      resolved: left.map((one) => (asWords.includes(one) ? wordFact(plan.lexicon, one.fact) : one)),
    }
  for (const dropped of listDropped(left)) yield without([...words, ...dropped])
}

const isKind = ({ condition }: ResolvedFact) => condition.leaves !== undefined || condition.beginsWith !== undefined

/** Conditions to leave out together, in the order in which they are tried. The kind of part is dropped last. */
function listDropped(left: readonly ResolvedFact[]): ResolvedFact[][] {
  if (left.length < 2) return []
  const droppable = left.filter((one) => !isKind(one)).reverse()
  // Before it the value that says what the part is: rather 10 kΩ of another power than another resistance.
  const [others, implying] = [droppable.filter((one) => !isImplying(one)), droppable.filter(isImplying)]
  const fewer = implying.length > 0 ? listFewer(others) : []
  const single = others.map((one) => [one]).slice(0, MAX_DROPPED)
  const value = implying.map((one) => [one]).slice(0, Math.max(0, MAX_DROPPED - others.length))
  // Rather one of them than none, the first that was typed first.
  const rather = droppable.length > 2 ? [...others, ...implying].slice(-MAX_KEPT).reverse() : []
  const keepOne = rather
    .filter((kept) => fewer.length === 0 || !isImplying(kept))
    .map((kept) => droppable.filter((other) => other !== kept))
  const all = droppable.length > 1 && droppable.length < left.length ? [droppable] : []
  const kinds = left.filter(isKind)
  const oneKind = kinds.length > 1 ? kinds.map((kind) => [...droppable, kind]) : []
  return [...single, ...fewer, ...value, ...keepOne, ...all, ...oneKind]
}

/** What is left out together beside the value that says what the part is: all but one, then all. One alone was tried before. */
function listFewer(others: readonly ResolvedFact[]): ResolvedFact[][] {
  if (others.length < 2) return []
  const kept = others.length > 2 ? others.slice(-MAX_KEPT).reverse() : []
  return [...kept.map((one) => others.filter((other) => other !== one)), [...others]]
}

/** Kinds of parts and values that the index of descriptions leaves out as words of a sentence: CAN. */
const NOT_INDEXED = new Set(['can', 'off', 'on', 'up', 'down', 'in', 'out'])

const isNotIndexed = (words: string): boolean => NOT_INDEXED.has(words.toLowerCase())

export const isKindNamed = ({ resolved }: Plan): boolean =>
  resolved.some(({ condition, isDerived }) => condition.leaves && !isDerived)

/** What is only looked for in descriptions, but for numbers with a unit. */
const isUnknownWord = ({ condition, fact }: ResolvedFact): boolean => condition.text !== undefined && !fact.quantities

export function withoutUnknownWords(plan: Plan): Plan {
  const left = plan.resolved.filter(isUnknownWord)
  return {
    ...plan,
    resolved: plan.resolved.filter((one) => !isUnknownWord(one)),
    rest: [...plan.rest, ...new Set(left.map(({ fact }) => fact.words))],
  }
}

/** Two numbers of one unit could both be the same parameter of a part. */
export function hasAlikeNumbers({ facts }: Reading): boolean {
  const units = facts.flatMap(({ quantities = [] }) => [...new Set(quantities.map(({ unit }) => unit))])
  return new Set(units).size < units.length
}

/** Whether some category has parts for everything but words of descriptions: then another meaning of a number does not help. */
export function isMissedByWords({ resolved }: Plan): boolean {
  const counted = resolved.filter((one) => !isUnknownWord(one))
  return counted.length < resolved.length && counted.some(({ kinds }) => kinds) && !isImpossible(counted)
}

/** A value of a named kind of part stays that of the same parameter: 120 Ω of a ferrite bead is no resistance of its wire. */
export function hasParametersOf(whole: Plan, plan: Plan): boolean {
  const codes = new Set(plan.resolved.map(({ attribute }) => attribute?.code))
  return whole.resolved.every(({ attribute }) => !attribute || codes.has(attribute.code))
}

const isWholeNumber = ({ fact: { words } }: ResolvedFact): boolean => /[a-z]/i.test(words) && looksLikeNumber(words)

const isImplying = ({ attribute }: ResolvedFact): boolean => attribute?.implies !== undefined

/** Words that may stand in one description beside each other. Of several values and packages each is rather one of a parameter. */
export function listDescribing({ facts, words }: Reading): string[] {
  const values = facts.filter(({ quantities }) => quantities)
  const isOne =
    values.length <= 1 && values.every(({ quantities = [] }) => quantities.every(({ unit }) => unit !== 'A'))
  return isOne && !facts.some(({ packages }) => packages)
    ? [...new Set([...facts.map((fact) => fact.words), ...words])]
    : []
}

const asContained = (one: ResolvedFact): ResolvedFact => ({
  ...one,
  condition: { contains: one.condition.beginsWith?.[0] ?? '' },
})

const isCurrent = ({ quantities = [] }: Pick<Fact, 'quantities'>) => quantities.some(({ unit }) => unit === 'A')

/** Not a current: of "5 A" only the 5 would be looked for. */
const isValueInText = ({ fact: { quantities = [], packages }, condition }: ResolvedFact) =>
  quantities.length > 0 && !packages && condition.text === undefined && !isCurrent({ quantities })

const isWordElsewhere = ({ condition, fact }: ResolvedFact) =>
  condition.leaves === undefined &&
  !isCurrent(fact) &&
  (fact.meaning.packageIds ?? fact.meaning.values) !== undefined &&
  !fact.packages &&
  !fact.named

/**
 * Whether it says what the part is, or whose. What nearly every kind of part has, such as its packing, does not; nor does
 * a kind that is only derived from others.
 */
export function tellsKind(lexicon: Lexicon, { fact, condition, isDerived }: ResolvedFact): boolean {
  const { meaning } = fact
  if (isDerived) return false
  if (!condition.valueIds || !meaning.values || meaning.isName || condition.text !== undefined) return true
  return meaning.values.some(({ code }) => !lexicon.isEverywhere(code))
}

/** Without a search: the only condition, or the one that all others follow from, has goods by the stored counts. */
export function isKnownToMatch({ resolved }: Pick<Plan, 'resolved'>): boolean {
  const [only, ...others] = withoutImplied(resolved)
  return only?.kinds !== undefined && only.kinds.size > 0 && others.length === 0
}
