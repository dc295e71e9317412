import { readQuantities } from '#features/search/reader/numbers/quantities.rules.ts'
import { readPackages } from '#features/search/reader/packages.rules.ts'
import { formatQuantity } from '#shared/quantity.ts'
import type { WarningCode } from '../bom.rules.ts'
import type { BomLine, BomWarning } from '../bom-matching.contract.ts'
import { isValue, splitPackage, type WrittenNumber } from './bom-numbers.rules.ts'
import { chipSizeOf } from './bom-packages.rules.ts'
import { compareValues, type MainValue, mainValueOf } from './bom-values.rules.ts'
import {
  type Suppressor,
  sizeInNumber,
  suppressorInNumber,
  toleranceInNumber,
  valueInNumber,
} from './value-in-number.rules.ts'

/** Facts of a BOM row besides the number, which a part can contradict. */
export interface RowFacts {
  value: MainValue | undefined
  packages: ReadonlySet<string>
  volts: number | undefined
  percent: number | undefined
  watts: number | undefined
  dielectric: string | undefined
  isCapacitor: boolean
  suppressor: Suppressor | undefined
}

const UNITS: ReadonlyArray<readonly [reference: RegExp, unit: MainValue['unit']]> = [
  [/^R[A-Z]?\d/i, 'Ω'],
  [/^C\d/i, 'F'],
  [/^L\d/i, 'H'],
  [/^FB\d/i, 'Ω'],
]

/** The reference letter tells what a bare "4k7" or "104" is. */
export const unitOfReference = (ref: string): MainValue['unit'] | undefined =>
  UNITS.find(([reference]) => reference.test(ref.trim()))?.[1]

const BETWEEN_WORDS = /[\s,;/()[\]_@|]+/

/** A whole text of a value, or a value among its words, or in one of its numbers. */
function valueOfLine({ ref, model, description }: BomLine, numbers: readonly WrittenNumber[]) {
  const text = isValue(model) ? `${model} ${description}` : description
  const written = mainValueOf(text)
  if (written) return written
  const unit = unitOfReference(ref)
  if (!unit) return first(numbers, valueInNumber)
  const words = text.split(BETWEEN_WORDS).filter((word) => /\d/.test(word))
  return (
    words.map((word) => wordAsValue(word, unit)).find((value) => value !== undefined) ?? first(numbers, valueInNumber)
  )
}

function first<T>(numbers: readonly WrittenNumber[], read: (text: string) => T | undefined) {
  for (const { text } of numbers) {
    const found = read(text)
    if (found !== undefined) return found
  }
  return undefined
}

const E_VALUE = /^[1-9]\d{0,2}$/

function wordAsValue(word: string, unit: MainValue['unit']): MainValue | undefined {
  // "220" is 220 Ω on a drawing, but 22 Ω as a marking on a part.
  if (unit === 'Ω' && E_VALUE.test(word)) return { unit, number: Number(word) }
  const read = readQuantities(word).find((quantity) => quantity.unit === unit)
  return read && read.number > 0 ? { unit, number: read.number } : undefined
}

const VOLTS = /(?<![\w.,])(\d+(?:[.,]\d+)?)\s?(k?)V(?:DC)?(?![\w])/i
const PERCENT = /(?<![\w.,/])[±+]?(?:\/-)?\s?(\d+(?:[.,]\d+)?)\s?%/
const WATTS = /(?<![\w.,/])(?:(\d+)\/(\d+)|(\d+(?:[.,]\d+)?))\s?(m?)W(?![\w])/
const DIELECTRIC = /(?<![A-Z\d])(C0G|COG|NP0|NPO|X5R|X7R|X7S|X7T|X6S|X8R|X5S|Y5V|Z5U|U2J)(?![A-Z\d])/i

const numberOf = (text: string | undefined) => (text === undefined ? undefined : Number(text.replace(',', '.')))

function wattsOf(text: string): number | undefined {
  const [, above, below, plain, milli] = WATTS.exec(text) ?? []
  const watts = above && below ? Number(above) / Number(below) : numberOf(plain)
  return watts === undefined ? undefined : watts / (milli ? 1000 : 1)
}

function voltsOf(text: string): number | undefined {
  const [, number, kilo] = VOLTS.exec(text) ?? []
  const volts = numberOf(number)
  return volts === undefined ? undefined : volts * (kilo ? 1000 : 1)
}

