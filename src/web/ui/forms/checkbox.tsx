import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { choiceBox, choiceLabel } from './choice-class.ts'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'children'> & {
  label: ReactNode
  /** In a table row, where the column says it to the eye. */
  labelHidden?: boolean
  /** Right of the label: how many a filter would leave. */
  aside?: ReactNode
  /** Some, but not all, of what it stands for. */
  indeterminate?: boolean
}

export function Checkbox({ label, labelHidden, aside, indeterminate = false, className, ref, ...rest }: CheckboxProps) {
  return (
    <label className={classNames(choiceLabel, className)}>
      <span className="relative mt-0.5 grid size-4 shrink-0 place-items-center">
        <input
          type="checkbox"
          {...rest}
          ref={(input) => {
            // There is no attribute for it; only the property.
            if (input) input.indeterminate = indeterminate
            return passRef(ref, input)
          }}
          // Not for radios: a group of them with nothing chosen yet is indeterminate, too.
          className={classNames(
            'peer col-start-1 row-start-1 size-4 rounded-sm indeterminate:border-link indeterminate:bg-link',
            choiceBox,
          )}
        />
        <Mark path="M3.5 8.5 6.5 11.5 12.5 5" className="peer-checked:peer-not-indeterminate:opacity-100" />
        <Mark path="M4 8h8" className="peer-indeterminate:opacity-100" />
      </span>
      <span className={classNames('min-w-0', labelHidden && 'sr-only')}>{label}</span>
      {aside && <span className="ml-auto pl-2 text-xs whitespace-nowrap leading-5 text-ink-3">{aside}</span>}
    </label>
  )
}

function Mark({ path, className }: { path: string; className: string }) {
  return (
    <svg
      viewBox="0 0 16 16"
      aria-hidden="true"
      className={classNames(
        'pointer-events-none col-start-1 row-start-1 size-4 text-paper opacity-0 forced-colors:hidden',
        className,
      )}
    >
      <path d={path} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}

function passRef(ref: ComponentProps<'input'>['ref'], input: HTMLInputElement | null) {
  if (typeof ref === 'function') return ref(input)
  if (ref) ref.current = input
}
