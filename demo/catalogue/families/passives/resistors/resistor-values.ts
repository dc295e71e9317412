import { formatQuantity } from '#demo/catalogue/quantity.ts'
import type { Choice } from '../numbering.ts'
import { type Decimal, numberOf, ZERO } from '../values/decimal.ts'
import { E12, E24, preferredValues } from '../values/e-series.ts'
import {
  encodeFourCharacters,
  encodeMultiplier,
  encodeMultiplierTwo,
  encodeRkm,
  encodeRkmFour,
  encodeThreeCharacters,
} from '../values/value-codes.ts'

/** A resistance with all its spellings, made once so that writing a part number is only joining text. */
export interface ResistorValue extends Choice {
  readonly ohms: number
  readonly text: string
  /** 103; three figures have none. */
  readonly threeCharacters: string | undefined
  /** 1002, 22R0 */
  readonly fourCharacters: string
  /** 10K, 4K7 */
  readonly rkm: string
  /** 10K0, 4K70 */
  readonly rkmFour: string
  /** 1002, 499J */
  readonly multiplier: string
  /** 0103, 047J */
  readonly multiplierTwo: string | undefined
  /** What is printed on the chip. */
  readonly marking: string
}

const made = new Map<number, ResistorValue>()
const e12: ReadonlySet<number> = new Set(E12)
const e24: ReadonlySet<number> = new Set(E24)

export function resistorValue(decimal: Decimal): ResistorValue {
  const ohms = numberOf(decimal)
  const known = made.get(ohms)
  if (known) return known
  const threeCharacters = encodeThreeCharacters(decimal)
  const fourCharacters = encodeFourCharacters(decimal) ?? encodeRkm(decimal)
  const value: ResistorValue = {
    ohms,
    text: formatQuantity(ohms, 'Ω'),
    // Below 10 Ω and above 1 MΩ only the round dozen sells.
    common: ohms === 0 || (ohms >= 10 && ohms <= 1e6 ? e24 : e12).has(decimal.digits),
    threeCharacters,
    fourCharacters,
    rkm: encodeRkm(decimal),
    rkmFour: encodeRkmFour(decimal),
    multiplier: encodeMultiplier(decimal),
    multiplierTwo: encodeMultiplierTwo(decimal),
    marking: threeCharacters ?? fourCharacters,
  }
  made.set(ohms, value)
  return value
}

export const resistorValues = (series: readonly number[], from: number, to: number): ResistorValue[] =>
  preferredValues(series, from, to).map(resistorValue)

export const zeroOhm = resistorValue(ZERO)
