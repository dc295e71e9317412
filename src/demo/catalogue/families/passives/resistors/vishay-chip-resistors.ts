import type { Family } from '../../../family.ts'
import { E24, E96_AND_E24, E192_AND_E24 } from '../values/e-series.ts'
import { decodeRkm } from '../values/value-codes.ts'
import { resistorSizes } from './chip-resistor-ratings.ts'
import { chipResistorFamilies, type Offer, reelEnding } from './chip-resistor-series.ts'
import { resistorTolerancesWithA } from './resistor-tolerances.ts'
import { resistorValues, zeroOhm } from './resistor-values.ts'

const sizes = resistorSizes('0201', '0402', '0603', '0805', '1206', '1210', '2010', '2512')

/** The two letters before HP or C tell the reel: each size has its own set. */
const packs: ReadonlyArray<readonly [code: string, count: number, sizes: readonly string[]]> = [
  ['ED', 10000, ['0201', '0402']],
  ['EE', 50000, ['0402']],
  ['EA', 5000, ['0603', '0805', '1206', '1210']],
  ['EB', 10000, ['0603', '0805', '1206', '1210']],
  ['EC', 20000, ['0603', '0805', '1206', '1210']],
  ['EF', 4000, ['2010']],
  ['EG', 2000, ['2512']],
  ['EH', 4000, ['2512']],
]
const endings = packs.flatMap(([code, count]) => [
  reelEnding(code, () => count, { common: code === 'ED' || code === 'EA' }),
  reelEnding(`${code}HP`, () => count, { highPower: true }),
  reelEnding(`${code}C`, () => count),
])
const offers = packs.flatMap(([code, , names]): Offer[] => {
  const suffixes = [code, `${code}HP`, `${code}C`]
  return [
    {
      sizes: names,
      tolerances: 'FD',
      drifts: ['K'],
      values: resistorValues(E96_AND_E24, 1, 10e6),
      endings: suffixes,
    },
    {
      sizes: names,
      tolerances: 'F',
      drifts: ['N'],
      values: resistorValues(E96_AND_E24, 1, 10e6),
      endings: suffixes,
    },
    { sizes: names, tolerances: 'J', drifts: ['N', 'K'], values: resistorValues(E24, 1, 10e6), endings: suffixes },
    { sizes: names, tolerances: 'J', drifts: ['K'], values: [zeroOhm], endings: [code, `${code}HP`] },
  ]
})

const isSpecial = (ending: string) => ending.slice(2)

const thinPacks = ['EA', 'EN', 'EY']

export const vishayChipResistors: Family[] = [
  ...chipResistorFamilies({
    code: 'vishay-crcw',
    brand: 'Vishay',
    weight: { common: 8, rest: 8 },
    film: 'Thick film',
    automotive: true,
    dearness: 1.3,
    sizes,
    drifts: new Map([
      ['K', 100],
      ['N', 200],
    ]),
    commonDrift: 'K',
    endings,
    offers,
    write: ({ size, tolerance, drift, value, ending }) => {
      const middle = value.ohms === 0 ? '0000Z0' : `${value.rkmFour}${tolerance}${drift}`
      return { model: `CRCW${size}${middle}${ending}`, stem: `CRCW${size}${middle}${isSpecial(ending)}` }
    },
    pattern:
      /^CRCW(?<size>\d{4})(?:(?<value>[\dRKM]{4})(?<tolerance>[DFJ])(?<drift>[KN])|0000Z0)(?<ending>E[A-H](?:HP|C)?)$/,
    // A jumper has no value group.
    decode: (value) => decodeRkm(value || '0R'),
  }),
  ...chipResistorFamilies({
    code: 'vishay-tnpw',
    brand: 'Vishay',
    weight: { common: 2, rest: 4 },
    film: 'Thin film',
    automotive: true,
    dearness: 1.5,
    sizes,
    tolerances: resistorTolerancesWithA,
    drifts: new Map([
      ['Z', 10],
      ['C', 15],
      ['E', 25],
      ['H', 50],
    ]),
    commonDrift: 'E',
    endings: [
      reelEnding('EA', ({ reel7 }) => reel7, { common: true }),
      reelEnding('EN', () => 1000),
      reelEnding('EY', ({ reel13 }) => reel13),
    ],
    offers: [
      {
        sizes: ['0402'],
        tolerances: 'ABCDF',
        drifts: ['Z', 'C', 'E', 'H'],
        values: resistorValues(E192_AND_E24, 10, 100e3),
        endings: thinPacks,
      },
      {
        sizes: ['0603', '0805', '1206', '1210', '2010', '2512'],
        tolerances: 'ABCDF',
        drifts: ['Z', 'C', 'E', 'H'],
        values: resistorValues(E192_AND_E24, 10, 1e6),
        endings: thinPacks,
      },
    ],
    write: ({ size, tolerance, drift, value, ending }) => {
      const stem = `TNPW${size}${value.rkmFour}${tolerance}${drift}`
      return { model: `${stem}${ending}`, stem }
    },
    pattern: /^TNPW(?<size>\d{4})(?<value>[\dRKM]{4})(?<tolerance>[ABCDF])(?<drift>[ZCEH])(?<ending>E[ANY])$/,
    decode: decodeRkm,
  }),
]
