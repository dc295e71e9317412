import type { CategoryPath, Family, Part } from '#demo/catalogue/family.ts'
import { type Block, type Choice, familiesOf } from '../numbering.ts'
import { type CapacitorValue, capacitorValue, parseCapacitorCode } from '../values/capacitor-values.ts'
import { roundTo } from '../values/decimal.ts'
import { E12, preferredValues } from '../values/e-series.ts'
import { tidyModel } from '../values/model-text.ts'
import { eiaVoltages } from '../values/voltage-codes.ts'

interface PolymerSeries {
  name: string
  surface: boolean
  temperatureMax: 105 | 125
  lifetime: number
  cases: string
}

/** KEMET's letters for the can. */
interface PolymerCan {
  code: string
  diameter: number
  length: number
  /** Largest µF × V. */
  charge: number
  milliohms: number
  ripple: number
  price: number
}

// biome-ignore format: a table is read in columns
const cans: readonly PolymerCan[] = [
  { code: 'CB', diameter: 5, length: 5.9, charge: 800, milliohms: 28, ripple: 1.6, price: 0.28 },
  { code: 'EB', diameter: 6.3, length: 5.9, charge: 1700, milliohms: 20, ripple: 2.2, price: 0.32 },
  { code: 'EK', diameter: 6.3, length: 8, charge: 2300, milliohms: 16, ripple: 2.8, price: 0.3 },
  { code: 'KE', diameter: 8, length: 6.9, charge: 3000, milliohms: 16, ripple: 3, price: 0.4 },
  { code: 'KK', diameter: 8, length: 8, charge: 3600, milliohms: 14, ripple: 3.4, price: 0.36 },
  { code: 'KS', diameter: 8, length: 12, charge: 6600, milliohms: 11, ripple: 4.5, price: 0.45 },
  { code: 'MN', diameter: 10, length: 12.6, charge: 9000, milliohms: 10, ripple: 4.8, price: 0.6 },
  { code: 'MS', diameter: 10, length: 12, charge: 9500, milliohms: 10, ripple: 5, price: 0.55 },
  { code: 'MW', diameter: 10, length: 16, charge: 12500, milliohms: 9, ripple: 5.5, price: 0.7 },
]

const series: readonly PolymerSeries[] = [
  { name: 'A750', surface: false, temperatureMax: 105, lifetime: 2000, cases: 'EK KK KS MS' },
  { name: 'A755', surface: false, temperatureMax: 105, lifetime: 5000, cases: 'EK KK KS MS MW' },
  { name: 'A759', surface: false, temperatureMax: 105, lifetime: 2000, cases: 'EK KK KS MS MW' },
  { name: 'A765', surface: true, temperatureMax: 105, lifetime: 2000, cases: 'CB EB KE MN' },
  { name: 'A767', surface: true, temperatureMax: 105, lifetime: 5000, cases: 'CB EB KE MN' },
  { name: 'A768', surface: true, temperatureMax: 125, lifetime: 2000, cases: 'EB KE MN' },
]

interface Body extends Choice {
  series: PolymerSeries
  can: PolymerCan
  voltage: string
  volts: number
}
interface Grade extends Choice {
  /** Milliohms; several grades of one can differ in nothing else. */
  extra: number
}

const RADIAL: CategoryPath = ['Capacitors', 'Polymer Capacitors', 'Aluminium Polymer Radial']
const SURFACE: CategoryPath = ['Capacitors', 'Polymer Capacitors', 'Aluminium Polymer SMD']

const voltages = new Map([...eiaVoltages].filter(([, volts]) => volts <= 80))
const values = preferredValues(E12, 4.7e6, 2700e6).flatMap((decimal) => capacitorValue(decimal) ?? [])
const grades: Grade[] = [
  { extra: 0, common: true },
  { extra: 8, common: false },
]
const resistance = ({ milliohms }: PolymerCan, volts: number, extra: number) =>
  Math.round(milliohms + volts * 0.5 + extra)

function describe(body: Body, value: CapacitorValue, { extra }: Grade, given?: number): Part {
  const { can, voltage, volts } = body
  const { surface, name, lifetime, temperatureMax } = body.series
  const milliohms = given ?? resistance(can, volts, extra)
  const model = `${name}${can.code}${value.code}M${voltage}${surface ? 'L' : 'A'}AE${String(milliohms).padStart(3, '0')}`
  const outline = `${can.diameter} × ${can.length} mm`
  return {
    model,
    stem: model,
    brand: 'KEMET',
    category: surface ? SURFACE : RADIAL,
    name: 'Aluminium polymer capacitor',
    introduce: `${value.text} ±20 % ${volts} V ${milliohms} mΩ aluminium polymer capacitor, ${surface ? 'SMD' : 'radial'} ${outline}`,
    package: `${surface ? 'SMD' : 'Radial'} ${outline}`,
    attributes: {
      capacitance: value.farads,
      tolerance: 20,
      voltage: volts,
      esr: milliohms / 1000,
      rippleCurrent: can.ripple,
      lifetime,
      mounting: surface ? 'Surface mount' : 'Through hole',
      size: `Ø ${outline}`,
      height: can.length,
      temperatureMin: -55,
      temperatureMax,
      qualification: 'Not qualified',
    },
    equivalence: `CP|${surface ? 'smd' : 'radial'}|${can.diameter}|${value.farads}|${volts}`,
    drawing: surface ? `aluminium-smd-${can.diameter}` : `polymer-radial-${can.diameter}`,
    marking: `${roundTo(value.farads * 1e6, 3)} ${volts}V`,
    packing: surface ? 'Tape & reel' : 'Box',
    packCount: can.diameter <= 6.3 ? 1000 : 500,
    usualPrice: roundTo(can.price * (volts >= 50 ? 1.4 : 1), 2),
    rohs: true,
  }
}

const blocks = series.flatMap((entry) =>
  cans
    .filter(({ code }) => entry.cases.split(' ').includes(code))
    .flatMap((can) =>
      [...voltages].map(([voltage, volts]): Block<Body, CapacitorValue, Grade> => {
        const common = entry.name === 'A750' || entry.name === 'A765'
        return {
          bodies: [{ series: entry, can, voltage, volts, common }],
          values: values.filter(({ farads }) => {
            const charge = farads * 1e6 * volts
            return charge <= can.charge && charge >= can.charge / 12
          }),
          endings: grades,
        }
      }),
    ),
)

export const polymerCapacitors: Family[] = familiesOf({
  code: 'kemet-polymer',
  blocks,
  describe: (body, value, grade) => describe(body, value, grade),
  parse: (model) => {
    const match = /^(A7\d\d)([A-Z]{2})(\d{3})M([0-2][A-Z])[AL]AE(\d{3})$/.exec(tidyModel(model)) ?? []
    const [, name, canCode, capacitance = '', voltage = '', milliohms] = match
    const entry = series.find((candidate) => candidate.name === name)
    const can = cans.find(({ code }) => code === canCode)
    const volts = voltages.get(voltage)
    const value = parseCapacitorCode(capacitance)
    const grade = grades[0]
    if (!entry || !can || volts === undefined || !value || !grade) return undefined
    return describe({ series: entry, can, voltage, volts, common: true }, value, grade, Number(milliohms))
  },
})
