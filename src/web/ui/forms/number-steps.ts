export type NumberRange = { min: number; max: number; step: number }

/** Larger than any order, small enough for exact arithmetic. */
const MAX_DIGITS = 10

/** The whole number in typed or pasted text ("1,000", "2 500 pcs"); undefined when there is none. */
export function parseCount(text: string): number | undefined {
  const digits = /^\d+/.exec(text.replace(/[\s,'’]/g, ''))?.[0]
  return digits === undefined ? undefined : Number(digits.slice(0, MAX_DIGITS))
}

export const clampTo = (value: number, { min, max }: NumberRange): number => Math.max(min, Math.min(max, value))

/** The next multiple of the step in that direction (`by` steps away), inside the range. */
export function stepFrom(value: number, by: number, range: NumberRange): number {
  const { step } = range
  const onGrid = by > 0 ? Math.floor(value / step) : Math.ceil(value / step)
  return clampTo((onGrid + by) * step, range)
}
