import type { Family } from '#demo/catalogue/family.ts'
import { shift } from '../values/decimal.ts'
import { decodeThreeCharacters } from '../values/value-codes.ts'
import {
  type InductorKind,
  type InductorRow,
  inductorBodies,
  inductorEnding,
  powerInductorFamilies,
} from './power-inductor.ts'

const xal: readonly InductorRow[] = [
  ['XAL4020', 4, 4, 2.1, 2.4, 0.13, 0.22, 4.7],
  ['XAL4030', 4, 4, 3.1, 3, 0.09, 3.3, 10],
  ['XAL4040', 4, 4, 4.1, 3.6, 0.08, 10, 15],
  ['XAL5030', 5.3, 5.5, 3.1, 4.6, 0.06, 0.15, 4.7],
  ['XAL5050', 5.3, 5.5, 5.1, 5.6, 0.05, 4.7, 22],
  ['XAL6030', 6.4, 6.6, 3.1, 6, 0.05, 0.33, 3.3],
  ['XAL6060', 6.4, 6.6, 6.1, 7.6, 0.027, 3.3, 33],
  ['XAL7030', 7.5, 7.5, 3.1, 7.5, 0.045, 0.15, 10],
  ['XAL7070', 7.5, 7.7, 7, 11, 0.021, 0.33, 47],
  ['XAL8080', 8.3, 8.6, 8, 13, 0.016, 0.68, 47],
  ['XAL1010', 10, 11.3, 10, 17.5, 0.013, 0.22, 15],
]
const xfl: readonly InductorRow[] = [
  ['XFL3012', 3, 3, 1.3, 1, 0.38, 0.33, 220],
  ['XFL4012', 4, 4, 1.2, 1.6, 0.19, 0.22, 4.7],
  ['XFL4020', 4, 4, 2.1, 2.2, 0.1, 0.12, 4.7],
  ['XFL5030', 5.3, 5.5, 3.1, 3.8, 0.055, 0.47, 4.7],
]
const lps: readonly InductorRow[] = [
  ['LPS3008', 3, 3, 0.8, 0.5, 0.65, 0.47, 330],
  ['LPS3010', 3, 3, 0.9, 0.7, 0.42, 0.47, 330],
  ['LPS3015', 3, 3, 1.5, 1, 0.24, 0.47, 330],
  ['LPS4012', 4, 4, 1.2, 1.1, 0.25, 0.33, 1000],
  ['LPS4018', 4, 4, 1.7, 1.4, 0.17, 0.47, 1000],
  ['LPS5015', 4.8, 4.8, 1.5, 1.4, 0.18, 0.68, 1000],
  ['LPS5030', 4.8, 4.8, 2.9, 2, 0.1, 0.47, 1000],
  ['LPS6225', 6, 6, 2.4, 2.3, 0.07, 1, 1000],
  ['LPS6235', 6, 6, 3.5, 2.9, 0.06, 1, 1000],
]
const mss: readonly InductorRow[] = [
  ['MSS5131', 5.1, 5.1, 3.1, 1.7, 0.06, 1.5, 330],
  ['MSS6132', 6.1, 6.1, 3.2, 2, 0.055, 2.2, 680],
  ['MSS7341', 7.3, 7.3, 4.1, 3, 0.035, 2.2, 1000],
  ['MSS1038', 10, 10, 3.8, 3.9, 0.035, 2.2, 1000],
  ['MSS1048', 10, 10, 4.8, 5, 0.028, 1, 1000],
  ['MSS1210', 12, 12, 10, 9, 0.018, 10, 10000],
  ['MSS1260', 12, 12, 6, 6.6, 0.022, 1, 1000],
  ['MSS1278', 12, 12, 7.8, 8, 0.019, 1, 2200],
]

/** Tolerance, plating, and the pack: C is a 7-inch reel, D a 13-inch one, B a cut piece of tape. */
const coilcraft = (
  prefix: string,
  kind: InductorKind,
  rows: readonly InductorRow[],
  plating: string,
  options: { fine: boolean; automotive?: boolean },
): Family[] =>
  powerInductorFamilies({
    code: `coilcraft-${prefix.toLowerCase()}`,
    brand: 'Coilcraft',
    kind,
    dearness: 1.8,
    ...options,
    bodies: inductorBodies(rows),
    endings: [
      inductorEnding(`M${plating}C`, 20),
      inductorEnding(`M${plating}D`, 20, false),
      inductorEnding(`M${plating}B`, 20, false, false),
    ],
    write: ({ body, value, ending }) => {
      const stem = `${body}-${value.nano}${ending.slice(0, 2)}`
      return { model: stem + ending.slice(2), stem }
    },
    pattern: new RegExp(`^(?<body>${prefix}\\d{4})-(?<value>\\d{3})(?<ending>M${plating}[BCD])?$`),
    decode: (value) => {
      const nanohenries = decodeThreeCharacters(value)
      return nanohenries && shift(nanohenries, -3)
    },
  })

export const coilcraftInductors: Family[] = [
  ...coilcraft('XAL', 'moulded', xal, 'E', { fine: false, automotive: true }),
  ...coilcraft('XFL', 'moulded', xfl, 'E', { fine: false, automotive: true }),
  ...coilcraft('LPS', 'shielded', lps, 'R', { fine: true }),
  ...coilcraft('MSS', 'shielded', mss, 'L', { fine: true }),
]
