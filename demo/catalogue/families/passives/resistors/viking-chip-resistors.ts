import type { Family } from '#demo/catalogue/family.ts'
import { decodeFourCharacters } from '../values/value-codes.ts'
import { chipResistorRatings } from './chip-resistor-ratings.ts'
import { chipResistorFamilies, reelEnding } from './chip-resistor-series.ts'
import { resistorTolerancesWithA } from './resistor-tolerances.ts'
import { thinFilmOffers } from './thin-film-offers.ts'

const sizes = new Map([
  ['02', chipResistorRatings['0402']],
  ['03', chipResistorRatings['0603']],
  ['05', chipResistorRatings['0805']],
  ['06', chipResistorRatings['1206']],
  ['13', chipResistorRatings['1210']],
  ['10', chipResistorRatings['2010']],
  ['12', chipResistorRatings['2512']],
])
const drifts = new Map([
  ['C', 10],
  ['W', 15],
  ['D', 25],
  ['E', 50],
])

export const vikingChipResistors: Family[] = chipResistorFamilies({
  code: 'viking-ar',
  brand: 'Viking Tech',
  film: 'Thin film',
  automotive: false,
  dearness: 0.85,
  sizes,
  tolerances: resistorTolerancesWithA,
  drifts,
  common: ['BD'],
  endings: [
    reelEnding('T', ({ reel7 }) => reel7, { common: true }),
    reelEnding('B', () => 1000),
    reelEnding('C', ({ reel13 }) => reel13),
  ],
  offers: thinFilmOffers({ tolerances: 'ABCDF', drifts, endings: ['T', 'B', 'C'] }, [
    [['02'], 100e3],
    [['03'], 330e3],
    [['05', '06', '13', '10', '12'], 1e6],
  ]),
  write: ({ size, tolerance, drift, value, ending }) => ({
    model: `AR${size}${tolerance}${ending}${drift}${value.fourCharacters}`,
    stem: `AR${size}${tolerance}${drift}${value.fourCharacters}`,
  }),
  pattern: /^AR(?<size>\d{2})(?<tolerance>[ABCDF])(?<ending>[TBC])(?<drift>[CWDE])X?(?<value>[\dR]{4})$/,
  decode: (value) => decodeFourCharacters(value),
})
