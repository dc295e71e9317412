import type { Family, Packing } from '#demo/catalogue/family.ts'
import { type Block, type Choice, familiesOf } from '../numbering.ts'
import type { Decimal } from '../values/decimal.ts'
import { tidyModel } from '../values/model-text.ts'
import { type Can, canFor } from './aluminium-cans.ts'
import { type AluminiumSeries, type AluminiumValue, aluminiumValue, describeAluminium } from './aluminium-capacitor.ts'

export interface AluminiumPack extends Choice {
  /** What the number ends with; it may depend on the can. Undefined where this pack does not exist. */
  code(can: Can): string | undefined
  readonly packing: Packing
  packCount(can: Can): number
}

export interface AluminiumFields {
  series: string
  voltage: string
  value: AluminiumValue
  can: Can
  ending: string
}

export interface AluminiumRange {
  code: string
  brand: string
  dearness: number
  surface: boolean
  cans: readonly Can[]
  series: readonly AluminiumSeries[]
  voltages: ReadonlyMap<string, number>
  values: readonly AluminiumValue[]
  packs: readonly AluminiumPack[]
  write(fields: AluminiumFields): { model: string; stem: string }
  /** Groups series, voltage, capacitance, ending, and diameter and length where the number tells them. */
  pattern: RegExp
  decode(value: string): Decimal | undefined
}

interface Body extends Choice {
  series: AluminiumSeries
  voltage: string
  volts: number
}
interface Sized extends Choice {
  value: AluminiumValue
  can: Can
}
interface Ending extends Choice {
  code: string
  packing: Packing
  packCount: number
}

const COMMON_VOLTS = new Set([6.3, 10, 16, 25, 35, 50, 63, 100])

/** A number that names its can knows better than our table. */
function canRead(cans: readonly Can[], groups: Record<string, string | undefined>, usual: Can | undefined) {
  if (groups.diameter === undefined || groups.length === undefined) return usual
  const diameter = Number(groups.diameter)
  const length = Number(groups.length)
  const alike = cans.filter((can) => can.diameter === diameter)
  const exact = alike.find((can) => can.length === length)
  const nearest = alike.findLast((can) => can.length < length) ?? alike[0]
  return exact ?? (nearest && { ...nearest, length })
}

export function aluminiumFamilies(range: AluminiumRange): Family[] {
  const endingsFor = (can: Can): Ending[] =>
    range.packs.flatMap((pack) => {
      const code = pack.code(can)
      return code === undefined
        ? []
        : [{ code, packing: pack.packing, packCount: pack.packCount(can), common: pack.common }]
    })

  const describe = ({ series, voltage, volts }: Body, { value, can }: Sized, ending: Ending) =>
    describeAluminium({
      ...range.write({ series: series.code, voltage, value, can, ending: ending.code }),
      brand: range.brand,
      surface: range.surface,
      series,
      can,
      volts,
      value,
      packing: ending.packing,
      packCount: ending.packCount,
      dearness: range.dearness,
    })

  /** One block for each can, because the ending depends on it. */
  const blocks = [...range.voltages].flatMap(([voltage, volts]) => {
    const bodies = range.series.map((series) => ({
      series,
      voltage,
      volts,
      common: series.common && COMMON_VOLTS.has(volts),
    }))
    const sized = range.values.flatMap((value): Sized[] => {
      const can = canFor(range.cans, value.microfarads, volts)
      // Nothing below 1 µF for low voltages: ceramics took that over.
      const made = value.microfarads * volts >= 40 || volts >= 100
      return can && made ? [{ value, can, common: value.common }] : []
    })
    return range.cans.map(
      (can): Block<Body, Sized, Ending> => ({
        bodies,
        values: sized.filter((entry) => entry.can === can),
        endings: endingsFor(can),
      }),
    )
  })

  return familiesOf({
    code: range.code,
    blocks,
    describe,
    parse: (model) => {
      const groups = range.pattern.exec(tidyModel(model))?.groups
      if (!groups) return undefined
      const series = range.series.find(({ code }) => code === groups.series)
      const volts = range.voltages.get(groups.voltage ?? '')
      const decimal = range.decode(groups.capacitance ?? '')
      const value = decimal && aluminiumValue(decimal)
      if (!series || volts === undefined || !value) return undefined
      const can = canRead(range.cans, groups, canFor(range.cans, value.microfarads, volts))
      if (!can) return undefined
      const code = groups.ending ?? ''
      // Endings in the wild are many; one we do not make is kept as written.
      const fallback = endingsFor(can)[0]
      const ending = endingsFor(can).find((candidate) => candidate.code === code) ?? (fallback && { ...fallback, code })
      if (!ending) return undefined
      const body = { series, voltage: groups.voltage ?? '', volts, common: true }
      return describe(body, { value, can, common: true }, ending)
    },
  })
}
