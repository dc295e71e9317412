import type { Family } from '#demo/catalogue/family.ts'
import { type Block, type Choice, familiesOf } from '../numbering.ts'
import {
  type CapacitorValue,
  classOneValues,
  classTwoValues,
  parseCapacitorCode,
  smallValues,
} from '../values/capacitor-values.ts'
import { type ChipSize, commonSizes } from '../values/chip-sizes.ts'
import { tidyModel } from '../values/model-text.ts'
import { type CapacitorTolerance, capacitorTolerance } from './capacitor-tolerances.ts'
import { ceramicThickness, describeCeramicCapacitor, isEmbossed } from './ceramic-capacitor.ts'
import { ceramicSpan } from './ceramic-range.ts'
import type { Dielectric } from './dielectrics.ts'

/** The end of the number: grade and reel. Many makers write the reel differently for paper and embossed tape. */
export interface CeramicPack extends Choice {
  readonly paper: string
  readonly embossed: string
  readonly reel: 0 | 7 | 13
  readonly automotive: boolean
}

export const ceramicPack = (
  reel: 0 | 7 | 13,
  paper: string,
  embossed = paper,
  options: { common?: boolean; automotive?: boolean } = {},
): CeramicPack => ({
  reel,
  paper,
  embossed,
  common: options.common ?? false,
  automotive: options.automotive ?? false,
})

/** The fields in the maker's codes. */
export interface CeramicFields {
  size: string
  dielectric: string
  voltage: string
  value: CapacitorValue
  tolerance: string
  /** mm */
  thickness: number
  /** As a number that was read wrote it; several letters may mean one thickness. */
  thicknessCode: string | undefined
  /** The maker's own letters that no buyer chooses. */
  design: string
  pack: string
}

export interface CeramicSeries {
  code: string
  brand: string
  automotive: boolean
  highQ?: boolean
  dearness: number
  sizes: ReadonlyMap<string, ChipSize>
  dielectrics: ReadonlyMap<string, Dielectric>
  voltages: ReadonlyMap<string, number>
  packs: readonly CeramicPack[]
  /** Reads endings that are not made. */
  readPack?(code: string): CeramicPack | undefined
  /** Limits the sizes that count as common. */
  commonSize?(size: string): boolean
  /** Dielectric codes that are made; all others are only read. */
  offered: readonly string[]
  /** Left out when the number does not tell it. */
  thicknesses?: ReadonlyMap<string, number>
  /** Ends that are not the usual ones. */
  terminationOf?(size: string, pack: string): string | undefined
  designOf?(chip: ChipSize, dielectric: Dielectric, fill: number): string
  write(fields: CeramicFields): { model: string; stem: string }
  /** Where the maker's value code is not the usual one. */
  readValue?(code: string): CapacitorValue | undefined
  /** Groups size, dielectric, voltage, capacitance, tolerance, and where written thickness, design and pack. */
  pattern: RegExp
}

interface Body extends Choice {
  size: string
  chip: ChipSize
  dielectricCode: string
  dielectric: Dielectric
  voltageCode: string
  volts: number
  largest: number
}

interface Ending extends Choice {
  tolerance: string
  pack: CeramicPack
}

interface Given {
  thickness?: number
  thicknessCode?: string
  design?: string
}

/** What most boards are built with. */
const COMMON_VOLTAGES: Readonly<Record<string, readonly number[]>> = {
  C0G: [50],
  X7R: [16, 25, 50, 100],
  X5R: [6.3, 10, 16, 25],
}

