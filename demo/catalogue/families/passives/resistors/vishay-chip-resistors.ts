import type { Family } from '#demo/catalogue/family.ts'
import { E24, E96_AND_E24 } from '../values/e-series.ts'
import { decodeFourCharacters, decodeRkm } from '../values/value-codes.ts'
import { chipResistorRatings, resistorSizes } from './chip-resistor-ratings.ts'
import { chipResistorFamilies, type Offer, reelEnding } from './chip-resistor-series.ts'
import { resistorTolerancesWithA } from './resistor-tolerances.ts'
import { resistorValues, zeroOhm } from './resistor-values.ts'
import { thinFilmOffers } from './thin-film-offers.ts'

/** Vishay calls 01005 "0100". */
const sizes = new Map([
  ['0100', chipResistorRatings['01005']],
  ...resistorSizes('0201', '0402', '0603', '0805', '1206', '1210', '2010', '2512'),
])

/** The two letters before HP or C tell the reel: each size has its own set. */
const packs: ReadonlyArray<readonly [code: string, count: number, sizes: readonly string[]]> = [
  ['EL', 20000, ['0100']],
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
    { sizes: names, tolerances: 'J', drifts: ['N'], values: [zeroOhm], endings: [code, `${code}HP`] },
  ]
})

/** HP and C are another part, the reel before them is not. */
const gradeOf = (ending: string) => ending.slice(2)

/** The professional thin film has a name of its own for each size. */
const professionalSizes = new Map([
  ['MCS0402', chipResistorRatings['0402']],
  ['MCT0603', chipResistorRatings['0603']],
  ['MCU0805', chipResistorRatings['0805']],
  ['MCA1206', chipResistorRatings['1206']],
])
const professionalDrifts = new Map([
  ['E', 15],
  ['D', 25],
  ['C', 50],
])
const tnpwDrifts = new Map([
  ['Z', 10],
  ['C', 15],
  ['E', 25],
  ['H', 50],
])

export const vishayChipResistors: Family[] = [
  ...chipResistorFamilies({
    code: 'vishay-crcw',
    brand: 'Vishay',
    film: 'Thick film',
    automotive: true,
    dearness: 1.3,
    sizes,
    drifts: new Map([
      ['K', 100],
      ['N', 200],
      ['R', 250],
    ]),
    common: ['FK', 'JN'],
    endings,
    offers,
    write: ({ size, tolerance, drift, value, ending }) => {
      const middle = value.ohms === 0 ? '0000Z0' : `${value.rkmFour}${tolerance}${drift}`
      return { model: `CRCW${size}${middle}${ending}`, stem: `CRCW${size}${middle}${gradeOf(ending)}` }
    },
    pattern:
      /^CRCW(?<size>\d{4})(?:(?<value>[\dRKM]{4})(?<tolerance>[DFJ])(?<drift>[KNR])|0000Z0)(?<ending>E[A-HL](?:HP|C)?)$/,
    // A jumper has no value group.
    decode: (value) => decodeRkm(value || '0R'),
  }),
  ...chipResistorFamilies({
    code: 'vishay-tnpw',
    brand: 'Vishay',
    film: 'Thin film',
    automotive: true,
    dearness: 1.5,
    sizes,
    tolerances: resistorTolerancesWithA,
    drifts: tnpwDrifts,
    common: ['BE'],
    endings: [
      reelEnding('EA', ({ reel7 }) => reel7, { common: true }),
      reelEnding('EN', () => 1000),
      reelEnding('EY', ({ reel13 }) => reel13),
    ],
    offers: thinFilmOffers({ tolerances: 'ABCDF', drifts: tnpwDrifts, endings: ['EA', 'EN', 'EY'] }, [
      [['0402'], 100e3],
      [['0603', '0805', '1206', '1210', '2010', '2512'], 1e6],
    ]),
    write: ({ size, tolerance, drift, value, ending }) => {
      const stem = `TNPW${size}${value.rkmFour}${tolerance}${drift}`
      return { model: `${stem}${ending}`, stem }
    },
    pattern: /^TNPW(?<size>\d{4})(?<value>[\dRKM]{4})(?<tolerance>[ABCDF])(?<drift>[ZCEH])(?<ending>E[ANY])$/,
    decode: decodeRkm,
  }),
  ...chipResistorFamilies({
    code: 'vishay-mc',
    brand: 'Vishay',
    film: 'Thin film',
    automotive: true,
    dearness: 1.2,
    sizes: professionalSizes,
    drifts: professionalDrifts,
    common: ['BD'],
    endings: [
      reelEnding('P1', () => 1000),
      reelEnding('P5', () => 5000, { common: true }),
      reelEnding('PW', () => 20000),
    ],
    offers: thinFilmOffers({ tolerances: 'BDF', drifts: professionalDrifts, endings: ['P1', 'P5', 'PW'] }, [
      [[...professionalSizes.keys()], 332e3],
    ]),
    write: ({ size, tolerance, drift, value, ending }) => {
      const stem = `${size}0${drift}${value.fourCharacters}${tolerance}`
      return { model: `${stem}${ending}00`, stem }
    },
    pattern:
      /^(?<size>MCS0402|MCT0603|MCU0805|MCA1206)0(?<drift>[EDC])(?<value>[\dR]{4})(?<tolerance>[BDF])(?<ending>P[15W])00$/,
    decode: (value) => decodeFourCharacters(value),
  }),
]
