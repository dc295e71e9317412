import { formatQuantity } from '#shared/quantity.ts'
import type { Lexicon, LexiconAttribute } from '../lexicon.rules.ts'
import type { Fact } from '../reading.ts'
import type { FoundValue, ResolvedFact } from '../resolved-fact.ts'

/** Numbers are stored with six digits. */
const SAME = 1e-5
/** Ratio up to which a rating counts as near. */
const NEAR_RATING = 2
/** A limit far above all values of a parameter is not one of it: 5 kV is no supply voltage. */
const MAX_BELOW = 4
/** Nor is a rating far below all of them: 2 µA is no output current of a regulator. */
const MAX_ABOVE = 20
/** Without a kind of part, a number is of one of its unit's first parameters. */
const FIRST_RANKS = 2

export interface ReadNumber {
  fact: Fact
  number: number
  /** One, when it is known what kind of part it is. */
  attributes: LexiconAttribute[]
  /** Only taken together with the other end of its range. */
  isOtherEnd?: boolean
  /** Of no values that are far from it: no part of 100 V is looked for because of 2 V. */
  isWithinReach?: boolean
}

/** Possible parameters of each number, the likeliest first: those of its kind of part with that unit. */
export function readNumbers(
  lexicon: Lexicon,
  facts: readonly Fact[],
  leaves: ReadonlySet<number> | undefined,
): ReadNumber[] {
  const isOfKind = (one: LexiconAttribute) => !leaves || one.leaves.some((leaf) => leaves.has(leaf))
  return facts.flatMap((fact) => {
    const { named, count, quantities = [] } = fact
    if (named && (isOfKind(named.attribute) || quantities.length === 0))
      return [{ fact, number: named.number, attributes: [comparedFor(lexicon, named.attribute, leaves)] }]
    const counted =
      count && isOfKind(count.attribute) ? [{ fact, number: count.number, attributes: [count.attribute] }] : []
    const readings = quantities.flatMap(({ unit, number: written, needsKind, unlessIn, isSplit }) => {
      if (needsKind && !leaves) return []
      if (unlessIn && lexicon.attributes.some((one) => one.unit === unlessIn && isOfKind(one))) return []
      const number = isSplit && leaves && isOfRange(lexicon, unit, leaves) ? 2 * written : written
      const meant = lexicon.attributes
        .filter((one) => one.unit === unit && one.rank !== undefined && isOfKind(one))
        .filter(({ compare }) => saysSomething(number, compare))
        .map((one) => comparedFor(lexicon, one, leaves))
        .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
      const possible = meant.filter((one, place) => !isLaterEnd(one, meant.slice(0, place)))
      const codes = possible.map(({ code }) => code)
      const ends = lexicon.attributes.filter(
        (one) => !codes.includes(one.code) && isOfKind(one) && codes.includes(otherEnd(one.code) ?? ''),
      )
      if (leaves)
        return [
          ...groupAlternatives(possible, leaves).flatMap((attributes) =>
            signsOf(number, attributes).map((signed) => ({ fact, number: signed, attributes })),
          ),
          ...ends
            .map(asLimit)
            .filter(({ compare }) => saysSomething(number, compare))
            .map((end) => ({ fact, number, attributes: [end], isOtherEnd: true })),
        ]
      const limit = Math.max(FIRST_RANKS, possible[0]?.rank ?? 0)
      return possible.filter((one) => (one.rank ?? 0) <= limit).map((one) => ({ fact, number, attributes: [one] }))
    })
    return [...counted, ...readings, ...readWidth(lexicon, fact, leaves)]
  })
}

/** Counted by the bit, where nothing is measured in bits or bytes: "16 bit I/O expander", "8 bit level shifter". */
const WIDTHS = ['ioCount', 'channels']

function readWidth(lexicon: Lexicon, fact: Fact, leaves: ReadonlySet<number> | undefined): ReadNumber[] {
  const { number, unit } = fact.quantities?.[0] ?? {}
  if (number === undefined || unit !== 'bit' || !leaves) return []
  const own = lexicon.attributes.filter((one) => one.leaves.some((leaf) => leaves.has(leaf)))
  if (own.some(({ unit }) => unit === 'bit' || unit === 'KB')) return []
  return own
    .filter(({ code }) => WIDTHS.includes(code))
    .sort((a, b) => WIDTHS.indexOf(a.code) - WIDTHS.indexOf(b.code))
    .map((attribute) => ({ fact, number, attributes: [attribute] }))
}

