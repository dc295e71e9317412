import { formatQuantity } from '#demo/catalogue/quantity.ts'
import type { Described } from '../numbering.ts'
import { dollars } from '../price.ts'
import { inSentence } from '../wording.ts'

export interface OscillatorFacts {
  brand: string
  series: string
  kind: 'XO' | 'TCXO' | 'VCXO' | 'OCXO' | 'MEMS'
  hertz: number
  package: string
  /** ± ppm, all causes. */
  stability: number
  /** One voltage, or the span a wide-supply part accepts. */
  supply: readonly [min: number, max: number]
  supplyCurrent: number
  output: string
  temperature: readonly [min: number, max: number]
  qualified?: boolean
  packing?: Described['packing']
  packCount: number
  price: number
}

const NAMES = { XO: 'Crystal oscillator', TCXO: 'TCXO', VCXO: 'VCXO', OCXO: 'OCXO', MEMS: 'MEMS oscillator' } as const

export function oscillator(facts: OscillatorFacts): Described {
  const { hertz, stability, supply } = facts
  const name = NAMES[facts.kind]
  const volts = supply[0] === supply[1] ? `${supply[0]} V` : `${supply[0]}–${supply[1]} V`
  return {
    brand: facts.brand,
    category: ['Crystals & Oscillators', 'Oscillators', facts.kind],
    name,
    introduce: `${formatQuantity(hertz, 'Hz')} ±${stability} ppm ${volts} ${facts.output} ${inSentence(name)}, ${facts.package}`,
    package: facts.package,
    attributes: {
      frequency: hertz,
      frequencyStability: stability,
      supplyVoltageMin: supply[0],
      supplyVoltageMax: supply[1],
      supplyCurrent: facts.supplyCurrent,
      interface: facts.output,
      series: facts.series,
      mounting: 'Surface mount',
      temperatureMin: facts.temperature[0],
      temperatureMax: facts.temperature[1],
      ...(facts.qualified && { qualification: 'AEC-Q100' }),
    },
    equivalence: `oscillator|${hertz}|${volts}|${facts.output}|${facts.package}`,
    drawing: 'oscillator-smd',
    // One decimal: programmable parts would otherwise need a picture for every kilohertz.
    marking: hertz < 1e6 ? '32.768' : String(Math.round(hertz / 1e5) / 10),
    packing: facts.packing ?? 'Tape & reel',
    packCount: facts.packCount,
    usualPrice: dollars(facts.price),
    rohs: true,
  }
}
