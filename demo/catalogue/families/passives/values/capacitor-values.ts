import { formatQuantity } from '#demo/catalogue/quantity.ts'
import type { Choice } from '../numbering.ts'
import { type Decimal, decimalOf, numberOf, shift } from './decimal.ts'
import { E6, E12, E24, preferredValues } from './e-series.ts'
import { decodeThreeCharacters, encodeThreeCharacters } from './value-codes.ts'

export interface CapacitorValue extends Choice {
  readonly farads: number
  readonly text: string
  /** Picofarads in three characters: 104, 4R7. */
  readonly code: string
}

/** Nobody says 500 fF or 2.2 mF. */
export function capacitanceText(farads: number): string {
  if (farads < 0.999e-12) return `${Number((farads * 1e12).toPrecision(3))} pF`
  if (farads > 0.999e-3) return `${Math.round(farads * 1e6)} µF`
  return formatQuantity(farads, 'F')
}

const made = new Map<number, CapacitorValue>()
const e6: ReadonlySet<number> = new Set(E6)
const e12: ReadonlySet<number> = new Set(E12)

/** From picofarads; undefined when two figures do not write it. */
export function capacitorValue(picofarads: Decimal): CapacitorValue | undefined {
  const farads = numberOf(shift(picofarads, -12))
  const known = made.get(farads)
  if (known) return known
  const code = encodeThreeCharacters(picofarads)
  if (code === undefined || farads === 0) return undefined
  const value: CapacitorValue = {
    farads,
    text: capacitanceText(farads),
    code,
    common: (farads < 1e-9 ? e12 : e6).has(picofarads.digits),
  }
  made.set(farads, value)
  return value
}

export function parseCapacitorCode(code: string): CapacitorValue | undefined {
  const picofarads = decodeThreeCharacters(code)
  return picofarads && capacitorValue(picofarads)
}

const PICO = 1e12

function valuesOf(series: readonly number[], from: number, to: number): CapacitorValue[] {
  // The bounds come as farads; a hair of slack keeps 0.1 µF within "up to 0.1 µF".
  return preferredValues(series, from * PICO * 0.9999, to * PICO * 1.0001).flatMap(
    (decimal) => capacitorValue(decimal) ?? [],
  )
}

const tenths = Array.from({ length: 99 }, (_, step) => (step + 1) / 10)

/** Below 10 pF makers go by tenths of a picofarad. */
export const smallValues = (from: number, to: number): CapacitorValue[] =>
  tenths
    .filter((picofarads) => picofarads >= from * PICO * 0.9999 && picofarads <= to * PICO)
    .flatMap((picofarads) => capacitorValue(decimalOf(picofarads)) ?? [])

export const classOneValues = (from: number, to: number) => valuesOf(E24, Math.max(from, 10e-12), to)

/** Class 2 needs no fine steps: twelve a decade, six from 1 µF on. */
export const classTwoValues = (from: number, to: number) => [
  ...valuesOf(E12, from, Math.min(to, 0.99e-6)),
  ...valuesOf(E6, Math.max(from, 1e-6), to),
]
