import type { ParameterFacet } from '../../filters.contract.ts'

type Value = ParameterFacet['values'][number]
export type NumericValue = Value & { number: number }

/** How often values occur along their axis. */
export interface Scale {
  least: number
  most: number
  leastAboveZero: number
  /** Of each bar; none without a scale. */
  counts: number[]
}

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

/** In even steps or, where values span decades, in even ratios. */
function axisOf({ least, most, leastAboveZero }: Omit<Scale, 'counts'>) {
  const isLogarithmic = least >= 0 && most / leastAboveZero >= DECADES_FROM
  // Zero has no logarithm: it is counted in the first bar.
  const place = (value: number) => (isLogarithmic ? Math.log10(Math.max(value, leastAboveZero)) : value)
  const start = place(least)
  const width = (place(most) - start) / BARS
  return {
    width,
    edge: (index: number) => (isLogarithmic ? 10 ** (start + index * width) : start + index * width),
    barAt: (number: number) => Math.min(BARS - 1, Math.floor((place(number) - start) / width)),
  }
}

export function scaleOf(values: readonly NumericValue[]): Scale {
  const numbers = values.map(({ number }) => number)
  const ends = {
    least: Math.min(...numbers),
    most: Math.max(...numbers),
    leastAboveZero: Math.min(...numbers.filter((number) => number > 0)),
  }
  const { width, barAt } = axisOf(ends)
  // One value has no scale, nor have two with no number between them.
  if (!(width > 0)) return { ...ends, counts: [] }
  const counts = new Array<number>(BARS).fill(0)
  for (const { number, count, around = count ?? 0 } of values) {
    const bar = barAt(number)
    counts[bar] = (counts[bar] ?? 0) + around
  }
  return { ...ends, counts }
}

export function listScaleBars(scale: Scale): ScaleBar[] {
  const { edge } = axisOf(scale)
  return scale.counts.map((count, index) => ({
    count,
    from: index === 0 ? scale.least : edge(index),
    to: index === BARS - 1 ? scale.most : edge(index + 1),
  }))
}

/** The values most parts have, in their own order. */
export const mostFrequent = <V extends { count: number | null }>(values: readonly V[], howMany: number): V[] => {
  const kept = new Set([...values].sort((a, b) => (b.count ?? 0) - (a.count ?? 0)).slice(0, howMany))
  return values.filter((value) => kept.has(value))
}
