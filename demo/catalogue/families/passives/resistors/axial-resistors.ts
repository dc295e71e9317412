import type { CategoryPath, Family, Packing, Part } from '#demo/catalogue/family.ts'
import { type Block, type Choice, familiesOf } from '../numbering.ts'
import { type Decimal, roundTo } from '../values/decimal.ts'
import { tidyModel } from '../values/model-text.ts'
import { resistorTolerances, type Tolerance, tolerancesOf } from './resistor-tolerances.ts'
import { type ResistorValue, resistorValue } from './resistor-values.ts'

/** A leaded body by its power; DIN names it by diameter and length. */
export interface AxialBody {
  readonly code: string
  readonly power: number
}

export interface AxialPack extends Choice {
  readonly code: string
  readonly packing: Packing
  readonly packCount: number
}

export interface AxialSeries {
  code: string
  brand: string
  film: 'Metal film' | 'Carbon film'
  dearness: number
  bodies: readonly AxialBody[]
  tolerances: string
  /** Temperature coefficient by its letter; carbon film writes none. */
  drifts: ReadonlyMap<string, number>
  common: { power: number; tolerance: string; drift: string }
  packs: readonly AxialPack[]
  values: readonly ResistorValue[]
  write(fields: { body: string; tolerance: string; drift: string; value: ResistorValue; pack: string }): {
    model: string
    stem: string
  }
  /** Groups body, tolerance, drift, value, pack. */
  pattern: RegExp
  decode(value: string): Decimal | undefined
}

interface Body extends Choice {
  body: AxialBody
  tolerance: Tolerance
  drift: string
}

const METAL_FILM: CategoryPath = ['Resistors', 'Through-Hole Resistors', 'Metal Film']
const CARBON_FILM: CategoryPath = ['Resistors', 'Through-Hole Resistors', 'Carbon Film']

const outline = (power: number) => {
  if (power < 0.2) return { din: '0204', size: '1.8 × 3.4 mm', voltage: 200 }
  if (power < 0.4) return { din: '0207', size: '2.4 × 6.3 mm', voltage: 250 }
  if (power < 0.8) return { din: '0309', size: '3.2 × 9.0 mm', voltage: 350 }
  return { din: '0411', size: '4.5 × 11.0 mm', voltage: 500 }
}

export function axialFamilies(series: AxialSeries): Family[] {
  const metal = series.film === 'Metal film'
  const describe = ({ body, tolerance, drift }: Body, value: ResistorValue, pack: AxialPack): Part => {
    const { din, size, voltage } = outline(body.power)
    return {
      ...series.write({ body: body.code, tolerance: tolerance.letter, drift, value, pack: pack.code }),
      brand: series.brand,
      category: metal ? METAL_FILM : CARBON_FILM,
      name: `${series.film} resistor`,
      introduce: `${value.text} ${tolerance.text} ${body.power} W ${metal ? 'metal' : 'carbon'} film resistor, axial`,
      package: `Axial ${din}`,
      attributes: {
        resistance: value.ohms,
        tolerance: tolerance.percent,
        power: body.power,
        voltage,
        temperatureCoefficient: series.drifts.get(drift) ?? 350,
        mounting: 'Through hole',
        size,
        temperatureMin: -55,
        temperatureMax: 155,
        qualification: 'Not qualified',
      },
      equivalence: `RX|${metal ? 'MF' : 'CF'}|${din}|${value.ohms}|${tolerance.percent}`,
      drawing: `resistor-axial-${body.power}`,
      marking: value.rkm,
      packing: pack.packing,
      packCount: pack.packCount,
      usualPrice: roundTo(
        (0.006 + 0.02 * body.power) * (tolerance.percent < 1 ? 3 : 1) * (metal ? 1.3 : 1) * series.dearness,
        2,
      ),
      rohs: true,
    }
  }
  const driftCodes = series.drifts.size === 0 ? [''] : [...series.drifts.keys()]
  const bodies = series.bodies.flatMap((body) =>
    tolerancesOf(series.tolerances).flatMap((tolerance) =>
      driftCodes.map(
        (drift): Body => ({
          body,
          tolerance,
          drift,
          common:
            body.power === series.common.power &&
            tolerance.letter === series.common.tolerance &&
            drift === series.common.drift,
        }),
      ),
    ),
  )
  const block: Block<Body, ResistorValue, AxialPack> = { bodies, values: series.values, endings: series.packs }
  return familiesOf({
    code: series.code,
    blocks: [block],
    describe,
    parse: (model) => {
      const groups = series.pattern.exec(tidyModel(model))?.groups
      if (!groups) return undefined
      const body = series.bodies.find(({ code }) => code === groups.body)
      const tolerance = resistorTolerances.get(groups.tolerance ?? '')
      const pack = series.packs.find(({ code }) => code === groups.pack)
      const decimal = series.decode(groups.value ?? '')
      const drift = groups.drift ?? ''
      if (!body || !tolerance || !pack || !decimal || decimal.digits === 0) return undefined
      return describe({ body, tolerance, drift, common: true }, resistorValue(decimal), pack)
    },
  })
}
