import type { Family, Packing } from '#demo/catalogue/family.ts'
import { E24, E96_AND_E24, E192_AND_E24 } from '../values/e-series.ts'
import { decodeFourCharacters, decodeRkm } from '../values/value-codes.ts'
import { type AxialPack, axialFamilies } from './axial-resistors.ts'
import { resistorValues } from './resistor-values.ts'

const pack = (code: string, packing: Packing, packCount: number, common = false): AxialPack => ({
  code,
  packing,
  packCount,
  common,
})

const stackpolePacks = [pack('T', 'Tape & reel', 5000, true), pack('A', 'Box', 2500), pack('B', 'Bulk', 1000)]

const stackpoleBodies = [
  { code: '18', power: 0.125 },
  { code: '14', power: 0.25 },
  { code: '12', power: 0.5 },
]

/** Six characters with the decimal letter: 10K000, 1K0000, 100R00. */
const sixCharacters = (rkmFour: string) => rkmFour.padEnd(6, '0')

export const axialResistors: Family[] = [
  ...axialFamilies({
    code: 'yageo-mfr',
    brand: 'Yageo',
    film: 'Metal film',
    dearness: 1,
    bodies: [
      { code: '12', power: 0.166 },
      { code: '25', power: 0.25 },
      { code: '50', power: 0.5 },
      { code: '100', power: 1 },
    ],
    tolerances: 'BCDF',
    drifts: new Map([
      ['D', 25],
      ['E', 50],
      ['F', 100],
    ]),
    common: { power: 0.25, tolerance: 'F', drift: 'F' },
    packs: [pack('B', 'Box', 5000, true), pack('R', 'Tape & reel', 5000)],
    values: resistorValues(E96_AND_E24, 10, 1e6),
    write: ({ body, tolerance, drift, value, pack: code }) => ({
      model: `MFR-${body}${tolerance}${code}${drift}52-${value.rkm}`,
      stem: `MFR-${body}${tolerance}${drift}52-${value.rkm}`,
    }),
    pattern: /^MFR-?(?<body>12|25|50|100)(?<tolerance>[BCDF])(?<pack>[BR])(?<drift>[DEF])-?52-?(?<value>\d*[RKM]\d*)$/,
    decode: decodeRkm,
  }),
  ...axialFamilies({
    code: 'yageo-cfr',
    brand: 'Yageo',
    film: 'Carbon film',
    dearness: 0.9,
    bodies: [
      { code: '12', power: 0.166 },
      { code: '25', power: 0.25 },
      { code: '50', power: 0.5 },
    ],
    tolerances: 'GJ',
    drifts: new Map(),
    common: { power: 0.25, tolerance: 'J', drift: '' },
    packs: [pack('B', 'Box', 5000, true), pack('R', 'Tape & reel', 5000)],
    values: resistorValues(E24, 1, 10e6),
    write: ({ body, tolerance, value, pack: code }) => ({
      model: `CFR-${body}${tolerance}${code}-52-${value.rkm}`,
      stem: `CFR-${body}${tolerance}-52-${value.rkm}`,
    }),
    pattern: /^CFR-?(?<body>12|25|50)(?<tolerance>[GJ])(?<pack>[BR])-?52-?(?<value>\d*[RKM]\d*)$/,
    decode: decodeRkm,
  }),
  ...axialFamilies({
    code: 'stackpole-rnf',
    brand: 'Stackpole Electronics',
    film: 'Metal film',
    dearness: 1.1,
    bodies: stackpoleBodies,
    tolerances: 'BCDF',
    drifts: new Map([
      ['E', 25],
      ['C', 50],
      ['D', 100],
    ]),
    common: { power: 0.25, tolerance: 'F', drift: 'D' },
    packs: stackpolePacks,
    values: resistorValues(E96_AND_E24, 10, 1e6),
    write: ({ body, tolerance, drift, value, pack: code }) => ({
      model: `RNF${body}${tolerance}${code}${drift}${value.rkmFour}`,
      stem: `RNF${body}${tolerance}${drift}${value.rkmFour}`,
    }),
    pattern: /^RNF(?<body>18|14|12)(?<tolerance>[BCDF])(?<pack>[TAB])(?<drift>[ECD])(?<value>[\dRKM]{4})$/,
    decode: decodeRkm,
  }),
  ...axialFamilies({
    code: 'stackpole-cf',
    brand: 'Stackpole Electronics',
    film: 'Carbon film',
    dearness: 1,
    bodies: stackpoleBodies,
    tolerances: 'GJ',
    drifts: new Map(),
    common: { power: 0.25, tolerance: 'J', drift: '' },
    packs: stackpolePacks,
    values: resistorValues(E24, 1, 10e6),
    write: ({ body, tolerance, value, pack: code }) => ({
      model: `CF${body}${tolerance}${code}${value.rkmFour}`,
      stem: `CF${body}${tolerance}${value.rkmFour}`,
    }),
    pattern: /^CF(?<body>18|14|12)(?<tolerance>[GJ])(?<pack>[TAB])(?<value>[\dRKM]{4})$/,
    decode: decodeRkm,
  }),
  ...axialFamilies({
    code: 'vishay-cmf',
    brand: 'Vishay',
    film: 'Metal film',
    dearness: 3,
    bodies: [
      { code: '50', power: 0.25 },
      { code: '55', power: 0.5 },
      { code: '60', power: 1 },
    ],
    tolerances: 'BCDF',
    drifts: new Map([
      ['C', 15],
      ['E', 25],
      ['H', 50],
      ['K', 100],
    ]),
    common: { power: 0.5, tolerance: 'F', drift: 'H' },
    packs: [
      pack('EB', 'Bulk', 1000, true),
      pack('EK', 'Bag', 100),
      pack('R6', 'Tape & reel', 5000),
      pack('EA', 'Box', 2500),
    ],
    values: resistorValues(E192_AND_E24, 10, 1e6),
    write: ({ body, tolerance, drift, value, pack: code }) => {
      const stem = `CMF${body}${sixCharacters(value.rkmFour)}${tolerance}${drift}`
      return { model: stem + code, stem }
    },
    pattern: /^CMF(?<body>50|55|60)(?<value>[\dRKM]{6})(?<tolerance>[BCDF])(?<drift>[CEHK])(?<pack>EB|EK|R6|EA)$/,
    decode: decodeRkm,
  }),
  ...axialFamilies({
    code: 'vishay-ptf',
    brand: 'Vishay',
    film: 'Metal film',
    dearness: 12,
    bodies: [
      { code: '51', power: 0.05 },
      { code: '56', power: 0.125 },
      { code: '65', power: 0.25 },
    ],
    tolerances: 'PWBCD',
    drifts: new Map([
      ['Z', 5],
      ['Y', 10],
      ['X', 15],
    ]),
    common: { power: 0.125, tolerance: 'B', drift: 'Y' },
    packs: [pack('EB', 'Bulk', 1000, true), pack('EK', 'Bag', 100), pack('R6', 'Tape & reel', 5000)],
    values: resistorValues(E192_AND_E24, 10, 1e6),
    write: ({ body, tolerance, drift, value, pack: code }) => {
      const stem = `PTF${body}${sixCharacters(value.rkmFour)}${tolerance}${drift}`
      return { model: stem + code, stem }
    },
    pattern: /^PTF(?<body>51|56|65)(?<value>[\dRKM]{6})(?<tolerance>[PWBCD])(?<drift>[ZYX])(?<pack>EB|EK|R6)$/,
    decode: decodeRkm,
  }),
  ...axialFamilies({
    code: 'vishay-rn',
    brand: 'Vishay',
    film: 'Metal film',
    dearness: 6,
    bodies: [
      { code: '50', power: 0.1 },
      { code: '55', power: 0.125 },
      { code: '60', power: 0.25 },
      { code: '65', power: 0.5 },
    ],
    tolerances: 'BCDF',
    drifts: new Map([
      ['E', 25],
      ['C', 50],
      ['D', 100],
    ]),
    common: { power: 0.125, tolerance: 'F', drift: 'D' },
    packs: [pack('B14', 'Bulk', 1000, true), pack('RE6', 'Tape & reel', 5000), pack('BSL', 'Bag', 1)],
    values: resistorValues(E192_AND_E24, 10, 1e6),
    write: ({ body, tolerance, drift, value, pack: code }) => {
      const stem = `RN${body}${drift}${value.fourCharacters}${tolerance}`
      return { model: stem + code, stem }
    },
    pattern: /^RN(?<body>50|55|60|65)(?<drift>[ECD])(?<value>[\dR]{4})(?<tolerance>[BCDF])(?<pack>B14|RE6|BSL)$/,
    decode: (value) => decodeFourCharacters(value),
  }),
]
