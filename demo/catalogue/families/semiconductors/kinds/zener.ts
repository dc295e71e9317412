import { known, type Nature, natureOf } from '../kit/nature.ts'

interface Zener {
  volts: number
  tolerance: number
  power: number
  price: number
  /** Two diodes in one body are no stand-in for one. */
  circuit: string
  /** The current at which the voltage is stated; undefined when the series has no common one. */
  testCurrent: number | undefined
}

export function zener({ volts, tolerance, power, price, circuit, testCurrent }: Zener): Nature {
  return natureOf(
    {
      category: ['Discrete Semiconductors', 'Diodes', 'Zener'],
      name: 'Zener diode',
      headline: ['zenerVoltage', 'tolerance', 'power'],
    },
    {
      attributes: known({
        zenerVoltage: volts,
        tolerance,
        zenerCurrent: testCurrent,
        power,
        forwardVoltage: 1.1,
        circuit,
      }),
      job: `Zener|*|${volts}`,
      price,
      temperature: power >= 1 ? [-65, 175] : [-65, 150],
    },
  )
}
