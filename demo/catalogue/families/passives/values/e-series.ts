import { type Decimal, numberOf } from './decimal.ts'

/** Preferred numbers (IEC 60063) as three digits. */
export const E6 = [100, 150, 220, 330, 470, 680] as const
export const E12 = [100, 120, 150, 180, 220, 270, 330, 390, 470, 560, 680, 820] as const
export const E24 = [
  100, 110, 120, 130, 150, 160, 180, 200, 220, 240, 270, 300, 330, 360, 390, 430, 470, 510, 560, 620, 680, 750, 820,
  910,
] as const

const geometric = (steps: number) => Array.from({ length: steps }, (_, step) => Math.round(100 * 10 ** (step / steps)))

export const E96: readonly number[] = geometric(96)
/** The standard has 920 where the formula gives 919. */
export const E192: readonly number[] = geometric(192).map((digits) => (digits === 919 ? 920 : digits))

const union = (...series: ReadonlyArray<readonly number[]>) => [...new Set(series.flat())].sort((a, b) => a - b)

/** What makers of 1 % resistors sell: E96 and the E24 values between. */
export const E96_AND_E24: readonly number[] = union(E96, E24)
/** What makers of 0.1 % resistors sell. */
export const E192_AND_E24: readonly number[] = union(E192, E24)

/** All values of a series from one value to another, both included, in rising order. */
export function preferredValues(series: readonly number[], from: number, to: number): Decimal[] {
  const values: Decimal[] = []
  const last = Math.floor(Math.log10(to)) - 2
  for (let exponent = Math.floor(Math.log10(from)) - 2; exponent <= last + 1; exponent++) {
    for (const digits of series) {
      const value = numberOf({ digits, exponent })
      if (value >= from && value <= to) values.push({ digits, exponent })
    }
  }
  return values
}
