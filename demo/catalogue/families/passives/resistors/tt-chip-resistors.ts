import type { Family } from '#demo/catalogue/family.ts'
import { decodeRkm } from '../values/value-codes.ts'
import { resistorSizes } from './chip-resistor-ratings.ts'
import { chipResistorFamilies, reelEnding } from './chip-resistor-series.ts'
import { thinFilmOffers } from './thin-film-offers.ts'

const drifts = new Map([
  ['13', 5],
  ['12', 10],
  ['11', 15],
  ['R', 25],
  ['02', 50],
])

export const ttChipResistors: Family[] = chipResistorFamilies({
  code: 'tt-pcf',
  brand: 'TT Electronics',
  film: 'Thin film',
  automotive: false,
  dearness: 1.4,
  sizes: resistorSizes('0402', '0603', '0805', '1206', '1210', '2010', '2512'),
  drifts,
  common: ['BR'],
  endings: [reelEnding('T1', () => 1000, { common: true }), reelEnding('T5', ({ reel7 }) => reel7)],
  offers: thinFilmOffers({ tolerances: 'PWBCD', drifts, endings: ['T1', 'T5'] }, [
    [['0402'], 100e3],
    [['0603'], 330e3],
    [['0805', '1206', '1210', '2010', '2512'], 1e6],
  ]),
  write: ({ size, drift, tolerance, value, ending }) => {
    const stem = `PCF${size}-${drift}-${value.rkm}-${tolerance}`
    return { model: `${stem}-${ending}`, stem }
  },
  pattern: /^PCF(?<size>\d{4})-(?<drift>13|12|11|R|02)-(?<value>\d+[RKM]\d*)-(?<tolerance>[PWBCD])-(?<ending>T[15])$/,
  decode: decodeRkm,
})
