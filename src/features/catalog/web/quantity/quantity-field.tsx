import { type KeyboardEvent, useState } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { controlFrame } from '#web/ui/forms/control-class.ts'
import { stepName } from '#web/ui/forms/step-name.ts'
import { UNLIMITED } from '../../catalog.rules.ts'
import { stepQuantity } from './step-quantity.ts'

type QuantityFieldProps = {
  label: string
  value: number
  onChange: (value: number) => void
  /** The stock. More can be typed: the page shows the problem instead of changing it silently. */
  max: number
  /** What − and + move by, landing on its multiples. */
  step: number
  /** The smallest quantity − leads to. */
  least: number
  invalid?: boolean
  describedBy?: string
  size?: 'sm' | 'lg'
  className?: string
}

const sizes = { sm: 'quantity', lg: 'quantity h-11' }

/** The browser's own number input with our steps: lists show twenty of these, and they work before any script. */
export function QuantityField(props: QuantityFieldProps) {
  const { label, value, onChange, max, step, least, invalid, describedBy, size = 'sm', className } = props
  // Intermediate input that is not a quantity yet: empty, zero, a fraction.
  const [draft, setDraft] = useState<string>()

  function type(text: string) {
    const typed = /^\d+$/.test(text) ? Math.min(Number(text), UNLIMITED) : 0
    setDraft(typed > 0 ? undefined : text)
    if (typed > 0) onChange(typed)
  }
  function leave() {
    if (draft === undefined) return
    setDraft(undefined)
    onChange(1)
  }
  function move(direction: 1 | -1) {
    setDraft(undefined)
    onChange(stepQuantity(value, direction, { step, least, max }))
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    move(event.key === 'ArrowUp' ? 1 : -1)
  }

  return (
    <div className={classNames(controlFrame, sizes[size], className)}>
      {/* Not in the tab order: the arrow keys do the same. */}
      <button
        type="button"
        tabIndex={-1}
        aria-label={stepName('Decrease', label)}
        disabled={value <= least}
        onClick={() => move(-1)}
      >
        −
      </button>
      <input
        type="number"
        inputMode="numeric"
        autoComplete="off"
        min={1}
        max={max}
        value={draft ?? value}
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
        onKeyDown={onKeyDown}
        aria-label={label}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
      />
      <button
        type="button"
        tabIndex={-1}
        aria-label={stepName('Increase', label)}
        disabled={value >= max}
        onClick={() => move(1)}
      >
        +
      </button>
    </div>
  )
}
