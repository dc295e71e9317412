import { microchipOrders } from '../codes/microchip-orders.ts'
import { comparator, opAmp } from '../kinds/amplifier.ts'
import { withValue } from '../kinds/option.ts'
import type { Nature } from '../kit/nature.ts'
import { type Line, partFamily } from '../kit/part-family.ts'
import { microchipCircuits, microchipComparators, microchipOpAmps } from './microchip-analog-table.ts'

const brand = 'Microchip Technology'

export const microchipAmplifierFamily = partFamily({
  code: 'microchip-amplifiers',
  brand,
  weight: 3,
  lines: [
    ...microchipOpAmps.map((row) => ({ head: row.head, nature: opAmp(row), orders: microchipOrders(row.orders, '') })),
    ...microchipComparators.map((row) => ({
      head: row.head,
      nature: comparator(row),
      orders: microchipOrders(row.orders, ''),
    })),
  ],
})

const REFERENCE_VOLTS: Readonly<Record<string, number>> = {
  10: 1.024,
  12: 1.25,
  18: 1.8,
  20: 2.048,
  25: 2.5,
  30: 3,
  33: 3.3,
  40: 4.096,
}

/** Options of digital potentiometers spell the resistance: 103 is 10 kΩ. References spell the voltage. */
function withOption(nature: Nature, option: string): Nature {
  if (option === '') return nature
  if (nature.attributes.resistance !== undefined) {
    return withValue(nature, 'resistance', Number(option.slice(0, 2)) * 10 ** Number(option.charAt(2)), option)
  }
  const volts = nature.name === 'Voltage reference' ? REFERENCE_VOLTS[option] : undefined
  if (volts !== undefined) return withValue(nature, 'outputVoltage', volts, option)
  return { ...nature, job: nature.job.replace('|*', `-${option}|*`) }
}

export const microchipCircuitFamily = partFamily({
  code: 'microchip-circuits',
  brand,
  weight: 5,
  lines: microchipCircuits.flatMap(({ head, nature, orders }): Line[] => {
    const [spec = '', options = ''] = orders.split(' / ').reverse()
    return options
      .split(',')
      .map((option) => ({ head, nature: withOption(nature, option), orders: microchipOrders(spec, option) }))
  }),
})
