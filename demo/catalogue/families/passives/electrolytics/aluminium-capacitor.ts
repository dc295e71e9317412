import type { CategoryPath, Packing, Part } from '#demo/catalogue/family.ts'
import type { Choice } from '../numbering.ts'
import { capacitanceText } from '../values/capacitor-values.ts'
import { type Decimal, numberOf, roundTo, shift } from '../values/decimal.ts'
import { E6, preferredValues } from '../values/e-series.ts'
import { encodeThreeCharacters } from '../values/value-codes.ts'
import type { Can } from './aluminium-cans.ts'

/** What the letters of a series promise. */
export interface AluminiumSeries {
  readonly code: string
  readonly temperatureMax: 85 | 105 | 125
  readonly lifetime: number
  readonly lowImpedance: boolean
  readonly common: boolean
}

export interface AluminiumValue extends Choice {
  readonly farads: number
  readonly microfarads: number
  readonly text: string
  /** Microfarads in three characters: 101, 4R7. */
  readonly code: string
}

const made = new Map<number, AluminiumValue>()
const e6: ReadonlySet<number> = new Set(E6)

/** From microfarads. */
export function aluminiumValue(decimal: Decimal): AluminiumValue | undefined {
  const microfarads = numberOf(decimal)
  const known = made.get(microfarads)
  if (known) return known
  const code = encodeThreeCharacters(decimal)
  if (code === undefined || microfarads === 0) return undefined
  const farads = numberOf(shift(decimal, -6))
  const text = capacitanceText(farads)
  const value: AluminiumValue = { farads, microfarads, text, code, common: e6.has(decimal.digits) }
  made.set(microfarads, value)
  return value
}

export const aluminiumValues = (series: readonly number[], from: number, to: number): AluminiumValue[] =>
  preferredValues(series, from, to).flatMap((decimal) => aluminiumValue(decimal) ?? [])

export interface AluminiumCapacitor {
  model: string
  stem: string
  brand: string
  surface: boolean
  series: AluminiumSeries
  can: Can
  volts: number
  value: AluminiumValue
  packing: Packing
  packCount: number
  dearness: number
}

const RADIAL: CategoryPath = ['Capacitors', 'Aluminium Electrolytic', 'Radial']
const SURFACE: CategoryPath = ['Capacitors', 'Aluminium Electrolytic', 'SMD']

const leadPitch: Readonly<Record<number, number>> = { 4: 1.5, 5: 2, 6.3: 2.5, 8: 3.5, 10: 5, 12.5: 5, 16: 7.5, 18: 7.5 }

export function describeAluminium(capacitor: AluminiumCapacitor): Part {
  const { model, stem, brand, surface, series, can, volts, value } = capacitor
  const outline = `${can.diameter} × ${can.length} mm`
  // Plain series have about six times the impedance and carry a third of the ripple.
  const plain = !series.lowImpedance
  return {
    model,
    stem,
    brand,
    category: surface ? SURFACE : RADIAL,
    name: surface ? 'Aluminium electrolytic capacitor, SMD' : 'Aluminium electrolytic capacitor',
    introduce: `${value.text} ±20 % ${volts} V aluminium electrolytic capacitor, ${surface ? 'SMD' : 'radial'} ${outline}, ${series.lifetime} h at ${series.temperatureMax} °C`,
    package: `${surface ? 'SMD' : 'Radial'} ${outline}`,
    attributes: {
      capacitance: value.farads,
      tolerance: 20,
      voltage: volts,
      esr: roundTo(can.impedance * (plain ? 6 : 1) * (volts >= 160 ? 8 : 1), 2),
      rippleCurrent: roundTo(can.ripple * (plain ? 0.35 : 1) * (volts >= 160 ? 0.3 : 1), 2),
      lifetime: series.lifetime,
      mounting: surface ? 'Surface mount' : 'Through hole',
      size: `Ø ${outline}`,
      height: can.length,
      ...(surface ? {} : { pitch: leadPitch[can.diameter] ?? 5 }),
      temperatureMin: volts >= 160 ? -25 : series.temperatureMax === 85 ? -40 : -55,
      temperatureMax: series.temperatureMax,
      qualification: 'Not qualified',
    },
    equivalence: `CE|${surface ? 'smd' : 'radial'}|${can.diameter}|${value.farads}|${volts}|${series.temperatureMax}${plain ? '' : '|low Z'}`,
    drawing: `aluminium-${surface ? 'smd' : 'radial'}-${can.diameter}`,
    marking: `${value.microfarads} ${volts}V`,
    packing: capacitor.packing,
    packCount: capacitor.packCount,
    usualPrice: roundTo(can.price * (plain ? 1 : 1.35) * (volts >= 160 ? 1.3 : 1) * capacitor.dearness, 2),
    rohs: true,
  }
}
