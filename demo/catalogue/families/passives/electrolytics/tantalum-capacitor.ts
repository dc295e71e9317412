import type { CategoryPath, Family, Part } from '#demo/catalogue/family.ts'
import { type Block, type Choice, familiesOf } from '../numbering.ts'
import { type CapacitorValue, capacitorValue, parseCapacitorCode } from '../values/capacitor-values.ts'
import { roundTo } from '../values/decimal.ts'
import { E6, preferredValues } from '../values/e-series.ts'
import { tidyModel } from '../values/model-text.ts'

/** A moulded case and the charge it can hold, in µF × V at low voltage. */
interface TantalumCase {
  letter: string
  metric: string
  size: string
  height: number
  charge: number
  leastCharge: number
  esr: number
  price: number
  /** On a 7-inch reel; the 13-inch one holds four times as many. */
  packCount: number
}

// biome-ignore format: a table is read in columns
const cases: readonly TantalumCase[] = [
  { letter: 'A', metric: '3216-18', size: '3.2 × 1.6 mm', height: 1.6, charge: 300, leastCharge: 1, esr: 4, price: 0.1, packCount: 2000 },
  { letter: 'B', metric: '3528-21', size: '3.5 × 2.8 mm', height: 1.9, charge: 680, leastCharge: 20, esr: 2.2, price: 0.14, packCount: 2000 },
  { letter: 'C', metric: '6032-28', size: '6.0 × 3.2 mm', height: 2.5, charge: 1600, leastCharge: 90, esr: 1.4, price: 0.24, packCount: 500 },
  { letter: 'D', metric: '7343-31', size: '7.3 × 4.3 mm', height: 2.8, charge: 3600, leastCharge: 280, esr: 0.7, price: 0.38, packCount: 500 },
  { letter: 'E', metric: '7343-43', size: '7.3 × 4.3 mm', height: 4, charge: 5300, leastCharge: 800, esr: 0.5, price: 0.62, packCount: 400 },
]

export type TantalumKind = 'standard' | 'low ESR' | 'polymer'

const CATEGORY: Readonly<Record<TantalumKind, CategoryPath>> = {
  standard: ['Capacitors', 'Tantalum Capacitors', 'SMD Tantalum'],
  'low ESR': ['Capacitors', 'Tantalum Capacitors', 'Low ESR'],
  polymer: ['Capacitors', 'Polymer Capacitors', 'Tantalum Polymer'],
}
const NAME: Readonly<Record<TantalumKind, string>> = {
  standard: 'Tantalum capacitor',
  'low ESR': 'Low ESR tantalum capacitor',
  polymer: 'Tantalum polymer capacitor',
}

const PHRASE: Readonly<Record<TantalumKind, string>> = {
  standard: 'tantalum capacitor',
  'low ESR': 'low-ESR tantalum capacitor',
  polymer: 'tantalum polymer capacitor',
}

export interface TantalumPack extends Choice {
  readonly code: string
  readonly large: boolean
  readonly leaded: boolean
}

export const tantalumPack = (code: string, large = false, leaded = false): TantalumPack => ({
  code,
  large,
  leaded,
  common: !large && !leaded,
})

export interface TantalumFields {
  letter: string
  value: CapacitorValue
  tolerance: string
  voltage: string
  pack: string
  /** Milliohms, where the number tells them. */
  milliohms: number
}

export interface TantalumSeries {
  code: string
  brand: string
  kind: TantalumKind
  dearness: number
  letters: string
  voltages: ReadonlyMap<string, number>
  packs: readonly TantalumPack[]
  /** Milliohms on offer for each case; none where the number is silent. */
  resistances?: Readonly<Record<string, readonly number[]>>
  /** KEMET calls the E case X. */
  letterOf?: Readonly<Record<string, string>>
  /** Where the tolerance is not written as K or M. */
  toleranceLetters?: Readonly<Record<string, string>>
  write(fields: TantalumFields): { model: string; stem: string }
  /** Groups case, capacitance, tolerance, voltage, pack and, where written, resistance. */
  pattern: RegExp
}

interface Body extends Choice {
  case: TantalumCase
  voltage: string
  volts: number
}
interface Ending extends Choice {
  tolerance: string
  pack: TantalumPack
  milliohms: number
}

