import { formatQuantity } from '#demo/catalogue/quantity.ts'
import type { Choice } from '../numbering.ts'
import { type Decimal, numberOf, shift } from '../values/decimal.ts'
import { E6, preferredValues } from '../values/e-series.ts'
import { encodeNanohenries, encodeThreeCharacters } from '../values/value-codes.ts'

export interface InductorValue extends Choice {
  readonly henries: number
  readonly microhenries: number
  readonly text: string
  /** Microhenries in three characters: 100 is 10 µH, 4R7, R47. */
  readonly micro: string
  /** Nanohenries in three characters: 103 is 10 µH. */
  readonly nano: string
  /** Nanohenries of a radio coil: 7N5, 12N, R10. */
  readonly radio: string
}

const made = new Map<number, InductorValue>()
const e6: ReadonlySet<number> = new Set(E6)

/** From microhenries. */
export function inductorValue(microhenries: Decimal): InductorValue {
  const henries = numberOf(shift(microhenries, -6))
  const known = made.get(henries)
  if (known) return known
  const nanohenries = shift(microhenries, 3)
  const value: InductorValue = {
    henries,
    microhenries: numberOf(microhenries),
    text: formatQuantity(henries, 'H'),
    micro: encodeThreeCharacters(microhenries) ?? '',
    nano: encodeThreeCharacters(nanohenries) ?? '',
    radio: encodeNanohenries(nanohenries) ?? '',
    common: e6.has(microhenries.digits),
  }
  made.set(henries, value)
  return value
}

/** Bounds in microhenries. */
export const inductorValues = (series: readonly number[], from: number, to: number): InductorValue[] =>
  preferredValues(series, from * 0.9999, to * 1.0001).map(inductorValue)