const SAME_DIELECTRIC: Readonly<Record<string, string>> = { COG: 'C0G', NP0: 'C0G', NPO: 'C0G' }
function dielectricOf(text: string): string | undefined {
  const name = DIELECTRIC.exec(text)?.[1]?.toUpperCase()
  return name === undefined ? undefined : (SAME_DIELECTRIC[name] ?? name)
}

/** Names of packages among the words of a footprint: "Package_SO:SOIC-8_3.9x4.9mm" names the SOIC-8. */
function packagesIn(text: string): string[] {
  const size = chipSizeOf(text)
  if (size) return [size]
  return text
    .split(/[\s,;:/()[\]_|]+/)
    .filter((word) => /\d/.test(word) && !/metric$/i.test(word))
    .flatMap((word) => readPackages(word))
}

/** What a row says of its part, also by the numbers in it. */
export function rowFacts(line: BomLine, numbers: readonly WrittenNumber[]): RowFacts {
  const text = `${isValue(line.model) ? line.model : ''} ${line.description}`
  const behind = splitPackage(line.model)?.packageName ?? ''
  const written = packagesIn(line.package || behind)
  const packages = written.length > 0 ? written : packagesIn(line.description)
  const size = first(numbers, sizeInNumber)
  const unit = unitOfReference(line.ref)
  return {
    value: valueOfLine(line, numbers),
    packages: new Set(packages.length > 0 ? packages : size ? [size] : []),
    volts: voltsOf(text),
    percent: numberOf(PERCENT.exec(text)?.[1]) ?? first(numbers, toleranceInNumber),
    watts: wattsOf(text),
    dielectric: dielectricOf(text),
    isCapacitor: unit === 'F' || /\d\s?[pnuµμ]F/i.test(text),
    suppressor: first(numbers, suppressorInNumber),
  }
}

/** Facts of a part. */
export interface PartFacts {
  model: string
  introduce: string
  package: string
}

const say = (code: WarningCode, what: string, own: string, other: string): BomWarning => ({
  code,
  text: `${what}: your BOM says ${own}, this part has ${other}.`,
})

/** Contradictions between part and row as readable texts. Unknown facts are not contradictions. */
export function differencesOf(facts: RowFacts, part: PartFacts): BomWarning[] {
  const text = part.introduce
  const found: BomWarning[] = []
  const value = mainValueOf(text) ?? valueInNumber(part.model)
  if (facts.value && value && compareValues(facts.value, value) > 0)
    found.push(say('other_value', 'Value', written(facts.value), written(value)))
  if (isOther(facts.packages, part.package))
    found.push(say('other_package', 'Package', [...facts.packages].join(' or '), part.package))
  const volts = voltsOf(text)
  if (facts.isCapacitor && facts.volts !== undefined && volts !== undefined && volts < facts.volts)
    found.push(say('other_rating', 'Voltage', `${facts.volts} V`, `${volts} V`))
  const percent = numberOf(PERCENT.exec(text)?.[1])
  if (facts.value && facts.percent !== undefined && percent !== undefined && percent > facts.percent)
    found.push(say('other_rating', 'Tolerance', `${facts.percent} %`, `${percent} %`))
  const watts = wattsOf(text)
  if (facts.value?.unit === 'Ω' && facts.watts !== undefined && watts !== undefined && watts < facts.watts * 0.99)
    found.push(say('other_rating', 'Power', `${facts.watts} W`, `${watts} W`))
  const dielectric = dielectricOf(text)
  if (facts.dielectric && dielectric && facts.dielectric !== dielectric)
    found.push(say('other_rating', 'Dielectric', facts.dielectric, dielectric))
  return [...found, ...suppressorDifferences(facts.suppressor, suppressorInNumber(part.model))]
}

function suppressorDifferences(own: Suppressor | undefined, other: Suppressor | undefined): BomWarning[] {
  if (!own || !other) return []
  return [
    ...(own.volts === other.volts ? [] : [say('other_rating', 'Voltage', `${own.volts} V`, `${other.volts} V`)]),
    ...(own.direction === other.direction ? [] : [say('other_rating', 'Direction', own.direction, other.direction)]),
  ]
}

const written = ({ number, unit }: MainValue): string => formatQuantity(number, unit)

/** SOT-23 and SOT-23-3 are one outline; unknown names contradict nothing. */
function isOther(wanted: ReadonlySet<string>, packageName: string): boolean {
  if (wanted.size === 0) return false
  const own = packagesIn(packageName)
  if (own.length === 0) return false
  const fits = (a: string, b: string) => a === b || a.startsWith(`${b}-`) || b.startsWith(`${a}-`)
  return !own.some((name) => [...wanted].some((other) => fits(name, other)))
}
