import type { Family } from '#demo/catalogue/family.ts'
import { type Block, type Choice, familiesOf } from '../numbering.ts'
import { type CapacitorValue, capacitorValue } from '../values/capacitor-values.ts'
import { type ChipSize, chipSizes, commonSizes } from '../values/chip-sizes.ts'
import { E6, preferredValues } from '../values/e-series.ts'
import { tidyModel } from '../values/model-text.ts'
import { capacitorTolerance } from './capacitor-tolerances.ts'
import { ceramicThickness, describeCeramicCapacitor } from './ceramic-capacitor.ts'
import { type Dielectric, dielectrics } from './dielectrics.ts'
import { type WuerthRun, wuerthRuns } from './wuerth-numbers.ts'

/** All digits: 885012, one for the dielectric, two for the size, three that only count. */
const dielectricDigits: Readonly<Record<string, Dielectric>> = {
  0: dielectrics.C0G,
  1: dielectrics.X5R,
  2: dielectrics.X7R,
}

const sizeDigits: Readonly<Record<string, ChipSize>> = {
  '05': chipSizes['0402'],
  '06': chipSizes['0603'],
  '07': chipSizes['0805'],
  '08': chipSizes['1206'],
  '09': chipSizes['1210'],
  '10': chipSizes['1812'],
}

interface Body extends Choice {
  head: string
  chip: ChipSize
  dielectric: Dielectric
  volts: number
}

interface Place extends Choice {
  number: string
  value: CapacitorValue
}

const single: Choice = { common: true }

function blockOf([key, volts, first, from, to]: WuerthRun): Block<Body, Place, Choice> {
  const dielectric = dielectricDigits[key.slice(0, 1)]
  const chip = sizeDigits[key.slice(1)]
  if (!dielectric || !chip) throw new Error(`Würth has no ${key}`)
  const values = preferredValues(E6, from * 0.999, to * 1.001).flatMap((decimal, step): Place[] => {
    const value = capacitorValue(decimal)
    return value ? [{ number: String(first + step).padStart(3, '0'), value, common: true }] : []
  })
  const body = { head: `885012${key}`, chip, dielectric, volts, common: commonSizes.has(chip.inch) }
  return { bodies: [body], values, endings: [single] }
}

const letterOf = (dielectric: Dielectric, farads: number) => {
  if (dielectric.drift !== undefined) return farads < 9.9e-12 ? 'D' : 'J'
  return dielectric.name === 'X5R' && farads > 9e-6 ? 'M' : 'K'
}

function describe({ head, chip, dielectric, volts }: Body, { number, value }: Place) {
  const letter = letterOf(dielectric, value.farads)
  const tolerance = capacitorTolerance(letter, value.farads)
  if (!tolerance) throw new Error(`Würth has no tolerance ${letter}`)
  return describeCeramicCapacitor({
    model: head + number,
    stem: head + number,
    brand: 'Würth Elektronik',
    chip,
    dielectric,
    volts,
    value,
    tolerance,
    thickness: ceramicThickness(chip, dielectric, volts, value.farads),
    automotive: false,
    highQ: false,
    reel: 7,
    dearness: 1.6,
  })
}

const blocks = wuerthRuns.map(blockOf)
const byModel = new Map(
  blocks.flatMap(({ bodies, values }) =>
    bodies.flatMap((body) => values.map((place) => [body.head + place.number, [body, place] as const] as const)),
  ),
)

export const wuerthCeramics: Family[] = familiesOf({
  code: 'wuerth-885012',
  blocks,
  describe,
  parse: (model) => {
    const found = byModel.get(tidyModel(model))
    return found && describe(...found)
  },
})
