import { plainOrders } from '../codes/plain-orders.ts'
import { linearRegulator, readOutputs, regulatorColumns } from '../kinds/linear-regulator.ts'
import { supervisor } from '../kinds/reference.ts'
import type { Line } from '../kit/part-family.ts'
import { readTable } from '../kit/table.ts'

/**
 * Regulators whose number spells the voltage: `{t}` in tenths (33), `{p}` with a point (3.3), `{w}` in whole volts (05),
 * `{h}` in hundredths (330). Orders are plain order codes, in which the same marks may stand.
 */
export function regulatorLines(text: string): Line[] {
  return readTable(regulatorColumns, text).flatMap((row) =>
    readOutputs(row.outputs).map((volts) => ({
      head: spellVoltage(row.head, volts),
      nature: linearRegulator(row, volts),
      orders: plainOrders(spellVoltage(row.orders, volts)),
    })),
  )
}

export function spellVoltage(pattern: string, volts: number | undefined): string {
  if (!pattern.includes('{')) return pattern
  if (volts === undefined) return pattern.replaceAll(/-?\{[tpwh]\}/g, (mark) => (mark.startsWith('-') ? '-ADJ' : 'ADJ'))
  const size = Math.abs(volts)
  const hundredths = Math.round(size * 100)
  const tenths = hundredths % 10 === 0 ? String(hundredths / 10).padStart(2, '0') : String(hundredths)
  return pattern
    .replaceAll('{t}', tenths)
    .replaceAll('{p}', hundredths % 10 === 0 ? size.toFixed(1) : size.toFixed(2))
    .replaceAll('{w}', String(Math.round(size)).padStart(2, '0'))
    .replaceAll('{h}', String(hundredths).padStart(3, '0'))
}

interface Detector {
  head: string
  volts: readonly number[]
  price: number
  output: string
  orders: string
}

/** Reset circuits and voltage detectors in steps of a tenth of a volt. */
export function detectorLines({ head, volts, price, output, orders }: Detector): Line[] {
  return volts.map((threshold) => ({
    head: spellVoltage(head, threshold),
    nature: supervisor({ job: `Reset|${threshold}|${output}`, threshold, price, output }),
    orders: plainOrders(spellVoltage(orders, threshold)),
  }))
}

/** 0.8 to 6.0 V in steps of 0.1 V. */
export function tenthsOfVolts(from: number, to: number): number[] {
  return Array.from({ length: Math.round((to - from) * 10) + 1 }, (_, i) => Number((from + i / 10).toFixed(1)))
}
