import { formatQuantity } from '#shared/quantity.ts'
import type { ParameterChoice } from '../../filters.contract.ts'
import { properMinus } from './parameter-ranges.ts'
import type { ScaleBar } from './parameter-scale.ts'

const HEIGHT = 28
const STEP = 10

/** A bar is a stroke upwards; its width is in facets.css. */
const drawBar = (place: number, height: number) => `M${place * STEP + STEP / 2} ${HEIGHT}v-${Math.round(height)}`

type ParameterHistogramProps = {
  bars: ScaleBar[]
  unit: string
  prefix: string | null
  choice: ParameterChoice | undefined
}

/** Histogram of the values; the selected range is highlighted. Decorative: the numbers are beside it. */
export function ParameterHistogram({ bars, unit, prefix, choice }: ParameterHistogramProps) {
  const [first, last] = [bars[0], bars.at(-1)]
  if (!first || !last) return null
  const tallest = Math.max(...bars.map(({ count }) => count))
  // A bar has at least two units, to be visible.
  const heightOf = (count: number) => (count === 0 ? 0 : 2 + (count / tallest) * (HEIGHT - 2))
  const isTaken = (bar: ScaleBar) =>
    bar.to >= (choice?.min ?? Number.NEGATIVE_INFINITY) && bar.from <= (choice?.max ?? Number.POSITIVE_INFINITY)
  const isRange = choice !== undefined && !choice.valueIds
  const draw = (isMeant: (bar: ScaleBar) => boolean) =>
    bars.map((bar, place) => (bar.count > 0 && isMeant(bar) ? drawBar(place, heightOf(bar.count)) : '')).join('')
  return (
    <div aria-hidden="true" className="facet-scale">
      <svg aria-hidden="true" viewBox={`0 0 ${bars.length * STEP} ${HEIGHT}`} preserveAspectRatio="none">
        <path d={draw(isRange ? (bar) => !isTaken(bar) : () => true)} className="stroke-link/35" />
        {isRange && <path d={draw(isTaken)} className="stroke-link" />}
      </svg>
      <div>
        <span>{properMinus(formatQuantity(first.from, unit, prefix))}</span>
        <span>{properMinus(formatQuantity(last.to, unit, prefix))}</span>
      </div>
    </div>
  )
}
