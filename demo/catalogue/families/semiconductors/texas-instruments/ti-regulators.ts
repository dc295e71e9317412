import { nationalOrders } from '../codes/national-orders.ts'
import { tiOrders } from '../codes/ti-orders.ts'
import { linearRegulator, readOutputs } from '../kinds/linear-regulator.ts'
import { partFamily } from '../kit/part-family.ts'
import { nationalRegulators, tiClassicRegulators, tiRegulators } from './ti-regulator-table.ts'

const brand = 'Texas Instruments'

/** 3.3 V is 33, 2.85 V is 285, adjustable is 01. */
export function tiVoltageCode(volts: number | undefined): string {
  if (volts === undefined) return '01'
  const hundredths = Math.round(volts * 100)
  return hundredths % 10 === 0 ? String(hundredths / 10).padStart(2, '0') : String(hundredths).padStart(3, '0')
}

export const tiRegulatorFamily = partFamily({
  code: 'ti-ldo',
  brand,
  weight: 8,
  lines: tiRegulators.flatMap((row) =>
    readOutputs(row.outputs).map((volts) => ({
      // The 78 series counts in whole volts: TL780-05.
      head: row.head.replace('{v}', row.pinout === '78' ? String(volts).padStart(2, '0') : tiVoltageCode(volts)),
      nature: linearRegulator(row, volts),
      orders: tiOrders(row.orders),
    })),
  ),
})

export const tiClassicRegulatorFamily = partFamily({
  code: 'ti-three-terminal',
  brand,
  weight: 3,
  lines: tiClassicRegulators.flatMap((row) =>
    readOutputs(row.outputs).map((volts) => ({
      head: row.head,
      nature: linearRegulator(row, volts),
      orders: tiOrders(row.orders),
    })),
  ),
})

export const nationalRegulatorFamily = partFamily({
  code: 'ti-national-regulators',
  brand,
  weight: 3,
  lines: nationalRegulators.flatMap((row) =>
    readOutputs(row.outputs).map((volts) => ({
      head: row.head,
      nature: linearRegulator(row, volts),
      orders: nationalOrders(row.orders, row.outputs === 'adj' ? '' : `-${nationalVoltage(volts)}`),
    })),
  ),
})

/** LM1117MP-3.3, LM2596T-12, LM2596T-ADJ. */
export function nationalVoltage(volts: number | undefined): string {
  if (volts === undefined) return 'ADJ'
  const size = Math.abs(volts)
  if (Number.isInteger(size) && size >= 8) return String(size)
  return size.toFixed(size * 10 === Math.round(size * 10) ? 1 : 2)
}
