import type { CategoryPath, Part } from '#demo/catalogue/family.ts'
import { formatQuantity } from '#demo/catalogue/quantity.ts'
import type { Choice } from '../numbering.ts'
import { type ChipSize, chipSizes } from '../values/chip-sizes.ts'
import { decimalOf, roundTo } from '../values/decimal.ts'
import { encodeThreeCharacters } from '../values/value-codes.ts'

const SIGNAL: CategoryPath = ['Inductors & EMI', 'Ferrite Beads', 'Signal Line']
const POWER: CategoryPath = ['Inductors & EMI', 'Ferrite Beads', 'Power Line']

export interface BeadSeries extends Choice {
  readonly code: string
  readonly chip: ChipSize
  readonly power: boolean
  /** Ohms at 100 MHz that are made. */
  readonly ohms: readonly number[]
  /** Endings after the impedance: the plain one, then the automotive one. */
  readonly endings: readonly string[]
}
export interface Impedance extends Choice {
  readonly ohms: number
  readonly code: string
  readonly text: string
}
export interface BeadEnding extends Choice {
  readonly code: string
  readonly automotive: boolean
  readonly pack: string
  readonly large: boolean
}

export const impedance = (ohms: number): Impedance => ({
  ohms,
  code: encodeThreeCharacters(decimalOf(ohms)) ?? '',
  text: formatQuantity(ohms, 'Ω'),
  common: true,
})

export function describeBead(
  names: { model: string; stem: string; brand: string },
  { chip, power }: BeadSeries,
  { ohms, code, text }: Impedance,
  { automotive, large }: BeadEnding,
): Part {
  const wide = Math.sqrt(chip.length / 1.6)
  const current = power ? 3 * wide * (30 / ohms) ** 0.35 : 0.5 * wide * (120 / ohms) ** 0.4
  return {
    ...names,
    category: power ? POWER : SIGNAL,
    name: 'Ferrite bead',
    introduce: `${text} at 100 MHz, ${roundTo(current, 2)} A ferrite bead for ${power ? 'power' : 'signal'} lines, ${chip.inch}`,
    package: chip.inch,
    attributes: {
      impedance: ohms,
      tolerance: 25,
      current: roundTo(current, 2),
      dcResistance: power ? roundTo((0.02 * (ohms / 30) ** 0.6) / wide, 2) : roundTo(0.18 * (ohms / 120) ** 0.7, 2),
      mounting: 'Surface mount',
      size: chip.text,
      height: chip.length < 0.7 ? 0.3 : chip.length < 1.5 ? 0.5 : chip.length < 1.8 ? 0.8 : 0.85,
      temperatureMin: -55,
      temperatureMax: 125,
      qualification: automotive ? 'AEC-Q200' : 'Not qualified',
    },
    equivalence: `FB|${chip.inch}|${ohms}|${power ? 'power' : 'signal'}`,
    drawing: `ferrite-${chip.inch}`,
    marking: chip.length > 4 ? code : '',
    packing: 'Tape & reel',
    packCount:
      (chip.length < 0.7 ? 15000 : chip.length < 1.5 ? 10000 : chip.length < 2.5 ? 4000 : 2500) * (large ? 3 : 1),
    usualPrice: roundTo((0.009 + 0.003 * chip.length) * (power ? 1.4 : 1) * (automotive ? 1.4 : 1), 2),
    rohs: true,
  }
}

const bead = (
  code: string,
  inch: '0201' | '0402' | '0603' | '0805' | '1206' | '1806',
  power: boolean,
  ohms: readonly number[],
  endings: readonly string[],
  common = true,
): BeadSeries => ({ code, chip: chipSizes[inch], power, ohms, endings, common })

export const SN = ['SN1', 'SH1', 'SZ1']
export const TN = ['TN1', 'TH1']

