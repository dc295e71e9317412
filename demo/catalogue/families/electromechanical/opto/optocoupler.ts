import type { CategoryPath } from '#demo/catalogue/family.ts'
import { formatQuantity } from '#demo/catalogue/quantity.ts'
import type { Described } from '../numbering.ts'
import { dollars } from '../price.ts'

export type OptocouplerOutput = 'Transistor Output' | 'Triac Output' | 'Logic Output' | 'Solid State Relay PhotoMOS'

export interface OptocouplerFacts {
  brand: string
  series: string
  output: OptocouplerOutput
  channels: number
  package: string
  /** V rms for one minute. */
  isolation: number
  /** Lowest guaranteed current transfer ratio in per cent. */
  transferRatio?: number
  /** Voltage the output can block. */
  voltage?: number
  /** An AC input has two LEDs; a triac output switches at any time or at zero crossings only. */
  topology?: 'DC input' | 'AC input' | 'Random phase' | 'Zero crossing'
  /** The LED current at which a triac output is sure to switch. */
  triggerCurrent?: number
  /** Of logic outputs, in bit/s. */
  dataRate?: number
  supply?: readonly [lowest: number, highest: number]
  /** Load current of relays and triacs. */
  loadCurrent?: number
  forwardVoltage?: number
  temperature?: readonly [lowest: number, highest: number]
  packing: Described['packing']
  packCount: number
  price: number
}

/** By the count of leads: DIP-6 stands on six pins, SMD-6 and SOP-6 lie on as many. */
function drawingOf(name: string): string {
  const [, leads = '4'] = /-(\d+)/.exec(name) ?? []
  return `${name.startsWith('DIP') ? 'dip' : name.startsWith('SSOP') ? 'ssop' : 'soic'}-${leads}`
}

export function optocoupler(facts: OptocouplerFacts): Described {
  const category: CategoryPath = ['Optoelectronics', 'Optocouplers', facts.output]
  const relay = facts.output === 'Solid State Relay PhotoMOS'
  const name = relay ? 'PhotoMOS relay' : 'Optocoupler'
  const surface = !facts.package.startsWith('DIP')
  const ratio = facts.transferRatio ? ` CTR ${facts.transferRatio} %` : ''
  const load = facts.loadCurrent ? ` ${formatQuantity(facts.loadCurrent, 'A')}` : ''
  const kind = relay ? name : `${facts.output.replace(' Output', '').toLowerCase()}-output optocoupler`
  const input = facts.topology === 'AC input' ? ' AC-input' : ''
  const volts = facts.voltage ?? facts.supply?.[1]
  const [temperatureMin, temperatureMax] = facts.temperature ?? [-55, 110]
  return {
    brand: facts.brand,
    category,
    name,
    introduce: `${facts.channels === 1 ? '' : `${facts.channels}-channel `}${volts} V${load}${input} ${kind}${ratio}, ${facts.isolation} V isolation, ${facts.package}`,
    package: facts.package,
    attributes: {
      channels: facts.channels,
      isolationVoltage: facts.isolation,
      ...(facts.transferRatio && { currentTransferRatio: facts.transferRatio }),
      ...(facts.topology && { topology: facts.topology }),
      ...(facts.voltage && { voltage: facts.voltage }),
      ...(facts.dataRate && { dataRate: facts.dataRate }),
      ...(facts.supply && { supplyVoltageMin: facts.supply[0], supplyVoltageMax: facts.supply[1] }),
      ...(facts.triggerCurrent && { triggerCurrent: facts.triggerCurrent }),
      ...(facts.loadCurrent && { outputCurrent: facts.loadCurrent }),
      forwardVoltage: facts.forwardVoltage ?? 1.2,
      series: facts.series,
      mounting: surface ? 'Surface mount' : 'Through hole',
      temperatureMin,
      temperatureMax,
    },
    equivalence: `optocoupler|${facts.output}|${facts.channels}|${facts.package}|${facts.series}`,
    drawing: drawingOf(facts.package),
    marking: facts.series.slice(0, 8),
    packing: facts.packing,
    packCount: facts.packCount,
    usualPrice: dollars(facts.price),
    rohs: true,
  }
}
