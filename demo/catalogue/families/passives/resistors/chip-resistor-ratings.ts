import { type ChipSize, chipSizes } from '../values/chip-sizes.ts'

/** What a chip resistor of a size can stand, the same for all makers within a hair. */
export interface ChipResistorRating {
  readonly size: ChipSize
  readonly power: number
  /** Of the pulse-proof and double-power twins. */
  readonly highPower: number
  readonly voltage: number
  readonly jumperCurrent: number
  readonly height: number
  /** Pieces on a reel of 7, 10 and 13 inches. */
  readonly reel7: number
  readonly reel10: number
  readonly reel13: number
  readonly thickFilmPrice: number
  readonly thinFilmPrice: number
  readonly senseElementPrice: number
}

type Row = [
  power: number,
  highPower: number,
  voltage: number,
  jumperCurrent: number,
  height: number,
  reel7: number,
  reel10: number,
  reel13: number,
  thickFilmPrice: number,
  thinFilmPrice: number,
  senseElementPrice: number,
]

const rating = (size: ChipSize, row: Row): ChipResistorRating => ({
  size,
  power: row[0],
  highPower: row[1],
  voltage: row[2],
  jumperCurrent: row[3],
  height: row[4],
  reel7: row[5],
  reel10: row[6],
  reel13: row[7],
  thickFilmPrice: row[8],
  thinFilmPrice: row[9],
  senseElementPrice: row[10],
})

// biome-ignore format: a table is read in columns
export const chipResistorRatings = {
  '01005': rating(chipSizes['01005'], [0.031, 0.05, 15, 0.5, 0.13, 20000, 40000, 80000, 0.004, 0.08, 0.12]),
  '0201': rating(chipSizes['0201'], [0.05, 0.1, 25, 0.5, 0.23, 10000, 20000, 50000, 0.0022, 0.05, 0.09]),
  '0402': rating(chipSizes['0402'], [0.063, 0.125, 50, 1, 0.35, 10000, 20000, 50000, 0.002, 0.036, 0.06]),
  '0603': rating(chipSizes['0603'], [0.1, 0.2, 75, 1, 0.45, 5000, 10000, 20000, 0.0024, 0.04, 0.06]),
  '0805': rating(chipSizes['0805'], [0.125, 0.25, 150, 2, 0.5, 5000, 10000, 20000, 0.0033, 0.055, 0.08]),
  '1206': rating(chipSizes['1206'], [0.25, 0.5, 200, 2, 0.55, 5000, 10000, 20000, 0.0052, 0.085, 0.11]),
  '1210': rating(chipSizes['1210'], [0.5, 0.75, 200, 2, 0.55, 5000, 10000, 20000, 0.011, 0.11, 0.14]),
  '1812': rating(chipSizes['1812'], [0.75, 1, 200, 2, 0.6, 4000, 8000, 16000, 0.016, 0.13, 0.17]),
  '2010': rating(chipSizes['2010'], [0.75, 1.25, 400, 2, 0.55, 4000, 8000, 16000, 0.014, 0.14, 0.17]),
  '2512': rating(chipSizes['2512'], [1, 2, 500, 2, 0.55, 4000, 8000, 16000, 0.02, 0.18, 0.22]),
} as const satisfies Record<string, ChipResistorRating>

export type ResistorSize = keyof typeof chipResistorRatings

export const resistorSizes = (...names: ResistorSize[]): ReadonlyMap<string, ChipResistorRating> =>
  new Map(names.map((name) => [name, chipResistorRatings[name]]))
