import type { Family } from '#demo/catalogue/family.ts'
import { E24, E96_AND_E24 } from '../values/e-series.ts'
import { decodeFourCharacters, decodeThreeCharacters } from '../values/value-codes.ts'
import { chipResistorRatings, type ResistorSize } from './chip-resistor-ratings.ts'
import { type ChipResistorSeries, chipResistorFamilies, type Offer, reelEnding } from './chip-resistor-series.ts'
import { type ResistorValue, resistorValues, zeroOhm } from './resistor-values.ts'

/** Walsin, ROHM and Fenghua number alike: a size code of their own, then 103 for 5 % and 1002 for 1 %. */
const sizeTable = (rows: ReadonlyArray<readonly [code: string, size: ResistorSize]>) =>
  new Map(rows.map(([code, size]) => [code, chipResistorRatings[size]]))

const decode = (value: string, tolerance: string) =>
  tolerance === 'J' ? decodeThreeCharacters(value) : decodeFourCharacters(value)

const valueText = (tolerance: string, value: ResistorValue) =>
  tolerance === 'J' ? value.threeCharacters : value.fourCharacters

const offersOf = (sizes: readonly string[], endings: readonly string[], fine = 'DF'): Offer[] => [
  { sizes, tolerances: fine, values: resistorValues(E96_AND_E24, 1, 10e6), endings },
  { sizes, tolerances: 'J', values: resistorValues(E24, 1, 10e6), endings },
  { sizes, tolerances: 'J', values: [zeroOhm], endings },
]

const thickFilm: Pick<ChipResistorSeries, 'film' | 'automotive' | 'common' | 'decode'> = {
  film: 'Thick film',
  automotive: false,
  common: ['F', 'J'],
  decode,
}

const walsinSizes = sizeTable([
  ['02', '0201'],
  ['04', '0402'],
  ['06', '0603'],
  ['08', '0805'],
  ['12', '1206'],
  ['10', '1210'],
  ['20', '2010'],
  ['25', '2512'],
])

const rohmSizes = sizeTable([
  ['006YR', '0201'],
  ['01MR', '0402'],
  ['03ER', '0603'],
  ['10ER', '0805'],
  ['18ER', '1206'],
  ['25JR', '1210'],
  ['50JR', '2010'],
  ['100JR', '2512'],
])

const fenghuaSizes = sizeTable([
  ['01', '0201'],
  ['02', '0402'],
  ['03', '0603'],
  ['05', '0805'],
  ['06', '1206'],
  ['10', '2010'],
  ['12', '2512'],
])

export const asianChipResistors: Family[] = [
  ...chipResistorFamilies({
    ...thickFilm,
    code: 'walsin-wr',
    brand: 'Walsin',
    dearness: 0.85,
    sizes: walsinSizes,
    endings: [
      reelEnding('T', ({ reel7 }) => reel7, { common: true }),
      reelEnding('Q', ({ reel10 }) => reel10),
      reelEnding('G', ({ reel13 }) => reel13),
    ],
    offers: offersOf([...walsinSizes.keys()], ['T', 'Q', 'G']),
    write: ({ size, tolerance, value, ending }) => {
      const stem = `WR${size}X${valueText(tolerance, value)}${tolerance}`
      return { model: `${stem}${ending}L`, stem }
    },
    pattern: /^WR(?<size>\d{2})[XW](?<value>[\dR]{3,4})(?<tolerance>[DFJ])(?<ending>[TQG])L$/,
  }),
  ...chipResistorFamilies({
    ...thickFilm,
    code: 'rohm-mcr',
    brand: 'ROHM Semiconductor',
    dearness: 1.2,
    automotive: true,
    sizes: rohmSizes,
    endings: [reelEnding('T', ({ reel7 }) => reel7, { common: true }), reelEnding('Z', ({ reel7 }) => reel7 * 2)],
    offers: offersOf([...rohmSizes.keys()], ['T', 'Z'], 'F'),
    write: ({ size, tolerance, value, ending }) => ({
      model: `MCR${size}${ending}${tolerance}${valueText(tolerance, value)}`,
      stem: `MCR${size}${tolerance}${valueText(tolerance, value)}`,
    }),
    pattern: /^MCR(?<size>\d{2,3}[EJMY]R)(?<ending>[TZ])(?<tolerance>[FJ])(?<value>[\dR]{3,4})$/,
  }),
  ...chipResistorFamilies({
    ...thickFilm,
    code: 'fenghua-rs',
    brand: 'Fenghua',
    dearness: 0.75,
    sizes: fenghuaSizes,
    endings: [reelEnding('T', ({ reel7 }) => reel7, { common: true })],
    offers: offersOf([...fenghuaSizes.keys()], ['T'], 'F'),
    write: ({ size, tolerance, value, ending }) => {
      const stem = `RS-${size}K${valueText(tolerance, value)}${tolerance}`
      return { model: stem + ending, stem }
    },
    pattern: /^RS-?(?<size>\d{2})[KL](?<value>[\dR]{3,4})(?<tolerance>[FJ])(?<ending>T)?$/,
    endingWhenMissing: () => 'T',
  }),
]
