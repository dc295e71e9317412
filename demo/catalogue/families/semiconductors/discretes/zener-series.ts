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
}

export const bothTolerances = [
  ['C', 5],
  ['B', 2],
] as const

export function zenerLines(series: readonly ZenerSeries[], style: DiscreteStyle): Line[] {
  return series.flatMap((one) => seriesLines(one, one.style ?? style))
}

function seriesLines(
  { pattern, body, power, price, jedec, tolerances, range, style }: ZenerSeries,
  usual: DiscreteStyle,
): Line[] {
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
      nature: zener({ volts, tolerance, power, price: tolerance < 5 ? price * 1.2 : price }),
      orders,
    })),
  )
}