/** Whether such a number is an end of a range of these kinds: ±15 V of an operational amplifier are 30 V. */
function isOfRange({ attributes }: Lexicon, unit: string, kinds: ReadonlySet<number>): boolean {
  const [first] = attributes
    .filter((one) => one.unit === unit && one.rank !== undefined && one.leaves.some((leaf) => kinds.has(leaf)))
    .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
  return first !== undefined && otherEnd(first.code) !== undefined
}

/** Every part works at 0 °C and -40 °C or more: such a number is the lower end of a range. */
const saysSomething = (number: number, compare: LexiconAttribute['compare']): boolean =>
  number > 0 || compare !== 'at least'

/** "Negative 12V regulator": the sign is left out where only negative parts are meant. A reading without parts is passed over. */
const signsOf = (number: number, attributes: readonly LexiconAttribute[]): number[] =>
  number > 0 && attributes.every(({ unit, compare }) => unit === 'V' && compare === 'equal')
    ? [number, -number]
    : [number]

/** As the kinds of parts that have the parameter compare it. */
function comparedFor(
  lexicon: Lexicon,
  attribute: LexiconAttribute,
  kinds: ReadonlySet<number> | undefined,
): LexiconAttribute {
  const { equalFor, leaves } = attribute
  if (equalFor === undefined || !kinds) return attribute
  const equal = lexicon.leavesNamed(equalFor)
  return leaves.every((leaf) => !kinds.has(leaf) || equal.has(leaf)) ? { ...attribute, compare: 'equal' } : attribute
}

/** Of equal rank and of different parts: the current of a MOSFET and of a bipolar, when any transistor is asked for. */
function groupAlternatives(sorted: LexiconAttribute[], leaves: ReadonlySet<number>): LexiconAttribute[][] {
  const groups: LexiconAttribute[][] = []
  for (const attribute of sorted) {
    const own = attribute.leaves.filter((leaf) => leaves.has(leaf))
    const group = groups.at(-1)
    const isAlternative = group?.every(
      (one) => one.rank === attribute.rank && !own.some((leaf) => one.leaves.includes(leaf)),
    )
    if (group && isAlternative) group.push(attribute)
    else groups.push([attribute])
  }
  return groups
}

/** Of the parameters a number may be of, the first that some part has with it and that no other number took. */
export function chooseParameters(possible: readonly ReadNumber[], rows: readonly FoundValue[]): ReadNumber[] {
  const range = chooseRange(possible)
  const taken = new Set(range.flatMap(({ attributes }) => attributes.map(({ code }) => code)))
  const isFirst = ([one]: ReadNumber[]) =>
    one?.fact.isTarget === true && one.attributes.some(({ compare }) => compare === 'equal')
  const left = possible.filter(({ fact }) => !range.some((one) => one.fact === fact))
  const facts = [...Map.groupBy(left, (one) => one.fact).values()]
  const chosen = facts
    .sort((a, b) => Number(isFirst(b)) - Number(isFirst(a)))
    .flatMap((readings) => {
      const isFree = ({ attributes }: ReadNumber) => attributes.every(({ code }) => !taken.has(code))
      const valuesOf = (one: ReadNumber) => rows.filter((row) => possible[row.place] === one && row.goodsCount > 0)
      const isMet = (one: ReadNumber) => valuesOf(one).some((row) => isComparable(row.number, one))
      const one =
        readings.find((one) => !one.isOtherEnd && isFree(one) && isMet(one)) ??
        readings.find((one) => !one.isOtherEnd && isFree(one)) ??
        // Of "9 V 80 V" the second number is the other end of the range.
        readings.find((one) => isFree(one) && valuesOf(one).length > 0)
      for (const { code } of one?.attributes ?? []) taken.add(code)
      return one ? [one] : []
    })
  // 5 V lies between the least and the greatest supply voltage, unless another number is the other end.
  const ends = chosen.flatMap((one) => {
    const other = possible.find(
      ({ fact, attributes: [end] }) => fact === one.fact && end?.code === otherEnd(one.attributes[0]?.code ?? ''),
    )
    return other && one.attributes.length === 1 && !taken.has(other.attributes[0]?.code ?? '') ? [other] : []
  })
  return [...range, ...lowerEndFirst(possible, chosen), ...ends]
}

