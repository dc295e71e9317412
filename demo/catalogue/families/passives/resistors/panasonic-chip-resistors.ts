import type { Family } from '#demo/catalogue/family.ts'
import { E24, E96_AND_E24, E192_AND_E24 } from '../values/e-series.ts'
import { decodeFourCharacters, decodeThreeCharacters } from '../values/value-codes.ts'
import { type ChipResistorRating, chipResistorRatings, type ResistorSize } from './chip-resistor-ratings.ts'
import { chipResistorFamilies, type Offer, type ResistorFields, reelEnding } from './chip-resistor-series.ts'
import { resistorValues, zeroOhm } from './resistor-values.ts'

type BodyRow = readonly [code: string, size: ResistorSize, pack: string, power?: number]

const coarseBodies: readonly BodyRow[] = [
  ['XGN', '01005', 'Y'],
  ['1GN', '0201', 'C'],
  ['2GE', '0402', 'X'],
  ['3GEY', '0603', 'V'],
  ['6GEY', '0805', 'V'],
  ['8GEY', '1206', 'V'],
  ['14Y', '1210', 'U'],
  ['12Y', '1812', 'U'],
  ['12ZY', '2010', 'U'],
  ['1TY', '2512', 'U'],
]
const fineBodies: readonly BodyRow[] = [
  ['XGN', '01005', 'Y'],
  ['1GN', '0201', 'C'],
  ['2RK', '0402', 'X'],
  ['3EK', '0603', 'V'],
  ['6EN', '0805', 'V'],
  ['8EN', '1206', 'V'],
  ['14N', '1210', 'U'],
  ['12N', '1812', 'U'],
  ['12S', '2010', 'U'],
  ['1TN', '2512', 'U'],
]
const halfPercentBodies: readonly BodyRow[] = [
  ['2RH', '0402', 'X'],
  ['3RB', '0603', 'V'],
  ['6RB', '0805', 'V'],
]
/** Anti-surge: more power than the size promises. */
const surgeBodies: readonly BodyRow[] = [
  ['PA2', '0402', 'X', 0.2],
  ['P03', '0603', 'V', 0.2],
  ['PA3', '0603', 'V', 0.25],
  ['P06', '0805', 'V', 0.5],
  ['P6W', '0805', 'V', 0.5],
  ['P08', '1206', 'V', 0.66],
  ['P14', '1210', 'U', 0.5],
]

const ratingOf = ([, size, , power]: BodyRow): ChipResistorRating => {
  const rating = chipResistorRatings[size]
  return power === undefined ? rating : { ...rating, power }
}
const tableOf = (...lists: ReadonlyArray<readonly BodyRow[]>) => {
  const rows = lists.flat()
  return {
    sizes: new Map(rows.map((row) => [row[0], ratingOf(row)])),
    packs: new Map(rows.map(([code, , pack]) => [code, pack])),
  }
}

const endings = ['Y', 'C', 'X', 'V', 'U'].map((code) => reelEnding(code, ({ reel7 }) => reel7, { common: true }))

const offersOf = (rows: readonly BodyRow[], offer: Pick<Offer, 'tolerances' | 'values'>): Offer[] =>
  rows.map(([code, , pack]) => ({ sizes: [code], endings: [pack], ...offer }))

/** 5 % takes three characters, closer tolerances four; the reel letter is part of the body's name. */
const valueText = ({ tolerance, value }: ResistorFields) =>
  value.ohms === 0 ? '0R00' : tolerance + (tolerance === 'J' ? value.threeCharacters : value.fourCharacters)

