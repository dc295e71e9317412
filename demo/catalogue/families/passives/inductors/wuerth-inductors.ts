import type { Family } from '#demo/catalogue/family.ts'
import { type Decimal, decimalOf } from '../values/decimal.ts'
import type { InductorValue } from './inductor-values.ts'
import { type InductorRow, inductorBodies, inductorEnding, powerInductorFamilies } from './power-inductor.ts'

/** Order codes of digits only. */

const small: readonly InductorRow[] = [
  ['744778', 7.3, 7.3, 3.2, 2.2, 0.06, 1, 1000],
  ['7447779', 7.3, 7.3, 4.5, 3, 0.045, 1, 1000],
  ['7447745', 5.2, 5.8, 2, 1.6, 0.11, 1, 220],
]
const large: readonly InductorRow[] = [
  ['744770', 12, 12, 8, 6.2, 0.025, 1, 1000],
  ['744771', 12, 12, 6, 4.8, 0.03, 1, 1000],
  ['744776', 10, 10, 5, 3.8, 0.045, 1, 1000],
]
const moulded: readonly InductorRow[] = [
  ['74438323', 2.5, 2, 1.2, 1.2, 0.32, 0.22, 4.7],
  ['74438334', 3, 3, 1.2, 1.5, 0.26, 0.33, 10],
  ['74438335', 3, 3, 1.5, 1.7, 0.22, 0.33, 22],
  ['74438336', 3, 3, 2, 2.1, 0.17, 0.33, 22],
  ['74438356', 4.1, 4.1, 2.1, 2.6, 0.12, 0.33, 22],
  ['74438357', 4.1, 4.1, 3.1, 3.4, 0.09, 0.33, 33],
]

/** Below 10 µH only the whole microhenries are written, so 1.5 µH would read as 1 µH. */
const writable = ({ microhenries }: InductorValue) => microhenries !== 1.5
const ONES: Readonly<Record<number, number>> = { 1: 1, 2: 2.2, 3: 3.3, 4: 4.7, 6: 6.8 }

/** A decade digit and two figures; `base` is the decade digit of 10 µH, none when 0. */
const encode = ({ microhenries }: InductorValue, base: 0 | 1): string => {
  if (microhenries < 10) return `00${Math.floor(microhenries)}`
  const decade = microhenries < 100 ? 0 : microhenries < 1000 ? 1 : 2
  const figures = String(Math.round(microhenries / 10 ** decade))
  return decade + base === 0 ? figures : `${decade + base}${figures}`
}

const decode = (code: string, base: 0 | 1): Decimal | undefined => {
  if (code.startsWith('00')) {
    const microhenries = ONES[Number(code)]
    return microhenries === undefined ? undefined : decimalOf(microhenries)
  }
  const figures = Number(code.slice(-2))
  const decade = Number(code.slice(0, -2)) - base
  return figures >= 10 && decade >= 0 ? decimalOf(figures * 10 ** decade) : undefined
}

const pd = (code: string, rows: readonly InductorRow[], base: 0 | 1) =>
  powerInductorFamilies({
    code,
    brand: 'Würth Elektronik',
    kind: 'shielded',
    dearness: 2,
    bodies: inductorBodies(rows),
    endings: [inductorEnding('', 20)],
    writable,
    write: ({ body, value }) => {
      const model = body + encode(value, base)
      return { model, stem: model }
    },
    pattern: new RegExp(`^(?<body>${rows.map(([prefix]) => prefix).join('|')})(?<value>\\d{2,3})(?<ending>)$`),
    decode: (value) => decode(value, base),
  })

export const wuerthInductors: Family[] = [
  ...pd('wuerth-we-pd-small', small, 0),
  ...pd('wuerth-we-pd-large', large, 1),
  ...powerInductorFamilies({
    code: 'wuerth-we-mapi',
    brand: 'Würth Elektronik',
    kind: 'moulded',
    dearness: 1.8,
    bodies: inductorBodies(moulded),
    endings: [inductorEnding('', 20)],
    // Three digits count tenths of a microhenry, four digits hundredths.
    write: ({ body, value: { microhenries } }) => {
      const model =
        body +
        (microhenries < 1
          ? String(Math.round(microhenries * 100)).padStart(4, '0')
          : String(Math.round(microhenries * 10)).padStart(3, '0'))
      return { model, stem: model }
    },
    pattern: /^(?<body>744383(?:23|34|35|36|56|57))(?<value>\d{3}|00\d\d)(?<ending>)$/,
    decode: (value) => decimalOf(Number(value) / (value.length === 4 ? 100 : 10)),
  }),
]
