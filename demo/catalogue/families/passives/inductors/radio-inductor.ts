import type { CategoryPath, Family, Part } from '#demo/catalogue/family.ts'
import { type Block, type Choice, familiesOf } from '../numbering.ts'
import type { ChipSize } from '../values/chip-sizes.ts'
import { roundTo, shift } from '../values/decimal.ts'
import { E24 } from '../values/e-series.ts'
import { tidyModel } from '../values/model-text.ts'
import { decodeNanohenries } from '../values/value-codes.ts'
import { type InductorValue, inductorValue, inductorValues } from './inductor-values.ts'

export type Build = 'wirewound' | 'multilayer'

export interface RadioBody extends Choice {
  readonly code: string
  readonly chip: ChipSize
  readonly build: Build
  /** nH */
  readonly from: number
  readonly to: number
  /** What the maker writes between the tolerance and the pack. */
  readonly middle: string
}

interface RadioEnding extends Choice {
  readonly tolerance: string
  readonly percent?: number
  readonly nanohenries?: number
  readonly pack: string
  readonly large: boolean
}

const WIREWOUND: CategoryPath = ['Inductors & EMI', 'RF Inductors', 'Wirewound']
const MULTILAYER: CategoryPath = ['Inductors & EMI', 'RF Inductors', 'Multilayer']

interface RadioSeries {
  code: string
  brand: string
  dearness: number
  bodies: readonly RadioBody[]
  packs: ReadonlyArray<readonly [code: string, large: boolean]>
  write(body: RadioBody, value: InductorValue, ending: RadioEnding): { model: string; stem: string }
  /** Groups body, value, tolerance, pack. */
  pattern: RegExp
}

/** Small coils are held to tenths of a nanohenry, the others to per cent. */
const SMALL = { B: 0.1, C: 0.2, S: 0.3, D: 0.5 } as const
const LARGE = { G: 2, H: 3, J: 5 } as const

function tolerances(small: boolean, packs: RadioSeries['packs']): RadioEnding[] {
  const table: ReadonlyArray<readonly [string, { nanohenries?: number; percent?: number }]> = small
    ? Object.entries(SMALL).map(([letter, nanohenries]) => [letter, { nanohenries }] as const)
    : Object.entries(LARGE).map(([letter, percent]) => [letter, { percent }] as const)
  return table.flatMap(([tolerance, bound]) =>
    packs.map(([pack, large], position) => ({
      tolerance,
      ...bound,
      pack,
      large,
      common: position === 0 && (tolerance === 'J' || tolerance === 'D'),
    })),
  )
}

const isSmall = ({ microhenries }: InductorValue) => microhenries < 0.00995

export function radioFamilies(series: RadioSeries): Family[] {
  const endings = { small: tolerances(true, series.packs), large: tolerances(false, series.packs) }

  const describe = (body: RadioBody, value: InductorValue, ending: RadioEnding): Part => {
    const { chip, build } = body
    const ratio = value.microhenries / 0.01
    const wound = build === 'wirewound'
    const { percent, nanohenries = 0 } = ending
    const bound = percent === undefined ? `±${nanohenries} nH` : `±${percent} %`
    return {
      ...series.write(body, value, ending),
      brand: series.brand,
      category: wound ? WIREWOUND : MULTILAYER,
      name: wound ? 'Wirewound RF inductor' : 'Multilayer RF inductor',
      introduce: `${value.text} ${bound} ${build} RF inductor, ${chip.inch}`,
      package: chip.inch,
      attributes: {
        inductance: value.henries,
        ...(percent === undefined ? { inductanceTolerance: Number(`${nanohenries}e-9`) } : { tolerance: percent }),
        current: roundTo((wound ? 0.7 : 0.45) * Math.sqrt(chip.length) * ratio ** -0.4, 2),
        dcResistance: roundTo((wound ? 0.14 : 0.26) * ratio ** 0.75, 2),
        selfResonance: roundTo((wound ? 5.8e9 : 3.9e9) * ratio ** -0.5, 2),
        shielding: 'Unshielded',
        mounting: 'Surface mount',
        size: chip.text,
        height: roundTo(chip.width * (wound ? 1.1 : 1), 2),
        temperatureMin: -55,
        temperatureMax: 125,
        qualification: 'Not qualified',
      },
      equivalence: `LR|${build}|${chip.inch}|${value.henries}|${percent === undefined ? `${nanohenries}nH` : percent}`,
      drawing: `inductor-chip-${chip.inch}`,
      marking: '',
      packing: 'Tape & reel',
      packCount: (chip.length < 1.5 ? 10000 : chip.length < 1.9 ? 4000 : 2000) * (ending.large ? 4 : 1),
      usualPrice: roundTo((wound ? 0.09 : 0.02) * (percent === 5 ? 1 : 1.3) * series.dearness, 2),
      rohs: true,
    }
  }

  const blocks = series.bodies.flatMap((body): Block<RadioBody, InductorValue, RadioEnding>[] => {
    const values = inductorValues(E24, body.from / 1000, body.to / 1000).filter(({ radio }) => radio !== '')
    return [
      { bodies: [body], values: values.filter(isSmall), endings: endings.small },
      { bodies: [body], values: values.filter((value) => !isSmall(value)), endings: endings.large },
    ]
  })

  return familiesOf({
    code: series.code,
    blocks,
    describe,
    parse: (model) => {
      const groups = series.pattern.exec(tidyModel(model))?.groups
      const body = series.bodies.find(({ code }) => code === groups?.body)
      const nanohenries = decodeNanohenries(groups?.value ?? '')
      if (!groups || !body || !nanohenries || nanohenries.digits === 0) return undefined
      const value = inductorValue(shift(nanohenries, -3))
      const pack = groups.pack ?? series.packs[0]?.[0]
      const both = [...endings.small, ...endings.large]
      const ending = both.find((candidate) => candidate.tolerance === groups.tolerance && candidate.pack === pack)
      return ending && describe(body, value, ending)
    },
  })
}
