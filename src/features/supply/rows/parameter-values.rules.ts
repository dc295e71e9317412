import { readQuantities } from '#features/search/reader/numbers/quantities.rules.ts'
import { parseQuantity } from '#shared/quantity.ts'

/** Values of parameters, with their units. */

const BARE_NUMBER = /^[+\-−]?\d+(?:[.,]\d+)?(?:e[+-]?\d{1,3})?$/i
const NOTHING = /^(?:[-–—~?]|n\/?a|none|null|unknown|tbd)$/i
const MAX_TEXT = 200
/** Units that numbers are kept in, with the prefixes of SI before them or not. */
const BASE_UNITS = ['F', 'H', 'Ω', 'V', 'A', 'W', 'Hz', 'Ah', 'bit/s', 'C', 's', 'N']

export const saysNothing = (text: string): boolean => text === '' || NOTHING.test(text)

/** Factor from the heading's unit to the parameter's unit: µF to F is 1e-6. Undefined for incompatible units. */
export function scaleOf(headingUnit: string, unit: string): number | undefined {
  return headingUnit === '' || headingUnit === unit ? 1 : parseQuantity(`1${headingUnit}`, unit)
}

/** The unit in which a new parameter with this heading is kept: µF in F, "rpm" in rpm. */
export function baseUnitOf(headingUnit: string): string {
  if (headingUnit === '' || ['mm', 'nm', '%', '°C', 'ppm', 'dB', 'KB'].includes(headingUnit)) return headingUnit
  // By case: h are hours, H is henry.
  return (
    BASE_UNITS.find((unit) => headingUnit.endsWith(unit) && parseQuantity(`1${headingUnit}`, unit) !== undefined) ??
    headingUnit
  )
}

/** The unit of a new parameter whose heading names none, from its first value; null for a text. */
export function unitOfValue(text: string): string | null {
  if (BARE_NUMBER.test(text)) return ''
  const [read] = /\s.*\s/.test(text) ? [] : readQuantities(text.replace(/\s+/, ''))
  return read?.unit ?? null
}

/** A number in the parameter's unit, or undefined. Rounded to six digits, so that 4.7 µF is always the same value. */
export function readNumber(text: string, unit: string, scale: number): number | undefined {
  const number = BARE_NUMBER.test(text)
    ? Number(text.replace(',', '.').replace('−', '-')) * scale
    : (parseQuantity(text, unit) ?? readQuantities(text.replace(/\s+/g, '')).find((read) => read.unit === unit)?.number)
  return number !== undefined && Number.isFinite(number) ? Number(number.toPrecision(6)) : undefined
}

export const readText = (text: string): string => text.replace(/\s+/g, ' ').slice(0, MAX_TEXT)
