import type { CategoryPath, Packing } from '#demo/catalogue/family.ts'
import type { Described } from '../numbering.ts'
import { dollars } from '../price.ts'
import { inSentence } from '../wording.ts'

export type Orientation = 'Vertical' | 'Right angle'
export type Mounting = 'Surface mount' | 'Through hole' | 'Free hanging' | 'Panel'

export interface ConnectorFacts {
  brand: string
  category: CategoryPath
  name: string
  series: string
  /** The mating system: connectors of one system, shape and pitch replace each other whoever makes them. */
  system: string
  positions: number
  rows?: number
  /** The name of the package, where rows are of different length. */
  package?: string
  /** Millimetres between contacts. */
  pitch: number
  gender?: 'Male' | 'Female'
  orientation?: Orientation
  mounting: Mounting
  plating?: string
  current: number
  voltage: number
  temperature?: readonly [min: number, max: number]
  drawing: string
  marking: string
  packing: Packing
  packCount: number
  price: number
}

/** Drawings exist up to this many contacts in a row; longer connectors are shown as the longest. */
const MAX_DRAWING_LENGTH = 20
export const drawnCount = (count: number) => Math.min(count, MAX_DRAWING_LENGTH)

export function pinHeaderDrawing(perRow: number, rows: number): string {
  return rows === 1 ? `pin-header-${drawnCount(perRow)}` : `pin-header-2x${drawnCount(perRow)}`
}

const COMMON_TEMPERATURE = [-40, 105] as const

export function connector(facts: ConnectorFacts): Described {
  const { positions, rows = 1, pitch, orientation, mounting, gender, plating } = facts
  const [temperatureMin, temperatureMax] = facts.temperature ?? COMMON_TEMPERATURE
  const grid = facts.package ?? `P${pitch} ${rows}×${positions / rows}`
  const shape = orientation ? `${orientation.toLowerCase()}, ${mounting.toLowerCase()}` : mounting.toLowerCase()
  return {
    brand: facts.brand,
    category: facts.category,
    name: facts.name,
    introduce: `${positions}-position ${pitch} mm ${inSentence(facts.name)}, ${facts.series}, ${shape}, ${facts.current} A`,
    package: grid,
    attributes: {
      positions,
      rows,
      pitch,
      ...(gender && { gender }),
      ...(orientation && { orientation }),
      mounting,
      current: facts.current,
      voltage: facts.voltage,
      ...(plating && { plating }),
      series: facts.series,
      temperatureMin,
      temperatureMax,
    },
    equivalence: `${facts.system}|${grid}|${gender ?? ''}|${shape}`,
    drawing: facts.drawing,
    marking: facts.marking,
    packing: facts.packing,
    packCount: facts.packCount,
    usualPrice: dollars(facts.price),
    rohs: true,
  }
}
