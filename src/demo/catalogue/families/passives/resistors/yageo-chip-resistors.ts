import type { Family } from '../../../family.ts'
import { E24, E96_AND_E24, E192_AND_E24 } from '../values/e-series.ts'
import { decodeRkm } from '../values/value-codes.ts'
import { resistorSizes } from './chip-resistor-ratings.ts'
import { chipResistorFamilies, reelEnding } from './chip-resistor-series.ts'
import { resistorValues, zeroOhm } from './resistor-values.ts'

/** Yageo calls 01005 "0100". */
const sizes = new Map(
  [...resistorSizes('01005', '0201', '0402', '0603', '0805', '1206', '1210', '2010', '2512')].map(([name, rating]) => [
    name === '01005' ? '0100' : name,
    rating,
  ]),
)
const allSizes = [...sizes.keys()]
const tapeOf = (size: string) => (size === '2010' || size === '2512' ? 'K' : 'R')

const plainReels = [
  reelEnding('07', ({ reel7 }) => reel7, { common: true }),
  reelEnding('10', ({ reel10 }) => reel10),
  reelEnding('13', ({ reel13 }) => reel13),
]
const thickReels = [
  ...plainReels,
  reelEnding('7W', ({ reel7 }) => reel7, { highPower: true }),
  reelEnding('3W', ({ reel13 }) => reel13, { highPower: true }),
  reelEnding('7N', ({ reel7 }) => reel7),
]
const REELS = ['07', '10', '13']

const thickFilm = (prefix: 'RC' | 'AC', weight: { common: number; rest: number }) =>
  chipResistorFamilies({
    code: `yageo-${prefix.toLowerCase()}`,
    brand: 'Yageo',
    weight,
    film: 'Thick film',
    automotive: prefix === 'AC',
    dearness: 1,
    sizes,
    endings: thickReels,
    offers: [
      {
        sizes: allSizes,
        tolerances: 'F',
        values: resistorValues(E96_AND_E24, 1, 10e6),
        endings: [...REELS, '7W', '3W'],
      },
      { sizes: allSizes, tolerances: 'J', values: resistorValues(E24, 1, 10e6), endings: [...REELS, '7W', '3W'] },
      { sizes: allSizes, tolerances: 'BD', values: resistorValues(E96_AND_E24, 10, 1e6), endings: REELS },
      { sizes: allSizes, tolerances: 'FJ', values: [zeroOhm], endings: REELS },
    ],
    write: ({ size, tolerance, value, ending }) => ({
      model: `${prefix}${size}${tolerance}${tapeOf(size)}-${ending}${value.rkm}L`,
      stem: `${prefix}${size}${tolerance}${ending.endsWith('W') ? 'W' : ''}-${value.rkm}L`,
    }),
    pattern: new RegExp(
      `^${prefix}(?<size>\\d{4})(?<tolerance>[BDFJ])[RKS]-?(?<ending>07|10|13|7W|3W|7N)(?<value>\\d*[RKM]\\d*)L?$`,
    ),
    decode: decodeRkm,
  })

const DRIFTS = ['B', 'C', 'D', 'E']
const thinOffer = (names: string[], from: number, to: number) => ({
  sizes: names,
  tolerances: 'WBCDF',
  drifts: DRIFTS,
  values: resistorValues(E192_AND_E24, from, to),
  endings: REELS,
})

export const yageoChipResistors: Family[] = [
  ...thickFilm('RC', { common: 14, rest: 10 }),
  ...thickFilm('AC', { common: 4, rest: 5 }),
  ...chipResistorFamilies({
    code: 'yageo-rt',
    brand: 'Yageo',
    weight: { common: 3, rest: 6 },
    film: 'Thin film',
    automotive: false,
    dearness: 1,
    sizes,
    drifts: new Map([
      ['B', 10],
      ['C', 15],
      ['D', 25],
      ['E', 50],
    ]),
    commonDrift: 'D',
    endings: plainReels,
    offers: [
      thinOffer(['0201', '0402'], 10, 240e3),
      thinOffer(['0603'], 4.7, 1e6),
      thinOffer(['0805', '1206'], 4.7, 1.5e6),
      thinOffer(['1210', '2010', '2512'], 10, 1e6),
    ],
    write: ({ size, tolerance, drift, value, ending }) => ({
      model: `RT${size}${tolerance}${tapeOf(size)}${drift}${ending}${value.rkm}L`,
      stem: `RT${size}${tolerance}${drift}${value.rkm}L`,
    }),
    pattern:
      /^RT(?<size>\d{4})(?<tolerance>[WBCDF])[RK](?<drift>[BCDE])-?(?<ending>07|10|13)(?<value>\d*[RKM]\d*)L?$/,
    decode: decodeRkm,
  }),
]