export function ceramicFamilies(series: CeramicSeries): Family[] {
  const packs = new Map(series.packs.flatMap((pack) => [[pack.paper, pack] as const, [pack.embossed, pack] as const]))

  const describe = (body: Body, value: CapacitorValue, ending: Ending, given: Given = {}) => {
    const { chip, dielectric, volts } = body
    const tolerance: CapacitorTolerance | undefined = capacitorTolerance(ending.tolerance, value.farads)
    if (!tolerance) throw new Error(`${series.code} has no tolerance ${ending.tolerance}`)
    const thickness = given.thickness ?? ceramicThickness(chip, dielectric, volts, value.farads)
    const { model, stem } = series.write({
      size: body.size,
      dielectric: body.dielectricCode,
      voltage: body.voltageCode,
      value,
      tolerance: ending.tolerance,
      thickness,
      thicknessCode: given.thicknessCode,
      design: given.design ?? series.designOf?.(chip, dielectric, value.farads / body.largest) ?? '',
      pack: isEmbossed(chip, thickness) ? ending.pack.embossed : ending.pack.paper,
    })
    return describeCeramicCapacitor({
      model,
      stem,
      brand: series.brand,
      chip,
      dielectric,
      volts,
      value,
      tolerance,
      thickness,
      termination: series.terminationOf?.(body.size, ending.pack.paper),
      automotive: series.automotive || ending.pack.automotive,
      highQ: series.highQ ?? false,
      reel: ending.pack.reel,
      dearness: series.dearness,
    })
  }

  const parse = (model: string) => {
    const groups = series.pattern.exec(tidyModel(model))?.groups
    if (!groups) return undefined
    const { size = '', dielectric: dielectricCode = '', voltage: voltageCode = '', tolerance = '' } = groups
    const chip = series.sizes.get(size)
    const dielectric = series.dielectrics.get(dielectricCode)
    const volts = series.voltages.get(voltageCode)
    const value = (series.readValue ?? parseCapacitorCode)(groups.capacitance ?? '')
    const code = groups.pack
    const pack = code === undefined ? series.packs[0] : (packs.get(code) ?? series.readPack?.(code))
    const thickness = groups.thickness === undefined ? undefined : series.thicknesses?.get(groups.thickness)
    if (!chip || !dielectric || volts === undefined || !value || !pack) return undefined
    if (groups.thickness !== undefined && thickness === undefined) return undefined
    if (!capacitorTolerance(tolerance, value.farads)) return undefined
    const largest = ceramicSpan(dielectric.name, chip.inch, volts)?.to ?? value.farads
    // A number that names its reel keeps it, whatever tape we would have chosen.
    const kept = code === undefined ? pack : { ...pack, paper: code, embossed: code }
    return describe(
      { size, chip, dielectricCode, dielectric, voltageCode, volts, largest, common: true },
      value,
      { tolerance, pack: kept, common: true },
      { thickness, thicknessCode: groups.thickness, design: groups.design },
    )
  }

  return familiesOf({ code: series.code, blocks: blocksOf(series), describe, parse })
}

function blocksOf(series: CeramicSeries): Block<Body, CapacitorValue, Ending>[] {
  const endings = (tolerances: string, common: string): Ending[] =>
    [...tolerances].flatMap((tolerance) =>
      series.packs.map((pack) => ({ tolerance, pack, common: pack.common && tolerance === common })),
    )
  const fine = series.highQ ? 'WBCD' : 'BCD'
  const blocks: Block<Body, CapacitorValue, Ending>[] = []
  for (const [size, chip] of series.sizes)
    for (const dielectricCode of series.offered)
      for (const [voltageCode, volts] of series.voltages) {
        const dielectric = series.dielectrics.get(dielectricCode)
        const span = dielectric && ceramicSpan(dielectric.name, chip.inch, volts)
        if (!span) continue
        const common =
          commonSizes.has(chip.inch) &&
          (series.commonSize?.(size) ?? true) &&
          (COMMON_VOLTAGES[dielectric.name]?.includes(volts) ?? false)
        const body = { size, chip, dielectricCode, dielectric, voltageCode, volts, largest: span.to, common }
        const add = (values: CapacitorValue[], tolerances: string, usual: string) =>
          blocks.push({ bodies: [body], values, endings: endings(tolerances, usual) })
        if (dielectric.name === 'C0G') {
          add(smallValues(span.from, Math.min(span.to, 9.95e-12)), fine, 'C')
          add(classOneValues(span.from, span.to), 'FGJK', 'J')
        } else if (dielectric.name === 'Y5V') add(classTwoValues(span.from, span.to), 'Z', 'Z')
        else add(classTwoValues(span.from, span.to), dielectric.name === 'X7R' ? 'JKM' : 'KM', 'K')
      }
  return blocks
}
