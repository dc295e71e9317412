import type { CategoryPath, Family, Part } from '#demo/catalogue/family.ts'
import { formatQuantity } from '#demo/catalogue/quantity.ts'
import { type Block, type Choice, familiesOf } from '../numbering.ts'
import { decimalOf, numberOf, roundTo } from '../values/decimal.ts'
import { tidyModel } from '../values/model-text.ts'
import { decodeRkm } from '../values/value-codes.ts'
import { qualificationOf } from './chip-resistor.ts'
import { type ChipResistorRating, chipResistorRatings, type ResistorSize } from './chip-resistor-ratings.ts'
import { resistorTolerances, type Tolerance, tolerancesOf } from './resistor-tolerances.ts'

/** Milliohms that are made; anything between is a special. */
const MILLIOHMS = [
  0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 7, 8, 10, 12, 15, 18, 20, 22, 25, 27, 30, 33, 39, 40, 47, 50, 56, 68, 75, 82, 100,
  120, 150, 180, 200, 220, 250, 270, 300, 330, 390, 470, 500, 560, 680, 750, 820,
]
const COMMON = new Set([1, 2, 5, 10, 20, 22, 25, 33, 47, 50, 100, 150, 200, 220, 330, 470, 500])

interface SenseValue extends Choice {
  ohms: number
  text: string
}

const senseValue = (ohms: number): SenseValue => ({
  ohms,
  text: formatQuantity(ohms, 'Ω'),
  common: COMMON.has(roundTo(ohms * 1000, 3)),
})
const allValues = MILLIOHMS.map((milliohms) => senseValue(numberOf(decimalOf(milliohms / 1000))))

interface Body extends Choice {
  rating: ChipResistorRating
  tolerance: Tolerance
  power: number
}

interface Ending extends Choice {
  code: string
  reel: boolean
}

const CURRENT_SENSE: CategoryPath = ['Resistors', 'Chip Resistors (SMD)', 'Current Sense']

export interface SenseSeries {
  code: string
  brand: string
  metal: boolean
  automotive: boolean
  drift: number
  tolerances: string
  /** Size, power, smallest and largest resistance in milliohms. */
  sizes: ReadonlyArray<readonly [size: ResistorSize, power: number, from: number, to: number]>
  endings: readonly Ending[]
  write(fields: { size: string; tolerance: string; ohms: number; ending: string }): { model: string; stem: string }
  /** Groups size, tolerance, value and ending. */
  pattern: RegExp
  /** Where the number has a code of its own for the size. */
  sizeCodes?: Readonly<Record<string, string>>
}

export const reel = (code: string, common = true): Ending => ({ code, reel: true, common })

export function senseFamilies(series: SenseSeries): Family[] {
  const describe = ({ rating, tolerance, power }: Body, value: SenseValue, ending: Ending): Part => {
    const { size } = rating
    const fields = { size: size.inch, tolerance: tolerance.letter, ohms: value.ohms, ending: ending.code }
    return {
      ...series.write(fields),
      brand: series.brand,
      category: CURRENT_SENSE,
      name: 'Current sense resistor',
      introduce: `${value.text} ${tolerance.text} ${power} W ${series.metal ? 'metal element' : 'thick film'} current sense resistor, ${size.inch}`,
      package: size.inch,
      attributes: {
        resistance: value.ohms,
        tolerance: tolerance.percent,
        power,
        temperatureCoefficient: series.drift,
        mounting: 'Surface mount',
        size: size.text,
        height: rating.height,
        temperatureMin: -55,
        temperatureMax: series.metal ? 170 : 155,
        qualification: qualificationOf(series.automotive),
      },
      equivalence: `RS|${size.inch}|${value.ohms}|${tolerance.percent}|${power}W`,
      drawing: `current-sense-${size.inch}`,
      marking: size.length < 1.5 ? '' : `R${value.ohms.toFixed(4).slice(2).replace(/0$/, '')}`,
      packing: ending.reel ? 'Tape & reel' : 'Bulk',
      packCount: ending.reel ? rating.reel7 : 500,
      usualPrice: roundTo(rating.senseElementPrice * (series.metal ? 1.8 : 0.7) * (tolerance.percent < 1 ? 1.6 : 1), 2),
      rohs: true,
    }
  }
  const bodyOf = (size: ResistorSize, power: number, tolerance: Tolerance): Body => ({
    rating: chipResistorRatings[size],
    tolerance,
    power,
    common: tolerance.letter === 'F',
  })
  const blocks = series.sizes.map(
    ([size, power, from, to]): Block<Body, SenseValue, Ending> => ({
      bodies: tolerancesOf(series.tolerances).map((tolerance) => bodyOf(size, power, tolerance)),
      values: allValues.filter(({ ohms }) => ohms * 1000 >= from - 1e-9 && ohms * 1000 <= to + 1e-9),
      endings: series.endings,
    }),
  )
  return familiesOf({
    code: series.code,
    blocks,
    describe,
    parse: (model) => {
      const groups = series.pattern.exec(tidyModel(model))?.groups
      const row = series.sizes.find(([size]) => (series.sizeCodes?.[size] ?? size) === groups?.size)
      const tolerance = resistorTolerances.get(groups?.tolerance ?? '')
      const ending = series.endings.find(({ code }) => code === groups?.ending) ?? series.endings[0]
      const decimal = decodeRkm(groups?.value ?? '')
      if (!row || !tolerance || !ending || !decimal || decimal.digits === 0) return undefined
      return describe(bodyOf(row[0], row[1], tolerance), senseValue(numberOf(decimal)), ending)
    },
  })
}
