import type { Family } from '#demo/catalogue/family.ts'
import { decodeThreeCharacters } from '../values/value-codes.ts'
import {
  type InductorKind,
  type InductorRow,
  inductorBodies,
  inductorEnding,
  powerInductorFamilies,
} from './power-inductor.ts'

const srn: readonly InductorRow[] = [
  ['SRN2010', 2, 1.6, 1, 0.5, 0.65, 0.47, 22],
  ['SRN2512', 2.5, 2, 1.2, 0.7, 0.45, 0.47, 22],
  ['SRN3010', 3, 3, 1, 0.8, 0.36, 0.47, 47],
  ['SRN3015', 3, 3, 1.5, 1, 0.23, 1, 47],
  ['SRN4012', 4, 4, 1.2, 1.1, 0.24, 1, 100],
  ['SRN4018', 4, 4, 1.8, 1.5, 0.13, 1, 220],
  ['SRN4026', 4, 4, 2.6, 1.9, 0.1, 1, 330],
  ['SRN5020', 5, 5, 2, 1.7, 0.12, 1, 220],
  ['SRN5040', 5, 5, 4, 2.9, 0.06, 1, 330],
  ['SRN6028', 6, 6, 2.8, 2.3, 0.065, 1, 330],
  ['SRN6045', 6, 6, 4.5, 3.2, 0.05, 1, 470],
  ['SRN8040', 8, 8, 4, 4, 0.035, 1, 470],
  ['SRN1060', 10, 10, 6, 5.5, 0.025, 1, 680],
]
const srp: readonly InductorRow[] = [
  ['SRP2512', 2.5, 2, 1.2, 1.3, 0.3, 0.22, 4.7],
  ['SRP3012TA', 3.2, 3, 1.2, 1.6, 0.24, 0.22, 4.7],
  ['SRP4020TA', 4.4, 4, 2, 2.6, 0.13, 0.1, 10],
  ['SRP5030TA', 5.7, 5.2, 3, 4, 0.08, 0.15, 15],
  ['SRP6030VA', 6.6, 6.4, 3, 5, 0.062, 0.22, 22],
  ['SRP7028A', 7.3, 6.6, 2.8, 6, 0.055, 0.22, 22],
  ['SRP1038A', 11, 10, 3.8, 9, 0.03, 0.22, 33],
  ['SRP1245A', 13.5, 12.5, 4.8, 12, 0.022, 0.22, 47],
  ['SRP1265A', 13.5, 12.5, 6.2, 16, 0.0165, 0.33, 100],
]
const srr: readonly InductorRow[] = [
  ['SRR4018', 4.8, 4.8, 1.8, 1, 0.15, 1, 100],
  ['SRR4828A', 4.8, 4.8, 2.8, 1.4, 0.11, 1, 330],
  ['SRR6028', 6.5, 6.5, 2.8, 1.8, 0.065, 2.2, 330],
  ['SRR6038', 6.7, 6.7, 3.8, 2.3, 0.055, 2.2, 470],
  ['SRR7045', 7.3, 7.3, 4.5, 3, 0.045, 2.2, 680],
  ['SRR0804', 8, 8, 4.2, 3, 0.05, 2.2, 680],
  ['SRR1005', 10, 10, 5, 3.8, 0.045, 2.2, 1000],
  ['SRR1208', 12.7, 12.7, 8, 7, 0.022, 2.2, 1000],
  ['SRR1260', 12.5, 12.5, 6, 5.6, 0.025, 1, 1000],
  ['SRR1280', 12.5, 12.5, 8, 7.5, 0.02, 1, 1500],
]
const sde: readonly InductorRow[] = [
  ['SDE0403A', 4.5, 4, 3.2, 1.4, 0.11, 1, 1000],
  ['SDE0604A', 6, 5.8, 4.8, 2.2, 0.07, 1, 1000],
  ['SDE0805A', 7.8, 7, 5.3, 2.9, 0.055, 1, 1000],
  ['SDE1006A', 10, 9, 5.8, 4, 0.04, 1, 3300],
]

const bourns = (
  code: string,
  kind: InductorKind,
  rows: readonly InductorRow[],
  tolerances: ReadonlyArray<readonly [letter: string, percent: 10 | 20 | 30]>,
  options: { fine: boolean; automotive?: boolean },
): Family[] =>
  powerInductorFamilies({
    code: `bourns-${code}`,
    brand: 'Bourns',
    kind,
    dearness: 1,
    ...options,
    bodies: inductorBodies(rows),
    endings: tolerances.map(([letter, percent], position) => inductorEnding(letter, percent, position === 0)),
    write: ({ body, value, ending }) => {
      const model = `${body}-${value.micro}${ending}`
      return { model, stem: model }
    },
    pattern: new RegExp(`^(?<body>${code.toUpperCase()}\\d{4}[A-Z]{0,2})-(?<value>[\\dR]{3})(?<ending>[KMY])?$`),
    decode: (value) => decodeThreeCharacters(value),
  })

export const bournsInductors: Family[] = [
  ...bourns(
    'srn',
    'semi-shielded',
    srn,
    [
      ['M', 20],
      ['Y', 30],
    ],
    { fine: false },
  ),
  ...bourns('srp', 'moulded', srp, [['M', 20]], { fine: false, automotive: true }),
  ...bourns(
    'srr',
    'shielded',
    srr,
    [
      ['M', 20],
      ['K', 10],
      ['Y', 30],
    ],
    { fine: true },
  ),
  ...bourns(
    'sde',
    'unshielded',
    sde,
    [
      ['K', 10],
      ['M', 20],
    ],
    { fine: true },
  ),
]
