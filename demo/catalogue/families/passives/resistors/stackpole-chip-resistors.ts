import type { Family } from '#demo/catalogue/family.ts'
import { E24, E96_AND_E24 } from '../values/e-series.ts'
import { decodeRkm } from '../values/value-codes.ts'
import { resistorSizes } from './chip-resistor-ratings.ts'
import { chipResistorFamilies, reelEnding } from './chip-resistor-series.ts'
import { resistorTolerancesWithA } from './resistor-tolerances.ts'
import { resistorValues, zeroOhm } from './resistor-values.ts'
import { thinFilmOffers } from './thin-film-offers.ts'

const sizes = resistorSizes('0201', '0402', '0603', '0805', '1206', '1210', '2010', '2512')
const allSizes = [...sizes.keys()]
const endings = [reelEnding('T', ({ reel7 }) => reel7, { common: true }), reelEnding('G', ({ reel13 }) => reel13)]

const thinDrifts = new Map([
  ['S', 10],
  ['K', 15],
  ['E', 25],
  ['C', 50],
])

export const stackpoleChipResistors: Family[] = [
  ...chipResistorFamilies({
    code: 'stackpole-rmcf',
    brand: 'Stackpole Electronics',
    film: 'Thick film',
    automotive: false,
    dearness: 0.95,
    sizes,
    common: ['F', 'J'],
    endings,
    offers: [
      { sizes: allSizes, tolerances: 'DF', values: resistorValues(E96_AND_E24, 1, 10e6), endings: ['T', 'G'] },
      { sizes: allSizes, tolerances: 'GJ', values: resistorValues(E24, 1, 10e6), endings: ['T', 'G'] },
      { sizes: allSizes, tolerances: 'J', values: [zeroOhm], endings: ['T', 'G'] },
    ],
    write: ({ size, tolerance, value, ending }) => {
      const head = `RMCF${size}${value.ohms === 0 ? 'Z' : tolerance}`
      return { model: `${head}${ending}${value.rkmFour}`, stem: `${head}${value.rkmFour}` }
    },
    pattern: /^RMCF(?<size>\d{4})(?:(?<tolerance>[DFGJ])(?!.0R00)|Z(?=.0R00))(?<ending>[TG])(?<value>[\dRKM]{4})$/,
    decode: decodeRkm,
  }),
  ...chipResistorFamilies({
    code: 'stackpole-rncf',
    brand: 'Stackpole Electronics',
    film: 'Thin film',
    automotive: false,
    dearness: 0.95,
    sizes,
    tolerances: resistorTolerancesWithA,
    drifts: thinDrifts,
    common: ['BE'],
    endings,
    offers: thinFilmOffers({ tolerances: 'ABCDF', drifts: thinDrifts, endings: ['T', 'G'] }, [
      [['0402'], 100e3],
      [['0603', '0805', '1206', '1210', '2010', '2512'], 1e6],
    ]),
    write: ({ size, tolerance, drift, value, ending }) => ({
      model: `RNCF${size}${tolerance}${ending}${drift}${value.rkmFour}`,
      stem: `RNCF${size}${tolerance}${drift}${value.rkmFour}`,
    }),
    pattern: /^RNCF(?<size>\d{4})(?<tolerance>[ABCDF])(?<ending>[TG])(?<drift>[SKEC])(?<value>[\dRKM]{4})$/,
    decode: decodeRkm,
  }),
]
