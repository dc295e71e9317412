import type { CategoryPath } from '#demo/catalogue/family.ts'
import { formatQuantity } from '#demo/catalogue/quantity.ts'
import type { Choice, Described } from '../numbering.ts'
import { dollars } from '../price.ts'

export interface ConverterFacts {
  brand: string
  series: string
  kind: 'Isolated' | 'Non-Isolated POL'
  input: readonly [min: number, max: number]
  output: number
  /** Two equal outputs of opposite sign. */
  dual?: boolean
  /** Watt. */
  power: number
  isolation?: number
  body: 'SIP' | 'DIP' | 'SMD' | 'Module'
  packing?: Described['packing']
  packCount: number
  price: number
}

const ISOLATED: CategoryPath = ['Power Supplies & Batteries', 'DC-DC Modules', 'Isolated']
const POINT_OF_LOAD: CategoryPath = ['Power Supplies & Batteries', 'DC-DC Modules', 'Non-Isolated POL']

/** Three figures, without the noise of dividing. */
const tidy = (value: number) => Number(value.toPrecision(3))

export function dcConverter(facts: ConverterFacts): Described {
  const { input, output, dual = false, power, isolation } = facts
  const isolated = facts.kind === 'Isolated'
  const current = tidy(power / output / (dual ? 2 : 1))
  const volts = dual ? `±${output} V` : `${output} V`
  const name = isolated ? 'Isolated DC-DC converter' : 'Point-of-load converter'
  return {
    brand: facts.brand,
    category: isolated ? ISOLATED : POINT_OF_LOAD,
    name,
    introduce: `${power} W ${input[0]}–${input[1]} V to ${volts} ${formatQuantity(current, 'A')} ${isolated ? 'isolated ' : ''}DC-DC converter, ${facts.body}`,
    package: facts.body,
    attributes: {
      inputVoltageMin: input[0],
      inputVoltageMax: input[1],
      outputVoltage: output,
      outputCurrent: current,
      outputPower: power,
      channels: dual ? 2 : 1,
      ...(isolation && { isolationVoltage: isolation }),
      series: facts.series,
      mounting: facts.body === 'SMD' ? 'Surface mount' : 'Through hole',
      temperatureMin: -40,
      temperatureMax: 85,
    },
    equivalence: `converter|${facts.body}|${input[0]}-${input[1]}|${volts}|${power}|${isolation ?? 0}`,
    drawing: facts.body === 'SIP' ? 'converter-sip' : 'converter-brick',
    marking: facts.series.slice(0, 8),
    packing: facts.packing ?? 'Tube',
    packCount: facts.packCount,
    usualPrice: dollars(facts.price),
    rohs: true,
  }
}

/** A nominal input voltage as the number writes it, with the span around it. */
export interface Input extends Choice {
  readonly volts: number
}
export interface Output extends Choice {
  readonly volts: number
}
/** 3.3, 05, 12 … as most makers print them. */
export const voltCode = (volts: number) => (Number.isInteger(volts) ? String(volts).padStart(2, '0') : String(volts))
export const voltages = (list: readonly number[]): Input[] => list.map((volts) => ({ code: voltCode(volts), volts }))

/** Unregulated converters follow their input within a tenth. */
export const tenPercent = (volts: number): readonly [number, number] => [tidy(volts * 0.9), tidy(volts * 1.1)]
export const twoToOne = (volts: number): readonly [number, number] =>
  volts === 5 ? [4.5, 9] : volts === 12 ? [9, 18] : volts === 24 ? [18, 36] : [36, 75]
export const fourToOne = (volts: number): readonly [number, number] => (volts === 24 ? [9, 36] : [18, 75])

export interface SupplyFacts {
  brand: string
  series: string
  kind: 'Board Mount' | 'Enclosed' | 'Adapters'
  output: number
  power: number
  packCount: number
  price: number
}

const SUPPLY_NAMES = {
  'Board Mount': 'AC-DC module',
  Enclosed: 'Enclosed power supply',
  Adapters: 'Power adapter',
} as const

/** A supply that runs from the mains. */
export function mainsSupply(facts: SupplyFacts): Described {
  const { kind, output, power } = facts
  const name = SUPPLY_NAMES[kind]
  const current = tidy(power / output)
  return {
    brand: facts.brand,
    category: ['Power Supplies & Batteries', 'AC-DC', kind],
    name,
    introduce: `${power} W ${output} V ${formatQuantity(current, 'A')} ${kind === 'Board Mount' ? 'board-mount AC-DC module' : name.toLowerCase()}, ${facts.series}`,
    package: kind === 'Board Mount' ? 'Module' : 'Panel',
    attributes: {
      inputVoltageMin: 85,
      inputVoltageMax: 264,
      outputVoltage: output,
      outputCurrent: current,
      outputPower: power,
      isolationVoltage: 3000,
      series: facts.series,
      mounting: kind === 'Board Mount' ? 'Through hole' : kind === 'Enclosed' ? 'Panel' : 'Free hanging',
      temperatureMin: kind === 'Adapters' ? 0 : -30,
      temperatureMax: kind === 'Adapters' ? 60 : 70,
    },
    equivalence: `mains-supply|${kind}|${output}|${power}`,
    drawing: kind === 'Board Mount' ? 'converter-brick' : 'power-supply',
    marking: facts.series.slice(0, 8),
    packing: 'Box',
    packCount: facts.packCount,
    usualPrice: dollars(facts.price),
    rohs: true,
  }
}
