import type { Described } from '../numbering.ts'
import { flatCableCategory } from './categories.ts'
import { connector, drawnCount, type Orientation } from './connector.ts'

interface FlatCableFacts {
  brand: string
  series: string
  positions: number
  pitch: number
  orientation?: Orientation
  plating?: string
  packCount: number
  priceLevel: number
}

/** A zero-force socket for flat flexible cable. */
export const flatCableSocket = (facts: FlatCableFacts): Described =>
  connector({
    brand: facts.brand,
    category: flatCableCategory(facts.pitch),
    name: 'FFC/FPC connector',
    series: facts.series,
    system: 'ffc-zif',
    positions: facts.positions,
    pitch: facts.pitch,
    gender: 'Female',
    orientation: facts.orientation ?? 'Right angle',
    mounting: 'Surface mount',
    plating: facts.plating ?? 'Gold',
    current: facts.pitch === 1 ? 1 : 0.5,
    voltage: facts.pitch === 1 ? 125 : 50,
    temperature: [-40, 85],
    drawing: `ffc-${drawnCount(facts.positions)}`,
    marking: facts.series.slice(0, 10),
    packing: 'Tape & reel',
    packCount: facts.packCount,
    price: facts.priceLevel * (0.16 + facts.positions * 0.012),
  })
