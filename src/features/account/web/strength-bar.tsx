import { classNames } from '#web/ui/class-names.ts'
import type { Strength } from '../password.rules.ts'

const STEPS = [1, 2, 3, 4] as const

const colours: Record<Strength, string> = {
  0: 'bg-bad',
  1: 'bg-bad',
  2: 'bg-warn',
  3: 'bg-link',
  4: 'bg-link',
}

/** Decorative: the text below it says the same. */
export function StrengthBar({ strength }: { strength: Strength | undefined }) {
  return (
    <div aria-hidden="true" className="grid grid-cols-4 gap-1">
      {STEPS.map((step) => (
        <span
          key={step}
          className={classNames(
            'h-1 rounded-full',
            strength !== undefined && step <= Math.max(1, strength) ? colours[strength] : 'bg-line',
          )}
        />
      ))}
    </div>
  )
}
