import type { CategoryPath, Part } from '#demo/catalogue/family.ts'
import type { CapacitorValue } from '../values/capacitor-values.ts'
import type { ChipSize } from '../values/chip-sizes.ts'
import { roundTo } from '../values/decimal.ts'
import { type CapacitorTolerance, toleranceKey, toleranceParameter } from './capacitor-tolerances.ts'
import { ceramicSpan } from './ceramic-range.ts'
import type { Dielectric } from './dielectrics.ts'

export interface CeramicCapacitor {
  model: string
  stem: string
  brand: string
  chip: ChipSize
  dielectric: Dielectric
  volts: number
  value: CapacitorValue
  tolerance: CapacitorTolerance
  /** mm */
  thickness: number
  /** Flexible ends and the like; undefined for the usual ones. */
  termination?: string | undefined
  automotive: boolean
  highQ: boolean
  /** Reel diameter in inches, 0 for loose parts in a bag. */
  reel: 0 | 7 | 13
  dearness: number
}

const PLAIN: CategoryPath = ['Capacitors', 'Ceramic Capacitors', 'MLCC SMD']
const AUTOMOTIVE: CategoryPath = ['Capacitors', 'Ceramic Capacitors', 'MLCC Automotive']
const HIGH_VOLTAGE: CategoryPath = ['Capacitors', 'Ceramic Capacitors', 'High-Voltage Ceramic']
const RADIO: CategoryPath = ['Capacitors', 'Mica & RF Capacitors', 'RF High-Q']

const voltageText = (volts: number) => (volts < 1000 ? `${volts} V` : `${volts / 1000} kV`)

const thicknesses: Readonly<Record<string, readonly number[]>> = {
  '01005': [0.2],
  '0201': [0.3],
  '0402': [0.5],
  '0603': [0.8],
  '0805': [0.6, 0.85, 1.25],
  '1206': [0.85, 1.15, 1.6],
  '1210': [1.25, 2, 2.5],
  '1808': [1.25, 1.6, 2],
  '1812': [1.25, 2, 2.5],
  '2220': [2, 2.5, 2.5],
}

/** How far the body is used up: 1 is the largest capacitance it can hold at this voltage. */
function fillOf(chip: ChipSize, dielectric: Dielectric, volts: number, farads: number): number {
  const span = ceramicSpan(dielectric.name, chip.inch, volts)
  return span ? Math.min(1, farads / span.to) : 0.5
}

/** More layers make a thicker chip. */
export function ceramicThickness(chip: ChipSize, dielectric: Dielectric, volts: number, farads: number): number {
  const steps = thicknesses[chip.inch] ?? [1.25]
  if (steps.length === 1) return steps[0] ?? 1.25
  const fill = fillOf(chip, dielectric, volts, farads)
  return steps[fill < 0.05 ? 0 : fill < 0.4 ? 1 : 2] ?? 1.25
}

/** Paper tape holds flat chips, embossed plastic the others. */
export const isEmbossed = (chip: ChipSize, thickness: number) => thickness > 0.9 || chip.length > 3.2

function packCountOf(chip: ChipSize, thickness: number, reel: 0 | 7 | 13): number {
  if (reel === 0) return 1000
  const small = reel === 7
  if (chip.length < 0.5) return small ? 20000 : 40000
  if (chip.length < 0.7) return small ? 15000 : 50000
  if (chip.length < 1.1) return small ? 10000 : 50000
  if (!isEmbossed(chip, thickness)) return small ? 4000 : 10000
  if (chip.length < 3) return small ? 3000 : 10000
  if (chip.width < 2) return small ? 2000 : 8000
  if (chip.length < 4) return small ? 1000 : 4000
  return small ? 500 : 2000
}

const basePrices: Readonly<Record<string, number>> = {
  '01005': 0.006,
  '0201': 0.004,
  '0402': 0.0035,
  '0603': 0.005,
  '0805': 0.009,
  '1206': 0.017,
  '1210': 0.045,
  '1808': 0.07,
  '1812': 0.09,
  '2220': 0.16,
}

function priceOf({ chip, dielectric, volts, value, tolerance, automotive, highQ, dearness }: CeramicCapacitor): number {
  const fill = fillOf(chip, dielectric, volts, value.farads)
  const precise = tolerance.letter === 'F' || tolerance.letter === 'B' || tolerance.letter === 'W' ? 1.8 : 1
  const base = (basePrices[chip.inch] ?? 0.05) * (1 + 4 * fill) * precise * dearness
  return roundTo(base * (automotive ? 1.5 : 1) * (highQ ? 3 : 1) * (volts >= 250 ? 1.5 : 1), 2)
}

export function describeCeramicCapacitor(capacitor: CeramicCapacitor): Part {
  const { model, stem, brand, chip, dielectric, volts, value, tolerance, thickness, automotive, highQ, reel } =
    capacitor
  return {
    model,
    stem,
    brand,
    category: highQ ? RADIO : volts >= 630 ? HIGH_VOLTAGE : automotive ? AUTOMOTIVE : PLAIN,
    name: highQ ? 'High-Q ceramic capacitor' : 'Multilayer ceramic capacitor',
    introduce: `${value.text} ${tolerance.text} ${voltageText(volts)} ${dielectric.name} ceramic capacitor, ${chip.inch}`,
    package: chip.inch,
    attributes: {
      capacitance: value.farads,
      ...toleranceParameter(tolerance),
      voltage: volts,
      dielectric: dielectric.name,
      ...(dielectric.drift === undefined ? {} : { temperatureCoefficient: dielectric.drift }),
      ...(capacitor.termination && { termination: capacitor.termination }),
      mounting: 'Surface mount',
      size: chip.text,
      height: thickness,
      temperatureMin: dielectric.temperatureMin,
      temperatureMax: dielectric.temperatureMax,
      qualification: automotive ? 'AEC-Q200' : 'Not qualified',
    },
    equivalence: `C|${chip.inch}|${value.farads}|${toleranceKey(tolerance)}|${dielectric.name}|${volts}`,
    drawing: `mlcc-${chip.inch}`,
    marking: '',
    packing: reel === 0 ? 'Bulk' : 'Tape & reel',
    packCount: packCountOf(chip, thickness, reel),
    usualPrice: priceOf(capacitor),
    rohs: true,
  }
}
