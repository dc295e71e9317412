import type { DiscreteStyle } from '../codes/discrete-styles.ts'
import { plainOrders } from '../codes/plain-orders.ts'
import { breakdownVoltages, standoffVoltages, voltageWithPoint, voltageWithV } from '../codes/preferred-voltages.ts'
import { tvsByBreakdown, tvsByStandoff } from '../kinds/tvs.ts'
import type { Nature } from '../kit/nature.ts'
import type { Line } from '../kit/part-family.ts'

/** A TVS series: `{v}` is the voltage (5.0, 12), `{V}` the same with a V for the point (6V8), `{a}` A or CA. */
export interface TvsSeries {
  pattern: string
  body: string
  power: number
  price: number
  /** What the number names. */
  named: 'standoff' | 'breakdown'
  range?: readonly [number, number]
  style?: DiscreteStyle
  automotive?: boolean
}

const BODY_LETTER: Readonly<Record<string, string>> = { SMA: 'H', SMB: 'K', SMC: 'G' }

export function tvsLines(series: readonly TvsSeries[], style: DiscreteStyle): Line[] {
  return series.flatMap((one) => {
    const orders = plainOrders((one.style ?? style)(one.body))
    const [lowest, highest] = one.range ?? [5, 440]
    const voltages = one.named === 'standoff' ? standoffVoltages : breakdownVoltages
    return voltages
      .filter((volts) => volts >= lowest && volts <= highest)
      .flatMap((volts, i) =>
        [false, true].map((bidirectional) => ({
          head: one.pattern
            .replace('{v}', voltageWithPoint(volts))
            .replace('{V}', voltageWithV(volts))
            .replace('{a}', bidirectional ? 'CA' : 'A'),
          nature: natureOf(one, volts, bidirectional, i),
          orders,
        })),
      )
  })
}

function natureOf(
  { named, power, price, body, automotive }: TvsSeries,
  volts: number,
  bidirectional: boolean,
  i: number,
): Nature {
  const strength = { body, power, price, bidirectional }
  const nature =
    named === 'standoff'
      ? tvsByStandoff(volts, topMark(body, bidirectional, i), strength)
      : tvsByBreakdown(volts, strength)
  if (!automotive) return nature
  return { ...nature, price: nature.price * 1.4, attributes: { ...nature.attributes, qualification: 'AEC-Q101' } }
}

/** Two or three letters that count up with the voltage, as the industry prints them. */
function topMark(body: string, bidirectional: boolean, i: number): string {
  const letters = 'EGKMPRTVXZ'
  return `${BODY_LETTER[body] ?? 'T'}${bidirectional ? 'B' : 'A'}${letters[i % letters.length] ?? ''}${i >= letters.length ? Math.floor(i / letters.length) : ''}`
}
