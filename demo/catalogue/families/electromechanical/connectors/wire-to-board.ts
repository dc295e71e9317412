import type { Described } from '../numbering.ts'
import { dollars } from '../price.ts'
import { CRIMP_CONTACTS, WIRE_HEADERS, WIRE_HOUSINGS } from './categories.ts'
import { connector, drawnCount, type Mounting, type Orientation } from './connector.ts'

/** What all members of a wire-to-board series share. */
export interface WireSeries {
  brand: string
  /** As the maker calls it: XH, PicoBlade, KK 254. */
  series: string
  pitch: number
  current: number
  voltage: number
  temperature: readonly [min: number, max: number]
}

interface Board {
  positions: number
  rows?: number
  orientation: Orientation
  mounting: Mounting
  plating?: string
  drawing: string
  packCount: number
  price: number
}

export const wireHeader = (series: WireSeries, board: Board): Described =>
  connector({
    ...series,
    ...board,
    category: WIRE_HEADERS,
    name: 'Wire-to-board header',
    system: `${series.brand} ${series.series} header`,
    gender: 'Male',
    plating: board.plating ?? 'Tin',
    marking: series.series.slice(0, 10).trim(),
    packing: board.mounting === 'Surface mount' ? 'Tape & reel' : 'Bag',
  })

export const wireHousing = (series: WireSeries, positions: number, rows = 1): Described =>
  connector({
    ...series,
    category: WIRE_HOUSINGS,
    name: 'Crimp housing',
    system: `${series.brand} ${series.series} housing`,
    positions,
    rows,
    gender: 'Female',
    mounting: 'Free hanging',
    drawing: `jst-housing-${drawnCount(positions / rows)}`,
    marking: series.series.slice(0, 10).trim(),
    packing: 'Bag',
    packCount: 1000,
    price: 0.012 + 0.009 * positions * Math.sqrt(series.pitch),
  })

export interface CrimpContact {
  /** Wire sizes it takes, thickest last. */
  readonly gauges: readonly [thin: number, thick: number]
  readonly plating?: string
  readonly gender?: 'Male' | 'Female'
}

export function crimpContact(series: WireSeries, contact: CrimpContact): Described {
  const { plating = 'Tin', gender = 'Female' } = contact
  const gauge = `AWG ${contact.gauges[0]}–${contact.gauges[1]}`
  return {
    brand: series.brand,
    category: CRIMP_CONTACTS,
    name: 'Crimp contact',
    introduce: `${gender === 'Male' ? 'Male' : 'Female'} crimp contact, ${series.series}, ${gauge}, ${plating.toLowerCase()}`,
    package: 'Crimp',
    attributes: {
      gender,
      wireGauge: gauge,
      mounting: 'Free hanging',
      current: series.current,
      plating,
      series: series.series,
      temperatureMin: series.temperature[0],
      temperatureMax: series.temperature[1],
    },
    equivalence: `${series.brand} ${series.series} contact|${gender}|${gauge}|${plating}`,
    drawing: 'crimp-contact',
    marking: series.series.slice(0, 10).trim(),
    packing: 'Tape & reel',
    packCount: series.pitch > 3 ? 4500 : 8000,
    usualPrice: dollars((0.012 + 0.004 * series.pitch) * (plating === 'Tin' ? 1 : 1.9)),
    rohs: true,
  }
}
