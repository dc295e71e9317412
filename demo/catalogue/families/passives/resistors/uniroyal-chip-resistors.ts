import type { Family } from '#demo/catalogue/family.ts'
import { E24, E96_AND_E24 } from '../values/e-series.ts'
import { decodeMultiplier } from '../values/value-codes.ts'
import { chipResistorRatings } from './chip-resistor-ratings.ts'
import { chipResistorFamilies, type Offer, reelEnding } from './chip-resistor-series.ts'
import { resistorValues, zeroOhm } from './resistor-values.ts'

/** The power code belongs to the size: 0603 is always 1/10 W, written WA. */
const sizes = new Map([
  ['0201WM', chipResistorRatings['0201']],
  ['0402WG', chipResistorRatings['0402']],
  ['0603WA', chipResistorRatings['0603']],
  ['0805W8', chipResistorRatings['0805']],
  ['1206W4', chipResistorRatings['1206']],
  ['1210W2', chipResistorRatings['1210']],
  ['2010W7', chipResistorRatings['2010']],
  ['25121W', chipResistorRatings['2512']],
])

/** The character after T is the number of pieces: thousands, or a letter from 10,000 on. */
const counts: ReadonlyArray<readonly [code: string, count: number, sizes: string[]]> = [
  ['C', 10000, ['0201WM', '0402WG']],
  ['D', 20000, ['0402WG', '0603WA', '0805W8']],
  ['5', 5000, ['0603WA', '0805W8', '1206W4', '1210W2']],
  ['4', 4000, ['2010W7', '25121W']],
]

const fine = resistorValues(E96_AND_E24, 1, 10e6)
const offers = counts.flatMap(([code, , names]): Offer[] => [
  { sizes: names, tolerances: 'DF', values: fine, endings: [code] },
  { sizes: names, tolerances: 'GJ', values: resistorValues(E24, 1, 10e6), endings: [code] },
  { sizes: names, tolerances: 'FJ', values: [zeroOhm], endings: [code] },
])

export const uniroyalChipResistors: Family[] = chipResistorFamilies({
  code: 'uniroyal-chip',
  brand: 'UNI-ROYAL',
  film: 'Thick film',
  automotive: false,
  dearness: 0.8,
  sizes,
  common: ['F', 'J'],
  endings: [
    reelEnding('5', () => 5000, { common: true }),
    reelEnding('4', () => 4000),
    reelEnding('C', () => 10000, { common: true }),
    reelEnding('D', () => 20000),
    reelEnding('E', () => 15000),
  ],
  offers,
  write: ({ size, tolerance, value, ending }) => {
    const coarse = tolerance === 'J' || tolerance === 'G'
    const stem = `${size}${tolerance}${coarse ? value.multiplierTwo : value.multiplier}`
    return { model: `${stem}T${ending}E`, stem }
  },
  pattern:
    /^(?<size>(?:0201WM|0402WG|0603WA|0805W8|1206W4|1210W2|2010W7|25121W))(?<tolerance>[DFGJ])(?<value>\d{3}[\dJK])T(?<ending>[45CDE])E$/,
  decode: (value, tolerance) => {
    const coarse = tolerance === 'J' || tolerance === 'G'
    return coarse && !value.startsWith('0') ? undefined : decodeMultiplier(value)
  },
})
