import { E192_AND_E24 } from '../values/e-series.ts'
import type { Offer } from './chip-resistor-series.ts'
import { resistorValues } from './resistor-values.ts'

/** Thin film is sold in every value, tolerance and drift; only the largest resistance depends on the size. */
export const thinFilmOffers = (
  choice: { tolerances: string; drifts: ReadonlyMap<string, number>; endings: readonly string[] },
  rows: ReadonlyArray<readonly [sizes: readonly string[], largest: number]>,
): Offer[] =>
  rows.map(([sizes, largest]) => ({
    sizes,
    tolerances: choice.tolerances,
    drifts: [...choice.drifts.keys()],
    values: resistorValues(E192_AND_E24, 10, largest),
    endings: choice.endings,
  }))
