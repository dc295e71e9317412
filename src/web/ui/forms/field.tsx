import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { FieldContext } from './field-context.ts'
import { FieldMessage } from './field-message.tsx'

type FieldProps = {
  label: ReactNode
  /** Keeps the label for screen readers where the place already says it (a search box, a table cell). */
  labelHidden?: boolean
  hint?: ReactNode
  error?: ReactNode
  required?: boolean
  /** Marks the few that may stay empty, which is quieter than a star on all the others. */
  optional?: boolean
  className?: string
  children: ReactNode
}

/** A label, one control and what there is to say about it, wired for assistive technology. */
export function Field({
  label,
  labelHidden,
  hint,
  error,
  required = false,
  optional,
  className,
  children,
}: FieldProps) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const wiring = {
    controlId: `${id}-control`,
    labelId: `${id}-label`,
    describedBy: [error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined,
    invalid: Boolean(error),
    required,
  }
  return (
    <FieldContext value={wiring}>
      <div className={classNames('flex min-w-0 flex-col gap-1', className)}>
        <label
          id={wiring.labelId}
          htmlFor={wiring.controlId}
          className={classNames('text-sm font-medium', labelHidden && 'sr-only')}
        >
          {label}
          {optional && <span className="font-normal text-ink-3"> (optional)</span>}
        </label>
        {children}
        <FieldMessage hint={hint} hintId={hintId} error={error} errorId={errorId} />
      </div>
    </FieldContext>
  )
}
