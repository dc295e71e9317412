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
  voltage: number
  /** Load current of relays and triacs. */
  loadCurrent?: number
  forwardVoltage?: number
  temperatureMax?: number
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
  return {
    brand: facts.brand,
    category,
    name,
    introduce: `${facts.channels === 1 ? '' : `${facts.channels}-channel `}${facts.voltage} V${load} ${kind}${ratio}, ${facts.isolation} V isolation, ${facts.package}`,
    package: facts.package,
    attributes: {
      channels: facts.channels,
      isolationVoltage: facts.isolation,
      ...(facts.transferRatio && { currentTransferRatio: facts.transferRatio }),
      voltage: facts.voltage,
      ...(facts.loadCurrent && { outputCurrent: facts.loadCurrent }),
      forwardVoltage: facts.forwardVoltage ?? 1.2,
      series: facts.series,
      mounting: surface ? 'Surface mount' : 'Through hole',
      temperatureMin: -55,
      temperatureMax: facts.temperatureMax ?? 110,
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
