import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { choiceBox, choiceLabel } from './choice-class.ts'
import { ChoiceGroup } from './choice-group.tsx'

export type RadioOption<V extends string> = {
  value: V
  label: ReactNode
  description?: ReactNode
  /** Right of the label: a price, a date. */
  aside?: ReactNode
  disabled?: boolean
}

type RadioGroupProps<V extends string> = {
  legend: ReactNode
  hint?: ReactNode
  error?: ReactNode
  options: ReadonlyArray<RadioOption<V>>
  name?: string
  value?: V
  defaultValue?: V
  onValueChange?: (value: V) => void
  /** Each answer in a frame of its own, for choices that deserve a look: shipping, payment. */
  framed?: boolean
  /** Narrow frames, where there is little room. */
  dense?: boolean
  required?: boolean
}

/** One of a few. Arrow keys move, as the browser does for radios of one name. */
export function RadioGroup<V extends string>(props: RadioGroupProps<V>) {
  const { options, value, defaultValue, onValueChange, framed, dense, required } = props
  const ownName = useId()
  return (
    <ChoiceGroup legend={props.legend} hint={props.hint} error={props.error}>
      {options.map((option) => (
        <label
          key={option.value}
          className={classNames(
            choiceLabel,
            framed &&
              'rounded-md border border-rim enabled-hover:border-ink-3 has-checked:border-link has-checked:bg-accent-wash',
            framed && (dense ? 'px-2.5 py-1.5' : 'p-3'),
          )}
        >
          <input
            type="radio"
            name={props.name ?? ownName}
            value={option.value}
            required={required}
            disabled={option.disabled}
            aria-invalid={props.error ? true : undefined}
            checked={value === undefined ? undefined : value === option.value}
            defaultChecked={defaultValue === undefined ? undefined : defaultValue === option.value}
            onChange={() => onValueChange?.(option.value)}
            className={classNames(
              'mt-0.5 size-4 rounded-full checked:shadow-[inset_0_0_0_3px_var(--color-paper)]',
              choiceBox,
            )}
          />
          <span className="min-w-0 flex-1">
            <span className="flex justify-between gap-4">
              <span className={classNames(framed && 'font-medium')}>{option.label}</span>
              {option.aside && <span className="whitespace-nowrap">{option.aside}</span>}
            </span>
            {option.description && <span className="block text-sm text-ink-3">{option.description}</span>}
          </span>
        </label>
      ))}
    </ChoiceGroup>
  )
}
