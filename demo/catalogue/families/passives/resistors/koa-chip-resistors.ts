import type { Family } from '#demo/catalogue/family.ts'
import { ZERO } from '../values/decimal.ts'
import { E24, E96_AND_E24 } from '../values/e-series.ts'
import { decodeFourCharacters, decodeThreeCharacters } from '../values/value-codes.ts'
import { chipResistorRatings } from './chip-resistor-ratings.ts'
import { type ChipResistorSeries, chipResistorFamilies, type Offer, reelEnding } from './chip-resistor-series.ts'
import { resistorTolerancesWithA } from './resistor-tolerances.ts'
import { resistorValues, zeroOhm } from './resistor-values.ts'
import { thinFilmOffers } from './thin-film-offers.ts'

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
  ).map(([code, size]) => [code, chipResistorRatings[size]]),
)
const SIZE = '(?<size>1[EHJ]|2[ABE]|W2H|W3A)'

/** Termination and tape: T is tin, RT the same with sulphur resistance. */
const tapes: ReadonlyArray<readonly [tape: string, sizes: string[]]> = [
  ['TC', ['1H']],
  ['TP', ['1E']],
  ['TD', ['1J', '2A', '2B', '2E']],
  ['TE', ['W2H', 'W3A']],
]
const ENDING = '(?<ending>R?TT[CPDE])'
const endings = tapes.flatMap(([tape]) => [
  reelEnding(`T${tape}`, ({ reel7 }) => reel7, { common: true }),
  reelEnding(`RT${tape}`, ({ reel7 }) => reel7, { sulphurResistant: true }),
])
const both = (tape: string) => [`T${tape}`, `RT${tape}`]
const termination = (ending: string) => ending.slice(0, -2)

const thickFilm: Pick<
  ChipResistorSeries,
  'brand' | 'film' | 'automotive' | 'dearness' | 'sizes' | 'common' | 'endings'
> = {
  brand: 'KOA Speer',
  film: 'Thick film',
  automotive: true,
  dearness: 1.2,
  sizes,
  common: ['F', 'J'],
  endings,
}

const DRIFTS = new Map([
  ['05', 5],
  ['10', 10],
  ['25', 25],
  ['50', 50],
  ['100', 100],
])

/** R is the newer name of H, with a better coating. */
const thinFilm = (prefix: 'RN73H' | 'RN73R') =>
  chipResistorFamilies({
    ...thickFilm,
    code: `koa-${prefix.toLowerCase()}`,
    film: 'Thin film',
    dearness: 1.4,
    tolerances: resistorTolerancesWithA,
    drifts: DRIFTS,
    common: ['B25'],
    offers: [
      ...thinFilmOffers({ tolerances: 'ABCDF', drifts: DRIFTS, endings: ['TTP'] }, [[['1E'], 100e3]]),
      ...thinFilmOffers({ tolerances: 'ABCDF', drifts: DRIFTS, endings: ['TTD'] }, [[['1J', '2A', '2B', '2E'], 1e6]]),
      ...thinFilmOffers({ tolerances: 'ABCDF', drifts: DRIFTS, endings: ['TTE'] }, [[['W2H', 'W3A'], 1e6]]),
    ],
    write: ({ size, tolerance, drift, value, ending }) => {
      const tail = `${value.fourCharacters}${tolerance}${drift}`
      return { model: `${prefix}${size}${ending}${tail}`, stem: `${prefix}${size}${tail}` }
    },
    pattern: new RegExp(
      `^${prefix}${SIZE}(?<ending>TT[PDE])(?<value>[\\dR]{4})(?<tolerance>[ABCDF])(?<drift>05|10|25|50|100)$`,
    ),
    decode: (value) => decodeFourCharacters(value),
  })

export const koaChipResistors: Family[] = [
  ...chipResistorFamilies({
    ...thickFilm,
    code: 'koa-rk73',
    offers: tapes.flatMap(([tape, names]): Offer[] => [
      { sizes: names, tolerances: 'DF', values: resistorValues(E96_AND_E24, 1, 10e6), endings: both(tape) },
      { sizes: names, tolerances: 'GJ', values: resistorValues(E24, 1, 10e6), endings: both(tape) },
    ]),
    // H and B tell 1 % from 5 %, before the tolerance does so again.
    write: ({ size, tolerance, value, ending }) => {
      const fine = tolerance === 'D' || tolerance === 'F'
      const head = `RK73${fine ? 'H' : 'B'}${size}`
      const tail = `${fine ? value.fourCharacters : value.threeCharacters}${tolerance}`
      return { model: head + ending + tail, stem: head + termination(ending) + tail }
    },
    pattern: new RegExp(`^RK73[HB]${SIZE}${ENDING}(?<value>[\\dR]{3,4})(?<tolerance>[DFGJ])$`),
    decode: (value, tolerance) =>
      tolerance === 'J' || tolerance === 'G' ? decodeThreeCharacters(value) : decodeFourCharacters(value),
  }),
  ...chipResistorFamilies({
    ...thickFilm,
    code: 'koa-rk73z',
    offers: tapes.map(([tape, names]) => ({
      sizes: names,
      tolerances: 'J',
      values: [zeroOhm],
      endings: both(tape),
    })),
    write: ({ size, ending }) => ({ model: `RK73Z${size}${ending}`, stem: `RK73Z${size}${termination(ending)}` }),
    pattern: new RegExp(`^RK73Z${SIZE}${ENDING}$`),
    decode: () => ZERO,
  }),
  ...thinFilm('RN73H'),
  ...thinFilm('RN73R'),
]
