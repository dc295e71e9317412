import type { CategoryPath, Family, Part } from '#demo/catalogue/family.ts'
import { type Block, type Choice, familiesOf } from '../numbering.ts'
import { type Decimal, roundTo } from '../values/decimal.ts'
import { E6, E12 } from '../values/e-series.ts'
import { tidyModel } from '../values/model-text.ts'
import { type InductorValue, inductorValue, inductorValues } from './inductor-values.ts'

export type InductorKind = 'shielded' | 'semi-shielded' | 'unshielded' | 'moulded'

/** A body with what it does at 10 µH; other inductances follow from the energy the core can hold. */
export interface InductorBody {
  readonly code: string
  readonly length: number
  readonly width: number
  readonly height: number
  readonly saturation: number
  readonly resistance: number
  /** Smallest and largest inductance in µH. */
  readonly from: number
  readonly to: number
}

export type InductorRow = readonly [
  code: string,
  length: number,
  width: number,
  height: number,
  saturation: number,
  resistance: number,
  from: number,
  to: number,
]

export const inductorBodies = (rows: readonly InductorRow[]): InductorBody[] =>
  rows.map(([code, length, width, height, saturation, resistance, from, to]) => ({
    code,
    length,
    width,
    height,
    saturation,
    resistance,
    from,
    to,
  }))

export interface InductorEnding extends Choice {
  readonly code: string
  readonly percent: 10 | 20 | 30
  readonly reel: boolean
}

export const inductorEnding = (code: string, percent: 10 | 20 | 30, common = true, reel = true): InductorEnding => ({
  code,
  percent,
  common,
  reel,
})

export interface InductorSeries {
  code: string
  brand: string
  kind: InductorKind
  automotive?: boolean
  dearness: number
  bodies: readonly InductorBody[]
  fine?: boolean
  endings: readonly InductorEnding[]
  write(fields: { body: string; value: InductorValue; ending: string }): { model: string; stem: string }
  /** Groups body, value and ending. */
  pattern: RegExp
  decode(value: string): Decimal | undefined
  /** The usual dozen is not what every maker's code can write. */
  writable?(value: InductorValue): boolean
}

interface Body extends Choice {
  body: InductorBody
}

const CATEGORY: Readonly<Record<InductorKind, CategoryPath>> = {
  shielded: ['Inductors & EMI', 'Power Inductors', 'Shielded SMD'],
  'semi-shielded': ['Inductors & EMI', 'Power Inductors', 'Shielded SMD'],
  unshielded: ['Inductors & EMI', 'Power Inductors', 'Unshielded SMD'],
  moulded: ['Inductors & EMI', 'Power Inductors', 'Moulded'],
}
const SHIELDING: Readonly<Record<InductorKind, string>> = {
  shielded: 'Shielded',
  'semi-shielded': 'Semi-shielded',
  unshielded: 'Unshielded',
  moulded: 'Shielded',
}

const DRAWN_EDGES = [3, 4, 5, 6, 8, 10, 12]
const drawnEdge = (length: number) =>
  DRAWN_EDGES.reduce((best, edge) => (Math.abs(edge - length) < Math.abs(best - length) ? edge : best))

const price = ({ length, width, height }: InductorBody, kind: InductorKind) =>
  (0.1 + 0.0009 * length * width * height) * (kind === 'moulded' ? 1.5 : 1)

export function powerInductorFamilies(series: InductorSeries): Family[] {
  const { kind } = series
  const describe = ({ body }: Body, value: InductorValue, ending: InductorEnding): Part => {
    const ratio = value.microhenries / 10
    const saturation = roundTo(body.saturation / Math.sqrt(ratio), 2)
    const rated = roundTo((body.saturation * 0.85) / ratio ** 0.45, 2)
    const outline = `${body.length} × ${body.width} mm`
    return {
      ...series.write({ body: body.code, value, ending: ending.code }),
      brand: series.brand,
      category: CATEGORY[kind],
      name: kind === 'moulded' ? 'Moulded power inductor' : 'Power inductor',
      introduce: `${value.text} ±${ending.percent} % ${saturation} A ${kind} power inductor, ${body.length} × ${body.width} × ${body.height} mm`,
      package: `${body.length} × ${body.width} × ${body.height} mm`,
      attributes: {
        inductance: value.henries,
        tolerance: ending.percent,
        current: rated,
        saturationCurrent: saturation,
        dcResistance: roundTo(body.resistance * ratio ** 0.95, 2),
        selfResonance: roundTo(22e6 / Math.sqrt(ratio), 2),
        shielding: SHIELDING[kind],
        mounting: 'Surface mount',
        size: outline,
        height: body.height,
        temperatureMin: -40,
        temperatureMax: kind === 'moulded' ? 155 : 125,
        qualification: series.automotive ? 'AEC-Q200' : 'Not qualified',
      },
      // Within a millimetre and the same family of bodies the parts swap.
      equivalence: `L|${kind === 'semi-shielded' ? 'shielded' : kind}|${Math.round(body.length)}x${Math.round(body.width)}x${Math.round(body.height)}|${value.henries}|${ending.percent}`,
      drawing: `inductor-${kind === 'moulded' ? 'moulded' : 'shielded'}-${drawnEdge(body.length)}`,
      marking: value.micro,
      packing: ending.reel ? 'Tape & reel' : 'Cut tape',
      packCount: ending.reel ? (body.length < 4.5 ? 2000 : body.length < 9 ? 1000 : 500) : 100,
      usualPrice: roundTo(Math.min(1.5, price(body, kind) * series.dearness), 2),
      rohs: true,
    }
  }
  const blocks = series.bodies.map(
    (body): Block<Body, InductorValue, InductorEnding> => ({
      bodies: [{ body, common: true }],
      values: inductorValues(series.fine ? E12 : E6, body.from, body.to).filter(series.writable ?? (() => true)),
      endings: series.endings,
    }),
  )
  return familiesOf({
    code: series.code,
    blocks,
    describe,
    parse: (model) => {
      const groups = series.pattern.exec(tidyModel(model))?.groups
      if (!groups) return undefined
      const body = series.bodies.find(({ code }) => code === groups.body)
      const decimal = series.decode(groups.value ?? '')
      const ending =
        series.endings.find(({ code }) => code === groups.ending) ?? (groups.ending ? undefined : series.endings[0])
      if (!body || !decimal || decimal.digits === 0 || !ending) return undefined
      return describe({ body, common: true }, inductorValue(decimal), ending)
    },
  })
}
