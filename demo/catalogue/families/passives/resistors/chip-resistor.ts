import type { CategoryPath, Part } from '#demo/catalogue/family.ts'
import { roundTo } from '../values/decimal.ts'
import type { ChipResistorRating } from './chip-resistor-ratings.ts'
import type { Tolerance } from './resistor-tolerances.ts'
import type { ResistorValue } from './resistor-values.ts'

export interface ChipResistor {
  model: string
  stem: string
  brand: string
  film: 'Thick film' | 'Thin film'
  rating: ChipResistorRating
  value: ResistorValue
  tolerance: Tolerance
  /** ppm/°C */
  temperatureCoefficient: number
  /** Only where it is not the usual one of the size. */
  power?: number
  temperatureMax?: number
  /** Made for more volts than its size usually stands. */
  highVoltage?: boolean
  sulphurResistant?: boolean
  automotive: boolean
  packCount: number
  /** Price level of the maker, 1 for the cheapest of its kind. */
  dearness: number
}

const THICK_FILM: CategoryPath = ['Resistors', 'Chip Resistors (SMD)', 'Thick Film']
const THIN_FILM: CategoryPath = ['Resistors', 'Chip Resistors (SMD)', 'Thin Film']
const HIGH_VOLTAGE: CategoryPath = ['Resistors', 'Chip Resistors (SMD)', 'High Voltage']
const JUMPER: CategoryPath = ['Resistors', 'Chip Resistors (SMD)', 'Zero-Ohm Jumpers']

/** Nothing can be printed legibly on anything smaller. */
const MARKED = new Set(['0603', '0805', '1206', '1210', '1812', '2010', '2512'])

export const qualificationOf = (automotive: boolean) => (automotive ? 'AEC-Q200' : 'Not qualified')

export function describeChipResistor(chip: ChipResistor): Part {
  if (chip.value.ohms === 0) return describeJumper(chip)
  const { rating, value, tolerance, temperatureCoefficient, film } = chip
  const { size } = rating
  const power = chip.power ?? rating.power
  const thin = film === 'Thin film'
  return {
    model: chip.model,
    stem: chip.stem,
    brand: chip.brand,
    category: chip.highVoltage ? HIGH_VOLTAGE : thin ? THIN_FILM : THICK_FILM,
    name: chip.highVoltage
      ? 'High-voltage chip resistor'
      : thin
        ? 'Thin film chip resistor'
        : 'Thick film chip resistor',
    introduce: `${value.text} ${tolerance.text} ${power} W ${thin ? 'thin' : 'thick'} film chip resistor, ${size.inch}`,
    package: size.inch,
    attributes: {
      resistance: value.ohms,
      tolerance: tolerance.percent,
      power,
      voltage: rating.voltage,
      temperatureCoefficient,
      ...(chip.sulphurResistant && { termination: 'Sulphur-resistant' }),
      mounting: 'Surface mount',
      size: size.text,
      height: rating.height,
      temperatureMin: -55,
      temperatureMax: chip.temperatureMax ?? 155,
      qualification: qualificationOf(chip.automotive),
    },
    equivalence: thin
      ? `RT|${size.inch}|${value.ohms}|${tolerance.percent}|${temperatureCoefficient}`
      : `R|${size.inch}|${value.ohms}|${tolerance.percent}|${power}W${chip.highVoltage ? '|HV' : ''}`,
    drawing: `chip-resistor-${size.inch}`,
    marking: MARKED.has(size.inch) ? (tolerance.percent >= 2 ? value.marking : value.fourCharacters) : '',
    packing: 'Tape & reel',
    packCount: chip.packCount,
    usualPrice: priceOf(chip, power),
    rohs: true,
  }
}

function describeJumper({ model, stem, brand, rating, automotive, packCount, temperatureMax, dearness }: ChipResistor) {
  const { size } = rating
  const part: Part = {
    model,
    stem,
    brand,
    category: JUMPER,
    name: 'Zero-ohm chip jumper',
    introduce: `0 Ω ${rating.jumperCurrent} A chip jumper, ${size.inch}`,
    package: size.inch,
    attributes: {
      resistance: 0,
      current: rating.jumperCurrent,
      mounting: 'Surface mount',
      size: size.text,
      height: rating.height,
      temperatureMin: -55,
      temperatureMax: temperatureMax ?? 155,
      qualification: qualificationOf(automotive),
    },
    equivalence: `R0|${size.inch}`,
    drawing: `chip-jumper-${size.inch}`,
    marking: MARKED.has(size.inch) ? '0' : '',
    packing: 'Tape & reel',
    packCount,
    usualPrice: roundTo(rating.thickFilmPrice * dearness * (automotive ? 1.2 : 0.8), 2),
    rohs: true,
  }
  return part
}

function priceOf(
  { film, rating, tolerance, temperatureCoefficient, automotive, dearness }: ChipResistor,
  power: number,
) {
  const { percent } = tolerance
  const factor = dearness * (automotive ? 1.3 : 1)
  if (film === 'Thin film') {
    const precise = percent <= 0.05 ? 2 : percent <= 0.1 ? 1.3 : percent <= 0.5 ? 1 : 0.8
    const steady = temperatureCoefficient <= 10 ? 1.8 : temperatureCoefficient <= 15 ? 1.3 : 1
    return roundTo(rating.thinFilmPrice * precise * steady * factor, 2)
  }
  const precise = percent <= 0.1 ? 6 : percent <= 0.5 ? 2 : percent <= 1 ? 1 : 0.85
  return roundTo(rating.thickFilmPrice * precise * factor * (power > rating.power ? 1.6 : 1), 2)
}
