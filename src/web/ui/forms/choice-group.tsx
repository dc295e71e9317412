import { type ReactNode, useId } from 'react'
import { FieldMessage } from './field-message.tsx'

type ChoiceGroupProps = { legend: ReactNode; hint?: ReactNode; error?: ReactNode; children: ReactNode }

/** A question answered by ticking: radios or checkboxes under one legend. */
export function ChoiceGroup({ legend, hint, error, children }: ChoiceGroupProps) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  return (
    <fieldset aria-describedby={[error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined}>
      <legend className="mb-1.5 text-sm font-medium">{legend}</legend>
      <div className="flex flex-col gap-1.5">
        {children}
        <FieldMessage hint={hint} hintId={hintId} error={error} errorId={errorId} />
      </div>
    </fieldset>
  )
}
