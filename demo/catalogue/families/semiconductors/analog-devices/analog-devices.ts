import { adiOrders, linearOrders, maximOrders } from '../codes/adi-orders.ts'
import { comparator, opAmp } from '../kinds/amplifier.ts'
import { dcDcConverter } from '../kinds/dc-dc.ts'
import { linearRegulator, readOutputs } from '../kinds/linear-regulator.ts'
import { withValue } from '../kinds/option.ts'
import { seriesReference, shuntReference, supervisor } from '../kinds/reference.ts'
import type { Nature } from '../kit/nature.ts'
import { type Line, partFamily } from '../kit/part-family.ts'
import { adiCircuits, adiComparators, adiOpAmps } from './adi-tables.ts'
import { linearCircuits, linearConverters, linearRegulators } from './linear-tables.ts'
import { maximCircuits, maximSupervisors, resetThresholds } from './maxim-tables.ts'

const brand = 'Analog Devices'

export const adiAmplifierFamily = partFamily({
  code: 'adi-amplifiers',
  brand,
  weight: 4,
  lines: [
    ...adiOpAmps.map((row) => ({ head: row.head, nature: opAmp(row), orders: adiOrders(row.orders) })),
    ...adiComparators.map((row) => ({ head: row.head, nature: comparator(row), orders: adiOrders(row.orders) })),
  ],
})

export const adiCircuitFamily = partFamily({
  code: 'adi-circuits',
  brand,
  weight: 4,
  lines: adiCircuits.map(({ head, nature, orders }) => ({ head, nature, orders: adiOrders(orders) })),
})

const withDecimal = (volts: number | undefined) => (volts === undefined ? '' : `-${Math.abs(volts)}`)

const outputsOf = (text: string) => (text === '-' ? [undefined] : readOutputs(text))

export const linearFamily = partFamily({
  code: 'adi-linear',
  brand,
  weight: 5,
  lines: [
    ...linearRegulators.flatMap((row) =>
      readOutputs(row.outputs).map((volts) => ({
        head: row.head,
        nature: linearRegulator(row, volts),
        orders: linearOrders(row.orders, withDecimal(volts)),
      })),
    ),
    ...linearConverters.flatMap((row) =>
      outputsOf(row.outputs).map((volts) => ({
        head: row.head,
        nature: dcDcConverter(row, volts),
        orders: linearOrders(row.orders, withDecimal(volts)),
      })),
    ),
    ...linearCircuits.flatMap(({ head, nature, orders }): Line[] => {
      const [spec = '', options = ''] = orders.split(' / ').reverse()
      return options
        .split(',')
        .map((option) => ({ head, nature: versionOf(nature, option), orders: linearOrders(spec, option) }))
    }),
  ],
})

/** A voltage reference writes its voltage as the option: LT1790BCS6-2.5#TRPBF. */
function versionOf(nature: Nature, option: string): Nature {
  const volts = Number(option.slice(1))
  return nature.name.includes('reference') && volts > 0
    ? withValue(nature, 'outputVoltage', volts, option.slice(1))
    : nature
}

export const maximFamily = partFamily({
  code: 'adi-maxim',
  brand,
  weight: 4,
  lines: maximCircuits.map(({ head, nature, orders }) => ({
    head,
    nature,
    orders: maximOrders(orders.replace(/^\.:/, ':').replaceAll(' .:', ' :'), ''),
  })),
})

const GRADES = { A: 0.1, B: 0.2, C: 0.5, D: 1 } as const

/** LM4040AIM3-3.0+T: grade, I or E for the temperature, M3 or X3 for the package, then the voltage. */
const shuntLines: Line[] = [
  ['LM4040', [2.048, 2.5, 3, 3.3, 4.096, 5], 0.5] as const,
  ['LM4041', [1.225], 0.55] as const,
  ['LM4050', [2.048, 2.5, 3, 3.3, 4.096, 5], 0.9] as const,
  ['LM4051', [1.225], 0.9] as const,
].flatMap(([base, voltages, price]) =>
  voltages.flatMap((volts) =>
    Object.entries(GRADES).map(([grade, tolerance]) => ({
      head: `${base}${grade}`,
      nature: shuntReference({ job: `${base}-${volts}`, volts, tolerance, price: price * (tolerance < 0.3 ? 2 : 1) }),
      orders: maximOrders('IM3:SOT-23-3=I EM3:SOT-23-3=E IX3:SOT-323=I EX3:SOT-323=E', `-${volts.toFixed(1)}`),
    })),
  ),
)

const seriesVoltages = {
  12: 1.25,
  16: 1.6,
  18: 1.8,
  21: 2.048,
  25: 2.5,
  30: 3,
  33: 3.3,
  41: 4.096,
  45: 4.5,
  50: 5,
} as const

/** MAX6034BEXR25+T: grade, package, then the voltage in tenths. */
const seriesLines: Line[] = [
  ['MAX6034', 'EXR', 'SOT-323', 1.3] as const,
  ['MAX6070', 'AUT', 'SOT-23-6', 2.1] as const,
  ['MAX6071', 'AUT', 'SOT-23-6', 2.1] as const,
  ['MAX6166', 'ESA', 'SOIC-8', 2.3] as const,
].flatMap(([head, tail, body, price]) =>
  Object.entries(seriesVoltages).flatMap(([code, volts]) =>
    (['A', 'B'] as const).map((grade) => ({
      head: `${head}${grade}`,
      nature: seriesReference({ job: `${head}-${volts}`, volts, tolerance: grade === 'A' ? 0.2 : 0.4, price }),
      orders: maximOrders(`${tail}${code}:${body}=I`, ''),
    })),
  ),
)

export const maximReferenceFamily = partFamily({
  code: 'adi-maxim-references',
  brand,
  weight: 2,
  lines: [...shuntLines, ...seriesLines],
})

const BODIES: Readonly<Record<string, string>> = { EUR: 'SOT-23-3', EXR: 'SOT-323', EUS: 'SOT-143' }

export const maximSupervisorFamily = partFamily({
  code: 'adi-maxim-supervisors',
  brand,
  weight: 1,
  lines: maximSupervisors.flatMap(([head, tail, output]) =>
    Object.entries(resetThresholds).map(([letter, threshold]) => ({
      head: `${head}${letter}`,
      nature: supervisor({ job: `${head}${letter}`, threshold, price: 0.9, temperature: [-40, 105], output }),
      orders: maximOrders(`${tail}:${BODIES[tail] ?? 'SOT-23-3'}=X`, ''),
    })),
  ),
})
