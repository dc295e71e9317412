import type { CategoryPath } from '#demo/catalogue/family.ts'
import type { Described } from '../numbering.ts'
import { dollars } from '../price.ts'

const TACTILE_SURFACE: CategoryPath = ['Switches & Relays', 'Tactile Switches', 'SMD']
const TACTILE_THROUGH: CategoryPath = ['Switches & Relays', 'Tactile Switches', 'Through-Hole']
const TACTILE_SIDE: CategoryPath = ['Switches & Relays', 'Tactile Switches', 'Side Actuated']

export interface TactileFacts {
  brand: string
  series: string
  /** Footprint in millimetres, e.g. "6 × 6". */
  body: string
  /** Height over the board in millimetres. */
  height: number
  /** Newton. */
  force: number
  surface: boolean
  side?: boolean
  current?: number
  packing?: Described['packing']
  packCount: number
  price: number
}

export function tactileSwitch(facts: TactileFacts): Described {
  const { body, height, force, surface, side = false } = facts
  const shape = side ? 'side-actuated' : surface ? 'surface-mount' : 'through-hole'
  return {
    brand: facts.brand,
    category: side ? TACTILE_SIDE : surface ? TACTILE_SURFACE : TACTILE_THROUGH,
    name: 'Tactile switch',
    introduce: `${body} mm ${force} N ${shape} tactile switch, ${height} mm high`,
    package: surface ? 'SMD' : 'Through hole',
    attributes: {
      circuit: 'SPST-NO',
      actuationForce: force,
      height,
      size: `${body} mm`,
      current: facts.current ?? 0.05,
      voltage: 12,
      series: facts.series,
      mounting: surface ? 'Surface mount' : 'Through hole',
      temperatureMin: -25,
      temperatureMax: 70,
    },
    equivalence: `tactile|${body}|${height}|${surface ? 'smt' : 'tht'}|${side ? 'side' : 'top'}`,
    drawing: surface ? 'tact-switch-smd' : 'tact-switch',
    marking: facts.series.slice(0, 8),
    packing: facts.packing ?? (surface ? 'Tape & reel' : 'Bulk'),
    packCount: facts.packCount,
    usualPrice: dollars(facts.price),
    rohs: true,
  }
}

export interface LeverFacts {
  brand: string
  series: string
  kind: 'Slide' | 'Toggle' | 'Rocker'
  /** SPDT, DPDT … */
  circuit: string
  current: number
  voltage: number
  mounting: 'Surface mount' | 'Through hole' | 'Panel'
  orientation: 'Vertical' | 'Right angle'
  packCount: number
  price: number
}

const LEVER_DRAWINGS = { Slide: 'slide-switch', Toggle: 'toggle-switch', Rocker: 'toggle-switch' } as const

/** Switches that stay where they are put. */
export function leverSwitch(facts: LeverFacts): Described {
  const { kind, circuit, mounting } = facts
  return {
    brand: facts.brand,
    category: ['Switches & Relays', 'Slide & Toggle', kind],
    name: `${kind} switch`,
    introduce: `${circuit} ${facts.current} A ${facts.voltage} V ${kind.toLowerCase()} switch, ${mounting.toLowerCase()}`,
    package: mounting === 'Surface mount' ? 'SMD' : mounting,
    attributes: {
      circuit,
      current: facts.current,
      voltage: facts.voltage,
      orientation: facts.orientation,
      series: facts.series,
      mounting,
      temperatureMin: -20,
      temperatureMax: 85,
    },
    equivalence: `${facts.brand} ${facts.series}|${circuit}|${mounting}|${facts.orientation}`,
    drawing: LEVER_DRAWINGS[kind],
    marking: facts.series.slice(0, 8),
    packing: mounting === 'Surface mount' ? 'Tape & reel' : 'Bulk',
    packCount: facts.packCount,
    usualPrice: dollars(facts.price),
    rohs: true,
  }
}

export interface DipSwitchFacts {
  brand: string
  series: string
  positions: number
  pitch: number
  surface: boolean
  rightAngle?: boolean
  packing: Described['packing']
  packCount: number
  priceLevel: number
}

export function dipSwitch(facts: DipSwitchFacts): Described {
  const { positions, pitch, surface } = facts
  return {
    brand: facts.brand,
    category: ['Switches & Relays', 'DIP & Rotary', 'DIP Switches'],
    name: 'DIP switch',
    introduce: `${positions}-position ${pitch} mm DIP switch, ${facts.series}, ${surface ? 'surface mount' : 'through hole'}`,
    package: surface ? 'SMD' : `DIP-${positions * 2}`,
    attributes: {
      positions,
      pitch,
      circuit: 'SPST',
      current: 0.025,
      voltage: 24,
      orientation: facts.rightAngle ? 'Right angle' : 'Vertical',
      series: facts.series,
      mounting: surface ? 'Surface mount' : 'Through hole',
      temperatureMin: -40,
      temperatureMax: 85,
    },
    equivalence: `dip-switch|${positions}|${pitch}|${surface}|${facts.rightAngle ?? false}`,
    drawing: `dip-switch-${positions}`,
    marking: 'ON',
    packing: facts.packing,
    packCount: facts.packCount,
    usualPrice: dollars(facts.priceLevel * (0.35 + 0.07 * positions)),
    rohs: true,
  }
}
