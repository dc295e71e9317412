import type { Family } from '#demo/catalogue/family.ts'
import { E24 } from '../values/e-series.ts'
import { decodeRkm } from '../values/value-codes.ts'
import { resistorSizes } from './chip-resistor-ratings.ts'
import { chipResistorFamilies, reelEnding } from './chip-resistor-series.ts'
import { resistorValues, zeroOhm } from './resistor-values.ts'
import { thinFilmOffers } from './thin-film-offers.ts'

const drifts = new Map([
  ['C', 10],
  ['D', 15],
  ['E', 25],
])
const thickSizes = ['0201', '0402', '0603', '0805', '1206', '1210', '2010', '2512'] as const

export const teChipResistors: Family[] = [
  ...chipResistorFamilies({
    code: 'te-cpf',
    brand: 'TE Connectivity',
    film: 'Thin film',
    automotive: false,
    dearness: 1.3,
    sizes: resistorSizes('0402', '0603', '0805', '1206', '2010', '2512'),
    drifts,
    common: ['BE'],
    endings: [reelEnding('1', () => 1000, { common: true }), reelEnding('', ({ reel7 }) => reel7)],
    offers: thinFilmOffers({ tolerances: 'BCDF', drifts, endings: ['1', ''] }, [
      [['0402'], 100e3],
      [['0603'], 330e3],
      [['0805', '1206', '2010', '2512'], 1e6],
    ]),
    write: ({ size, tolerance, drift, value, ending }) => {
      const stem = `CPF${size}${tolerance}${value.rkm}${drift}`
      return { model: stem + ending, stem }
    },
    pattern: /^CPF(?<size>\d{4})(?<tolerance>[BCDF])(?<value>\d+[RKM]\d*)(?<drift>[CDE])(?<ending>1?)$/,
    decode: decodeRkm,
  }),
  ...chipResistorFamilies({
    code: 'te-crg',
    brand: 'TE Connectivity',
    film: 'Thick film',
    automotive: false,
    dearness: 1.1,
    sizes: resistorSizes(...thickSizes),
    common: ['F', 'J'],
    endings: [reelEnding('', ({ reel7 }) => reel7, { common: true })],
    offers: [
      { sizes: thickSizes, tolerances: 'FJ', values: resistorValues(E24, 1, 10e6), endings: [''] },
      { sizes: thickSizes, tolerances: 'J', values: [zeroOhm], endings: [''] },
    ],
    // 1 kΩ is 1K0 here and the jumper ZR.
    write: ({ size, tolerance, value }) => {
      const text = value.rkm.length === 2 ? `${value.rkm}0` : value.rkm
      const model = value.ohms === 0 ? `CRG${size}ZR` : `CRG${size}${tolerance}${text}`
      return { model, stem: model }
    },
    pattern: /^CRG(?<size>\d{4})(?:(?<tolerance>[FJ])(?<value>\d+[RKM]\d*)|ZR)(?<ending>)$/,
    decode: (value) => decodeRkm(value || '0R'),
  }),
]
