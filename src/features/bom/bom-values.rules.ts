import { parseQuantity } from '../../shared/quantity.ts'
import { type PartDescription, type PartValue, readPartDescription } from '../search/part-description.rules.ts'
import type { BomLine } from './bom-matching.contract.ts'
import { isValue } from './bom-numbers.rules.ts'
import { chipSizeOf } from './bom-packages.rules.ts'

/** Parameters that most parts of a kind share with many others: they cannot lead to a few parts. */
const COMMON = new Set(['tolerance', 'dielectric', 'power', 'voltage', 'current'])

/** What a line says about its part besides the number. */

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

/** The first capacitance, inductance or resistance of a text. Quick, because it is asked about every line and part. */
export function mainValueOf(text: string): MainValue | undefined {
  for (const [unit, pattern] of WRITTEN_VALUES) {
    const written = pattern.exec(text)?.[1]
    const number = written && parseQuantity(written, unit)
    if (number) return { unit, number }
  }
  return undefined
}

export const mainValueOfLine = ({ model, description }: Pick<BomLine, 'model' | 'description'>) =>
  mainValueOf(isValue(model) ? `${model} ${description}` : description)

/** -1: the two say the same. 1: they contradict each other. 0: nobody knows. */
export function compareValues(a: MainValue | undefined, b: MainValue | undefined): -1 | 0 | 1 {
  if (!a || !b || a.unit !== b.unit) return 0
  return Math.abs(a.number - b.number) <= Math.abs(a.number) * 0.001 ? -1 : 1
}

/** What to look for where there is no number to look for. */
export interface ValueNeed {
  category: readonly string[]
  leading: PartValue
  others: PartValue[]
  package: string | undefined
}

/** The letter of the reference says what a bare "10u" is. */
const KIND_OF_REFERENCE: ReadonlyArray<readonly [pattern: RegExp, kind: string]> = [
  [/^R\d/i, 'resistor'],
  [/^C\d/i, 'capacitor'],
  [/^L\d/i, 'inductor'],
  [/^FB\d/i, 'ferrite bead'],
  [/^[XY]\d/i, 'crystal'],
]

/** Needs a value that leads to few parts, and the package: the right value on the wrong pads helps nobody. */
export function valueNeedOf(line: BomLine): ValueNeed | undefined {
  const text = [isValue(line.model) ? line.model : '', line.description, line.package.replaceAll(':', ' ')].join(' ')
  if (!/\d/.test(text)) return undefined
  const description = describeWithReference(text, line.ref)
  const leading = description.values.find(({ code }) => !COMMON.has(code))
  const others = description.values.filter((value) => value !== leading)
  if (!description.category || !leading) return undefined
  if (!description.package && others.length === 0) return undefined
  const packaged = description.package?.name
  return { category: narrowed(description.category.path, packaged), leading, others, package: packaged }
}

/** A "10k 0603" is no thermistor and no trimmer. */
const narrowed = (path: readonly string[], packaged: string | undefined): readonly string[] =>
  path.length === 1 && path[0] === 'Resistors' && packaged && chipSizeOf(packaged)
    ? ['Resistors', 'Chip Resistors (SMD)']
    : path

function describeWithReference(text: string, ref: string): PartDescription {
  const plain = readPartDescription(text)
  const kind = KIND_OF_REFERENCE.find(([pattern]) => pattern.test(ref))?.[1]
  return plain.category?.words || !kind ? plain : readPartDescription(`${kind} ${text}`)
}