/** The smaller of two numbers is the lower end of their range, whichever was typed first: "36 V 3 V". */
function lowerEndFirst(possible: readonly ReadNumber[], chosen: readonly ReadNumber[]): ReadNumber[] {
  const isOf = (one: ReadNumber, code: string) => one.attributes.length === 1 && one.attributes[0]?.code === code
  const low = chosen.find(({ attributes: [end] }) => end?.code.endsWith('Min'))
  const lowCode = low?.attributes[0]?.code ?? ''
  const highCode = otherEnd(lowCode) ?? ''
  const high = chosen.find((one) => isOf(one, highCode))
  if (!low || !high || low.number <= high.number) return [...chosen]
  const newLow = possible.find((one) => one.fact === high.fact && isOf(one, lowCode))
  const newHigh = possible.find((one) => one.fact === low.fact && isOf(one, highCode))
  if (!newLow || !newHigh) return [...chosen]
  const swapped = new Map([
    [low, newHigh],
    [high, newLow],
  ])
  return chosen.map((one) => swapped.get(one) ?? one)
}

function isComparable(value: number, { number, attributes }: ReadNumber): boolean {
  const isRating = attributes.every(({ compare }) => compare === 'at least')
  const [size, asked] = [Math.abs(value), Math.abs(number)]
  return size * MAX_BELOW >= asked && (!isRating || size <= asked * MAX_ABOVE)
}

/** "4.5V-60V" of a converter: its least input voltage is at most the one, the greatest at least the other. */
function chooseRange(possible: readonly ReadNumber[]): ReadNumber[] {
  for (const high of possible.filter(({ fact, attributes }) => fact.end === 'high' && attributes.length === 1)) {
    const code = high.attributes[0]?.code ?? ''
    const low = possible.find(
      ({ fact, attributes: [end, ...others] }) =>
        fact.end === 'low' && others.length === 0 && code.endsWith('Max') && end?.code === otherEnd(code),
    )
    if (low) return [low, high]
  }
  return []
}

/** "155 °C" is no least temperature where no part has it as the greatest. */
const isLaterEnd = ({ code }: LexiconAttribute, likelier: readonly LexiconAttribute[]): boolean =>
  code.endsWith('Min') && likelier.some((one) => one.code === otherEnd(code))

const asLimit = (attribute: LexiconAttribute): LexiconAttribute => ({
  ...attribute,
  compare: attribute.code.endsWith('Min') ? 'at most' : 'at least',
})

/** `supplyVoltageMin` and `supplyVoltageMax` are the ends of a range. */
const otherEnd = (code: string): string | undefined =>
  /M(?:in|ax)$/.test(code) ? code.replace(/M(in|ax)$/, (end) => (end === 'Min' ? 'Max' : 'Min')) : undefined

export function boundsOf({ attributes, number, isWithinReach }: ReadNumber, place: number) {
  const slack = Math.abs(number) * SAME
  const [least, most] = [number - slack, number + slack]
  const isBounded = isWithinReach && number > 0
  return attributes.map(({ code, compare }) => {
    if (compare === 'at least') return { place, code, least, most: isBounded ? number * MAX_ABOVE : null }
    if (compare === 'at most') return { place, code, least: isBounded ? number / MAX_BELOW : null, most }
    return { place, code, least, most }
  })
}

/** `rows` are values of these readings; `readingOf` tells of which. */
export function numberFact(
  readings: ReadNumber[],
  rows: FoundValue[],
  readingOf: (row: FoundValue) => ReadNumber | undefined = () => readings[0],
): ResolvedFact {
  const [
    {
      fact,
      number,
      attributes: [attribute],
    } = { fact: { words: '', meaning: {} }, number: 0, attributes: [] },
  ] = readings
  const ids = (chosen: FoundValue[]) => chosen.map((row) => row.valueId)
  const isSure = readings.length === 1 && readings[0]?.attributes.length === 1
  const sign = attribute && isSure ? { equal: '', 'at least': '≥ ', 'at most': '≤ ' }[attribute.compare] : ''
  const distance = (row: FoundValue) => Math.abs(row.number - number) / (Math.abs(number) || 1)
  const countOf = (chosen: FoundValue[]) => chosen.reduce((sum, row) => sum + row.goodsCount, 0)
  // What lies within a range of voltages or temperatures is not nearer when it is an end of it.
  const comparable = rows.filter((row) => readingOf(row)?.attributes.every(({ code }) => !otherEnd(code)))
  const nearest = comparable.filter((row) => distance(row) <= SAME)
  const near = comparable.filter((row) => distance(row) < NEAR_RATING)
  const isEqual = readings.every(({ attributes }) => attributes.every(({ compare }) => compare === 'equal'))
  return {
    fact,
    label:
      attribute && isSure ? `${attribute.name}: ${sign}${formatQuantity(number, attribute.unit ?? '')}` : fact.words,
    condition: { valueIds: ids(rows) },
    goodsCount: countOf(rows),
    ...(attribute && isSure && { attribute }),
    ...(!isEqual &&
      comparable.length > 0 && {
        nearest: ids(nearest),
        near: ids(near),
      }),
  }
}
