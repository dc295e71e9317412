import { formatQuantity } from '#shared/quantity.ts'
import { classNames } from '#web/ui/class-names.ts'
import type { ParameterChoice } from '../narrowing.contract.ts'
import { properMinus } from './parameter-ranges.ts'
import type { ScaleBar } from './parameter-scale.ts'

const HEIGHT = 28
const STEP = 10
const GAP = 1

/** Where along its axis the parts are; what a range takes in stands out. For the eye: the figures are beside it. */
export function ParameterHistogram(props: { bars: ScaleBar[]; unit: string; choice: ParameterChoice | undefined }) {
  const { bars, unit, choice } = props
  const [first, last] = [bars[0], bars.at(-1)]
  if (!first || !last) return null
  const tallest = Math.max(...bars.map(({ count }) => count))
  // Anything at all is seen: a bar of one part among thousands is two units high.
  const heightOf = (count: number) => (count === 0 ? 0 : 2 + (count / tallest) * (HEIGHT - 2))
  const isTaken = (bar: ScaleBar) =>
    bar.to >= (choice?.min ?? Number.NEGATIVE_INFINITY) && bar.from <= (choice?.max ?? Number.POSITIVE_INFINITY)
  const isRange = choice !== undefined && !choice.valueIds
  return (
    <div aria-hidden="true" className="pt-1">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${bars.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="block h-8 w-full"
      >
        {bars.map((bar, place) => (
          <rect
            key={bar.from}
            x={place * STEP + GAP / 2}
            width={STEP - GAP}
            y={HEIGHT - heightOf(bar.count)}
            height={heightOf(bar.count)}
            className={classNames(isRange && isTaken(bar) ? 'fill-link' : 'fill-link/35')}
          />
        ))}
      </svg>
      <div className="flex justify-between border-t border-line pt-0.5 text-2xs text-ink-3">
        <span>{properMinus(formatQuantity(first.from, unit))}</span>
        <span>{properMinus(formatQuantity(last.to, unit))}</span>
      </div>
    </div>
  )
}