export const murataBeads: readonly BeadSeries[] = [
  bead('BLM03AG', '0201', false, [10, 70, 80, 120, 240, 600, 1000], SN, false),
  bead('BLM03AX', '0201', false, [10, 80, 120, 240, 600, 1000], SN, false),
  bead('BLM03PG', '0201', true, [22, 33], SN, false),
  bead('BLM15AG', '0402', false, [10, 70, 100, 120, 220, 600, 1000], SN),
  bead('BLM15AX', '0402', false, [10, 30, 70, 120, 220, 300, 600, 1000], SN, false),
  bead('BLM15BB', '0402', false, [47, 60, 75, 120, 220, 330, 470], SN, false),
  bead('BLM15BD', '0402', false, [75, 120, 220, 470, 600, 1000, 1500, 1800], SN, false),
  bead('BLM15HG', '0402', false, [600, 1000, 1200], SN, false),
  bead('BLM15EG', '0402', true, [120, 220], SN, false),
  bead('BLM15PD', '0402', true, [30, 60, 80, 120, 220, 300, 600], SN),
  bead('BLM15PG', '0402', true, [10, 60, 100], SN),
  bead('BLM15PX', '0402', true, [33, 60, 80, 120, 180, 220, 330, 470, 600], SN),
  bead('BLM18AG', '0603', false, [120, 150, 220, 330, 470, 600, 1000], SN),
  bead('BLM18BB', '0603', false, [47, 50, 60, 75, 120, 150, 220, 330, 470], SN, false),
  bead('BLM18BD', '0603', false, [50, 120, 150, 220, 330, 420, 470, 600, 1000, 1500, 1800, 2200, 2500], SN, false),
  bead('BLM18EG', '0603', true, [100, 120, 180, 220, 330, 390, 470, 600], SN),
  bead('BLM18HG', '0603', false, [470, 600, 1000], SN, false),
  bead('BLM18KG', '0603', true, [26, 30, 70, 100, 120, 220, 330, 470, 600], TN),
  bead('BLM18PG', '0603', true, [30, 33, 60, 120, 180, 220, 330, 470], SN),
  bead('BLM18SG', '0603', true, [26, 70, 120, 220, 330], TN),
  bead('BLM21AG', '0805', false, [120, 150, 220, 330, 470, 600, 1000], SN),
  bead('BLM21BD', '0805', false, [120, 150, 220, 420, 470, 600, 750, 1000, 1500, 1800, 2200, 2700], SN, false),
  bead('BLM21PG', '0805', true, [22, 30, 60, 120, 220, 330], SN),
  bead('BLM31PG', '1206', true, [33, 50, 120, 390, 600], SN),
  bead('BLM31KN', '1206', true, [120, 270, 470, 600, 1000], SN, false),
  bead('BLM41PG', '1806', true, [60, 75, 180, 470, 600, 1000], SN, false),
]
export const tdkBeads: readonly BeadSeries[] = [
  bead('MMZ0603S', '0201', false, [80, 120, 240, 600, 1000], ['C'], false),
  bead('MMZ1005S', '0402', false, [120, 240, 400, 600, 800, 1000], ['C']),
  bead('MMZ1005B', '0402', false, [470, 600, 800, 1000, 1500], ['C'], false),
  bead('MMZ1608R', '0603', false, [120, 150, 300, 470, 600], ['A']),
  bead('MMZ1608B', '0603', false, [220, 300, 470, 600, 1000], ['C']),
  bead('MMZ1608S', '0603', false, [120, 220, 400, 600, 1000], ['A'], false),
  bead('MMZ2012Y', '0805', false, [30, 60, 150, 300, 600, 1000], ['B']),
  bead('MMZ2012R', '0805', false, [120, 150, 300, 600, 1000], ['A'], false),
  bead('MPZ0603S', '0201', true, [10, 33, 120], ['C'], false),
  bead('MPZ1005S', '0402', true, [10, 60, 100, 120, 220, 330], ['C']),
  bead('MPZ1608S', '0603', true, [30, 60, 100, 180, 220, 300, 470, 600], ['A']),
  bead('MPZ2012S', '0805', true, [30, 60, 100, 220, 300, 600], ['A']),
]
