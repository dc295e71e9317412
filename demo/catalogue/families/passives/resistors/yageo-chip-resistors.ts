import type { Family } from '#demo/catalogue/family.ts'
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

const thickFilm = (prefix: 'RC' | 'AC') =>
  chipResistorFamilies({
    code: `yageo-${prefix.toLowerCase()}`,
    brand: 'Yageo',
    film: 'Thick film',
    automotive: prefix === 'AC',
    dearness: 1,
    sizes,
    common: ['F', 'J'],
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

/** Volts that the high-voltage twin of each size stands. */
const HIGH_VOLTS: Readonly<Record<string, number>> = {
  '0402': 100,
  '0603': 350,
  '0805': 400,
  '1206': 500,
  '1210': 500,
  '2010': 500,
  '2512': 500,
}
const highVoltageSizes = new Map(
  [...sizes].flatMap(([size, rating]) => {
    const voltage = HIGH_VOLTS[size]
    return voltage === undefined ? [] : [[size, { ...rating, voltage }] as const]
  }),
)
const highVoltage = chipResistorFamilies({
  code: 'yageo-rv',
  brand: 'Yageo',
  film: 'Thick film',
  highVoltage: true,
  automotive: false,
  dearness: 2.5,
  sizes: highVoltageSizes,
  common: ['F'],
  endings: plainReels,
  offers: [
    {
      sizes: [...highVoltageSizes.keys()],
      tolerances: 'F',
      values: resistorValues(E96_AND_E24, 47e3, 22e6),
      endings: REELS,
    },
    { sizes: [...highVoltageSizes.keys()], tolerances: 'J', values: resistorValues(E24, 47e3, 22e6), endings: REELS },
  ],
  write: ({ size, tolerance, value, ending }) => ({
    model: `RV${size}${tolerance}${tapeOf(size)}-${ending}${value.rkm}L`,
    stem: `RV${size}${tolerance}-${value.rkm}L`,
  }),
  pattern: /^RV(?<size>\d{4})(?<tolerance>[FJ])[RK]-?(?<ending>07|10|13)(?<value>\d*[RKM]\d*)L?$/,
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
  ...thickFilm('RC'),
  ...thickFilm('AC'),
  ...highVoltage,
  ...chipResistorFamilies({
    code: 'yageo-rt',
    brand: 'Yageo',
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
    common: ['BD'],
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
    pattern: /^RT(?<size>\d{4})(?<tolerance>[WBCDF])[RK](?<drift>[BCDE])-?(?<ending>07|10|13)(?<value>\d*[RKM]\d*)L?$/,
    decode: decodeRkm,
  }),
]
