import type { ReactNode } from 'react'
import type { AppError } from '#shared/app-error.ts'
import { classNames } from '../ui/class-names.ts'
import { Callout } from '../ui/display/callout.tsx'

type RefusalNoteProps = { refusal: AppError | undefined; className?: string; children?: ReactNode }

/** The server's refusal, announced to screen readers. */
export function RefusalNote({ refusal, className, children }: RefusalNoteProps) {
  return (
    <div role="alert" className={classNames('empty:hidden', className)}>
      {refusal && (
        <Callout tone={refusal.reason === 'captcha_needed' ? 'warn' : 'bad'}>
          {refusal.message}
          {children}
        </Callout>
      )}
    </div>
  )
}
