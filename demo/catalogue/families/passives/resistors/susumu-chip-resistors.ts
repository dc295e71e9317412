import type { Family } from '#demo/catalogue/family.ts'
import { decodeFourCharacters, decodeThreeCharacters } from '../values/value-codes.ts'
import { chipResistorRatings } from './chip-resistor-ratings.ts'
import { chipResistorFamilies, reelEnding } from './chip-resistor-series.ts'
import { thinFilmOffers } from './thin-film-offers.ts'

/** Susumu names sizes in millimetres. */
const sizes = new Map([
  ['1005', chipResistorRatings['0402']],
  ['1608', chipResistorRatings['0603']],
  ['2012', chipResistorRatings['0805']],
  ['3216', chipResistorRatings['1206']],
])
const drifts = new Map([
  ['V', 5],
  ['N', 10],
  ['P', 25],
  ['Q', 50],
])

/** The older series: one reel only, so the number ends with the tolerance. */
const rrDrifts = new Map([
  ['P', 25],
  ['Q', 50],
  ['R', 100],
])

export const susumuChipResistors: Family[] = [
  ...chipResistorFamilies({
    code: 'susumu-rg',
    brand: 'Susumu',
    film: 'Thin film',
    automotive: true,
    dearness: 1.5,
    sizes,
    drifts,
    common: ['BP'],
    endings: [
      reelEnding('T1', () => 1000),
      reelEnding('T5', () => 5000, { common: true }),
      reelEnding('T10', () => 10000, { common: true }),
    ],
    offers: [
      ...thinFilmOffers({ tolerances: 'PWBCD', drifts, endings: ['T1', 'T10'] }, [[['1005'], 100e3]]),
      ...thinFilmOffers({ tolerances: 'PWBCD', drifts, endings: ['T1', 'T5'] }, [
        [['1608'], 330e3],
        [['2012', '3216'], 1e6],
      ]),
    ],
    write: ({ size, tolerance, drift, value, ending }) => {
      const stem = `RG${size}${drift}-${value.threeCharacters ?? value.fourCharacters}-${tolerance}`
      return { model: `${stem}-${ending}`, stem }
    },
    pattern: /^RG(?<size>\d{4})(?<drift>[VNPQ])-(?<value>[\dR]{3,4})-(?<tolerance>[PWBCD])-(?<ending>T1|T5|T10)$/,
    decode: (value) => (value.length === 3 ? decodeThreeCharacters(value) : decodeFourCharacters(value)),
  }),
  ...chipResistorFamilies({
    code: 'susumu-rr',
    brand: 'Susumu',
    film: 'Thin film',
    automotive: false,
    dearness: 1.1,
    sizes: new Map([
      ['0510', chipResistorRatings['0402']],
      ['0816', chipResistorRatings['0603']],
      ['1220', chipResistorRatings['0805']],
      ['1632', chipResistorRatings['1206']],
    ]),
    drifts: rrDrifts,
    common: ['DP'],
    endings: [reelEnding('', ({ reel7 }) => reel7, { common: true })],
    offers: thinFilmOffers({ tolerances: 'BCDF', drifts: rrDrifts, endings: [''] }, [
      [['0510'], 100e3],
      [['0816'], 330e3],
      [['1220', '1632'], 1e6],
    ]),
    write: ({ size, tolerance, drift, value }) => {
      const model = `RR${size}${drift}-${value.threeCharacters ?? value.fourCharacters}-${tolerance}`
      return { model, stem: model }
    },
    pattern: /^RR(?<size>\d{4})(?<drift>[PQR])-(?<value>[\dR]{3,4})-(?<tolerance>[BCDF])(?<ending>)$/,
    decode: (value) => (value.length === 3 ? decodeThreeCharacters(value) : decodeFourCharacters(value)),
  }),
]
