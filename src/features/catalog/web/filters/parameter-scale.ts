import type { ParameterFacet } from '../../filters.contract.ts'

type Value = ParameterFacet['values'][number]
export type NumericValue = Value & { number: number }

export interface ScaleBar {
  count: number
  /** The values it counts lie from here to here. */
  from: number
  to: number
}

const BARS = 18
/** Ratio from which a linear scale would put nearly everything into its first bar. */
const DECADES_FROM = 30

const isNumeric = (value: Value): value is NumericValue => value.number !== null

export const numericValues = (values: readonly Value[]): NumericValue[] => values.filter(isNumeric)

/** How often values occur along their axis, in even steps or, where they span decades, in even ratios. */
export function listScaleBars(values: readonly NumericValue[]): ScaleBar[] {
  const numbers = values.map(({ number }) => number)
  const least = Math.min(...numbers)
  const most = Math.max(...numbers)
  const leastAboveZero = Math.min(...numbers.filter((number) => number > 0))
  const isLogarithmic = least >= 0 && most / leastAboveZero >= DECADES_FROM
  // Zero has no logarithm: it is counted in the first bar.
  const place = (value: number) => (isLogarithmic ? Math.log10(Math.max(value, leastAboveZero)) : value)
  const start = place(least)
  const width = (place(most) - start) / BARS
  // One value has no scale, nor have two with no number between them.
  if (!(width > 0)) return []
  const edge = (index: number) => (isLogarithmic ? 10 ** (start + index * width) : start + index * width)
  const bars = Array.from({ length: BARS }, (_, index) => ({
    count: 0,
    from: index === 0 ? least : edge(index),
    to: index === BARS - 1 ? most : edge(index + 1),
  }))
  for (const { number, count, around = count ?? 0 } of values) {
    const bar = bars[Math.min(BARS - 1, Math.floor((place(number) - start) / width))]
    if (bar) bar.count += around
  }
  return bars
}

/** The values most parts have, in their own order. */
export const mostFrequent = <V extends { count: number | null }>(values: readonly V[], howMany: number): V[] => {
  const kept = new Set([...values].sort((a, b) => (b.count ?? 0) - (a.count ?? 0)).slice(0, howMany))
  return values.filter((value) => kept.has(value))
}
