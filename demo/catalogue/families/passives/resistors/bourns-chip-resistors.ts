import type { Family } from '#demo/catalogue/family.ts'
import { E24, E96_AND_E24 } from '../values/e-series.ts'
import { decodeFourCharacters, decodeThreeCharacters } from '../values/value-codes.ts'
import { resistorSizes } from './chip-resistor-ratings.ts'
import { chipResistorFamilies, type Offer, reelEnding } from './chip-resistor-series.ts'
import { resistorValues, zeroOhm } from './resistor-values.ts'
import { thinFilmOffers } from './thin-film-offers.ts'

const packs: ReadonlyArray<readonly [ending: string, sizes: string[]]> = [
  ['G', ['0201', '0402']],
  ['E', ['0603', '0805', '1206', '1210', '2010', '2512']],
]

const thinDrifts = new Map([
  ['V', 5],
  ['X', 10],
  ['Y', 25],
  ['Z', 50],
])

export const bournsChipResistors: Family[] = [
  ...chipResistorFamilies({
    code: 'bourns-cr',
    brand: 'Bourns',
    film: 'Thick film',
    automotive: false,
    dearness: 1.2,
    sizes: resistorSizes('0201', '0402', '0603', '0805', '1206', '1210', '2010', '2512'),
    drifts: new Map([
      ['W', 200],
      ['X', 100],
    ]),
    common: ['FX', 'JW'],
    endings: packs.map(([code]) => reelEnding(code, ({ reel7 }) => reel7, { common: true })),
    offers: packs.flatMap(([ending, sizes]): Offer[] => [
      { sizes, tolerances: 'DF', drifts: ['X'], values: resistorValues(E96_AND_E24, 10, 1e6), endings: [ending] },
      { sizes, tolerances: 'F', drifts: ['W'], values: resistorValues(E96_AND_E24, 1, 10e6), endings: [ending] },
      { sizes, tolerances: 'J', drifts: ['W', 'X'], values: resistorValues(E24, 1, 10e6), endings: [ending] },
      { sizes, tolerances: 'J', drifts: ['W'], values: [zeroOhm], endings: [ending] },
    ]),
    write: ({ size, tolerance, drift, value, ending }) => {
      const text = tolerance === 'J' ? value.threeCharacters : value.fourCharacters
      const stem = value.ohms === 0 ? `CR${size}-J/-000` : `CR${size}-${tolerance}${drift}-${text}`
      return { model: `${stem}${ending}LF`, stem }
    },
    pattern: /^CR(?<size>\d{4})-(?:(?<tolerance>[DFJ])(?<drift>[WX])-(?<value>[\dR]{3,4})|J\/-000)(?<ending>[EG])LF$/,
    decode: (value, tolerance) =>
      tolerance === 'J' ? decodeThreeCharacters(value || '000') : decodeFourCharacters(value),
  }),
  ...chipResistorFamilies({
    code: 'bourns-crt',
    brand: 'Bourns',
    film: 'Thin film',
    automotive: false,
    dearness: 1.3,
    sizes: resistorSizes('0402', '0603', '0805', '1206', '2010', '2512'),
    drifts: thinDrifts,
    common: ['BY'],
    endings: packs.map(([code]) => reelEnding(code, ({ reel7 }) => reel7, { common: true })),
    offers: [
      ...thinFilmOffers({ tolerances: 'BCDF', drifts: thinDrifts, endings: ['G'] }, [[['0402'], 100e3]]),
      ...thinFilmOffers({ tolerances: 'BCDF', drifts: thinDrifts, endings: ['E'] }, [
        [['0603'], 330e3],
        [['0805', '1206', '2010', '2512'], 1e6],
      ]),
    ],
    write: ({ size, tolerance, drift, value, ending }) => {
      const stem = `CRT${size}-${tolerance}${drift}-${value.fourCharacters}`
      return { model: `${stem}${ending}LF`, stem }
    },
    pattern: /^CRT(?<size>\d{4})-(?<tolerance>[BCDF])(?<drift>[VXYZ])-(?<value>[\dR]{4})(?<ending>[EG])LF$/,
    decode: (value) => decodeFourCharacters(value),
  }),
]
