import type { Described } from '../numbering.ts'
import { FEMALE_SOCKETS, FINE_PIN_HEADERS, PIN_HEADERS } from './categories.ts'
import { connector, drawnCount, type Mounting, type Orientation, pinHeaderDrawing } from './connector.ts'

export interface PinConnectorFacts {
  brand: string
  series: string
  perRow: number
  rows: number
  pitch: number
  gender: 'Male' | 'Female'
  orientation: Orientation
  mounting: Mounting
  plating: string
  /** Set when posts or body are not the usual size, so that it does not pass for a common header. */
  special?: string
  packing?: 'Tape & reel' | 'Tube' | 'Bag'
  packCount?: number
  /** Price relative to the cheapest maker. */
  priceLevel: number
}

const CURRENT_BY_PITCH = new Map([
  [2.54, 3],
  [2, 2],
  [1.27, 1],
])

/** Square-post headers and the sockets that take them: the same thing from a dozen makers. */
export function pinConnector(facts: PinConnectorFacts): Described {
  const { perRow, rows, pitch, gender, plating } = facts
  const positions = perRow * rows
  const gold = plating.startsWith('Gold')
  const system = gender === 'Male' ? 'pin-header' : 'pin-socket'
  return connector({
    brand: facts.brand,
    category: gender === 'Female' ? FEMALE_SOCKETS : pitch === 2.54 ? PIN_HEADERS : FINE_PIN_HEADERS,
    name: gender === 'Male' ? 'Pin header' : 'Socket strip',
    series: facts.series,
    system: facts.special ? `${facts.brand} ${facts.series} ${facts.special}` : system,
    positions,
    rows,
    pitch,
    gender,
    orientation: facts.orientation,
    mounting: facts.mounting,
    plating,
    current: CURRENT_BY_PITCH.get(pitch) ?? 1,
    voltage: pitch === 2.54 ? 250 : 125,
    drawing: gender === 'Male' ? pinHeaderDrawing(perRow, rows) : `pin-socket-${drawnCount(perRow)}`,
    marking: facts.series.slice(0, 10),
    packing: facts.packing ?? (facts.mounting === 'Surface mount' ? 'Tube' : 'Bag'),
    packCount: facts.packCount ?? Math.max(20, Math.floor(1000 / positions) * 5),
    price: facts.priceLevel * (0.03 + positions * (gender === 'Male' ? 0.012 : 0.03) * (gold ? 1.4 : 1)),
  })
}
