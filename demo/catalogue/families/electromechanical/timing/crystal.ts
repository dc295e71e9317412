import type { CategoryPath } from '#demo/catalogue/family.ts'
import { formatQuantity } from '#demo/catalogue/quantity.ts'
import type { Described } from '../numbering.ts'
import { dollars } from '../price.ts'

const MHZ_SURFACE: CategoryPath = ['Crystals & Oscillators', 'Crystals', 'MHz SMD']
const MHZ_THROUGH: CategoryPath = ['Crystals & Oscillators', 'Crystals', 'MHz Through-Hole']
const WATCH: CategoryPath = ['Crystals & Oscillators', 'Crystals', '32.768 kHz']

export const WATCH_FREQUENCY = 32_768

export interface CrystalFacts {
  brand: string
  series: string
  hertz: number
  /** Canonical package: 3225, HC-49/S … */
  package: string
  /** Picofarads; 0 when it is cut for series resonance. */
  load: number
  /** ± ppm at 25 °C. */
  tolerance: number
  /** ± ppm over temperature; watch crystals have a parabola instead. */
  stability?: number
  temperature: readonly [min: number, max: number]
  qualified?: boolean
  packCount: number
  /** 1 for the usual maker; the price also follows from size and accuracy. */
  priceLevel: number
}

const THROUGH_HOLE = new Set(['HC-49/S', 'HC-49/U', 'Cylinder 2×6', 'Cylinder 3×8'])

/** Series resistance falls with frequency and rises as the blank gets smaller. */
function seriesResistance(hertz: number, size: string): number {
  if (hertz === WATCH_FREQUENCY) return size === '2012' || size === '1610' ? 90_000 : size === '1210' ? 100_000 : 70_000
  const smallness = size === '1210' ? 3 : size === '1612' ? 2.5 : size === '2016' ? 2 : size === '2520' ? 1.6 : 1
  const base = hertz < 6e6 ? 150 : hertz < 10e6 ? 100 : hertz < 16e6 ? 80 : hertz < 30e6 ? 50 : 40
  return Math.round((base * smallness) / 10) * 10
}

const SMALL_SIZES = new Set(['2520', '2016', '1612', '1210'])
const WATCH_SIZES = new Set(['3215', '2012', '1610'])
/** Larger bodies come with two pads and with four. */
const FOUR_PADS = /^(ABM8[GW]?|ABM3B|403|CS325S?|ECX-33[BQ]?|FA-238V?|FA-365|TSX-3225|NX3225SA|7[MV])$/
const TWO_PADS = /^(ABM3|NX3225G[AD]|NX5032GA|NX8045GB|CX(3225|5032|8045)GB)$/

/** Undefined when neither size nor series tells it. */
function padsOf({ hertz, package: size, series }: CrystalFacts): number | undefined {
  if (hertz === WATCH_FREQUENCY) return WATCH_SIZES.has(size) ? 2 : undefined
  if (SMALL_SIZES.has(size) || FOUR_PADS.test(series)) return 4
  return TWO_PADS.test(series) ? 2 : undefined
}

const SIZE_PRICES: ReadonlyMap<string, number> = new Map([
  ['HC-49/S', 0.16],
  ['HC-49/US SMD', 0.2],
  ['8045', 0.42],
  ['7050', 0.36],
  ['6035', 0.34],
  ['5032', 0.28],
  ['3225', 0.26],
  ['2520', 0.31],
  ['2016', 0.36],
  ['1612', 0.48],
  ['1210', 0.62],
])

export function crystal(facts: CrystalFacts): Described {
  const { hertz, load, tolerance, stability } = facts
  const through = THROUGH_HOLE.has(facts.package)
  const watch = hertz === WATCH_FREQUENCY
  const frequency = formatQuantity(hertz, 'Hz')
  const pads = padsOf(facts)
  const accuracy = tolerance <= 10 ? 1.35 : tolerance <= 20 ? 1.1 : 1
  return {
    brand: facts.brand,
    category: watch ? WATCH : through ? MHZ_THROUGH : MHZ_SURFACE,
    name: 'Crystal',
    introduce: `${frequency} ±${tolerance} ppm ${load ? `${load} pF` : 'series-resonant'} crystal, ${facts.package}`,
    package: facts.package,
    attributes: {
      frequency: hertz,
      frequencyTolerance: tolerance,
      ...(stability !== undefined && { frequencyStability: stability }),
      // Written as an exponent: a product with 1e-12 would leave 1.2499999e-11.
      ...(load && { loadCapacitance: Number(`${load}e-12`) }),
      esr: seriesResistance(hertz, facts.package),
      series: facts.series,
      mounting: through ? 'Through hole' : 'Surface mount',
      ...(pads !== undefined && { pads }),
      temperatureMin: facts.temperature[0],
      temperatureMax: facts.temperature[1],
      ...(facts.qualified && { qualification: 'AEC-Q200' }),
    },
    equivalence: `crystal|${hertz}|${load}|${facts.package}`,
    drawing: facts.package.startsWith('Cylinder')
      ? 'crystal-cylinder'
      : facts.package.startsWith('HC-49')
        ? 'crystal-hc49'
        : 'crystal-smd',
    marking: watch ? '32.768' : String(Math.round(hertz / 1000) / 1000),
    packing: through ? 'Bulk' : 'Tape & reel',
    packCount: facts.packCount,
    usualPrice: dollars(
      (SIZE_PRICES.get(facts.package) ?? 0.3) * accuracy * facts.priceLevel * (facts.qualified ? 1.3 : 1),
    ),
    rohs: true,
  }
}