const derating = (volts: number) => (volts >= 50 ? 0.25 : volts >= 35 ? 0.55 : volts >= 25 ? 0.75 : 1)
const microfarads = preferredValues(E6, 0.1e6, 1500e6).flatMap((decimal) => capacitorValue(decimal) ?? [])
const PERCENT: Readonly<Record<string, number>> = { K: 10, M: 20 }
const COMMON_VOLTS = new Set([6.3, 10, 16, 25, 35])

export function tantalumFamilies(series: TantalumSeries): Family[] {
  const { kind } = series
  const letterFor = (tantalum: TantalumCase) => series.letterOf?.[tantalum.letter] ?? tantalum.letter

  const describe = (body: Body, value: CapacitorValue, { tolerance, pack, milliohms }: Ending): Part => {
    const { case: box, volts } = body
    const percent = PERCENT[tolerance] ?? 20
    const esr = milliohms > 0 ? milliohms / 1000 : roundTo(box.esr * (1e-5 / value.farads) ** 0.3, 2)
    const extra = kind === 'standard' ? '' : `|${esr}`
    return {
      ...series.write({ letter: letterFor(box), value, tolerance, voltage: body.voltage, pack: pack.code, milliohms }),
      brand: series.brand,
      category: CATEGORY[kind],
      name: NAME[kind],
      introduce: `${value.text} ±${percent} % ${volts} V ${PHRASE[kind]}, case ${box.letter} (${box.metric})`,
      package: `Case ${box.letter} (${box.metric})`,
      attributes: {
        capacitance: value.farads,
        tolerance: percent,
        voltage: volts,
        esr,
        mounting: 'Surface mount',
        size: box.size,
        height: box.height,
        temperatureMin: -55,
        temperatureMax: kind === 'polymer' ? 105 : 125,
        qualification: 'Not qualified',
      },
      equivalence: `CT|${kind}|${box.letter}|${value.farads}|${percent}|${volts}${extra}`,
      drawing: `tantalum-${box.letter.toLowerCase()}`,
      marking: `${value.code} ${volts}V`,
      packing: 'Tape & reel',
      packCount: box.packCount * (pack.large ? 4 : 1),
      usualPrice: roundTo(box.price * (kind === 'standard' ? 1 : 1.7) * (volts >= 35 ? 1.4 : 1) * series.dearness, 2),
      rohs: !pack.leaded,
    }
  }

  const endingsOf = (letter: string): Ending[] =>
    ['K', 'M'].flatMap((tolerance) =>
      (series.resistances?.[letter] ?? [0]).flatMap((milliohms) =>
        series.packs.map((pack) => ({ tolerance, pack, milliohms, common: pack.common && tolerance === 'K' })),
      ),
    )

  const blocks = cases
    .filter(({ letter }) => series.letters.includes(letter))
    .flatMap((box) =>
      [...series.voltages].map(([voltage, volts]): Block<Body, CapacitorValue, Ending> => {
        const most = box.charge * derating(volts)
        // Low-ESR versions are not made with small values in large cases.
        const least = kind === 'standard' ? box.leastCharge : most * 0.12
        return {
          bodies: [{ case: box, voltage, volts, common: COMMON_VOLTS.has(volts) }],
          values: microfarads.filter(({ farads }) => {
            const charge = farads * 1e6 * volts
            return charge <= most && charge >= least
          }),
          endings: endingsOf(box.letter),
        }
      }),
    )

  return familiesOf({
    code: series.code,
    blocks,
    describe,
    parse: (model) => {
      const groups = series.pattern.exec(tidyModel(model))?.groups
      if (!groups) return undefined
      const box = cases.find((candidate) => letterFor(candidate) === groups.case)
      const { voltage = '' } = groups
      const tolerance = series.toleranceLetters?.[groups.tolerance ?? ''] ?? groups.tolerance ?? ''
      const volts = series.voltages.get(voltage)
      const value = parseCapacitorCode(groups.capacitance ?? '')
      const pack = series.packs.find(({ code }) => code === groups.pack)
      if (!box || volts === undefined || !value || !pack || !PERCENT[tolerance]) return undefined
      const milliohms = Number(groups.resistance ?? 0)
      return describe({ case: box, voltage, volts, common: true }, value, { tolerance, pack, milliohms, common: true })
    },
  })
}
