import type { Family } from '#demo/catalogue/family.ts'
import { type Block, type Choice, familiesOf } from '../numbering.ts'
import { commonSizes } from '../values/chip-sizes.ts'
import type { Decimal } from '../values/decimal.ts'
import { tidyModel } from '../values/model-text.ts'
import { describeChipResistor } from './chip-resistor.ts'
import type { ChipResistorRating } from './chip-resistor-ratings.ts'
import { resistorTolerances, type Tolerance } from './resistor-tolerances.ts'
import { type ResistorValue, resistorValue } from './resistor-values.ts'

/** The reel, and what else a maker writes at the end of the number. */
export interface ResistorEnding extends Choice {
  readonly code: string
  readonly highPower: boolean
  readonly sulphurResistant: boolean
  packCount(rating: ChipResistorRating): number
}

export const reelEnding = (
  code: string,
  packCount: ResistorEnding['packCount'],
  options: { common?: boolean; highPower?: boolean; sulphurResistant?: boolean } = {},
): ResistorEnding => ({
  code,
  packCount,
  common: options.common ?? false,
  highPower: options.highPower ?? false,
  sulphurResistant: options.sulphurResistant ?? false,
})

/** What the fields of a number say, in the maker's codes. */
export interface ResistorFields {
  size: string
  tolerance: string
  drift: string
  value: ResistorValue
  ending: string
}

/** A part of the range that is offered in all its combinations. */
export interface Offer {
  sizes: readonly string[]
  /** Tolerance letters. */
  tolerances: string
  drifts?: readonly string[]
  values: readonly ResistorValue[]
  endings: readonly string[]
}

export interface ChipResistorSeries {
  code: string
  brand: string
  film: 'Thick film' | 'Thin film'
  automotive: boolean
  highVoltage?: boolean
  /** Price level of the maker, 1 for the cheapest of its kind. */
  dearness: number
  temperatureMax?: number
  sizes: ReadonlyMap<string, ChipResistorRating>
  tolerances?: ReadonlyMap<string, Tolerance>
  /** Temperature coefficient by its code; series that do not write it leave this out. */
  drifts?: ReadonlyMap<string, number>
  /** Tolerance and drift letters that most people ask for. */
  common: readonly string[]
  /** Limits the sizes that count as common. */
  commonSize?(size: string): boolean
  endings: readonly ResistorEnding[]
  offers: readonly Offer[]
  write(fields: ResistorFields): { model: string; stem: string }
  /** With the groups size, value, ending and, where written, tolerance and drift. */
  pattern: RegExp
  decode(value: string, tolerance: string): Decimal | undefined
  /** The ending of a number that was written without one. */
  endingWhenMissing?(size: string): string
}

interface Body extends Choice {
  size: string
  rating: ChipResistorRating
  tolerance: Tolerance
  drift: string
}

const find = <Value>(table: ReadonlyMap<string, Value>, key: string): Value => {
  const found = table.get(key)
  if (found === undefined) throw new Error(`No entry ${key}`)
  return found
}

export function chipResistorFamilies(series: ChipResistorSeries): Family[] {
  const tolerances = series.tolerances ?? resistorTolerances
  const endings = new Map(series.endings.map((ending) => [ending.code, ending]))
  const thin = series.film === 'Thin film'

  const bodiesOf = ({ sizes, tolerances: letters, drifts = [''] }: Offer): Body[] =>
    sizes.flatMap((size) =>
      [...letters].flatMap((letter) =>
        drifts.map((drift) => {
          const rating = find(series.sizes, size)
          const tolerance = find(tolerances, letter)
          const usualSize = commonSizes.has(rating.size.inch) && (series.commonSize?.(size) ?? true)
          const common = usualSize && series.common.includes(letter + drift)
          return { size, rating, tolerance, drift, common }
        }),
      ),
    )

  const describe = ({ size, rating, tolerance, drift }: Body, value: ResistorValue, ending: ResistorEnding) => {
    const { model, stem } = series.write({ size, tolerance: tolerance.letter, drift, value, ending: ending.code })
    return describeChipResistor({
      model,
      stem,
      brand: series.brand,
      film: series.film,
      rating,
      value,
      tolerance,
      temperatureCoefficient: series.drifts?.get(drift) ?? (value.ohms < 10 || tolerance.percent > 1 ? 200 : 100),
      power: ending.highPower ? rating.highPower : rating.power,
      temperatureMax: series.temperatureMax,
      highVoltage: series.highVoltage,
      automotive: series.automotive,
      sulphurResistant: ending.sulphurResistant,
      packCount: ending.packCount(rating),
      dearness: series.dearness,
    })
  }

  const parse = (model: string) => {
    const groups = series.pattern.exec(tidyModel(model))?.groups
    if (!groups) return undefined
    const { size = '', tolerance: letter = 'J', drift = '', value = '' } = groups
    const rating = series.sizes.get(size)
    const tolerance = tolerances.get(letter)
    const ending = endings.get(groups.ending || (series.endingWhenMissing?.(size) ?? ''))
    const decimal = series.decode(value, letter)
    if (!rating || !tolerance || !ending || !decimal) return undefined
    if (decimal.digits === 0 ? thin : drift !== '' && !series.drifts?.has(drift)) return undefined
    return describe({ size, rating, tolerance, drift, common: true }, resistorValue(decimal), ending)
  }

  const blocks = series.offers.map(
    (offer): Block<Body, ResistorValue, ResistorEnding> => ({
      bodies: bodiesOf(offer),
      values: offer.values,
      endings: offer.endings.map((code) => find(endings, code)),
    }),
  )
  return familiesOf({ code: series.code, blocks, describe, parse })
}
