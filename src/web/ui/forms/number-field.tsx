import { Minus, Plus } from 'lucide-react'
import { type ChangeEvent, type KeyboardEvent, use, useId, useState } from 'react'
import { classNames } from '../class-names.ts'
import { useHold } from '../use-hold.ts'
import { type ControlSize, controlFrame } from './control-class.ts'
import { FieldContext, useFieldControl } from './field-context.ts'
import { clampTo, parseCount, stepFrom } from './number-steps.ts'
import { type StepVerb, stepName } from './step-name.ts'

export type NumberFieldProps = {
  value?: number
  defaultValue?: number
  /** Called with every number that is typed or stepped to; an emptied field is silent until it is left. */
  onValueChange?: (value: number) => void
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

const sizes: Record<ControlSize, { frame: string; step: string; text: string }> = {
  sm: { frame: 'h-8', step: 'w-8', text: 'text-base pointer-coarse:text-lg' },
  md: { frame: 'h-9', step: 'w-9', text: 'text-base pointer-coarse:text-lg' },
  lg: { frame: 'h-11', step: 'w-11', text: 'text-lg' },
}

const stepsByKey: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }

/**
 * A whole number with − and +. Left empty it goes back to the minimum. Not Base UI's: that one hides an input with a
 * style attribute, which our content policy refuses on server-rendered pages, and a list shows fifty of these.
 */
export function NumberField(props: NumberFieldProps) {
  const { min = 1, max = 9_999_999_999, step = 1, allowOutOfRange, disabled, name, label, size = 'md' } = props
  const range = { min, max, step }
  const [own, setOwn] = useState(props.defaultValue ?? min)
  // What is being typed, which need not be a number yet; null while not typing.
  const [draft, setDraft] = useState<string | null>(null)
  const current = props.value ?? own
  const wiring = useFieldControl({ 'aria-label': label })
  const field = use(FieldContext)

  function set(value: number) {
    const kept = allowOutOfRange ? value : clampTo(value, range)
    setOwn(kept)
    if (kept !== current) props.onValueChange?.(kept)
  }
  function type(event: ChangeEvent<HTMLInputElement>) {
    const count = parseCount(event.target.value)
    setDraft(count === undefined ? '' : String(count))
    if (count !== undefined) set(count)
  }
  function leave() {
    if (draft === '') set(min)
    setDraft(null)
  }
  function move(by: number) {
    setDraft(null)
    set(stepFrom(current, by, range))
  }
  function onKeyDown(event: KeyboardEvent) {
    const by = stepsByKey[event.key]
    if (by === undefined) return
    event.preventDefault()
    move(event.shiftKey ? Math.sign(by) * 10 : by)
  }

  const look = sizes[size]
  const stepper = (verb: StepVerb, by: number, atEnd: boolean) => ({
    name: stepName(verb, label),
    labelId: label ? undefined : field?.labelId,
    by,
    onStep: move,
    disabled: disabled || atEnd,
    className: look.step,
  })
  return (
    <div className={classNames('flex overflow-hidden', controlFrame, look.frame, props.className)}>
      <Stepper {...stepper('Decrease', -1, current <= min)} />
      <input
        type="text"
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        {...wiring}
        name={name}
        disabled={disabled}
        value={draft ?? String(current)}
        aria-valuenow={draft === '' ? undefined : current}
        aria-valuemin={min}
        aria-valuemax={props.max}
        onChange={type}
        onKeyDown={onKeyDown}
        onBlur={leave}
        className={classNames('w-0 min-w-0 flex-1 bg-transparent text-center font-mono outline-none', look.text)}
      />
      <Stepper {...stepper('Increase', 1, current >= max)} />
    </div>
  )
}

type StepperProps = {
  name: string
  /** The label of the field, added to the name. */
  labelId: string | undefined
  by: number
  onStep: (by: number) => void
  disabled: boolean
  className: string
}

/** Out of the tab order, for the arrow keys do the same; goes on while it is held. */
function Stepper({ name, labelId, by, onStep, disabled, className }: StepperProps) {
  const hold = useHold(() => onStep(by))
  const id = useId()
  return (
    <button
      type="button"
      tabIndex={-1}
      id={labelId && id}
      aria-label={name}
      aria-labelledby={labelId && `${id} ${labelId}`}
      disabled={disabled}
      {...hold}
      className={classNames(
        'grid shrink-0 touch-manipulation place-items-center bg-wash text-ink-2 select-none enabled-hover:bg-line-2',
        'enabled-hover:text-ink enabled-active:bg-line disabled:text-rim [&_svg]:size-4',
        className,
      )}
    >
      {by < 0 ? <Minus aria-hidden="true" /> : <Plus aria-hidden="true" />}
    </button>
  )
}
