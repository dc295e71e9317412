import { Count } from '#web/ui/display/count.tsx'
import type { QuantityProblem } from '../../catalog.rules.ts'

type QuantityProblemTextProps = { id: string; problem: QuantityProblem; onTake: (count: number) => void }

/** Why a quantity is invalid, with buttons for valid ones. */
export function QuantityProblemText({ id, problem, onTake }: QuantityProblemTextProps) {
  return (
    <p id={id} role="status" className="text-xs text-bad">
      {problem.message}{' '}
      {problem.take.map((count) => (
        <button
          key={count}
          type="button"
          onClick={() => onTake(count)}
          className="mr-1.5 rounded-xs font-medium whitespace-nowrap text-link underline underline-offset-2"
        >
          Take <Count value={count} />
        </button>
      ))}
    </p>
  )
}
