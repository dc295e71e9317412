import type { ReactNode } from 'react'
import type { AppError } from '#shared/app-error.ts'
import { classNames } from '../ui/class-names.ts'
import { Callout } from '../ui/display/callout.tsx'

type RefusalNoteProps = { refusal: AppError | undefined; className?: string; children?: ReactNode }

/** What the server says against it, read out as soon as it comes. */
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
