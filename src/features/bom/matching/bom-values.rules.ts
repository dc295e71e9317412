import type { PartText } from '#features/search/reader/reading.ts'
import type { DescribedPart, ResolvedFact, ResolvedReading } from '#features/search/reader/resolved-fact.ts'
import { formatQuantity, parseQuantity } from '#shared/quantity.ts'
import type { BomLine } from '../bom-matching.contract.ts'
import { guessedNumbers, isValue } from './bom-numbers.rules.ts'
import { chipSizeOf } from './bom-packages.rules.ts'
import { sizeInNumber, toleranceInNumber, valueInNumber } from './value-in-number.rules.ts'

/** Facts of a line besides the number. */

/** The value a passive part is named by. */
export interface MainValue {
  unit: 'F' | 'H' | 'Ω'
  number: number
}

const WRITTEN_VALUES: ReadonlyArray<readonly [unit: MainValue['unit'], pattern: RegExp]> = [
  ['F', /(?<![\w.])(\d+(?:\.\d+)?\s?[pnuµμ]F)(?!\w)/i],
  ['H', /(?<![\w.])(\d+(?:\.\d+)?\s?[nuµμ]H)(?!\w)/i],
  ['Ω', /(?<![\w.])(\d+(?:\.\d+)?\s?(?:[mkM]?(?:Ω|Ω|ohms?)|[kKR]))(?![\w%])/],
]

/** The first capacitance, inductance or resistance of a text. Fast, because it runs for every line and part. */
export function mainValueOf(text: string): MainValue | undefined {
  for (const [unit, pattern] of WRITTEN_VALUES) {
    const written = pattern.exec(text)?.[1]
    const number = written && parseQuantity(written, unit)
    if (number) return { unit, number }
  }
  return undefined
}

/** -1: equal. 1: contradiction. 0: unknown. */
export function compareValues(a: MainValue | undefined, b: MainValue | undefined): -1 | 0 | 1 {
  if (!a || !b || a.unit !== b.unit) return 0
  return Math.abs(a.number - b.number) <= Math.abs(a.number) * 0.001 ? -1 : 1
}

/** The reference letter tells what a bare "10u" is. */
const KIND_OF_REFERENCE: ReadonlyArray<readonly [pattern: RegExp, kind: string]> = [
  [/^R[\d_]/i, 'resistor'],
  [/^C[\d_]/i, 'capacitor'],
  [/^L[\d_]/i, 'inductor'],
  [/^FB\d/i, 'ferrite bead'],
  [/^(?:[XY]|XTAL|CR)\d/i, 'crystal'],
  [/^LED\d/i, 'LED'],
]

/** A crystal is chosen by its frequency alone; a resistor of another size does not fit its pads. */
const SINGLE_FACT_KINDS: ReadonlySet<string> = new Set(['crystal'])

/** As in "100nF/50V(0603)" and "10k,1%"; but "1/10W" is a fraction, "+80/-20%" and "0,1uF" are one number. */
const BETWEEN_VALUES = /(?<!(?:^|\s)1)\/(?![-−])|[()[\]]|(?<=\D),/g
/** "270" alone is 270 Ω on a drawing and the code for 27 Ω on a part; "33" and "0.47" are Ω as well. */
const BARE_FIGURE = /(?<![\w.,±-])([1-9]\d0|[1-9]\d?|0[.,]\d{1,3}|0)(?=\s*$|,\s|\s+[^\sA-Za-zµμΩ%])/g

/** The description of a line without a number. Undefined when it has no value. */
export function describedPartOf(line: BomLine): PartText | undefined {
  const coded = codedInNumber(line)
  const kind =
    KIND_OF_REFERENCE.find(([pattern]) => pattern.test(line.ref))?.[1] ??
    kindOfFootprint(line) ??
    kindInWords(line) ??
    coded?.kind
  const cells = [isValue(line.model) || isDescription(line.model) ? line.model : '', line.description]
    // Also the name of a category; read as a frequency it finds the parts.
    .map((cell) =>
      cell
        .replaceAll('¼W', '1/4W')
        .replace(/\b32[.,]768\s?k(?:hz)?\b/i, '32768Hz')
        .replace(BETWEEN_VALUES, ' ')
        .replace(BARE_FIGURE, kind === 'resistor' ? '$1R' : ' '),
    )
    .concat(line.package.replaceAll(':', ' '), sizeOfOne(line.package) ?? '', coded?.text ?? sizeOfNumber(line) ?? '')
  const text = cells.filter((cell) => cell.trim() !== '').join(' ')
  return /\d/.test(text) ? { text, kind } : undefined
}

/** RC1 on R_1206, CVCC on C_0603: a name of a net behind the letter of the kind. */
const KIND_OF_FOOTPRINT: Readonly<Record<string, string>> = { R: 'resistor', C: 'capacitor', L: 'inductor' }

