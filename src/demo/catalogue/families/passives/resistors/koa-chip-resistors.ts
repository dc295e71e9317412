import type { Family } from '../../../family.ts'
import { E24, E96_AND_E24, E192_AND_E24 } from '../values/e-series.ts'
import { decodeFourCharacters, decodeThreeCharacters } from '../values/value-codes.ts'
import { chipResistorRatings } from './chip-resistor-ratings.ts'
import { chipResistorFamilies, type Offer, reelEnding } from './chip-resistor-series.ts'
import { resistorTolerancesWithA } from './resistor-tolerances.ts'
import { resistorValues, zeroOhm } from './resistor-values.ts'

/** Size code with the termination: T is tin, RT the same with sulphur resistance. */
const sizes = new Map(
  (
    [
      ['1H', '0201'],
      ['1E', '0402'],
      ['1J', '0603'],
      ['2A', '0805'],
      ['2B', '1206'],
      ['2E', '1210'],
      ['W2H', '2010'],
      ['W3A', '2512'],
    ] as const
  ).flatMap(([code, size]) => [
    [`${code}T`, chipResistorRatings[size]] as const,
    [`${code}RT`, chipResistorRatings[size]] as const,
  ]),
)
const tapes: ReadonlyArray<readonly [ending: string, sizes: string[]]> = [
  ['TC', ['1HT', '1HRT']],
  ['TP', ['1ET', '1ERT', '1JT', '1JRT', '2AT', '2ART']],
  ['TD', ['1JT', '1JRT', '2AT', '2ART', '2BT', '2BRT', '2ET', '2ERT']],
  ['TE', ['W2HT', 'W2HRT', 'W3AT', 'W3ART', '2ET', '2ERT']],
]
const endings = tapes.map(([code]) =>
  reelEnding(code, ({ reel7, reel10 }) => (code === 'TP' ? Math.max(reel7, reel10) : reel7), { common: code === 'TD' || code === 'TP' }),
)
const SIZE = '(?<size>(?:1[EHJ]|2[ABE]|W2H|W3A)R?T)'

const DRIFTS = new Map([
  ['05', 5],
  ['10', 10],
  ['25', 25],
  ['50', 50],
  ['100', 100],
])

export const koaChipResistors: Family[] = [
  ...chipResistorFamilies({
    code: 'koa-rk73',
    brand: 'KOA Speer',
    weight: { common: 6, rest: 5 },
    film: 'Thick film',
    automotive: true,
    dearness: 1.2,
    sizes,
    endings,
    offers: tapes.flatMap(([ending, names]): Offer[] => [
      { sizes: names, tolerances: 'DF', values: resistorValues(E96_AND_E24, 1, 10e6), endings: [ending] },
      { sizes: names, tolerances: 'GJ', values: resistorValues(E24, 1, 10e6), endings: [ending] },
      { sizes: names, tolerances: 'J', values: [zeroOhm], endings: [ending] },
    ]),
    // H, B and Z tell apart 1 %, 5 % and the jumper, before the tolerance does so again.
    write: ({ size, tolerance, value, ending }) => {
      if (value.ohms === 0) return { model: `RK73Z${size}${ending}`, stem: `RK73Z${size}` }
      const fine = tolerance === 'D' || tolerance === 'F'
      const head = `RK73${fine ? 'H' : 'B'}${size}`
      const tail = `${fine ? value.fourCharacters : value.threeCharacters}${tolerance}`
      return { model: head + ending + tail, stem: head + tail }
    },
    pattern: new RegExp(
      `^RK73(?:[HB](?!.*J$)|B(?=.*[GJ]$)|Z(?=.*T[CPDE]$))${SIZE}(?<ending>T[CPDE])(?:(?<value>[\\dR]{3,4})(?<tolerance>[DFGJ]))?$`,
    ),
    decode: (value, tolerance) =>
      tolerance === 'J' || tolerance === 'G' ? decodeThreeCharacters(value || '000') : decodeFourCharacters(value),
  }),
  ...chipResistorFamilies({
    code: 'koa-rn73',
    brand: 'KOA Speer',
    weight: { common: 2, rest: 3 },
    film: 'Thin film',
    automotive: true,
    dearness: 1.4,
    sizes,
    tolerances: resistorTolerancesWithA,
    drifts: DRIFTS,
    commonDrift: '25',
    endings,
    offers: [
      ['TP', ['1ET'], 100e3] as const,
      ['TD', ['1JT', '2AT', '2BT', '2ET'], 1e6] as const,
    ].map(([ending, names, to]) => ({
      sizes: names,
      tolerances: 'ABCDF',
      drifts: [...DRIFTS.keys()],
      values: resistorValues(E192_AND_E24, 10, to),
      endings: [ending],
    })),
    write: ({ size, tolerance, drift, value, ending }) => {
      const tail = `${value.fourCharacters}${tolerance}${drift}`
      return { model: `RN73H${size}${ending}${tail}`, stem: `RN73H${size}${tail}` }
    },
    pattern: new RegExp(
      `^RN73H${SIZE}(?<ending>T[PD])(?<value>[\\dR]{4})(?<tolerance>[ABCDF])(?<drift>05|10|25|50|100)$`,
    ),
    decode: (value) => decodeFourCharacters(value),
  }),
]
