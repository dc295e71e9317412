import { NumberField as Base } from '@base-ui/react/number-field'
import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import { classNames } from './class-names.ts'
import { type ControlSize, controlFrame } from './control-class.ts'
import { useFieldControl } from './field-context.ts'

export type NumberFieldProps = {
  value?: number
  defaultValue?: number
  /** Called with every number that is typed or stepped to; an emptied field is silent until it is left. */
  onValueChange?: (value: number) => void
  /** Called when a number stands: on leaving, on a step. */
  onValueCommit?: (value: number) => void
  min?: number
  max?: number
  /** What − and + move by, landing on its multiples. */
  step?: number
  /** Lets a number outside the range stand, so that the page can say why not instead of changing it silently. */
  allowOutOfRange?: boolean
  disabled?: boolean
  name?: string
  /** Needed unless a `Field` names it. */
  label?: string
  size?: ControlSize
  className?: string
}

const sizes: Record<ControlSize, { frame: string; step: string; input: string }> = {
  sm: { frame: 'h-8', step: 'w-8', input: 'text-base pointer-coarse:text-lg' },
  md: { frame: 'h-9', step: 'w-9', input: 'text-base pointer-coarse:text-lg' },
  lg: { frame: 'h-11', step: 'w-11', input: 'text-lg' },
}

/**
 * A whole number with − and +. Left empty it goes back to the minimum. Pulls in Base UI's number field (12 kB): in a
 * long list of goods it loads with the list's route, never with the header or the home page.
 */
export function NumberField(props: NumberFieldProps) {
  const { min = 1, max, step = 1, allowOutOfRange, disabled, name, label, size = 'md', className } = props
  const [own, setOwn] = useState(props.defaultValue ?? min)
  const [cleared, setCleared] = useState(false)
  const { required: _required, ...wiring } = useFieldControl({ 'aria-label': label })
  const look = sizes[size]

  function change(value: number | null) {
    setCleared(value === null)
    if (value === null) return
    setOwn(value)
    props.onValueChange?.(value)
  }

  function commit(value: number | null) {
    if (value === null) change(min)
    props.onValueCommit?.(value ?? min)
  }

  const stepper = classNames(
    'grid shrink-0 place-items-center bg-wash text-ink-2 enabled-hover:bg-line-2 enabled-hover:text-ink',
    'enabled-active:bg-line disabled:text-rim data-disabled:text-rim [&_svg]:size-4',
    look.step,
  )
  return (
    <div className={classNames('hides-form-input', className)}>
      <Base.Root
        id={wiring.id}
        name={name}
        value={cleared ? null : (props.value ?? own)}
        onValueChange={change}
        onValueCommitted={commit}
        min={min}
        max={max}
        step={step}
        largeStep={step * 10}
        snapOnStep
        allowOutOfRange={allowOutOfRange}
        disabled={disabled}
        locale="en-US"
        format={{ useGrouping: false, maximumFractionDigits: 0 }}
      >
        <Base.Group className={classNames('flex overflow-hidden', controlFrame, look.frame)}>
          <Base.Decrement className={stepper}>
            <Minus aria-hidden="true" />
          </Base.Decrement>
          <Base.Input
            aria-label={wiring['aria-label']}
            aria-describedby={wiring['aria-describedby']}
            aria-invalid={wiring['aria-invalid']}
            className={classNames('w-0 min-w-0 flex-1 bg-transparent text-center font-mono outline-none', look.input)}
          />
          <Base.Increment className={stepper}>
            <Plus aria-hidden="true" />
          </Base.Increment>
        </Base.Group>
      </Base.Root>
    </div>
  )
}
