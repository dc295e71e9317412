import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

type FieldMessageProps = { hint?: ReactNode; hintId: string; error?: ReactNode; errorId: string }

/** The error is in a live region that always exists, so that it is announced when it appears after the field is left. */
export function FieldMessage({ hint, hintId, error, errorId }: FieldMessageProps) {
  return (
    <>
      <div aria-live="polite" className="empty:hidden">
        {error && (
          <p id={errorId} className="flex gap-1.5 text-sm text-bad">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            <span>{error}</span>
          </p>
        )}
      </div>
      {hint && (
        <p id={hintId} className="text-xs text-ink-3">
          {hint}
        </p>
      )}
    </>
  )
}
