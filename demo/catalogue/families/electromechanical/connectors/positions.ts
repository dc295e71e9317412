import type { Choice } from '../numbering.ts'

/** How many contacts a connector has, as its number writes it. */
export interface Positions extends Choice {
  readonly count: number
}

export function range(from: number, to: number, step = 1): number[] {
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step)
}

export const positions = (counts: readonly number[], width = 1): Positions[] =>
  counts.map((count) => ({ code: String(count).padStart(width, '0'), count }))

/** Padded when printed, but people often leave the zero out: SM4B for SM04B. */
export const looselyPaddedPositions = (counts: readonly number[], width: number): Positions[] =>
  positions(counts, width).map((choice) => ({ ...choice, also: [String(choice.count)] }))
