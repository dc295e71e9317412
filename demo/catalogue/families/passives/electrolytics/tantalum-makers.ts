import type { Family } from '#demo/catalogue/family.ts'
import { tantalumFamilies, tantalumPack } from './tantalum-capacitor.ts'

/** Whole volts in three digits; 6.3 V is 006. */
const threeDigitVolts = new Map([
  ['004', 4],
  ['006', 6.3],
  ['010', 10],
  ['016', 16],
  ['020', 20],
  ['025', 25],
  ['035', 35],
  ['050', 50],
])
const lowVolts = new Map([...threeDigitVolts].filter(([, volts]) => volts <= 25))

const KEMET_LETTERS = { E: 'X' }
const padded = (milliohms: number, length: number) => String(milliohms).padStart(length, '0')

const kemetPlain = [tantalumPack('AT'), tantalumPack('AT7280', true), tantalumPack('AH', false, true)]
const reelLetters = [tantalumPack('R'), tantalumPack('S', true)]

const avxWithResistance = (
  prefix: 'TPS' | 'TCJ',
  kind: 'low ESR' | 'polymer',
  resistances: Readonly<Record<string, readonly number[]>>,
) =>
  tantalumFamilies({
    code: `avx-${prefix.toLowerCase()}`,
    brand: 'KYOCERA AVX',
    kind,
    dearness: 1,
    letters: Object.keys(resistances).join(''),
    voltages: threeDigitVolts,
    packs: reelLetters,
    resistances,
    write: ({ letter, value, tolerance, voltage, pack, milliohms }) => {
      const head = `${prefix}${letter}${value.code}${tolerance}${voltage}`
      const tail = padded(milliohms, 4)
      return { model: `${head}${pack}${tail}`, stem: `${head}${tail}` }
    },
    pattern: new RegExp(
      `^${prefix}(?<case>[A-E])(?<capacitance>\\d{3})(?<tolerance>[KM])(?<voltage>\\d{3})(?<pack>[RS])(?<resistance>\\d{4})$`,
    ),
  })

export const tantalumCapacitors: Family[] = [
  ...tantalumFamilies({
    code: 'kemet-t491',
    brand: 'KEMET',
    kind: 'standard',
    dearness: 1,
    letters: 'ABCDE',
    letterOf: KEMET_LETTERS,
    voltages: threeDigitVolts,
    packs: kemetPlain,
    write: ({ letter, value, tolerance, voltage, pack }) => {
      const stem = `T491${letter}${value.code}${tolerance}${voltage}`
      return { model: stem + pack, stem: pack === 'AH' ? stem + pack : stem }
    },
    pattern: /^T491(?<case>[ABCDX])(?<capacitance>\d{3})(?<tolerance>[KM])(?<voltage>\d{3})(?<pack>AT7280|AT|AH)$/,
  }),
  ...tantalumFamilies({
    code: 'kemet-t495',
    brand: 'KEMET',
    kind: 'low ESR',
    dearness: 1,
    letters: 'BCDE',
    letterOf: KEMET_LETTERS,
    voltages: threeDigitVolts,
    packs: kemetPlain.slice(0, 1),
    resistances: { B: [250, 450, 600], C: [150, 200, 250, 300], D: [70, 100, 125, 150, 200], E: [50, 65, 100, 150] },
    write: ({ letter, value, tolerance, voltage, pack, milliohms }) => {
      const stem = `T495${letter}${value.code}${tolerance}${voltage}${pack}E${padded(milliohms, 3)}`
      return { model: stem, stem }
    },
    pattern:
      /^T495(?<case>[ABCDX])(?<capacitance>\d{3})(?<tolerance>[KM])(?<voltage>\d{3})(?<pack>AT)E(?<resistance>\d{3})$/,
  }),
  ...tantalumFamilies({
    code: 'kemet-t520',
    brand: 'KEMET',
    kind: 'polymer',
    dearness: 1.2,
    letters: 'BD',
    voltages: lowVolts,
    packs: kemetPlain.slice(0, 1),
    resistances: { B: [25, 40, 55, 70], D: [9, 12, 15, 25, 40] },
    write: ({ letter, value, tolerance, voltage, pack, milliohms }) => {
      const stem = `T520${letter}${value.code}${tolerance}${voltage}${pack}E${padded(milliohms, 3)}`
      return { model: stem, stem }
    },
    pattern:
      /^T520(?<case>[BD])(?<capacitance>\d{3})(?<tolerance>[KM])(?<voltage>\d{3})(?<pack>AT)E(?<resistance>\d{3})$/,
  }),
  ...tantalumFamilies({
    code: 'avx-taj',
    brand: 'KYOCERA AVX',
    kind: 'standard',
    dearness: 0.95,
    letters: 'ABCDE',
    voltages: threeDigitVolts,
    packs: [tantalumPack('RNJ'), tantalumPack('SNJ', true)],
    write: ({ letter, value, tolerance, voltage, pack }) => {
      const stem = `TAJ${letter}${value.code}${tolerance}${voltage}`
      return { model: stem + pack, stem }
    },
    pattern: /^TAJ(?<case>[A-E])(?<capacitance>\d{3})(?<tolerance>[KM])(?<voltage>\d{3})(?<pack>[RS]NJ)$/,
  }),
  ...avxWithResistance('TPS', 'low ESR', {
    A: [1000, 1500, 3000],
    B: [250, 400, 600],
    C: [100, 150, 250, 350],
    D: [50, 100, 150, 200],
    E: [40, 60, 100],
  }),
  ...avxWithResistance('TCJ', 'polymer', { A: [200, 300], B: [70, 100, 150], D: [40, 50, 70, 100] }),
  ...tantalumFamilies({
    code: 'vishay-293d',
    brand: 'Vishay',
    kind: 'standard',
    dearness: 1.05,
    letters: 'ABCDE',
    voltages: new Map([...threeDigitVolts].map(([code, volts]) => [volts === 6.3 ? '6R3' : code, volts])),
    packs: [tantalumPack('T'), tantalumPack('W', true)],
    // X9 is ±10 %, X0 ±20 %.
    write: ({ letter, value, tolerance, voltage, pack }) => {
      const stem = `293D${value.code}X${tolerance === 'K' ? '9' : '0'}${voltage}${letter}2`
      return { model: `${stem}${pack}E3`, stem }
    },
    pattern: /^293D(?<capacitance>\d{3})X(?<tolerance>[90])(?<voltage>\d{3}|6R3)(?<case>[A-E])2(?<pack>[TW])E3$/,
    toleranceLetters: { 9: 'K', 0: 'M' },
  }),
]