function kindOfFootprint({ ref, package: footprint }: BomLine): string | undefined {
  const letter = /(?:^|:)([CLR])_?\d{4}/i.exec(footprint)?.[1]?.toUpperCase() ?? ''
  return ref.toUpperCase().startsWith(letter) ? KIND_OF_FOOTPRINT[letter] : undefined
}

/** The size in a number that the catalogue does not have, where the row does not give one. */
const sizeOfNumber = (line: BomLine): string | undefined =>
  line.package !== '' || chipSizeOf(line.description) || isValue(line.model)
    ? undefined
    : guessedNumbers(line)
        .map(({ text }) => sizeInNumber(text))
        .find(Boolean)

/** Value and size of a passive part whose number the catalogue does not have: AC0201FR-0749K9L is 49.9 kΩ, 0201. */
function codedInNumber(line: BomLine): PartText | undefined {
  if (mainValueOf(line.description) || isValue(line.model)) return undefined
  for (const { text } of guessedNumbers(line)) {
    const value = valueInNumber(text)
    if (!value || value.number === 0) continue
    const percent = toleranceInNumber(text)
    const words = [formatQuantity(value.number, value.unit), percent && `${percent}%`, sizeInNumber(text)]
    return { text: words.filter(Boolean).join(' '), kind: value.unit === 'Ω' ? 'resistor' : 'capacitor' }
  }
  return undefined
}

/** "LED red 0603" in the place of a number: words, and no number among them but a size. */
const isDescription = (model: string): boolean =>
  /[\s/]/.test(model) &&
  /[a-z]{3}/i.test(model) &&
  model.split(/[\s/]+/).every((word) => /^[A-Za-z]{3,}$|^\d{4}$/.test(word))

/** A footprint or a description may say that a D is an LED. */
const kindInWords = ({ package: footprint, model, description }: BomLine): string | undefined =>
  /(?:^|[^A-Z])LED(?:[^A-Z]|$)/i.test(`${footprint} ${model} ${description}`) ? 'LED' : undefined

/** An array of four 0402 is no 0402. */
const sizeOfOne = (footprint: string) => (/\dx\d{4}|\d{4}x\d/i.test(footprint) ? undefined : chipSizeOf(footprint))

/**
 * Requirements for offering a part for a description. Undefined when there is too little: it needs the kind, a value
 * that few parts have, and the package or another value.
 */
export function partToFind(
  { leaves, isKindSure, facts }: Pick<ResolvedReading, 'leaves' | 'isKindSure' | 'facts'>,
  kind?: string,
): DescribedPart | undefined {
  const factsOfPart = facts.filter(isOfPart).map(withoutText)
  if (!leaves || !isKindSure || factsOfPart.some(isUnmet)) return undefined
  const values = factsOfPart.filter((one) => isPackage(one) || isValueOfPart(one))
  const said = new Set(values.map(({ fact }) => fact.words))
  const isEnough = said.size > 1 || (kind !== undefined && SINGLE_FACT_KINDS.has(kind) && said.size > 0)
  return isEnough && values.some((one) => isSpecific(one, kind)) ? { leaves, facts: factsOfPart } : undefined
}

/** A package, or a value of a parameter that this kind of part has. Makers have a column of their own. */
const isOfPart = (one: ResolvedFact) => one.condition.brandIds === undefined && (one.applies || isPackage(one))

/** "SMD" is a way of mounting, though some packages are called so. */
const isPackage = ({ fact, condition }: ResolvedFact) =>
  fact.packages !== undefined || (condition.packageIds !== undefined && condition.valueIds === undefined)

const isValueOfPart = ({ condition, attribute }: ResolvedFact) =>
  attribute !== undefined || (condition.valueIds !== undefined && condition.packageIds === undefined)

/** Compares parameters, not descriptions. */
const withoutText = ({ condition: { text, ...condition }, ...one }: ResolvedFact): ResolvedFact => ({
  ...one,
  condition,
})

const isUnmet = ({ condition }: ResolvedFact) => [condition.valueIds, condition.packageIds].every((ids) => !ids?.length)

/** A limit that too many parts meet is not selective. */
const MAX_WITHIN_LIMIT = 20_000

/** A value, or the first limit of this kind of part that is selective. */
const isSpecific = ({ attribute, condition, goodsCount = 0 }: ResolvedFact, kind?: string) =>
  attribute?.compare === 'equal' ||
  // LEDs are identified by colour.
  (kind === 'LED' && condition.valueIds !== undefined && condition.valueIds.length > 0) ||
  (attribute?.compare === 'at least' && attribute.rank === 1 && goodsCount <= MAX_WITHIN_LIMIT)
