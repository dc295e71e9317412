import type { CategoryPath } from '#demo/catalogue/family.ts'
import type { Described } from '../numbering.ts'
import { dollars } from '../price.ts'

export const USB_CABLES: CategoryPath = ['Cables & Wire', 'Cable Assemblies', 'USB Cables']
export const RF_CABLES: CategoryPath = ['Cables & Wire', 'Cable Assemblies', 'RF Cables']
export const RIBBON_CABLES: CategoryPath = ['Cables & Wire', 'Cable Assemblies', 'Ribbon/FFC Cables']

interface RfCableFacts {
  brand: string
  series: string
  /** What is on each end. */
  ends: readonly [string, string]
  coax: string
  /** Millimetres. */
  length: number
  /** Highest frequency in hertz. */
  frequency: number
  price: number
}

export function rfCable({ brand, series, ends, coax, length, frequency, price }: RfCableFacts): Described {
  return {
    brand,
    category: RF_CABLES,
    name: 'RF cable assembly',
    introduce: `${ends[0]} to ${ends[1]} ${length} mm ${coax} RF cable assembly`,
    package: 'Cable',
    attributes: {
      length,
      interface: `${ends[0]} – ${ends[1]}`,
      frequency,
      nominalImpedance: 50,
      series,
      mounting: 'Free hanging',
      temperatureMin: -40,
      temperatureMax: 85,
    },
    equivalence: `rf-cable|${ends[0]}|${ends[1]}|${coax}|${length}`,
    drawing: 'cable-rf',
    marking: 'RF',
    packing: 'Bag',
    packCount: 10,
    usualPrice: dollars(price),
    rohs: true,
  }
}

interface RibbonFacts {
  brand: string
  series: string
  kind: string
  positions: number
  pitch: number
  length: number
  price: number
}

export function ribbonCable({ brand, series, kind, positions, pitch, length, price }: RibbonFacts): Described {
  return {
    brand,
    category: RIBBON_CABLES,
    name: kind,
    introduce: `${positions}-way ${pitch} mm ${length} mm long ${kind.toLowerCase().replace('ffc', 'FFC')}`,
    package: 'Cable',
    attributes: {
      positions,
      pitch,
      length,
      series,
      mounting: 'Free hanging',
      temperatureMin: -40,
      temperatureMax: 105,
    },
    equivalence: `ribbon|${kind}|${positions}|${pitch}|${length}`,
    drawing: 'wire',
    marking: series.slice(0, 8),
    packing: 'Bag',
    packCount: 10,
    usualPrice: dollars(price),
    rohs: true,
  }
}