const thick = (code: string, rows: ReadonlyArray<readonly BodyRow[]>, offers: Offer[], letters: string) => {
  const { sizes, packs } = tableOf(...rows)
  const bodies = [...sizes.keys()].sort((a, b) => b.length - a.length).join('|')
  return chipResistorFamilies({
    code,
    brand: 'Panasonic',
    film: 'Thick film',
    automotive: true,
    dearness: 1.5,
    sizes,
    common: ['F', 'J'],
    endings,
    offers,
    write: (fields) => {
      const stem = `ERJ-${fields.size}${valueText(fields)}`
      return { model: stem + fields.ending, stem }
    },
    pattern: new RegExp(
      `^ERJ-?(?<size>${bodies})(?:(?<tolerance>[${letters}])(?<value>[\\dR]{3,4})|0R00)(?<ending>[CUVXY])?$`,
    ),
    decode: (value, tolerance) =>
      value === ''
        ? decodeThreeCharacters('000')
        : tolerance === 'J'
          ? decodeThreeCharacters(value)
          : decodeFourCharacters(value),
    endingWhenMissing: (size) => packs.get(size) ?? '',
  })
}

/** A is the plain film, V and K are sealed against moisture. */
const THIN_GRADES = ['A', 'V', 'K']
const thinSizes = new Map(
  (
    [
      ['2', '0402'],
      ['3', '0603'],
      ['6', '0805'],
      ['8', '1206'],
    ] as const
  ).flatMap(([digit, size]) => THIN_GRADES.map((grade) => [digit + grade, chipResistorRatings[size]] as const)),
)
const thinOffer = (digit: string, pack: string, to: number): Offer => ({
  sizes: THIN_GRADES.map((grade) => digit + grade),
  tolerances: 'WBCD',
  drifts: ['R', 'P', 'E', 'K'],
  values: resistorValues(E192_AND_E24, 10, to),
  endings: [pack],
})

export const panasonicChipResistors: Family[] = [
  ...thick(
    'panasonic-erj-5-percent',
    [coarseBodies],
    [
      ...offersOf(coarseBodies, { tolerances: 'J', values: resistorValues(E24, 1, 10e6) }),
      ...offersOf(coarseBodies.slice(1), { tolerances: 'J', values: [zeroOhm] }),
    ],
    'J',
  ),
  ...thick(
    'panasonic-erj-1-percent',
    [fineBodies, halfPercentBodies],
    [
      ...offersOf(fineBodies, { tolerances: 'F', values: resistorValues(E96_AND_E24, 1, 10e6) }),
      ...offersOf(halfPercentBodies, { tolerances: 'D', values: resistorValues(E96_AND_E24, 10, 1e6) }),
    ],
    'DF',
  ),
  ...thick(
    'panasonic-erj-p',
    [surgeBodies],
    [
      ...offersOf(surgeBodies, { tolerances: 'J', values: resistorValues(E24, 1, 10e6) }),
      ...offersOf(surgeBodies, { tolerances: 'DF', values: resistorValues(E96_AND_E24, 10, 1e6) }),
    ],
    'DFJ',
  ),
  ...chipResistorFamilies({
    code: 'panasonic-era',
    brand: 'Panasonic',
    film: 'Thin film',
    automotive: true,
    dearness: 1.4,
    sizes: thinSizes,
    commonSize: (size) => size.endsWith('A'),
    drifts: new Map([
      ['R', 10],
      ['P', 15],
      ['E', 25],
      ['K', 50],
    ]),
    common: ['BE'],
    endings: ['X', 'V'].map((code) => reelEnding(code, ({ reel7 }) => reel7, { common: true })),
    offers: [
      thinOffer('2', 'X', 100e3),
      thinOffer('3', 'V', 330e3),
      thinOffer('6', 'V', 1e6),
      thinOffer('8', 'V', 1e6),
    ],
    write: ({ size, drift, tolerance, value, ending }) => {
      const stem = `ERA-${size}${drift}${tolerance}${value.threeCharacters ?? value.fourCharacters}`
      return { model: stem + ending, stem }
    },
    pattern: /^ERA-?(?<size>[2368][AVK])(?<drift>[RPEK])(?<tolerance>[WBCD])(?<value>[\dR]{3,4})(?<ending>[XV])?$/,
    decode: (value) => (value.length === 3 ? decodeThreeCharacters(value) : decodeFourCharacters(value)),
    endingWhenMissing: (size) => (size.startsWith('2') ? 'X' : 'V'),
  }),
]
