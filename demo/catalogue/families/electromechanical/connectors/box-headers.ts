import type { Described } from '../numbering.ts'
import { BOX_HEADERS } from './categories.ts'
import { connector, type Mounting, type Orientation, pinHeaderDrawing } from './connector.ts'

interface BoxHeaderFacts {
  brand: string
  series: string
  positions: number
  pitch: number
  orientation: Orientation
  mounting: Mounting
  plating: string
  packing?: 'Tube' | 'Tape & reel'
  packCount?: number
  priceLevel: number
}

/** Two-row shrouded header for ribbon cable. */
export const boxHeader = ({ priceLevel, ...facts }: BoxHeaderFacts): Described =>
  connector({
    ...facts,
    category: BOX_HEADERS,
    name: 'Box header',
    system: 'box-header',
    rows: 2,
    gender: 'Male',
    current: facts.pitch === 2.54 ? 3 : 1,
    voltage: 250,
    drawing: pinHeaderDrawing(facts.positions / 2, 2),
    marking: facts.series.slice(0, 10),
    packing: facts.packing ?? 'Tube',
    packCount: facts.packCount ?? Math.max(10, Math.floor(400 / facts.positions)),
    price: priceLevel * (0.1 + facts.positions * 0.022),
  })
