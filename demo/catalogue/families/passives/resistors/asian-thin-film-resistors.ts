import type { Family } from '#demo/catalogue/family.ts'
import { decodeFourCharacters, decodeRkm } from '../values/value-codes.ts'
import { chipResistorRatings, type ResistorSize, resistorSizes } from './chip-resistor-ratings.ts'
import { type ChipResistorSeries, chipResistorFamilies, reelEnding } from './chip-resistor-series.ts'
import { thinFilmOffers } from './thin-film-offers.ts'

const sizeTable = (rows: ReadonlyArray<readonly [code: string, size: ResistorSize]>) =>
  new Map(rows.map(([code, size]) => [code, chipResistorRatings[size]]))

const thinFilm: Pick<ChipResistorSeries, 'film' | 'automotive'> = { film: 'Thin film', automotive: false }

const byLetter = new Map([
  ['A', 10],
  ['B', 15],
  ['C', 25],
  ['D', 50],
])
const byNumber = new Map([
  ['10', 10],
  ['15', 15],
  ['25', 25],
  ['50', 50],
])

export const asianThinFilmResistors: Family[] = [
  ...chipResistorFamilies({
    ...thinFilm,
    code: 'walsin-wf',
    brand: 'Walsin',
    dearness: 0.85,
    sizes: sizeTable([
      ['04', '0402'],
      ['06', '0603'],
      ['08', '0805'],
      ['12', '1206'],
      ['20', '2010'],
      ['25', '2512'],
    ]),
    drifts: byLetter,
    common: ['BC'],
    endings: [
      reelEnding('T', ({ reel7 }) => reel7, { common: true }),
      reelEnding('Q', ({ reel10 }) => reel10),
      reelEnding('G', ({ reel13 }) => reel13),
    ],
    offers: thinFilmOffers({ tolerances: 'BCDF', drifts: byLetter, endings: ['T', 'Q', 'G'] }, [
      [['04'], 100e3],
      [['06'], 330e3],
      [['08', '12', '20', '25'], 1e6],
    ]),
    write: ({ size, drift, tolerance, value, ending }) => {
      const stem = `WF${size}${drift}${value.fourCharacters}${tolerance}`
      return { model: `${stem}${ending}L`, stem }
    },
    pattern: /^WF(?<size>\d{2})(?<drift>[A-D])(?<value>[\dR]{4})(?<tolerance>[BCDF])(?<ending>[TQG])L$/,
    decode: (value) => decodeFourCharacters(value),
  }),
  ...chipResistorFamilies({
    ...thinFilm,
    code: 'uniroyal-tc',
    brand: 'UNI-ROYAL',
    dearness: 0.8,
    sizes: sizeTable([
      ['02', '0402'],
      ['03', '0603'],
      ['05', '0805'],
      ['06', '1206'],
      ['10', '2010'],
      ['12', '2512'],
    ]),
    drifts: byNumber,
    common: ['B25'],
    endings: [reelEnding('5', () => 5000, { common: true }), reelEnding('1', () => 1000)],
    offers: thinFilmOffers({ tolerances: 'WBCDF', drifts: byNumber, endings: ['5', '1'] }, [
      [['02'], 100e3],
      [['03'], 330e3],
      [['05', '06', '10', '12'], 1e6],
    ]),
    write: ({ size, drift, tolerance, value, ending }) => {
      const stem = `TC${size}${drift}${tolerance}${value.fourCharacters}`
      return { model: `${stem}T${ending}E`, stem }
    },
    pattern: /^TC(?<size>\d{2})(?<drift>10|15|25|50)(?<tolerance>[WBCDF])(?<value>[\dR]{4})T(?<ending>[51])E$/,
    decode: (value) => decodeFourCharacters(value),
  }),
  ...chipResistorFamilies({
    ...thinFilm,
    code: 'ever-ohms-tr',
    brand: 'Ever Ohms',
    dearness: 0.8,
    sizes: resistorSizes('0402', '0603', '0805', '1206', '2010', '2512'),
    drifts: byNumber,
    common: ['B25'],
    endings: [reelEnding('P05', () => 5000, { common: true }), reelEnding('P01', () => 1000)],
    offers: thinFilmOffers({ tolerances: 'BCDF', drifts: byNumber, endings: ['P05', 'P01'] }, [
      [['0402'], 100e3],
      [['0603'], 330e3],
      [['0805', '1206', '2010', '2512'], 1e6],
    ]),
    write: ({ size, drift, tolerance, value, ending }) => {
      const stem = `TR${size}${tolerance}${value.rkmFour}`
      return { model: `${stem}${ending}${drift}Z`, stem: `${stem}${drift}` }
    },
    pattern: /^TR(?<size>\d{4})(?<tolerance>[BCDF])(?<value>[\dRKM]{4})(?<ending>P0[15])(?<drift>10|15|25|50)Z$/,
    decode: decodeRkm,
  }),
  ...chipResistorFamilies({
    ...thinFilm,
    code: 'fenghua-td',
    brand: 'Fenghua',
    dearness: 0.75,
    sizes: sizeTable([
      ['02', '0402'],
      ['03', '0603'],
      ['05', '0805'],
      ['06', '1206'],
    ]),
    drifts: byLetter,
    common: ['BC'],
    endings: [reelEnding('T', ({ reel7 }) => reel7, { common: true })],
    offers: thinFilmOffers({ tolerances: 'BCDF', drifts: byLetter, endings: ['T'] }, [
      [['02'], 100e3],
      [['03'], 330e3],
      [['05', '06'], 1e6],
    ]),
    write: ({ size, drift, tolerance, value, ending }) => {
      const stem = `TD${size}${drift}${value.fourCharacters}${tolerance}`
      return { model: stem + ending, stem }
    },
    pattern: /^TD(?<size>\d{2})(?<drift>[A-D])(?<value>[\dR]{4})(?<tolerance>[BCDF])(?<ending>T)$/,
    decode: (value) => decodeFourCharacters(value),
  }),
]
