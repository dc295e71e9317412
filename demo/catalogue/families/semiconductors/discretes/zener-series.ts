import type { DiscreteStyle } from '../codes/discrete-styles.ts'
import { plainOrders } from '../codes/plain-orders.ts'
import { e24Zeners, jedecZeners, voltageWithPoint, voltageWithV } from '../codes/preferred-voltages.ts'
import { zener } from '../kinds/zener.ts'
import type { Line } from '../kit/part-family.ts'

/** A zener series; `{v}` is 5V1, `{p}` 5.1, `{w}` whole volts, `{n}` the JEDEC number, `{t}` the tolerance letter. */
export interface ZenerSeries {
  pattern: string
  body: string
  power: number
  price: number
  /** Where JEDEC numbers start; the E24 series when left out. */
  jedec?: keyof typeof jedecZeners
  /** Tolerance letters with their percentage; one of 5 % without a letter when left out. */
  tolerances?: readonly (readonly [letter: string, percent: number])[]
  /** Lowest and highest voltage of an E24 series. */
  range?: readonly [number, number]
  style?: DiscreteStyle
  /** One diode when left out. */
  circuit?: 'Dual, common anode' | 'Dual, separate'
  /** Stated at 50 µA. */
  isLowCurrent?: boolean
}

export const bothTolerances = [
  ['C', 5],
  ['B', 2],
] as const

export function zenerLines(series: readonly ZenerSeries[], style: DiscreteStyle): Line[] {
  return series.flatMap((one) => seriesLines(one, one.style ?? style))
}

/** Test currents of the JEDEC rows, as a share of the rated power. */
const JEDEC_LOAD: Readonly<Partial<Record<keyof typeof jedecZeners, number>>> = {
  '4728': 0.25,
  '5221': 0.125,
  '5333': 1.25,
  '5913': 0.375,
}
const LOW_CURRENT = 50e-6
const SMALL_SIGNAL_WATTS = 0.5

/** Small European types are stated at 5 mA, and at 2 mA from 27 V on; the 5221 row at 20 mA or a quarter of its power. */
function testCurrentOf({ jedec, power, isLowCurrent }: ZenerSeries, volts: number): number | undefined {
  if (isLowCurrent || jedec === '4678') return LOW_CURRENT
  const load = jedec && JEDEC_LOAD[jedec]
  if (load !== undefined) return Number(Math.min(jedec === '5221' ? 0.02 : 1, load / volts).toPrecision(2))
  if (power > SMALL_SIGNAL_WATTS) return undefined
  return volts < 27 ? 5e-3 : 2e-3
}

function seriesLines(one: ZenerSeries, usual: DiscreteStyle): Line[] {
  const { pattern, body, power, price, jedec, tolerances, range, style, circuit = 'Single' } = one
  const [lowest, highest] = range ?? [2.4, 75]
  const numbered = jedec
    ? jedecZeners[jedec].map((volts, i) => ({ volts, number: String(Number(jedec) + i) }))
    : e24Zeners.filter((volts) => volts >= lowest && volts <= highest).map((volts) => ({ volts, number: '' }))
  const orders = plainOrders((style ?? usual)(body))
  return numbered.flatMap(({ volts, number }) =>
    (tolerances ?? [['', 5] as const]).map(([letter, tolerance]) => ({
      head: pattern
        .replace('{v}', voltageWithV(volts))
        .replace('{p}', voltageWithPoint(volts))
        .replace('{w}', String(Math.round(volts)))
        .replace('{n}', number)
        .replace('{t}', letter),
      nature: zener({
        volts,
        tolerance,
        power,
        price: tolerance < 5 ? price * 1.2 : price,
        circuit,
        testCurrent: testCurrentOf(one, volts),
      }),
      orders,
    })),
  )
}
