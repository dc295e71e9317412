import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { type HeadingLevel, headingTag } from './heading-level.ts'

type ErrorStateProps = {
  title: string
  children?: ReactNode
  actions?: ReactNode
  /** The number of the failed request, so that support can find it. */
  reference?: string
  headingLevel?: HeadingLevel
}

/** Data that could not be loaded: says what is missing and offers the next step. */
export function ErrorState({ title, children, actions, reference, headingLevel = 2 }: ErrorStateProps) {
  const Heading = headingTag(headingLevel)
  return (
    <div role="alert" className="flex gap-4 rounded-lg border border-line border-l-3 border-l-bad p-5">
      <TriangleAlert className="size-5 shrink-0 text-bad" />
      <div className="min-w-0">
        <Heading className="text-base">{title}</Heading>
        {children && <div className="mt-1 max-w-[64ch] text-ink-2">{children}</div>}
        {actions && <div className="mt-4 flex flex-wrap gap-2">{actions}</div>}
        {reference && (
          <p className="mt-3 text-xs text-ink-3">
            Reference <span className="font-mono">{reference}</span>
          </p>
        )}
      </div>
    </div>
  )
}
