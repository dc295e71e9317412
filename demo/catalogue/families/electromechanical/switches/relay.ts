import type { Described } from '../numbering.ts'
import { dollars } from '../price.ts'

export interface RelayFacts {
  brand: string
  series: string
  kind: 'Signal' | 'Power' | 'Automotive' | 'Solid State'
  coilVoltage: number
  /** SPDT, DPDT, SPST-NO … */
  circuit: string
  contactRating: number
  /** Highest voltage it may switch. */
  voltage: number
  surface?: boolean
  packing?: Described['packing']
  packCount: number
  price: number
}

export function relay(facts: RelayFacts): Described {
  const { kind, coilVoltage, circuit, contactRating, surface = false } = facts
  const name = kind === 'Solid State' ? 'Solid state relay' : `${kind} relay`
  return {
    brand: facts.brand,
    category: ['Switches & Relays', 'Relays', kind],
    name,
    introduce: `${coilVoltage} V DC coil ${circuit} ${contactRating} A ${name.toLowerCase()}, ${facts.series}`,
    package: surface ? 'SMD' : 'Through hole',
    attributes: {
      coilVoltage,
      circuit,
      contactRating,
      voltage: facts.voltage,
      series: facts.series,
      mounting: surface ? 'Surface mount' : 'Through hole',
      temperatureMin: -40,
      temperatureMax: 85,
    },
    equivalence: `relay|${facts.series}|${coilVoltage}|${circuit}|${surface}`,
    drawing: 'relay',
    marking: facts.series.slice(0, 8),
    packing: facts.packing ?? 'Tube',
    packCount: facts.packCount,
    usualPrice: dollars(facts.price),
    rohs: true,
  }
}

/** Coil voltages as relay makers offer them, the most wanted first. */
export const COILS = [5, 12, 24, 3, 9, 6, 4.5, 48].map((volts) => ({ code: String(volts), volts }))
