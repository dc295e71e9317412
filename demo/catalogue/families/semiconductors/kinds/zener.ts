import { type Nature, natureOf } from '../kit/nature.ts'

interface Zener {
  volts: number
  tolerance: number
  power: number
  price: number
}

export function zener({ volts, tolerance, power, price }: Zener): Nature {
  return natureOf(
    {
      category: ['Discrete Semiconductors', 'Diodes', 'Zener'],
      name: 'Zener diode',
      headline: ['zenerVoltage', 'tolerance', 'power'],
    },
    {
      attributes: { zenerVoltage: volts, tolerance, power, forwardVoltage: 1.1 },
      job: `Zener|*|${volts}`,
      price,
      temperature: power >= 1 ? [-65, 175] : [-65, 150],
    },
  )
}
