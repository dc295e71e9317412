import { formatCount } from '#shared/text/format-count.ts'
import type { PriceTier } from '../../catalog.contract.ts'
import { priceSteps } from './price-steps.ts'

const WIDTH = 300
const HEIGHT = 48
/** Closer ticks would write their numbers over each other. */
const TICK_ROOM = 34

/** The price by quantity as a chart. The table above has the numbers. */
export function PriceChart({ priceList, count }: { priceList: PriceTier[]; count: number }) {
  const steps = priceSteps(priceList, WIDTH, HEIGHT)
  if (!steps) return null
  const chosen = steps.at(count)
  return (
    <svg aria-hidden="true" viewBox={`-6 -6 ${WIDTH + 12} ${HEIGHT + 26}`} className="w-full">
      <path d={`M0 ${HEIGHT}H${WIDTH}`} className="stroke-line" />
      <path d={steps.line} fill="none" className="stroke-link" strokeWidth="1.5" />
      {spacedOut(steps.ticks).map((tick) => (
        <g key={tick.count}>
          <path d={`M${tick.x} ${HEIGHT}v4`} className="stroke-edge" />
          <text
            x={tick.x}
            y={HEIGHT + 16}
            textAnchor={tick.x === 0 ? 'start' : 'middle'}
            className="fill-ink-3 text-2xs"
          >
            {formatCount(tick.count)}
          </text>
        </g>
      ))}
      {chosen && <circle cx={chosen.x} cy={chosen.y} r="4" className="fill-link stroke-paper" strokeWidth="2" />}
    </svg>
  )
}

function spacedOut<T extends { x: number }>(ticks: T[]): T[] {
  let last = Number.NEGATIVE_INFINITY
  return ticks.filter(({ x }) => {
    if (x - last < TICK_ROOM) return false
    last = x
    return true
  })
}
