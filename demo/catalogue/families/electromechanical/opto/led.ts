import type { CategoryPath } from '#demo/catalogue/family.ts'
import type { Described } from '../numbering.ts'
import { dollars } from '../price.ts'
import type { Emitter } from './colours.ts'

const CHIP: CategoryPath = ['Optoelectronics', 'LEDs Indication', 'SMD Single Colour']
const LEADED: CategoryPath = ['Optoelectronics', 'LEDs Indication', 'Through-Hole']

export interface LedFacts {
  brand: string
  series: string
  emitter: Emitter
  /** Canonical: 0603, PLCC-2, "5 mm" … */
  package: string
  viewingAngle: number
  /** Brighter or dimmer than the common chip of its colour. */
  brightness?: number
  /** Amperes. */
  current?: number
  /** Sits under a hole of the board or looks along it; then it does not replace a plain one. */
  shape?: string
  packing?: Described['packing']
  packCount?: number
  priceLevel: number
}

const SIZE_PRICES: ReadonlyMap<string, number> = new Map([
  ['0201', 0.09],
  ['0402', 0.065],
  ['0603', 0.05],
  ['0805', 0.055],
  ['1206', 0.065],
  ['PLCC-2', 0.085],
])

const DRAWN_COLOURS = new Set(['red', 'green', 'blue', 'yellow', 'orange', 'white'])

/** "right-angle" before a noun is "Right angle" as a value. */
const orientationOf = (shape: string) => shape.charAt(0).toUpperCase() + shape.slice(1).replace('-', ' ')

export function indicatorLed(facts: LedFacts): Described {
  const { emitter, brightness = 1, shape } = facts
  const leaded = facts.package.endsWith('mm')
  const colour = emitter.colour.toLowerCase()
  const intensity = Math.round(emitter.intensity * brightness)
  const drawn = DRAWN_COLOURS.has(colour) ? colour : 'red'
  return {
    brand: facts.brand,
    category: leaded ? LEADED : CHIP,
    name: leaded ? 'Round LED' : 'Chip LED',
    introduce: `${emitter.colour}${emitter.wavelength ? ` ${emitter.wavelength} nm` : ''} ${intensity} mcd ${shape ? `${shape} ` : ''}LED, ${facts.package}`,
    package: facts.package,
    attributes: {
      colour: emitter.colour,
      ...(emitter.wavelength && { wavelength: emitter.wavelength }),
      luminousIntensity: intensity,
      forwardVoltage: emitter.forwardVoltage,
      forwardCurrent: facts.current ?? 0.02,
      viewingAngle: facts.viewingAngle,
      ...(!leaded && { orientation: shape ? orientationOf(shape) : 'Top view' }),
      series: facts.series,
      mounting: leaded ? 'Through hole' : 'Surface mount',
      temperatureMin: -40,
      temperatureMax: 85,
    },
    equivalence: `led|${colour}|${facts.package}|${shape ?? ''}`,
    drawing: leaded ? `led-5mm-${drawn}` : facts.package.startsWith('PLCC') ? 'led-plcc' : `led-chip-${drawn}`,
    marking: emitter.colour.charAt(0),
    packing: facts.packing ?? (leaded ? 'Bulk' : 'Tape & reel'),
    packCount: facts.packCount ?? (leaded ? 1000 : facts.package === '1206' ? 3000 : 4000),
    usualPrice: dollars((SIZE_PRICES.get(facts.package) ?? 0.07) * emitter.price * facts.priceLevel),
    rohs: true,
  }
}
